import { useTranslation } from '@press/i18n'
import { useCallback, useEffect, useEffectEvent, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { get, useFormState, type FieldValues, type SubmitHandler, type UseFormReturn } from 'react-hook-form'
import { Alert } from '../../primitives/Alert/index.ts'
import { useAnnounce } from '../../primitives/Announcer/index.ts'
import { FieldErrorsContext, type FieldErrors } from '../../primitives/Field/index.ts'
import * as styles from './Form.css.ts'

/** A refusal as the server words it. */
export interface FormError {
  /** About the whole form. */
  message: string
  /** By the names of fields; a name that no field here bears is told with the message. */
  fields?: Readonly<Record<string, string>>
}

export interface FormProps<Values extends FieldValues> {
  /** What `useForm` returned. Native fields take `{...form.register('name')}`, the others a `Controller`. */
  form: UseFormReturn<Values>
  onSubmit: SubmitHandler<Values>
  /** The server's answer to the last attempt: a new object each time. A field's message goes when the field is changed. */
  error?: FormError | null | undefined
  /** Name of the form, where it should be a landmark. */
  label?: string
  /** So that a button outside (a dialog's footer) can send it: `<Button form={id} type="submit">`. */
  id?: string
  children: ReactNode
}

/**
 * A form whose fields find their own errors by name, from its rules and from the server alike. A refused attempt puts
 * the focus on the first field that is wrong.
 */
export function Form<Values extends FieldValues>({ form, onSubmit, error, label, id, children }: FormProps<Values>) {
  const { t } = useTranslation('ui')
  const announce = useAnnounce()
  const element = useRef<HTMLFormElement>(null)
  const summaryId = useId()
  const { errors } = useFormState({ control: form.control })
  const [changed, setChanged] = useState<{ since: FormError; names: readonly string[] }>()
  const [attempts, setAttempts] = useState(0)
  const [unplaced, setUnplaced] = useState<readonly string[]>([])

  const find = useCallback<FieldErrors>(
    (name) => {
      const own: unknown = get(errors, `${name}.message`)
      if (typeof own === 'string' && own) return own
      const outdated = changed?.since === error && changed?.names.includes(name)
      return outdated ? undefined : error?.fields?.[name]
    },
    [errors, error, changed],
  )

  useEffect(() => {
    if (!error?.fields) return
    const frame = requestAnimationFrame(() => {
      const names = Object.keys(error.fields ?? {})
      setUnplaced(names.filter((name) => !element.current?.elements.namedItem(name)))
      focusFirstInvalid(element.current)
    })
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (!name) return
        setChanged((last) => ({ since: error, names: [...(last?.since === error ? last.names : []), name] }))
      },
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [error, form])

  const pointOut = useEffectEvent(() => {
    const count = focusFirstInvalid(element.current)
    if (count > 0) announce(t('form.fixFields', { count }))
  })
  // After the errors of an attempt are on screen, not before.
  useEffect(() => {
    if (attempts > 0) pointOut()
  }, [attempts])

  const attempted = () => setAttempts((count) => count + 1)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React's events pass through dialogs: a form inside one must not send the form behind it.
    event.stopPropagation()
    const controls = [...event.currentTarget.elements]
    // A field may know by itself that it holds nothing sensible (an unreadable date).
    if (controls.some((control) => 'validity' in control && (control as HTMLInputElement).validity.customError)) {
      void form.trigger().then(attempted)
    } else void form.handleSubmit(onSubmit)(event).then(attempted)
  }

  return (
    <FieldErrorsContext value={find}>
      <form
        ref={element}
        id={id}
        noValidate
        aria-label={label}
        aria-describedby={error ? summaryId : undefined}
        className={styles.form}
        onSubmit={send}
      >
        {error && (
          <div id={summaryId}>
            <Alert tone="danger">
              {error.message}
              {unplaced.length > 0 && (
                <ul className={styles.unplaced}>
                  {unplaced.map((name) => (
                    <li key={name}>{error.fields?.[name]}</li>
                  ))}
                </ul>
              )}
            </Alert>
          </div>
        )}
        {children}
      </form>
    </FieldErrorsContext>
  )
}

/** Focuses the first wrong control in the order of the page and says how many there are. */
function focusFirstInvalid(form: HTMLFormElement | null): number {
  const wrong = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
  const [first] = wrong
  // Of a group of radios, its first one.
  const target = first?.matches('input, textarea, select') ? first : first?.querySelector<HTMLElement>('input')
  target?.focus()
  return wrong.length
}
