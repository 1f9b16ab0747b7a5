import type { EditionType } from '../shared/books/reference-lists.ts'
import { isFilled, type Protocol } from './readiness.ts'

/** What a textbook needs before its print run: the approvals of the councils, and an ISBN for sale (our rule). */
export const printNeeds = ['ISBN', 'methodological_council_protocol', 'scientific_council_protocol'] as const
export type PrintNeed = (typeof printNeeds)[number]

export interface PrintNeedInput {
  edition_type: EditionType | null
  ISBN: string | null
  methodological_council_protocol: Protocol
  scientific_council_protocol: Protocol
}

/**
 * Returns what a textbook still needs before its print run. Other editions need nothing. With a reason, an incomplete textbook may
 * also go to print.
 */
export const findMissingForPrint = (card: PrintNeedInput): PrintNeed[] =>
  card.edition_type === 'textbook' ? printNeeds.filter((need) => !isFilled(card[need])) : []
