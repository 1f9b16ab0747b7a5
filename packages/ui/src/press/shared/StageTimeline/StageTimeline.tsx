import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { stageGlyphs } from '../../../foundations/stages/index.ts'
import { hue } from '../../../foundations/stages/stages.css.ts'
import * as styles from './StageTimeline.css.ts'
import type { StageStep } from './steps.ts'
import { useStepDate } from './useStepDate.ts'

export interface StageTimelineProps {
  /** The stages, in order; `createStageSteps` creates all ten from a book's current stages. */
  steps: readonly StageStep[]
  /** `horizontal` under a title, `small` in a side column, `large` as a separate page. @default 'small' */
  layout?: 'horizontal' | 'small' | 'large'
  /** The names of the stages: the author's («Подпись») or the press's («У автора»). @default 'stage' */
  names?: 'stage' | 'stageShort' | 'stageAuthor'
  /** Name of the list. @default «Путь книги» */
  label?: string
}

/** A book's path through the press: completed stages, the current stage, and when the later stages are expected. */
export function StageTimeline({ steps, layout = 'small', names = 'stage', label }: StageTimelineProps) {
  const { t } = useTranslation('domain')
  const StepComponent = layout === 'horizontal' ? PathStep : RailStep
  return (
    <ol className={styles.path[layout]} aria-label={label ?? t('timeline.label')}>
      {steps.map((step) => (
        <li
          key={step.stage}
          className={classes(styles.step[layout], step.state === 'past' && styles.passed, hue[step.stage])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <StepComponent step={step} title={step.title ?? t(`${names}.${step.stage}`)} large={layout === 'large'} />
          {step.state !== 'future' && <VisuallyHidden>{t(`timeline.${step.state}`)}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}

interface StepProps {
  step: StageStep
  title: string
  large: boolean
}

function PathStep({ step, title }: StepProps) {
  const { stage, state } = step
  return (
    <>
      <span className={classes(styles.marker[state], styles.onLine, state === 'current' && styles.onLineCurrent)}>
        {state === 'past' && <Icon glyph={glyphs.check} size={12} weight="bold" />}
        {state === 'current' && <Icon glyph={stageGlyphs[stage]} size={14} weight="fill" />}
      </span>
      <span className={state === 'current' ? styles.labelCurrent : styles.label}>
        {title}
        <StepDate step={step} className={styles.labelDate} />
      </span>
    </>
  )
}

function RailStep({ step, title, large }: StepProps) {
  const { stage, state, note } = step
  return (
    <>
      <span className={styles.marker[state]}>
        {state === 'past' && <Icon glyph={glyphs.check} size={large ? 14 : 12} weight="bold" />}
        {state === 'current' && <Icon glyph={stageGlyphs[stage]} size={large ? 16 : 12} weight="fill" />}
        {state === 'future' && large && <Icon glyph={stageGlyphs[stage]} size={16} />}
      </span>
      <span className={classes(styles.words, styles.size[large ? 'large' : 'small'])}>
        <span className={styles.title[state]}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <StepDate step={step} className={classes(styles.date, !large && styles.smallDate)} />
    </>
  )
}

function StepDate({ step, className }: { step: StageStep; className: string }) {
  const stepDate = useStepDate()(step)
  if (!stepDate) return null
  return (
    <span className={className}>
      {stepDate.spoken ? (
        <>
          <span aria-hidden>{stepDate.text}</span>
          <VisuallyHidden>{stepDate.spoken}</VisuallyHidden>
        </>
      ) : (
        stepDate.text
      )}
    </span>
  )
}
