import { useTranslation } from '@press/i18n'
import { useId, type ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { glyphs } from '../../foundations/Icon/index.ts'
import { focusOn } from '../../private/focus-first-invalid.ts'
import { Alert } from '../../primitives/Alert/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Form, type PressForm } from '../Form/index.ts'
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
  /** Names of the fields in it: what is said against them is said of the step. */
  fields: readonly FieldPath<Values>[]
  /** Kept while other steps are shown, so that nothing in it is lost. */
  content?: ReactNode
  /** Drawn only while the step is shown: what looks over the others and leads to them. */
  renderContent?: (goTo: (key: Key) => void) => ReactNode
  /** Whether all is there; in a free order only. @default whether it was passed */
  done?: boolean
  /** The words of the way on. @default «Дальше» */
  next?: string
  /** It can be sent from here already; in a free order only. @default only from the last step */
  sends?: boolean
}

export const wizardOrders = ['strict', 'free'] as const
export type WizardOrder = (typeof wizardOrders)[number]

export interface WizardProps<Values extends FieldValues, Key extends string> {
  /** Name of the steps: what they lead to. */
  label: string
  /** What `usePressForm` returned. */
  form: PressForm<Values>
  steps: readonly WizardStep<Values, Key>[]
  /** `strict`: on only when the step is right. `free`: any step at any time, all are checked when it is sent. @default 'strict' */
  order?: WizardOrder
  /** The verb of the last step: «Отправить заявку». */
  submitLabel: string
  /** «Отправляем» */
  busyLabel?: string
  /** @default the first */
  initialStep?: Key
  /** Another step is shown: to keep it in the address. */
  onStepChange?: (key: Key) => void
  /** Name of the form, where it should be a landmark. */
  formLabel?: string
  /** Above the line of steps: the title. */
  head?: ReactNode
  /** Under the line of steps: how the whole stands. */
  notice?: ReactNode
  /** What the server's refusal is about, where its words need a title. */
  refusalTitle?: string
  /** Under every step that sends: what is agreed to. */
  foot?: { fields: readonly FieldPath<Values>[]; content: ReactNode }
  /** Beside the buttons: when the draft was kept. */
  aside?: ReactNode
  /** A way out, before the way on. */
  wayOut?: ReactNode
}

/** A long form in steps. Enter in any field does what the button in sight does. */
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
  foot,
  aside,
  wayOut,
}: WizardProps<Values, Key>) {
  const { t } = useTranslation('fields')
  const id = useId()
  const free = order === 'free'
  const { current, sends, problems, goTo, proceed, panelRef, headingRef, stateOf } = useWizard({
    form,
    steps,
    footFields: foot?.fields ?? [],
    free,
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
                  <button type="button" className={styles.problem} onClick={() => focusOn(problem.control)}>
                    {problem.words}
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
                {!free && (
                  <p className={styles.place}>{t('wizard.place', { number: index + 1, total: steps.length })}</p>
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
          {sends && foot?.content}
        </div>
        <div className={styles.bar}>
          <div className={styles.ways}>
            {current > 0 && (
              <Button variant="quiet" leading={glyphs.arrowLeft} onClick={() => void goTo(current - 1)}>
                {t('wizard.back')}
              </Button>
            )}
            <output className={styles.aside}>{aside}</output>
            {wayOut}
          </div>
          <span className={styles.on}>
            {/* A key of its own: a press on the way on must not turn into a press that sends. */}
            <Button
              key={sends ? 'send' : 'next'}
              type="submit"
              variant="primary"
              busy={sends ? form.busy : undefined}
              busyLabel={busyLabel}
            >
              {sends ? submitLabel : (steps[current]?.next ?? t('wizard.next'))}
            </Button>
          </span>
        </div>
      </Form>
    </div>
  )
}
