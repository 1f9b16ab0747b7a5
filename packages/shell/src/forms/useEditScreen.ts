import { isApiError, rebaseFormChanges, type FormState } from '@press/client'
import { useTranslation } from '@press/i18n'
import type { FormError } from '@press/ui'
import { useState } from 'react'
import { useRefusal } from '../calls/useRefusal.ts'
import { useFormScreen, type FormScreen, type FormScreenOptions } from './useFormScreen.tsx'

/** A row that several people may change: each save says which version it is a change of. */
interface Versioned {
  version: number
}

export interface EditScreenOptions<Row extends Versioned, Values extends object> extends FormScreenOptions {
  row: Row
  valuesOf: (row: Row) => Values
  /** The row in what the server sends along when somebody else was faster. */
  currentOf: (answer: unknown) => Row
  labelOf: (field: keyof Values & string) => string
  /** A field's value in words; null where they are too many for a line. */
  textOf: (values: Values, field: keyof Values & string) => string | null
  /** Why the row, as it is now, can be changed no more. */
  closed?: (row: Row) => string | undefined
}

export interface EditScreen<Row, Values> extends Omit<FormScreen<unknown>, 'draft' | 'keep'> {
  /** What the form begins with. */
  values: Values
  /** What is told as soon as the form stands: a draft and its row have come apart. */
  refusal: FormError | undefined
  /** What was typed here before stands in the form. */
  restored: boolean
  keep: (values: Values) => void
  /** What is saved, as far as the form knows. */
  base: Values
  /** Begins the form anew with other values: a change is taken back. */
  replace: (values: Values) => void
  /** Goes on from a row that was just saved, or as it was, in a form that stays: it holds that already. */
  goOn: (row: Row) => void
  /**
   * Saves a change of the version that the form was filled from. Where somebody else was faster, the form takes theirs
   * in and the next save is a change of theirs.
   */
  save: (values: Values, send: (version: number) => Promise<unknown>) => Promise<void>
}

/** A form over a row that others may change meanwhile: nobody’s change is lost, and where two meet both are told. */
export function useEditScreen<Row extends Versioned, Values extends object>(
  name: string,
  { row, valuesOf, currentOf, labelOf, textOf, closed, ...options }: EditScreenOptions<Row, Values>,
): EditScreen<Row, Values> {
  const { t } = useTranslation('patterns')
  const refusalOf = useRefusal()
  const { draft, keep, startOver, ...screen } = useFormScreen<FormState<Values>>(name, options)

  const fillingOf = (from: Row): FormState<Values> => {
    const values = valuesOf(from)
    return { version: from.version, base: values, values }
  }
  const conflict = (mine: Values, { filling, clashes }: ReturnType<typeof rebaseFormChanges<Values>>): FormError => {
    const told = clashes.filter((field) => typeof field === 'string')
    const words = (values: Values, field: keyof Values & string) => textOf(values, field) ?? t('conflict.none')
    return {
      message: t(told.length > 0 ? 'conflict.clash' : 'conflict.merged'),
      fields: Object.fromEntries(
        told.map((field) => [
          field,
          t('conflict.field', { field: labelOf(field), theirs: words(filling.base, field), mine: words(mine, field) }),
        ]),
      ),
      values: filling.values,
    }
  }

  const [beginning] = useState(() => {
    if (!draft) return { filling: fillingOf(row), refusal: undefined }
    const next = rebaseFormChanges(draft, fillingOf(row))
    return {
      filling: next.filling,
      refusal: draft.version < row.version ? conflict(draft.values, next) : undefined,
    }
  })
  const [filling, setFilling] = useState(beginning.filling)
  const [round, setRound] = useState(0)

  return {
    ...screen,
    round,
    values: filling.values,
    refusal: round === 0 ? beginning.refusal : undefined,
    restored: draft !== null,
    keep: (values) => keep({ ...filling, values }),
    base: filling.base,
    replace: (values) => {
      keep({ ...filling, values })
      setFilling({ ...filling, values })
      setRound(round + 1)
    },
    goOn: (from) => {
      startOver()
      setFilling(fillingOf(from))
    },
    startOver: () => {
      startOver()
      setFilling(fillingOf(row))
      setRound(round + 1)
    },
    save: async (values, send) => {
      try {
        await send(filling.version)
      } catch (error) {
        if (!isApiError(error, 'conflict')) throw refusalOf(error)
        const current = currentOf(error.current)
        const reason = closed?.(current)
        if (reason) throw { message: reason } satisfies FormError
        const next = rebaseFormChanges({ ...filling, values }, fillingOf(current))
        setFilling(next.filling)
        keep(next.filling)
        throw conflict(values, next)
      }
    },
  }
}
