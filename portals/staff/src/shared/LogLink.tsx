import { getGrantedScope } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, Link } from '@press/ui'
import { useStaff } from './useStaff.ts'

/** A link to all log entries about one row, for roles that may read the log. */
export function LogLink({ resource, id }: { resource: 'user' | 'organization'; id: number }) {
  const { t } = useTranslation('events-log')
  const { role, paths } = useStaff()
  if (!getGrantedScope(role, 'history', 'read')) return null
  return (
    <Link variant="standalone" glyph={glyphs.clockCounterClockwise} href={paths.logOf(resource, id)}>
      {t('history')}
    </Link>
  )
}
