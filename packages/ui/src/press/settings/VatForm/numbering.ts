import { numberedKinds, type NumberedKind, type PressNumbering } from '@press/domain'
import { useTranslation } from '@press/i18n'

/** How a kind of document is numbered, as typed: `start` is the first number of this year, null for none. */
export interface TypedNumbering {
  digits: number | null
  yearly: boolean
  start: number | null
}
/** By kind. A field's name holds no dot: `contract.author` is `contract_author`. */
export type TypedNumberings = Record<string, TypedNumbering>

export const numberingField = (kind: NumberedKind): string => kind.replace('.', '_')
export const nothingTyped: TypedNumbering = { digits: null, yearly: true, start: null }

/** The numbering of a press as its form has it. */
export const typedNumberings = (
  numberingFor: (kind: NumberedKind) => NonNullable<PressNumbering['kinds'][NumberedKind]>,
  year: number,
): TypedNumberings =>
  Object.fromEntries(
    numberedKinds.map((kind) => {
      const { digits, yearly, start } = numberingFor(kind)
      return [numberingField(kind), { digits, yearly, start: start?.year === year ? start.number : null }]
    }),
  )

/** What was typed, as the setting keeps it. A start of another year says nothing any more and goes. */
export const numberingTyped = (typed: TypedNumberings, year: number): PressNumbering => ({
  kinds: Object.fromEntries(
    numberedKinds.map((kind) => {
      const { digits, yearly, start } = typed[numberingField(kind)] ?? nothingTyped
      return [kind, { digits: digits ?? 0, yearly, start: start === null ? null : { year, number: start } }]
    }),
  ),
})

/** `kinds.contract.author.start` as the form calls it: `contract_author.start`. */
export const numberingPath = (field: string): string =>
  field.replace(/^kinds\./, '').replace(/^contract\./, 'contract_')

/** What a kind of numbered document is called, by its own name or by its field's. */
export function useKindName(): (kind: string) => string {
  const { t } = useTranslation(['settings', 'contracts'])
  return (kind) => {
    const [, contract] = /^contract[._](.+)$/.exec(kind) ?? []
    return contract ? t(`contracts:kind.${contract as 'author'}`) : t(`kindOf.${kind as 'offer'}`)
  }
}
