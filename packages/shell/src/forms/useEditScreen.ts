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
  const refusalOf = useRefusal()
  const { draft, storeDraft, startOver, ...screen } = useFormScreen<FormState<Values>>(name, options)

  const toFormState = (sourceRow: Row): FormState<Values> => {
    const values = valuesOf(sourceRow)
    return { version: sourceRow.version, base: values, values }
  }
  const createConflictError = (
    ownValues: Values,
    { filling, clashes }: ReturnType<typeof rebaseFormChanges<Values>>,
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
            theirs: getFieldText(filling.base, field),
            mine: getFieldText(ownValues, field),
          }),
        ]),
      ),
      values: filling.values,
    }
  }

  const [initialState] = useState(() => {
    if (!draft) return { formState: toFormState(row), refusal: undefined }
    const rebased = rebaseFormChanges(draft, toFormState(row))
    return {
      formState: rebased.filling,
      refusal: draft.version < row.version ? createConflictError(draft.values, rebased) : undefined,
    }
  })
  const [filling, setFilling] = useState(initialState.formState)
  const [round, setRound] = useState(0)

  return {
    ...screen,
    formKey: round,
    values: filling.values,
    refusal: round === 0 ? initialState.refusal : undefined,
    isDraftRestored: draft !== null,
    storeDraft: (values) => storeDraft({ ...filling, values }),
    base: filling.base,
    replace: (values) => {
      storeDraft({ ...filling, values })
      setFilling({ ...filling, values })
      setRound(round + 1)
    },
    continueFrom: (savedRow) => {
      startOver()
      setFilling(toFormState(savedRow))
    },
    startOver: () => {
      startOver()
      setFilling(toFormState(row))
      setRound(round + 1)
    },
    save: async (values, send) => {
      try {
        await send(filling.version)
      } catch (error) {
        if (!isApiError(error, 'conflict')) throw refusalOf(error)
        const current = currentRowOf(error.current)
        const reason = closedReasonOf?.(current)
        if (reason) throw { message: reason } satisfies FormError
        const rebased = rebaseFormChanges({ ...filling, values }, toFormState(current))
        setFilling(rebased.filling)
        storeDraft(rebased.filling)
        throw createConflictError(values, rebased)
      }
    },
  }
}
