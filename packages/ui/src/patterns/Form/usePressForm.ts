import { useEffect, useEffectEvent, useState, type BaseSyntheticEvent } from 'react'
import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import { toFormError, type FormError } from './refusal.ts'
import { getProblemKey, useProblemText, type FieldProblem, type FeatureWithProblemTexts } from './useProblemText.ts'

export interface PressFormOptions<Values extends FieldValues, Name extends FeatureWithProblemTexts> {
  /** The initial values of the fields; read only on the first render. */
  values: Values | (() => Values)
  /** The validation rules: returns errors by field name (`items.0.price`). */
  problems?: (values: Values) => Partial<Record<string, FieldProblem<Name>>>
  /** The feature whose i18n catalog contains the texts of these errors. */
  namespace?: Name
  /** Maps a field name of the rules and the server to its path in the form. @default the name itself */
  pathOf?: (field: string) => string
  /** Sends the values. If it rejects, each named field shows its error, and the remaining errors are shown above the form. */
  onSubmit: (values: Values) => unknown
  /** Called after every change, for example to store a draft. */
  onValuesChange?: ((values: Values) => void) | undefined
  /** An error shown from the start. */
  refusal?: FormError | undefined
  /** When a field is first validated: on blur, on change, or on submit. @default 'onTouched' */
  mode?: 'onTouched' | 'onChange' | 'onSubmit'
}

/** The result of `useForm` of react-hook-form, with the state of sending. */
export interface PressForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Validates and sends. */
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  /** Whether the form is being sent. */
  busy: boolean
  /** Whether there are unsent changes. */
  dirty: boolean
  /** The error of the last attempt, with fields by their path in the form; a new object for each attempt. */
  refusal: FormError | undefined
  /** The fields named in the error that have not been changed since. */
  refusedFields: readonly string[]
  /** Returns a field's error, from the rules or the server. */
  errorOf: (field: string) => string | undefined
  /** Shows the error of an action other than submitting. */
  showError: (error: unknown) => void
}

/** Returns the names of fields that have an error. */
const listErrorFields = (errors: object, path = ''): string[] =>
  Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    return 'type' in error && typeof error.type === 'string' ? [path + key] : listErrorFields(error, `${path}${key}.`)
  })

/** Manages a form except its fields: values, rules and their texts, the server's errors, and the sending state. For `Form`. */
export function usePressForm<
  Values extends FieldValues,
  Name extends FeatureWithProblemTexts = FeatureWithProblemTexts,
>({
  values,
  problems,
  namespace,
  pathOf = (field) => field,
  onSubmit,
  onValuesChange,
  refusal: refusalProp,
  mode = 'onTouched',
}: PressFormOptions<Values, Name>): PressForm<Values> {
  const getProblemText = useProblemText(namespace)
  const mapFieldPaths = ({ message, fields = {} }: FormError): FormError => ({
    message,
    fields: Object.fromEntries(Object.entries(fields).map(([field, text]) => [pathOf(field), text])),
  })
  const [initialValues] = useState(values)
  const [refusal, setRefusal] = useState(() => refusalProp && mapFieldPaths(refusalProp))
  const [correctedFields, setCorrectedFields] = useState<{ since: FormError; names: readonly string[] }>()

  const getErrors = (currentValues: Values): FieldErrors<Values> => {
    const fieldErrors: FieldErrors<Values> = {}
    for (const [field, problem] of Object.entries(problems?.(currentValues) ?? {}))
      if (problem)
        set(fieldErrors, pathOf(field), { type: getProblemKey(problem), message: getProblemText(problem, field) })
    return fieldErrors
  }
  const form = useForm<Values>({
    defaultValues: initialValues as DefaultValues<Values>,
    mode,
    shouldFocusError: false,
    ...(problems && {
      resolver: (currentValues: Values) => {
        const fieldErrors = getErrors(currentValues)
        return Object.keys(fieldErrors).length > 0
          ? { values: {}, errors: fieldErrors }
          : { values: currentValues, errors: {} }
      },
    }),
  })
  const { errors, isDirty, isSubmitting } = form.formState

  const reportValues = useEffectEvent(() => onValuesChange?.(form.getValues()))
  /** react-hook-form checks only the changed field. Another field whose error depends on it would keep the error until the next submit. */
  const recheckOtherFields = useEffectEvent((changedField: string) => {
    if (!problems) return
    const currentErrors = getErrors(form.getValues())
    const outdatedFields = listErrorFields(errors).filter(
      (field) =>
        field !== changedField &&
        get(errors, `${field}.type`) !== 'server' &&
        get(errors, `${field}.message`) !== get(currentErrors, `${field}.message`),
    )
    // Validates only if an error has changed, because every validation rerenders the form.
    if (outdatedFields.length > 0) void form.trigger(outdatedFields as Path<Values>[])
  })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // A change without a name is a reset, not a person's input.
          if (!name) return
          reportValues()
          recheckOtherFields(name)
        },
      }),
    [subscribe],
  )
  useEffect(() => {
    if (!refusal) return
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (!name) return
        setCorrectedFields((previous) => ({
          since: refusal,
          names: [...(previous?.since === refusal ? previous.names : []), name],
        }))
      },
    })
  }, [refusal, subscribe])

  const showRefusal = (error: unknown) => {
    const formError = toFormError(error)
    if (formError.values) form.reset(formError.values as Values, { keepDefaultValues: true, keepIsSubmitted: true })
    setRefusal(mapFieldPaths(formError))
  }
  const refusedFields = Object.keys(refusal?.fields ?? {}).filter(
    (field) => correctedFields?.since !== refusal || !correctedFields?.names.includes(field),
  )
  return {
    ...form,
    busy: isSubmitting,
    dirty: isDirty,
    refusal,
    refusedFields,
    errorOf: (field) => {
      const ownMessage: unknown = get(errors, `${field}.message`)
      if (typeof ownMessage === 'string' && ownMessage) return ownMessage
      return refusedFields.includes(field) ? refusal?.fields?.[field] : undefined
    },
    showError: showRefusal,
    reset: (...args) => {
      setRefusal(undefined)
      form.reset(...args)
    },
    submit: form.handleSubmit(async (submittedValues) => {
      setRefusal(undefined)
      try {
        await onSubmit(submittedValues)
      } catch (error) {
        showRefusal(error)
      }
    }),
  }
}
