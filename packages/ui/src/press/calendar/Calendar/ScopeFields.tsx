import { repeatScopes, generateRuleDays } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFormContext, useWatch } from 'react-hook-form'
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts'
import * as styles from './EventDialog.css.ts'
import type { EventValues } from './event-values.ts'
import { changesRule, getScope } from './scope-of.ts'
import type { CalendarEvent } from './types.ts'
import { useEventTimeText } from './useEventTimeText.ts'

/** The choice of occurrences that the change applies to, with a note on what stays unchanged. */
export function ScopeFields({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('calendar')
  const eventTimeText = useEventTimeText()
  const { control, setValue } = useFormContext<EventValues>()
  const values = useWatch({ control }) as EventValues
  const earlierCount = countBefore(event)
  const scope = getScope(values, event)
  const details = {
    this: eventTimeText.day(event.dates.start),
    following: earlierCount > 0 ? t('scope.before', { count: earlierCount }) : undefined,
    series: earlierCount > 0 ? t('scope.beforeToo') : undefined,
  }
  return (
    <div className={styles.wide}>
      <RadioGroup
        label={t('scope.what')}
        variant="cards"
        name="scope"
        hint={scope === 'this' ? undefined : t('scope.kept')}
        options={repeatScopes.map((value) => ({
          value,
          label: t(`scope.${value}`),
          ...(details[value] !== undefined && { detail: details[value] }),
          // A changed rule cannot apply to one occurrence alone.
          disabled: value === 'this' && changesRule(values, event),
        }))}
        value={scope}
        onValueChange={(newScope) => setValue('scope', newScope, { shouldDirty: true })}
      />
    </div>
  )
}

/** Counts the meetings of the series before this one. */
function countBefore({ repeat, occurrence, first, skipped = [] }: CalendarEvent): number {
  if (!repeat || !occurrence || !first) return 0
  let count = 0
  for (const day of generateRuleDays(first, repeat)) {
    if (day >= occurrence) break
    if (!skipped.includes(day)) count += 1
  }
  return count
}
