import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { applicationSteps, type ApplicationStep } from './applicationValues.ts'
import * as styles from './ApplicationForm.css.ts'

interface FormBarProps {
  step: ApplicationStep
  /** The way on sends; before that it goes to the next step. Either is the form's submit. */
  sends: boolean
  onStep: (step: ApplicationStep) => void
  busy: boolean
  submitLabel: string
  draftSavedAt: string | Date | undefined
  onLeave: () => void
}

/** Back, leave, and the way on: the next step, or sending once the files are in sight. */
export function FormBar({ step, sends, onStep, busy, submitLabel, draftSavedAt, onLeave }: FormBarProps) {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  const previous = applicationSteps[applicationSteps.indexOf(step) - 1]
  return (
    <div className={styles.bar}>
      <div className={styles.ways}>
        {previous && (
          <Button variant="quiet" leading={glyphs.arrowLeft} onClick={() => onStep(previous)}>
            {t('form.back')}
          </Button>
        )}
        <output className={styles.saved}>
          {draftSavedAt && t('form.draftSaved', { time: date(draftSavedAt, 'time') })}
        </output>
        <Button variant="secondary" onClick={onLeave}>
          {t('form.leave')}
        </Button>
      </div>
      <span className={styles.primary}>
        {sends ? (
          <Button key="send" type="submit" variant="primary" busy={busy} busyLabel={t('form.submitting')}>
            {submitLabel}
          </Button>
        ) : (
          // A key of its own: a press on it must not turn into a press on the button that sends.
          <Button key="next" type="submit" variant="primary">
            {t(step === 'book' ? 'form.next.authors' : 'form.next.files')}
          </Button>
        )}
      </span>
    </div>
  )
}
