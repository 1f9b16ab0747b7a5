import { getGrantedScope } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useListParams } from '@press/shell'
import { addDays, ButtonLink, glyphs, useToday } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** Returns the past day in the URL, for roles that may read the history, and a function that opens another day; '' means today. */
export function useHistoryDay(): { at: string | undefined; goTo: (day: string) => void } {
  const today = useToday()
  const { role } = useStaff()
  const [{ at }, setParams] = useListParams({ at: '' })
  const isPastDay = isDay(at) && at < today && getGrantedScope(role, 'history', 'read')
  return { at: isPastDay ? at : undefined, goTo: (day) => setParams({ at: day }) }
}

/** A link to the board as it was yesterday; empty for roles that may not read the history. */
export function BoardHistoryLink() {
  const today = useToday()
  const { t } = useTranslation('boards')
  const { role } = useStaff()
  if (!getGrantedScope(role, 'history', 'read')) return null
  return (
    <ButtonLink leading={glyphs.clockCounterClockwise} href={`?at=${addDays(today, -1)}`}>
      {t('past.open')}
    </ButtonLink>
  )
}
