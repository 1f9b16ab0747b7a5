import { useTranslation } from '@press/i18n'
import { useId, type FormEvent, type ReactNode } from 'react'
import type { FieldPath, FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form'
import { glyphs } from '../../foundations/Icon/index.ts'
import { focusOn } from '../../private/focusFirstInvalid.ts'
import { Alert } from '../../primitives/Alert/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Form, type FormError } from '../Form/index.ts'
import { Steps } from '../Steps/index.ts'
import { useWizard } from './useWizard.ts'
import * as styles from './Wizard.css.ts'

export interface WizardStep<Values extends FieldValues, Key extends string> {
  key: Key
  /** One or two words, in the line above. */
  name: string
  /** Heading of the step. @default its name */
  title?: string
  /** What the step is for. */
  hint?: ReactNode
  /** Names of the fields in it: they must be right before the next step is shown. */
  fields: readonly FieldPath<Values>[]
  /** Kept while other steps are shown, so that nothing in it is lost. */
  content: ReactNode
}

export interface WizardProps<Values extends FieldValues, Key extends string> {
  /** Name of the steps: what they lead to. */
  label: string
  /** What `useForm` returned. */
  form: UseFormReturn<Values>
  steps: readonly WizardStep<Values, Key>[]
  /** Called on the last step, when every step is right. */
  onSubmit: SubmitHandler<Values>
  /** The verb of the last step: «Отправить заявку». */
  submitLabel: string
  /** It is being sent: the button keeps the focus and takes no press. @default false */
  busy?: boolean
  /** «Отправляем» */
  busyLabel?: string
  /** The server's answer to the last attempt: a new object each time. The step of its first field is shown. */
  error?: FormError | null
  /** @default the first */
  initialStep?: Key
  /** Another step is shown: to keep it in the address. */
  onStep?: (key: Key) => void
  /** Beside the buttons: when the draft was kept, a way out. */
  aside?: ReactNode
}

/** A long form in steps: back at any time, on only when the step is right. */
export function Wizard<Values extends FieldValues, Key extends string>({
  label,
  form,
  steps,
  onSubmit,
  submitLabel,
  busy = false,
  busyLabel,
  error,
  initialStep,
  onStep,
  aside,
}: WizardProps<Values, Key>) {
  const { t } = useTranslation('fields')
  const id = useId()
  const { current, problems, goTo, panelRef, headingRef, recheck, stateOf } = useWizard({
    form,
    steps,
    initialStep,
    error,
    onStep,
  })
  const last = current === steps.length - 1

  // Enter in any field means the way on, not sending what has not been seen yet.
  const proceed = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (busy) return
    const right = await goTo(current + 1)
    if (right && last) await form.handleSubmit(onSubmit)()
  }

  return (
    <div onSubmitCapture={(event) => void proceed(event)} onInput={recheck} onBlur={recheck}>
      <Form form={form} onSubmit={onSubmit} error={error}>
        <Steps
          label={label}
          current={steps[current]?.key ?? ''}
          steps={steps.map(({ key, name }, index) => ({ key, name, state: stateOf(index) }))}
          onStep={(key) => void goTo(steps.findIndex((step) => step.key === key))}
        />
        {problems.length > 0 && (
          <Alert tone="danger" title={t('wizard.problems', { count: problems.length })}>
            <ul className={styles.problems}>
              {problems.map((problem) => (
                <li key={problem.id}>
                  <button type="button" className={styles.problem} onClick={() => focusOn(problem.control)}>
                    {problem.words}
                  </button>
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {steps.map((step, index) => (
          <section
            key={step.key}
            ref={panelRef(index)}
            hidden={index !== current}
            aria-labelledby={`${id}-${step.key}`}
            className={styles.panel}
          >
            <div>
              <p className={styles.place}>{t('wizard.place', { number: index + 1, total: steps.length })}</p>
              <h2
                id={`${id}-${step.key}`}
                ref={index === current ? headingRef : undefined}
                tabIndex={-1}
                className={styles.title}
              >
                {step.title ?? step.name}
              </h2>
              {step.hint && <p className={styles.hint}>{step.hint}</p>}
            </div>
            {step.content}
          </section>
        ))}
        <div className={styles.bar}>
          {current > 0 && (
            <Button variant="quiet" leading={glyphs.arrowLeft} onClick={() => void goTo(current - 1)}>
              {t('wizard.back')}
            </Button>
          )}
          <span className={styles.aside}>{aside}</span>
          <span className={styles.on}>
            {/* A key of its own: a press on the way on must not turn into a press that sends. */}
            <Button
              key={last ? 'send' : 'next'}
              type="submit"
              variant="primary"
              busy={last ? busy : undefined}
              busyLabel={busyLabel}
            >
              {last ? submitLabel : t('wizard.next')}
            </Button>
          </span>
        </div>
      </Form>
    </div>
  )
}
