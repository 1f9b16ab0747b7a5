import type { TimeCorrection } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Panel } from '../../../foundations/layout/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { useTimeLabels } from '../useTimeLabels.ts'
import { ChartDayButton } from './ChartDayButton.tsx'
import { chartDays, hourLines, hoursDrawn, type ChartDay, type ChartFacts } from './chart-days.ts'
import * as styles from './MonthChart.css.ts'
import { getPlacement } from './placement.ts'
import { useDayText } from './useDayText.ts'
import { weekAround } from './week.ts'

export interface MonthChartProps extends Omit<ChartFacts, 'away'> {
  /** Leave and business trips. @default none */
  away?: ChartFacts['away']
  /** The selected day. */
  chosen: string
  onChosenChange: (day: string) => void
  /** Opens the previous or the next month. */
  onTurn?: (by: -1 | 1) => void
  /** Approves the correction of the selected day. Omit `onApprove` and `onRefuse` for people without permission. */
  onApprove?: ((correction: TimeCorrection) => void) | undefined
  onRefuse?: ((correction: TimeCorrection) => void) | undefined
}

/** A person's hours in a month: each day has bars from arrival to departure, and a pending correction is drawn at its new times. */
export function MonthChart({
  away = [],
  chosen,
  onChosenChange,
  onTurn,
  onApprove,
  onRefuse,
  ...facts
}: MonthChartProps) {
  const { t } = useTranslation('time')
  const { date } = useFormat()
  const words = useTimeLabels()
  const dayText = useDayText()
  const id = useId()
  const phone = useMedia('belowTablet')
  const all = chartDays({ ...facts, away })
  const drawnHours = hoursDrawn(all)
  const at = Math.max(
    0,
    all.findIndex(({ day }) => day === chosen),
  )
  const currentDay = all[at]
  const visibleDays = phone ? weekAround(all, at) : all
  const pendingCorrection = currentDay?.waits
  useShortcut('a', () => pendingCorrection && onApprove?.(pendingCorrection), {
    enabled: Boolean(pendingCorrection && onApprove),
  })
  useShortcut('r', () => pendingCorrection && onRefuse?.(pendingCorrection), {
    enabled: Boolean(pendingCorrection && onRefuse),
  })
  const [group, follow] = useFollowingFocus(chosen)

  const go = (to: number) => {
    const day = all[Math.max(0, Math.min(all.length - 1, to))]
    if (!day) return
    follow()
    onChosenChange(day.day)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    const edge = { Home: 0, End: all.length - 1 }[event.key]
    const turn = ({ PageUp: -1, PageDown: 1 } as const)[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (step) go(at + step)
    else if (edge !== undefined) go(edge)
    else if (turn && onTurn) {
      follow()
      onTurn(turn)
    } else return
    event.preventDefault()
  }
  return (
    <Panel title={t('chart.title')} actions={<Legend days={all} />}>
      {phone && (
        <div className={styles.week}>
          <IconButton
            glyph={glyphs.caretLeft}
            label={t('chart.previousWeek')}
            disabled={at < 1}
            onClick={() => go(at - 7)}
          />
          {`${date(visibleDays[0]?.day ?? chosen, 'day')}–${date(visibleDays.at(-1)?.day ?? chosen, 'day')}`}
          <IconButton
            glyph={glyphs.caretRight}
            label={t('chart.nextWeek')}
            disabled={at >= all.length - 1}
            onClick={() => go(at + 7)}
          />
        </div>
      )}
      <div className={styles.chart}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons’ keys bubble up to it */}
        <div
          ref={group}
          role="group"
          aria-label={t('chart.title')}
          aria-describedby={`${id}-keys`}
          className={phone ? styles.rows : styles.columns}
          onKeyDown={onKeyDown}
        >
          {phone && <div className={styles.scaleLying} />}
          {visibleDays.map((of) => (
            <ChartDayButton
              key={of.day}
              of={of}
              label={`${words.day(of.day)}: ${dayText(of)}`}
              drawn={drawnHours}
              chosen={of.day === currentDay?.day}
              isToday={of.day === facts.today}
              lying={phone}
              onChoose={() => onChosenChange(of.day)}
            />
          ))}
        </div>
        <HourLines drawn={drawnHours} lying={phone} />
      </div>
      {currentDay && (
        <p className={styles.said}>
          <span className={styles.saidDay}>{words.day(currentDay.day)}</span>
          {` · ${dayText(currentDay)}`}
          {pendingCorrection && ` · «${pendingCorrection.reason}»`}
        </p>
      )}
      <VisuallyHidden>
        <span id={`${id}-keys`}>{t(onApprove ? 'chart.keysDecide' : 'chart.keys')}</span>
      </VisuallyHidden>
    </Panel>
  )
}

/** After a key press, focuses the selected day as soon as it is rendered. Its month may still be loading. */
function useFollowingFocus(selectedDay: string) {
  const group = useRef<HTMLDivElement>(null)
  const follows = useRef(false)
  useEffect(() => {
    const button = follows.current && group.current?.querySelector<HTMLElement>(`[data-day="${selectedDay}"]`)
    if (!button) return
    follows.current = false
    button.focus()
  })
  return [group, () => (follows.current = true)] as const
}

const legendKeys = ['work', 'now', 'waiting', 'away'] as const

function Legend({ days }: { days: readonly ChartDay[] }) {
  const { t } = useTranslation('time')
  const presence = {
    work: true,
    now: days.some(({ running }) => running),
    waiting: days.some(({ waits }) => waits),
    away: days.some((one) => one.away),
  }
  return (
    <span className={styles.legend}>
      {legendKeys
        .filter((key) => presence[key])
        .map((key) => (
          <span key={key} className={styles.entry}>
            <span className={classes(styles.swatch, styles.kind[key === 'waiting' ? 'adds' : key])} />
            {t(`chart.${key}`)}
          </span>
        ))}
    </span>
  )
}

function HourLines({ drawn, lying }: { drawn: ReturnType<typeof hoursDrawn>; lying: boolean }) {
  const { t } = useTranslation('time')
  const words = useTimeLabels()
  return (
    <div aria-hidden>
      {!lying && <span className={styles.unit}>{t('chart.hours')}</span>}
      <div className={classes(styles.lines, lying ? styles.linesLying : styles.linesUpright)}>
        {hourLines(drawn).map((minute) => {
          const place = getPlacement(lying, (minute - drawn.from) / (drawn.to - drawn.from))
          return (
            <span key={minute}>
              <span className={lying ? styles.lineLying : styles.lineUpright} style={place} />
              <span className={lying ? styles.tickLying : styles.tickUpright} style={place}>
                {words.clock(minute)}
              </span>
            </span>
          )
        })}
      </div>
    </div>
  )
}
