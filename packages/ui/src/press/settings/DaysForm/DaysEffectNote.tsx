import { findChangedDays, type DaysEffect, type SetDay } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Text } from '../../../foundations/Text/index.ts'
import type { TypedDay } from './typed.ts'
import { useDayLabels } from './useDayLabels.ts'
import * as styles from './DaysForm.css.ts'

export interface DaysEffectNoteProps {
  savedDays: readonly SetDay[]
  days: readonly TypedDay[]
  /** The affected deadlines and meetings. Undefined while they load. */
  facts: DaysEffect | undefined
  /** Whether loading failed. */
  failed: boolean
}

/** The effects of an unsaved change of the days, and the data that it does not change. */
export function DaysEffectNote({ savedDays, days, facts, failed }: DaysEffectNoteProps) {
  const { t } = useTranslation('settings')
  const { list } = useDayLabels()
  const { off: newDaysOff, working: newWorkingDays } = findChangedDays(savedDays, days as readonly SetDay[])
  return (
    <div className={styles.effect}>
      <section aria-label={t('effect.changes')}>
        <Text variant="strong">{t('effect.changes')}</Text>
        <Text tone="secondary">
          {newDaysOff.length > 0 && `${t('effect.off', { count: newDaysOff.length, days: list(newDaysOff) })} `}
          {newWorkingDays.length > 0 &&
            `${t('effect.working', { count: newWorkingDays.length, days: list(newWorkingDays) })} `}
          {newDaysOff.length + newWorkingDays.length === 0 && t('effect.same')}
        </Text>
        {newDaysOff.length > 0 && (
          <output>
            <Text tone="secondary">
              {failed ? t('effect.failed') : facts ? <EffectText facts={facts} /> : t('effect.loading')}
            </Text>
          </output>
        )}
      </section>
      <section aria-label={t('effect.stays')}>
        <Text variant="strong">{t('effect.stays')}</Text>
        <Text tone="secondary">{t('effect.staysText')}</Text>
      </section>
    </div>
  )
}

function EffectText({ facts: { deadlines, meetings } }: { facts: DaysEffect }) {
  const { t } = useTranslation('settings')
  const { list } = useDayLabels()
  if (deadlines.count + meetings.count === 0) return t('effect.nothing')
  const listedNames = deadlines.first.map(({ name }) => name).join(', ')
  const moreCount = deadlines.count - deadlines.first.length
  const names = moreCount > 0 ? t('effect.more', { names: listedNames, count: moreCount }) : listedNames
  return (
    <>
      {deadlines.count > 0 && `${t('effect.deadlines', { count: deadlines.count, names })} `}
      {meetings.count > 0 && t('effect.meetings', { count: meetings.count, days: list(meetings.days) })}
    </>
  )
}
