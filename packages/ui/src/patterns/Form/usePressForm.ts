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
import { problemKey, useProblemText, type FieldProblem, type FeatureWithProblemTexts } from './useProblemText.ts'

export interface PressFormOptions<Values extends FieldValues, Name extends FeatureWithProblemTexts> {
  /** What the fields begin with; looked at once. */
  values: Values | (() => Values)
  /** The rules: what is wrong, by the names of fields (`items.0.price`). */
  problems?: (values: Values) => Partial<Record<string, FieldProblem<Name>>>
  /** The feature whose texts word these problems. */
  words?: Name
  /** Where a field that rules and server call otherwise is kept. @default where its name says */
  pathOf?: (field: string) => string
  /** Sends the values. What it rejects with is told: on the fields that it names, the rest above the form. */
  onSubmit: (values: Values) => unknown
  /** Told after every change: to keep a draft. */
  onValuesChange?: ((values: Values) => void) | undefined
  /** What is told from the beginning on. */
  refusal?: FormError | undefined
  /** When a field is checked first: once it is left, while it is typed, or when all is sent. @default 'onTouched' */
  mode?: 'onTouched' | 'onChange' | 'onSubmit'
}

/** What `useForm` of react-hook-form returns, and how sending stands. */
export interface PressForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Checks and sends. */
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  /** It is being sent. */
  busy: boolean
  /** Something was changed and not sent. */
  dirty: boolean
  /** What was said against the last attempt, fields by where they are kept; another object for each attempt. */
  refusal: FormError | undefined
  /** The fields that it names and that have not been changed since. */
  refused: readonly string[]
  /** What is wrong with a field, by rules or by the server. */
  errorOf: (field: string) => string | undefined
  /** Tells what something else than sending was refused with. */
  refuse: (thrown: unknown) => void
}

/** The names of fields that have an error. */
const fieldsWith = (errors: object, path = ''): string[] =>
  Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    return 'type' in error && typeof error.type === 'string' ? [path + key] : fieldsWith(error, `${path}${key}.`)
  })

/**
 * All that a form of the press needs but its fields: values, rules and their words, what the server says against it,
 * and how it stands. For `Form`.
 */
export function usePressForm<
  Values extends FieldValues,
  Name extends FeatureWithProblemTexts = FeatureWithProblemTexts,
>({
  values,
  problems,
  words,
  pathOf = (field) => field,
  onSubmit,
  onValuesChange,
  refusal: told,
  mode = 'onTouched',
}: PressFormOptions<Values, Name>): PressForm<Values> {
  const problemText = useProblemText(words)
  const placed = ({ message, fields = {} }: FormError): FormError => ({
    message,
    fields: Object.fromEntries(Object.entries(fields).map(([field, text]) => [pathOf(field), text])),
  })
  const [initial] = useState(values)
  const [refusal, setRefusal] = useState(() => told && placed(told))
  const [mended, setMended] = useState<{ since: FormError; names: readonly string[] }>()

  const errorsOf = (filled: Values): FieldErrors<Values> => {
    const wrong: FieldErrors<Values> = {}
    for (const [field, problem] of Object.entries(problems?.(filled) ?? {}))
      if (problem) set(wrong, pathOf(field), { type: problemKey(problem), message: problemText(problem, field) })
    return wrong
  }
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    mode,
    shouldFocusError: false,
    ...(problems && {
      resolver: (filled: Values) => {
        const wrong = errorsOf(filled)
        return Object.keys(wrong).length > 0 ? { values: {}, errors: wrong } : { values: filled, errors: {} }
      },
    }),
  })
  const { errors, isDirty, isSubmitting } = form.formState

  const tellValues = useEffectEvent(() => onValuesChange?.(form.getValues()))
  /** react-hook-form checks only the changed field. Another field whose error depends on it would keep the error until the next submit. */
  const recheckOthers = useEffectEvent((changed: string) => {
    if (!problems) return
    const now = errorsOf(form.getValues())
    const outdated = fieldsWith(errors).filter(
      (field) =>
        field !== changed &&
        get(errors, `${field}.type`) !== 'server' &&
        get(errors, `${field}.message`) !== get(now, `${field}.message`),
    )
    // Only if an error has changed: every check renders the form.
    if (outdated.length > 0) void form.trigger(outdated as Path<Values>[])
  })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // Without a name it is a reset, which nobody typed.
          if (!name) return
          tellValues()
          recheckOthers(name)
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
        setMended((last) => ({ since: refusal, names: [...(last?.since === refusal ? last.names : []), name] }))
      },
    })
  }, [refusal, subscribe])

  const refuse = (thrown: unknown) => {
    const said = toFormError(thrown)
    if (said.values) form.reset(said.values as Values, { keepDefaultValues: true, keepIsSubmitted: true })
    setRefusal(placed(said))
  }
  const refused = Object.keys(refusal?.fields ?? {}).filter(
    (field) => mended?.since !== refusal || !mended?.names.includes(field),
  )
  return {
    ...form,
    busy: isSubmitting,
    dirty: isDirty,
    refusal,
    refused,
    errorOf: (field) => {
      const own: unknown = get(errors, `${field}.message`)
      if (typeof own === 'string' && own) return own
      return refused.includes(field) ? refusal?.fields?.[field] : undefined
    },
    refuse,
    reset: (...given) => {
      setRefusal(undefined)
      form.reset(...given)
    },
    submit: form.handleSubmit(async (filled) => {
      setRefusal(undefined)
      try {
        await onSubmit(filled)
      } catch (thrown) {
        refuse(thrown)
      }
    }),
  }
}
