import { useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts'
import * as styles from './BoardReplay.css.ts'
import { replaySteps, type ReplayDay, type ReplayStep } from './replay.ts'
import { ReplayAxis } from './ReplayAxis.tsx'

export interface ReplayBarProps {
  /** Every day from the first day with a move until today. */
  days: readonly ReplayDay[]
  day: string
  onDayChange: (day: string) => void
  step: ReplayStep
  onStepChange: (step: ReplayStep) => void
  /** Moves one step back or forward. `step` is the size of a step. */
  onMoveDay: (direction: 1 | -1) => void
  playing: boolean
  onPlay: (playing: boolean) => void
}

/** Selects the day of a past board: step by step, on the axis of days, or by playing. */
export function ReplayBar({ days, day, onDayChange, step, onStepChange, onMoveDay, playing, onPlay }: ReplayBarProps) {
  const { t } = useTranslation('boards')
  const moves = days.find((replayDay) => replayDay.day === day)?.moves ?? 0
  return (
    <div className={styles.replay}>
      <div className={styles.buttons}>
        <IconButton outline glyph={glyphs.skipBack} label={t(`past.back_${step}`)} onClick={() => onMoveDay(-1)} />
        <IconButton
          outline
          glyph={playing ? glyphs.pause : glyphs.play}
          label={t(playing ? 'past.pause' : 'past.play')}
          onClick={() => onPlay(!playing)}
        />
        <IconButton outline glyph={glyphs.skipForward} label={t(`past.forth_${step}`)} onClick={() => onMoveDay(1)} />
      </div>
      <ReplayAxis days={days} day={day} onDayChange={onDayChange} onPlay={() => onPlay(!playing)} />
      <div className={styles.steps}>
        <SegmentedControl
          label={t('past.step')}
          size="sm"
          options={replaySteps.map((value) => ({ value, label: t(`past.by_${value}`) }))}
          value={step}
          onValueChange={onStepChange}
        />
        <span className={styles.moves}>{t('past.thatDay', { moves: t('past.moves', { count: moves }) })}</span>
      </div>
    </div>
  )
}
