import { dailyDigestTime, type QuietHours } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Panel } from '../../../foundations/layout/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { Switch } from '../../../primitives/Switch/index.ts'
import { TimeField } from '../../../primitives/TimeField/index.ts'
import * as styles from './NotificationSettings.css.ts'

interface QuietHoursPanelProps {
  quiet: QuietHours
  onQuietChange: (quiet: QuietHours) => void
}

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const toPercent = (minutes: number): string => `${(minutes / 1440) * 100}%`

/** Returns the quiet periods of a day, in minutes since midnight. */
function getQuietPeriods({ on, from, to }: QuietHours): [number, number][] {
  const [startMinute, endMinute] = [toMinutes(from), toMinutes(to)]
  if (!on || startMinute === endMinute) return []
  return startMinute < endMinute
    ? [[startMinute, endMinute]]
    : [
        [0, endMinute],
        [startMinute, 1440],
      ]
}

/**
 * The quiet hours, when no notifications are sent: their start, their end and whether days off are quiet. The day is drawn as a
 * line.
 */
export function QuietHoursPanel({ quiet, onQuietChange }: QuietHoursPanelProps) {
  const { t } = useTranslation('notification-settings')
  const { on, from, to, days_off } = quiet
  const updateQuietHours = (changes: Partial<QuietHours>) => onQuietChange({ ...quiet, ...changes })
  const letterMinute = toMinutes(dailyDigestTime)
  return (
    <Panel>
      <div className={styles.quiet}>
        <div className={styles.quietTop}>
          <Switch
            label={t('quiet.title')}
            detail={t('quiet.hint')}
            checked={on}
            onCheckedChange={(isOn) => updateQuietHours({ on: isOn })}
          />
          <div className={styles.times}>
            <TimeField
              label={t('quiet.from')}
              labelHidden
              value={from}
              disabled={!on}
              onValueChange={(time) => time && updateQuietHours({ from: time })}
            />
            <span aria-hidden>{'–'}</span>
            <TimeField
              label={t('quiet.to')}
              labelHidden
              value={to}
              disabled={!on}
              onValueChange={(time) => time && updateQuietHours({ to: time })}
            />
          </div>
        </div>
        <div aria-hidden className={styles.day}>
          <div className={styles.bar}>
            {getQuietPeriods(quiet).map(([startMinute, endMinute]) => (
              <span
                key={startMinute}
                className={styles.stretch}
                style={{ insetInlineStart: toPercent(startMinute), inlineSize: toPercent(endMinute - startMinute) }}
              />
            ))}
            <span className={styles.letterMark} style={{ insetInlineStart: toPercent(letterMinute) }} />
          </div>
          <div className={styles.scale}>
            <span>{0}</span>
            <span className={styles.letterTime} style={{ insetInlineStart: toPercent(letterMinute) }}>
              {t('quiet.letter', { time: dailyDigestTime })}
            </span>
            <span>{24}</span>
          </div>
        </div>
        {on && from === to && <p className={styles.note}>{t('quiet.empty')}</p>}
        <div className={styles.quietFoot}>
          <Checkbox
            label={t('quiet.daysOff')}
            checked={days_off}
            disabled={!on}
            onCheckedChange={(isOn) => updateQuietHours({ days_off: isOn })}
          />
          <span className={styles.note}>{t('quiet.zone')}</span>
        </div>
      </div>
    </Panel>
  )
}
