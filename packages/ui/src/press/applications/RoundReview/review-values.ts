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

/** What an editor has said of one document. */
export interface Judgement {
  verdict: RoundVerdict
  reason: string
  until: string
}

/** What a review holds, and a draft keeps until it has been sent. */
export interface ReviewValues {
  judged: Partial<Record<ApplicationDocument, Judgement>>
  /** The application is being refused, and why. */
  refusal: string | null
  /** The letter as it was changed by hand. */
  letter: LetterText | null
}

export const emptyReview: ReviewValues = { judged: {}, refusal: null, letter: null }

/** A document before those who decide. */
export interface ReviewedDocument {
  document: ApplicationDocument
  /** The file that stands there now. */
  file: StoredFile | undefined
  /** What stands on it. */
  conclusion: Conclusion | undefined
  /** What the last round asked of it, and what came. */
  round: RoundDocument | undefined
}

/** The round that came back and waits to be judged. */
export const openRound = (rounds: readonly Round[]): Round | undefined => {
  const last = rounds.at(-1)
  return last?.answered_at && last.documents.some(({ verdict }) => verdict === null) ? last : undefined
}

/**
 * The documents that wait for a word: those of the round that came back, at first all that are there. The others are as they were;
 * each of them can be asked for too.
 */
export function getDocuments(
  { files, conclusions }: Pick<Application, 'files' | 'conclusions'>,
  rounds: readonly Round[],
  judged: ReviewValues['judged'],
): { waiting: ReviewedDocument[]; others: ReviewedDocument[] } {
  const round = openRound(rounds)
  const all = applicationDocumentKeys.map((document) => ({
    document,
    file: files[document],
    conclusion: getConclusion(conclusions, document),
    round: round?.documents.find((one) => one.document === document),
  }))
  const waits = ({ document, file, round: asked }: ReviewedDocument) =>
    asked !== undefined || judged[document]?.verdict === 'again' || (!round && file !== undefined)
  return { waiting: all.filter(waits), others: all.filter((one) => !waits(one)) }
}

/** Files that came as they had been. */
export const isSame = ({ asked, came }: Pick<RoundDocument, 'asked' | 'came'>): boolean =>
  Boolean(asked && came && asked.sha256 === came.sha256)

/** The decision that the verdicts come to; undefined while one of them is missing. */
export function getStatus(values: ReviewValues, waiting: readonly ReviewedDocument[]): ApplicationStatus | undefined {
  if (values.refusal !== null) return 'rejected'
  if (waiting.some(({ document }) => !values.judged[document])) return undefined
  return waiting.some(({ document }) => values.judged[document]?.verdict === 'again') ? 'revision' : 'accepted'
}

export function getDecision(
  status: ApplicationStatus,
  { judged, refusal }: ReviewValues,
  waiting: readonly ReviewedDocument[],
): Required<Omit<Decision, 'letter'>> {
  const said = (verdict: RoundVerdict) => waiting.filter(({ document }) => judged[document]?.verdict === verdict)
  return {
    status,
    reason: refusal?.trim() ?? '',
    documents:
      status === 'revision'
        ? said('again').map(({ document }) => ({
            document,
            reason: judged[document]?.reason.trim() ?? '',
            until: judged[document]?.until ?? '',
          }))
        : [],
    accepted: said('accepted').map(({ document }) => document),
  }
}

/** What a decision still lacks, by document: `review_1.reason`; a refusal's `reason`. */
export function reviewProblems(decision: Required<Omit<Decision, 'letter'>>, today: string): DecisionProblems {
  const problems = validateDecision(decision, today)
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => {
      const [, index, name] = field.split('.')
      const request = index === undefined ? undefined : decision.documents[Number(index)]
      return [request ? `${request.document}.${name}` : field, problem]
    }),
  )
}
