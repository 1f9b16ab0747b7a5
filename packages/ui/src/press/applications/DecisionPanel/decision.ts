import type { ApplicationDocument, ApplicationStatus, LetterText, RevisionRequest } from '@press/domain'

/** What was decided about an application, and why. */
export interface Decision {
  status: ApplicationStatus
  reason: string
  documents: RevisionRequest[]
  /** The documents that will do. */
  accepted?: ApplicationDocument[]
  /** The letter as it was changed by hand. */
  letter?: LetterText
}

/** What the form holds: what is asked of a document may not be chosen yet. */
export interface DecisionValues {
  reason: string
  documents: { document: ApplicationDocument | ''; reason: string; until: string }[]
}

export const emptyRequest: DecisionValues['documents'][number] = { document: '', reason: '', until: '' }

export const getDecision = (status: ApplicationStatus, { reason, documents }: DecisionValues): Decision => ({
  status,
  reason: reason.trim(),
  documents: documents.flatMap(({ document, reason: why, until }) =>
    document ? [{ document, reason: why.trim(), until }] : [],
  ),
})

/** The same as the rules look at it. */
export const toRulesInput = (status: ApplicationStatus, { reason, documents }: DecisionValues) => ({
  status,
  reason,
  documents: documents.map((request) => ({ ...request, document: request.document || null })),
})
