import {
  applicationDocumentKeys,
  validateDecision,
  type ApplicationDocument,
  type ApplicationStatus,
  type Conclusion,
  type DecisionProblems,
  type RoundVerdict,
  type StoredFile,
  type Application,
  type LetterText,
  type Round,
  type RoundDocument,
} from '@press/domain'
import { getConclusion } from '../conclusion-text.ts'
import type { Decision } from '../DecisionPanel/index.ts'

/** An editor's verdict on one document. */
export interface Judgement {
  verdict: RoundVerdict
  reason: string
  until: string
}

/** The values of a review; stored as a draft until it is sent. */
export interface ReviewValues {
  judged: Partial<Record<ApplicationDocument, Judgement>>
  /** The reason, if the application is being refused. */
  refusal: string | null
  /** The letter with manual edits. */
  letter: LetterText | null
}

export const emptyReview: ReviewValues = { judged: {}, refusal: null, letter: null }

/** A document under review. */
export interface ReviewedDocument {
  document: ApplicationDocument
  /** The current file. */
  file: StoredFile | undefined
  /** The number and the date of the document. */
  conclusion: Conclusion | undefined
  /** The request of the last round, and the answer. */
  round: RoundDocument | undefined
}

/** Returns the round that was answered and needs verdicts. */
export const getOpenRound = (rounds: readonly Round[]): Round | undefined => {
  const lastRound = rounds.at(-1)
  return lastRound?.answered_at && lastRound.documents.some(({ verdict }) => verdict === null) ? lastRound : undefined
}

/**
 * Returns the documents that need a verdict as `waiting`: the documents of the answered round, or in the first round all existing
 * documents. All unchanged documents are in `others`, and each of them can also be requested.
 */
export function getDocuments(
  { files, conclusions }: Pick<Application, 'files' | 'conclusions'>,
  rounds: readonly Round[],
  judged: ReviewValues['judged'],
): { waiting: ReviewedDocument[]; others: ReviewedDocument[] } {
  const round = getOpenRound(rounds)
  const allDocuments = applicationDocumentKeys.map((document) => ({
    document,
    file: files[document],
    conclusion: getConclusion(conclusions, document),
    round: round?.documents.find((candidate) => candidate.document === document),
  }))
  const isPending = ({ document, file, round: roundDocument }: ReviewedDocument) =>
    roundDocument !== undefined || judged[document]?.verdict === 'again' || (!round && file !== undefined)
  return { waiting: allDocuments.filter(isPending), others: allDocuments.filter((candidate) => !isPending(candidate)) }
}

/** Whether a file was sent again unchanged. */
export const isUnchangedFile = ({ asked, came }: Pick<RoundDocument, 'asked' | 'came'>): boolean =>
  Boolean(asked && came && asked.sha256 === came.sha256)

/** Returns the decision that follows from the verdicts; undefined while a verdict is missing. */
export function getStatus(
  values: ReviewValues,
  pendingDocuments: readonly ReviewedDocument[],
): ApplicationStatus | undefined {
  if (values.refusal !== null) return 'rejected'
  if (pendingDocuments.some(({ document }) => !values.judged[document])) return undefined
  return pendingDocuments.some(({ document }) => values.judged[document]?.verdict === 'again') ? 'revision' : 'accepted'
}

export function getDecision(
  status: ApplicationStatus,
  { judged, refusal }: ReviewValues,
  pendingDocuments: readonly ReviewedDocument[],
): Required<Omit<Decision, 'letter'>> {
  const findByVerdict = (verdict: RoundVerdict) =>
    pendingDocuments.filter(({ document }) => judged[document]?.verdict === verdict)
  return {
    status,
    reason: refusal?.trim() ?? '',
    documents:
      status === 'revision'
        ? findByVerdict('again').map(({ document }) => ({
            document,
            reason: judged[document]?.reason.trim() ?? '',
            until: judged[document]?.until ?? '',
          }))
        : [],
    accepted: findByVerdict('accepted').map(({ document }) => document),
  }
}

/** Returns what a decision still lacks, by document: `review_1.reason`; for a refusal: `reason`. */
export function findReviewProblems(decision: Required<Omit<Decision, 'letter'>>, today: string): DecisionProblems {
  const problems = validateDecision(decision, today)
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => {
      const [, index, name] = field.split('.')
      const request = index === undefined ? undefined : decision.documents[Number(index)]
      return [request ? `${request.document}.${name}` : field, problem]
    }),
  )
}
