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
import { computeChartDays, getHourLines, getDrawnHours, type ChartDay, type ChartFacts } from './chart-days.ts'
import * as styles from './MonthChart.css.ts'
import { getPlacement } from './placement.ts'
import { useDayText } from './useDayText.ts'
import { getWeekAround } from './week.ts'

export interface MonthChartProps extends Omit<ChartFacts, 'away'> {
  /** Leave and business trips. @default none */
  away?: ChartFacts['away']
  /** The selected day. */
  selectedDay: string
  onSelectedDayChange: (day: string) => void
  /** Opens the previous or the next month. */
  onTurn?: (direction: -1 | 1) => void
  /** Approves the correction of the selected day. Omit `onApprove` and `onRefuse` for people without permission. */
  onApprove?: ((correction: TimeCorrection) => void) | undefined
  onRefuse?: ((correction: TimeCorrection) => void) | undefined
}

/** A person's hours in a month: each day has bars from arrival to departure, and a pending correction is drawn at its new times. */
export function MonthChart({
  away = [],
  selectedDay,
  onSelectedDayChange,
  onTurn,
  onApprove,
  onRefuse,
  ...facts
}: MonthChartProps) {
  const { t } = useTranslation('time')
  const { date } = useFormat()
  const timeLabels = useTimeLabels()
  const getDayText = useDayText()
  const id = useId()
  const isPhone = useMedia('belowTablet')
  const allDays = computeChartDays({ ...facts, away })
  const drawnHours = getDrawnHours(allDays)
  const currentIndex = Math.max(
    0,
    allDays.findIndex(({ day }) => day === selectedDay),
  )
  const currentDay = allDays[currentIndex]
  const visibleDays = isPhone ? getWeekAround(allDays, currentIndex) : allDays
  const pendingCorrection = currentDay?.pendingCorrection
  useShortcut('a', () => pendingCorrection && onApprove?.(pendingCorrection), {
    enabled: Boolean(pendingCorrection && onApprove),
  })
  useShortcut('r', () => pendingCorrection && onRefuse?.(pendingCorrection), {
    enabled: Boolean(pendingCorrection && onRefuse),
  })
  const [groupRef, requestFocus] = useFollowingFocus(selectedDay)

  const selectIndex = (nextIndex: number) => {
    const nextDay = allDays[Math.max(0, Math.min(allDays.length - 1, nextIndex))]
    if (!nextDay) return
    requestFocus()
    onSelectedDayChange(nextDay.day)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const dayStep = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    const edgeIndex = { Home: 0, End: allDays.length - 1 }[event.key]
    const monthStep = ({ PageUp: -1, PageDown: 1 } as const)[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (dayStep) selectIndex(currentIndex + dayStep)
    else if (edgeIndex !== undefined) selectIndex(edgeIndex)
    else if (monthStep && onTurn) {
      requestFocus()
      onTurn(monthStep)
    } else return
    event.preventDefault()
  }
  return (
    <Panel title={t('chart.title')} actions={<Legend days={allDays} />}>
      {isPhone && (
        <div className={styles.week}>
          <IconButton
            glyph={glyphs.caretLeft}
            label={t('chart.previousWeek')}
            disabled={currentIndex < 1}
            onClick={() => selectIndex(currentIndex - 7)}
          />
          {`${date(visibleDays[0]?.day ?? selectedDay, 'day')}–${date(visibleDays.at(-1)?.day ?? selectedDay, 'day')}`}
          <IconButton
            glyph={glyphs.caretRight}
            label={t('chart.nextWeek')}
            disabled={currentIndex >= allDays.length - 1}
            onClick={() => selectIndex(currentIndex + 7)}
          />
        </div>
      )}
      <div className={styles.chart}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of its buttons */}
        <div
          ref={groupRef}
          role="group"
          aria-label={t('chart.title')}
          aria-describedby={`${id}-keys`}
          className={isPhone ? styles.rows : styles.columns}
          onKeyDown={onKeyDown}
        >
          {isPhone && <div className={styles.scaleLying} />}
          {visibleDays.map((chartDay) => (
            <ChartDayButton
              key={chartDay.day}
              chartDay={chartDay}
              label={`${timeLabels.day(chartDay.day)}: ${getDayText(chartDay)}`}
              visibleHours={drawnHours}
              selected={chartDay.day === currentDay?.day}
              isToday={chartDay.day === facts.today}
              horizontal={isPhone}
              onChoose={() => onSelectedDayChange(chartDay.day)}
            />
          ))}
        </div>
        <HourLines visibleHours={drawnHours} horizontal={isPhone} />
      </div>
      {currentDay && (
        <p className={styles.said}>
          <span className={styles.saidDay}>{timeLabels.day(currentDay.day)}</span>
          {` · ${getDayText(currentDay)}`}
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
  const groupRef = useRef<HTMLDivElement>(null)
  const shouldFocusRef = useRef(false)
  useEffect(() => {
    const button = shouldFocusRef.current && groupRef.current?.querySelector<HTMLElement>(`[data-day="${selectedDay}"]`)
    if (!button) return
    shouldFocusRef.current = false
    button.focus()
  })
  return [groupRef, () => (shouldFocusRef.current = true)] as const
}

const legendKeys = ['work', 'now', 'waiting', 'away'] as const

function Legend({ days }: { days: readonly ChartDay[] }) {
  const { t } = useTranslation('time')
  const isEntryShown = {
    work: true,
    now: days.some(({ running }) => running),
    waiting: days.some(({ pendingCorrection }) => pendingCorrection),
    away: days.some((chartDay) => chartDay.away),
  }
  return (
    <span className={styles.legend}>
      {legendKeys
        .filter((key) => isEntryShown[key])
        .map((key) => (
          <span key={key} className={styles.entry}>
            <span className={classes(styles.swatch, styles.kind[key === 'waiting' ? 'adds' : key])} />
            {t(`chart.${key}`)}
          </span>
        ))}
    </span>
  )
}

function HourLines({
  visibleHours,
  horizontal,
}: {
  visibleHours: ReturnType<typeof getDrawnHours>
  horizontal: boolean
}) {
  const { t } = useTranslation('time')
  const timeLabels = useTimeLabels()
  return (
    <div aria-hidden>
      {!horizontal && <span className={styles.unit}>{t('chart.hours')}</span>}
      <div className={classes(styles.lines, horizontal ? styles.linesLying : styles.linesUpright)}>
        {getHourLines(visibleHours).map((minute) => {
          const placement = getPlacement(
            horizontal,
            (minute - visibleHours.from) / (visibleHours.to - visibleHours.from),
          )
          return (
            <span key={minute}>
              <span className={horizontal ? styles.lineLying : styles.lineUpright} style={placement} />
              <span className={horizontal ? styles.tickLying : styles.tickUpright} style={placement}>
                {timeLabels.clock(minute)}
              </span>
            </span>
          )
        })}
      </div>
    </div>
  )
}
