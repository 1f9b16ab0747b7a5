import { techCardValues, type TechCardValues } from '@press/ui'
import type { TechCard } from './techCard.ts'

export type CardField = keyof TechCardValues

/** What a form holds, and the card that it is a change of. */
export interface Filling {
  version: number
  base: TechCardValues
  values: TechCardValues
}

export const fillingOf = (card: TechCard): Filling => {
  const values = techCardValues(card)
  return { version: card.version, base: values, values }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * The form's changes as changes of the card as it is now: what the person did not touch follows the card, what they did
 * stays theirs. `clashes` are the fields that somebody else has changed too, and otherwise.
 */
export function rebase({ base, values }: Filling, current: TechCard): { filling: Filling; clashes: CardField[] } {
  const next = fillingOf(current)
  const touched = (Object.keys(next.base) as CardField[]).filter((field) => !same(values[field], base[field]))
  const mine = Object.fromEntries(touched.map((field) => [field, values[field]])) as Partial<TechCardValues>
  return {
    filling: { ...next, values: { ...next.base, ...mine } },
    clashes: touched.filter((field) => !same(next.base[field], base[field]) && !same(next.base[field], values[field])),
  }
}
