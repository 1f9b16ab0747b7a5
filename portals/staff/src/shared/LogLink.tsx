import { getGrantedScope } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, Link } from '@press/ui'
import { useStaff } from './useStaff.ts'

/** Leads who may read the log to all of it about one row. */
export function LogLink({ resource, id }: { resource: 'user' | 'organization'; id: number }) {
  const { t } = useTranslation('events-log')
  const { role, to } = useStaff()
  if (!getGrantedScope(role, 'history', 'read')) return null
  return (
    <Link variant="standalone" glyph={glyphs.clockCounterClockwise} href={to.logOf(resource, id)}>
      {t('history')}
    </Link>
  )
}
