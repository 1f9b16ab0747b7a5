import { setupSteps, stepUrgency, type SetupStep } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { getRemainingMinutes, getStepNumber, type SetupStepViews } from './step-words.ts'
import * as styles from './SetupFrame.css.ts'

export interface SetupPathProps {
  step: SetupStep
  steps: SetupStepViews
  onStepChange: (step: SetupStep) => void
}

/**
 * The list of the six setup steps with the data entered in each. A phone shows only the current step; a tap on it opens the list.
 */
export function SetupPath({ step, steps, onStepChange }: SetupPathProps) {
  const { t } = useTranslation('setup')
  const [isOpen, setIsOpen] = useState(false)
  const progressText = t('place', { number: getStepNumber(step), total: setupSteps.length })
  return (
    <nav aria-label={t('path')} className={styles.path}>
      <p className={styles.place}>
        <strong className={styles.placeNow}>{progressText}</strong>
        {t('left', { count: getRemainingMinutes(steps, step) })}
      </p>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span className={styles.foldWords}>
          <strong>{progressText}</strong> {t(`step.${step}.name`)}
        </span>
        <Icon glyph={isOpen ? glyphs.caretUp : glyphs.caretDown} size={16} />
        <span className={styles.track} aria-hidden>
          <span className={styles.bar} style={{ inlineSize: `${(getStepNumber(step) / setupSteps.length) * 100}%` }} />
        </span>
      </button>
      <ol className={classes(styles.steps, !isOpen && styles.folded)}>
        {setupSteps.map((stepKey) => (
          <Step
            key={stepKey}
            step={stepKey}
            view={steps[stepKey]}
            isCurrent={stepKey === step}
            onChoose={() => {
              setIsOpen(false)
              onStepChange(stepKey)
            }}
          />
        ))}
      </ol>
    </nav>
  )
}

interface StepProps {
  step: SetupStep
  view: SetupStepViews[SetupStep]
  isCurrent: boolean
  onChoose: () => void
}

function Step({ step, view: { state, value }, isCurrent, onChoose }: StepProps) {
  const { t } = useTranslation('setup')
  const urgency = state === 'open' ? stepUrgency[step] : state === 'later' ? 'putOff' : undefined
  const appearance = isCurrent ? 'current' : state === 'done' ? 'done' : 'open'
  return (
    <li className={classes(styles.step, appearance === 'done' && styles.stepDone)}>
      <button
        type="button"
        className={styles.stepButton}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onChoose}
      >
        <span className={styles.disc[appearance]} aria-hidden>
          {appearance === 'done' ? <Icon glyph={glyphs.check} size={14} weight="bold" /> : getStepNumber(step)}
        </span>
        <span className={styles.stepWords}>
          <span className={styles.stepName[appearance]}>{t(`step.${step}.name`)}</span>
          <span className={styles.stepNote}>{value || t(`step.${step}.asks`)}</span>
          {!isCurrent && urgency && (
            <span className={urgency === 'forBills' ? styles.stepNeeded : styles.stepMark}>
              <Icon glyph={urgency === 'forBills' ? glyphs.receipt : glyphs.clockClockwise} size={14} />
              {t(urgency)}
            </span>
          )}
          {state === 'done' && <VisuallyHidden>{t('state.done')}</VisuallyHidden>}
        </span>
      </button>
    </li>
  )
}
