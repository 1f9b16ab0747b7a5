import type { ApplicationDocument, ApplicationStatus, LetterText, RevisionRequest } from '@press/domain'

/** A decision about an application, with the reason. */
export interface Decision {
  status: ApplicationStatus
  reason: string
  documents: RevisionRequest[]
  /** The accepted documents. */
  accepted?: ApplicationDocument[]
  /** The letter with manual edits. */
  letter?: LetterText
}

/** The values of the form; the document of a request may not be chosen yet. */
export interface DecisionValues {
  reason: string
  documents: { document: ApplicationDocument | ''; reason: string; until: string }[]
}

export const emptyRequest: DecisionValues['documents'][number] = { document: '', reason: '', until: '' }

export const getDecision = (status: ApplicationStatus, { reason, documents }: DecisionValues): Decision => ({
  status,
  reason: reason.trim(),
  documents: documents.flatMap(({ document, reason: requestReason, until }) =>
    document ? [{ document, reason: requestReason.trim(), until }] : [],
  ),
})

/** Returns the values in the format of the rules. */
export const toRulesInput = (status: ApplicationStatus, { reason, documents }: DecisionValues) => ({
  status,
  reason,
  documents: documents.map((request) => ({ ...request, document: request.document || null })),
})
