import { numberedKinds, type NumberedKind, type PressNumbering } from '@press/domain'
import { useTranslation } from '@press/i18n'

/** The numbering of a kind of document, as typed: `start` is the first number of this year, null for none. */
export interface NumberingFormValues {
  digits: number | null
  yearly: boolean
  start: number | null
}
/** The numbering by kind of document. Field names must not contain dots: `contract.author` is `contract_author`. */
export type TypedNumberings = Record<string, NumberingFormValues>

export const toNumberingField = (kind: NumberedKind): string => kind.replace('.', '_')
export const emptyNumbering: NumberingFormValues = { digits: null, yearly: true, start: null }

/** Returns the numbering of a press as form values. */
export const toNumberingFormValues = (
  getNumbering: (kind: NumberedKind) => NonNullable<PressNumbering['kinds'][NumberedKind]>,
  year: number,
): TypedNumberings =>
  Object.fromEntries(
    numberedKinds.map((kind) => {
      const { digits, yearly, start } = getNumbering(kind)
      return [toNumberingField(kind), { digits, yearly, start: start?.year === year ? start.number : null }]
    }),
  )

/** Converts the form values to the stored setting. Drops start numbers of other years, because they have no effect. */
export const toNumberingSetting = (values: TypedNumberings, year: number): PressNumbering => ({
  kinds: Object.fromEntries(
    numberedKinds.map((kind) => {
      const { digits, yearly, start } = values[toNumberingField(kind)] ?? emptyNumbering
      return [kind, { digits: digits ?? 0, yearly, start: start === null ? null : { year, number: start } }]
    }),
  ),
})

/** Converts a setting's path to a form field: `kinds.contract.author.start` becomes `contract_author.start`. */
export const toNumberingFieldPath = (field: string): string =>
  field.replace(/^kinds\./, '').replace(/^contract\./, 'contract_')

/** Returns a function that names a kind of numbered document, by its key or by its form field. */
export function useKindName(): (kind: string) => string {
  const { t } = useTranslation(['settings', 'contracts'])
  return (kind) => {
    const [, contractKind] = /^contract[._](.+)$/.exec(kind) ?? []
    return contractKind ? t(`contracts:kind.${contractKind as 'author'}`) : t(`kindOf.${kind as 'offer'}`)
  }
}
