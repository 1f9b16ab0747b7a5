import { useTranslation } from '@press/i18n'
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { focusFirstInvalid } from '../../private/focus-first-invalid.ts'
import { hasOwnProblem } from '../../private/useCustomValidity.ts'
import { Alert } from '../../primitives/Alert/index.ts'
import { useAnnounce } from '../../primitives/Announcer/index.ts'
import { FieldErrorsContext } from '../../primitives/Field/index.ts'
import { useFormPlace } from './FormPlace.tsx'
import type { PressForm } from './usePressForm.ts'
import * as styles from './Form.css.ts'

export interface FormProps<Values extends FieldValues> {
  /** The result of `usePressForm`. Native fields take `{...form.register('name')}`; all other fields need a `Controller`. */
  form: PressForm<Values>
  /** Name of the form; makes it a landmark. */
  label?: string
  /** Lets a button outside the form, such as in a dialog's footer, submit it: `<Button form={id} type="submit">`. */
  id?: string
  /** Content above the server's error. */
  head?: ReactNode
  /** Title of the server's error, if its message needs one. */
  refusalTitle?: string
  /** Called on submit instead of sending, for example to go to the next step of a Wizard. */
  onProceed?: () => Promise<unknown>
  children: ReactNode
}

/**
 * A form whose fields find their errors by name, from its rules and from the server. After a failed submit, the first invalid field
 * gets the focus.
 */
export function Form<Values extends FieldValues>({
  form,
  label,
  id,
  head,
  refusalTitle,
  onProceed,
  children,
}: FormProps<Values>) {
  const { t } = useTranslation('ui')
  const contextFormId = useFormPlace()
  const announce = useAnnounce()
  const formRef = useRef<HTMLFormElement>(null)
  const summaryId = useId()
  const { refusal } = form
  const [attemptCount, setAttempts] = useState(0)
  const [unplacedFields, setUnplacedFields] = useState<readonly string[]>([])

  useEffect(() => {
    const refusedNames = Object.keys(refusal?.fields ?? {})
    if (refusedNames.length === 0) return
    const frame = requestAnimationFrame(() => {
      setUnplacedFields(refusedNames.filter((name) => !formRef.current?.elements.namedItem(name)))
      focusFirstInvalid(formRef.current)
    })
    return () => cancelAnimationFrame(frame)
  }, [refusal])

  const focusProblems = useEffectEvent(() => {
    const count = focusFirstInvalid(formRef.current)
    if (count > 0) announce(t('form.fixFields', { count }))
  })
  // Runs after the errors of a submit are on screen.
  useEffect(() => {
    if (attemptCount > 0) focusProblems()
  }, [attemptCount])

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React events bubble through dialogs: a form inside one must not submit the form behind it.
    event.stopPropagation()
    if (onProceed) return void onProceed()
    // A field may block the form (an unreadable date, an upload in progress). It still counts as an attempt, so that an error
    // disappears as soon as its field is corrected.
    const hasProblems = [...event.currentTarget.elements].filter(hasOwnProblem).length > 0
    void (hasProblems ? form.handleSubmit(() => undefined)(event) : form.submit(event)).then(() =>
      setAttempts((count) => count + 1),
    )
  }

  return (
    <FormProvider {...form}>
      <FieldErrorsContext value={form.errorOf}>
        <form
          ref={formRef}
          id={id ?? contextFormId ?? undefined}
          noValidate
          aria-label={label}
          aria-describedby={refusal ? summaryId : undefined}
          className={styles.form}
          onSubmit={handleSubmit}
        >
          {head}
          {refusal && (
            <div id={summaryId}>
              <Alert tone="danger" title={refusalTitle}>
                {refusal.message}
                {unplacedFields.length > 0 && (
                  <ul className={styles.unplacedErrors}>
                    {unplacedFields.map((name) => (
                      <li key={name}>{refusal.fields?.[name]}</li>
                    ))}
                  </ul>
                )}
              </Alert>
            </div>
          )}
          {children}
        </form>
      </FieldErrorsContext>
    </FormProvider>
  )
}
