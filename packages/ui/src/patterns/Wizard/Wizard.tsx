import { useTranslation } from '@press/i18n'
import { useId, type ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { glyphs } from '../../foundations/Icon/index.ts'
import { focusControl } from '../../private/focus-first-invalid.ts'
import { Alert } from '../../primitives/Alert/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Form, type PressForm } from '../Form/index.ts'
import { Steps } from '../Steps/index.ts'
import { useWizard } from './useWizard.ts'
import * as styles from './Wizard.css.ts'

export interface WizardStep<Values extends FieldValues, Key extends string> {
  key: Key
  /** The name of the step in the step list: one or two words. */
  name: string
  /** Heading of the step. @default `name` */
  title?: string
  /** The purpose of the step. */
  hint?: ReactNode
  /** Names of the step's fields; the errors of these fields count as errors of the step. */
  fields: readonly FieldPath<Values>[]
  /** Content that stays mounted while other steps are shown, so that no input is lost. */
  content?: ReactNode
  /** Renders content only while the step is shown, for example a summary with links to other steps. */
  renderContent?: (goTo: (key: Key) => void) => ReactNode
  /** Whether the step is complete; for `free` order only. @default whether it was passed */
  done?: boolean
  /** Label of the next button. @default «Дальше» */
  next?: string
  /** Whether the form can be submitted from this step; for `free` order only. @default the last step only */
  submitsHere?: boolean
}

export const wizardOrders = ['strict', 'free'] as const
export type WizardOrder = (typeof wizardOrders)[number]

export interface WizardProps<Values extends FieldValues, Key extends string> {
  /** Name of the steps: the form they belong to. */
  label: string
  /** The result of `usePressForm`. */
  form: PressForm<Values>
  steps: readonly WizardStep<Values, Key>[]
  /**
   * `strict`: the next step opens only if the current one is valid. `free`: any step at any time; all are validated on submit.
   * @default 'strict'
   */
  order?: WizardOrder
  /** The submit button of the last step, a verb: «Отправить заявку». */
  submitLabel: string
  /** Label of the submit button while the form is being sent: «Отправляем». */
  busyLabel?: string
  /** The key of the step that is shown first. @default the first step */
  initialStep?: Key
  /** Called when another step is shown, for example to store it in the address. */
  onStepChange?: (key: Key) => void
  /** Name of the form; makes it a landmark. */
  formLabel?: string
  /** Content above the step list: the title. */
  head?: ReactNode
  /** Content under the step list: the overall state. */
  notice?: ReactNode
  /** Title of the server's error, if its message needs one. */
  refusalTitle?: string
  /** Content under every step that submits, for example a consent. */
  footer?: { fields: readonly FieldPath<Values>[]; content: ReactNode }
  /** Content next to the buttons, for example when the draft was saved. */
  aside?: ReactNode
  /** A cancel link, before the next button. */
  cancelLink?: ReactNode
}

/** A long form in steps. Enter in any field acts like the visible button. */
export function Wizard<Values extends FieldValues, Key extends string>({
  label,
  form,
  steps,
  order = 'strict',
  submitLabel,
  busyLabel,
  initialStep,
  onStepChange,
  formLabel,
  head,
  notice,
  refusalTitle,
  footer,
  aside,
  cancelLink,
}: WizardProps<Values, Key>) {
  const { t } = useTranslation('fields')
  const id = useId()
  const isFreeOrder = order === 'free'
  const { current, submitsHere, problems, goTo, proceed, panelRef, headingRef, stateOf } = useWizard({
    form,
    steps,
    footerFields: footer?.fields ?? [],
    free: isFreeOrder,
    initialStep,
    onStepChange,
  })
  const goToKey = (key: Key) => void goTo(steps.findIndex((step) => step.key === key))

  return (
    <div className={styles.wizard}>
      <Form
        form={form}
        label={formLabel}
        refusalTitle={refusalTitle}
        onProceed={proceed}
        head={
          <>
            <div>
              {head}
              <Steps
                label={label}
                value={steps[current]?.key ?? ''}
                steps={steps.map(({ key, name }, index) => ({ key, name, state: stateOf(index) }))}
                onValueChange={(key) => void goTo(steps.findIndex((step) => step.key === key))}
              />
            </div>
            {notice}
          </>
        }
      >
        {problems.length > 0 && (
          <Alert tone="danger" title={t('wizard.problems', { count: problems.length })}>
            <ul className={styles.problems}>
              {problems.map((problem) => (
                <li key={problem.id}>
                  <button type="button" className={styles.problem} onClick={() => focusControl(problem.control)}>
                    {problem.text}
                  </button>
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <div className={styles.panels}>
          {steps.map(({ key, name, title = name, hint, content, renderContent }, index) => (
            <section
              key={key}
              ref={panelRef(index)}
              hidden={index !== current}
              aria-labelledby={`${id}-${key}`}
              className={styles.panel}
            >
              <div>
                {!isFreeOrder && (
                  <p className={styles.stepPosition}>{t('wizard.place', { number: index + 1, total: steps.length })}</p>
                )}
                <h2
                  id={`${id}-${key}`}
                  ref={index === current ? headingRef : undefined}
                  tabIndex={-1}
                  className={styles.title}
                >
                  {title}
                </h2>
                {hint && <p className={styles.hint}>{hint}</p>}
              </div>
              {content}
              {index === current && renderContent?.(goToKey)}
            </section>
          ))}
          {submitsHere && footer?.content}
        </div>
        <div className={styles.bar}>
          <div className={styles.navigation}>
            {current > 0 && (
              <Button variant="quiet" leading={glyphs.arrowLeft} onClick={() => void goTo(current - 1)}>
                {t('wizard.back')}
              </Button>
            )}
            <output className={styles.aside}>{aside}</output>
            {cancelLink}
          </div>
          <span className={styles.nextButtonBar}>
            {/* A separate key: a click on the next button must not submit the form. */}
            <Button
              key={submitsHere ? 'send' : 'next'}
              type="submit"
              variant="primary"
              busy={submitsHere ? form.busy : undefined}
              busyLabel={busyLabel}
            >
              {submitsHere ? submitLabel : (steps[current]?.next ?? t('wizard.next'))}
            </Button>
          </span>
        </div>
      </Form>
    </div>
  )
}
