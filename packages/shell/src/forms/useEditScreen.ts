import { isApiError, rebaseFormChanges, type FormState } from '@press/client'
import { useTranslation } from '@press/i18n'
import type { FormError } from '@press/ui'
import { useState } from 'react'
import { useRefusal } from '../calls/useRefusal.ts'
import { useFormScreen, type FormScreen, type FormScreenOptions } from './useFormScreen.tsx'

/** A row that several people may change: each save names the version that it changes. */
interface VersionedRow {
  version: number
}

export interface EditScreenOptions<Row extends VersionedRow, Values extends object> extends FormScreenOptions {
  row: Row
  valuesOf: (row: Row) => Values
  /** Returns the current row from the server's conflict answer, when someone else saved first. */
  currentRowOf: (answer: unknown) => Row
  labelOf: (field: keyof Values & string) => string
  /** Returns a field's value as text; null if it is too long for one line. */
  textOf: (values: Values, field: keyof Values & string) => string | null
  /** Returns why the row, in its current state, can no longer be changed. */
  closedReasonOf?: (row: Row) => string | undefined
}

export interface EditScreen<Row, Values> extends Omit<FormScreen<unknown>, 'draft' | 'storeDraft'> {
  /** The initial values of the form. */
  values: Values
  /** The error shown when the form mounts, if a stored draft conflicts with the row. */
  refusal: FormError | undefined
  /** Whether the form was filled from a stored draft. */
  isDraftRestored: boolean
  storeDraft: (values: Values) => void
  /** The saved values, as far as the form knows. */
  base: Values
  /** Remounts the form with other values, for example to undo a change. */
  replace: (values: Values) => void
  /**
   * Continues from a row that was just saved, or that the form was reset to. Does not remount the form, because it already has
   * these values.
   */
  continueFrom: (row: Row) => void
  /**
   * Saves a change of the version that the form was filled from. If someone else saved first, the form merges that person's change.
   * The next save is then based on the merged version.
   */
  save: (values: Values, send: (version: number) => Promise<unknown>) => Promise<void>
}

/**
 * Manages a form for a row that other people may change meanwhile. No change is lost, and on a conflict the person sees both
 * values.
 */
export function useEditScreen<Row extends VersionedRow, Values extends object>(
  name: string,
  { row, valuesOf, currentRowOf, labelOf, textOf, closedReasonOf, ...options }: EditScreenOptions<Row, Values>,
): EditScreen<Row, Values> {
  const { t } = useTranslation('patterns')
  const toFormError = useRefusal()
  const { draft, storeDraft, startOver, ...screen } = useFormScreen<FormState<Values>>(name, options)

  const toFormState = (sourceRow: Row): FormState<Values> => {
    const values = valuesOf(sourceRow)
    return { version: sourceRow.version, base: values, values }
  }
  const createConflictError = (
    ownValues: Values,
    { filling: mergedState, clashes }: ReturnType<typeof rebaseFormChanges<Values>>,
  ): FormError => {
    const clashedFields = clashes.filter((field) => typeof field === 'string')
    const getFieldText = (values: Values, field: keyof Values & string) => textOf(values, field) ?? t('conflict.none')
    return {
      message: t(clashedFields.length > 0 ? 'conflict.clash' : 'conflict.merged'),
      fields: Object.fromEntries(
        clashedFields.map((field) => [
          field,
          t('conflict.field', {
            field: labelOf(field),
            theirs: getFieldText(mergedState.base, field),
            mine: getFieldText(ownValues, field),
          }),
        ]),
      ),
      values: mergedState.values,
    }
  }

  const [initialState] = useState(() => {
    if (!draft) return { formState: toFormState(row), refusal: undefined }
    const rebaseResult = rebaseFormChanges(draft, toFormState(row))
    return {
      formState: rebaseResult.filling,
      refusal: draft.version < row.version ? createConflictError(draft.values, rebaseResult) : undefined,
    }
  })
  const [formState, setFormState] = useState(initialState.formState)
  const [mountCount, setMountCount] = useState(0)

  return {
    ...screen,
    formKey: mountCount,
    values: formState.values,
    refusal: mountCount === 0 ? initialState.refusal : undefined,
    isDraftRestored: draft !== null,
    storeDraft: (values) => storeDraft({ ...formState, values }),
    base: formState.base,
    replace: (values) => {
      storeDraft({ ...formState, values })
      setFormState({ ...formState, values })
      setMountCount(mountCount + 1)
    },
    continueFrom: (savedRow) => {
      startOver()
      setFormState(toFormState(savedRow))
    },
    startOver: () => {
      startOver()
      setFormState(toFormState(row))
      setMountCount(mountCount + 1)
    },
    save: async (values, send) => {
      try {
        await send(formState.version)
      } catch (error) {
        if (!isApiError(error, 'conflict')) throw toFormError(error)
        const current = currentRowOf(error.current)
        const reason = closedReasonOf?.(current)
        if (reason) throw { message: reason } satisfies FormError
        const rebaseResult = rebaseFormChanges({ ...formState, values }, toFormState(current))
        setFormState(rebaseResult.filling)
        storeDraft(rebaseResult.filling)
        throw createConflictError(values, rebaseResult)
      }
    },
  }
}
