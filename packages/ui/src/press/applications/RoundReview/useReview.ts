import { timings, type ApplicationDocument, type RoundVerdict, type Application, type Round } from '@press/domain'
import { useState } from 'react'
import { useToday } from '../../../foundations/Clock/index.ts'
import {
  emptyReview,
  getDecision,
  getDocuments,
  isUnchangedFile,
  getOpenRound,
  findReviewProblems,
  getStatus,
  type Judgement,
  type ReviewValues,
} from './review-values.ts'

interface ReviewOptions {
  application: Application
  rounds: readonly Round[]
  defaultValues: ReviewValues | undefined
  onDraft: ((values: ReviewValues) => void) | undefined
}

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Manages the verdicts on documents and the resulting decision. */
export function useReview({ application, rounds, defaultValues, onDraft }: ReviewOptions) {
  const today = useToday()
  const [values, setValues] = useState<ReviewValues>(() => ({ ...emptyReview, ...defaultValues }))
  const [hasTried, setHasTried] = useState(false)
  const { waiting, others } = getDocuments(application, rounds, values.judged)
  const status = getStatus(values, waiting)
  const decision = status && getDecision(status, values, waiting)
  const hasRequests = waiting.some(({ document }) => values.judged[document]?.verdict === 'again')
  const problems = decision ? findReviewProblems(decision, today) : {}

  const changeValues = (nextValues: ReviewValues) => {
    setValues(nextValues)
    onDraft?.(nextValues)
  }
  const updateJudgement = (document: ApplicationDocument, change: Partial<Judgement>) => {
    const previousJudgement = values.judged[document] ?? {
      verdict: 'again',
      reason: '',
      until: addDays(today, timings.applicationDays),
    }
    changeValues({
      ...values,
      refusal: null,
      judged: { ...values.judged, [document]: { ...previousJudgement, ...change } },
    })
  }
  const acceptRest = (includesJudged = false) => {
    const nextJudgements = { ...values.judged }
    for (const { document } of waiting)
      if (includesJudged || !nextJudgements[document])
        nextJudgements[document] = { verdict: 'accepted', reason: '', until: addDays(today, timings.applicationDays) }
    changeValues({ ...values, refusal: null, judged: nextJudgements })
  }
  /** Documents whose file was sent again unchanged and without an answer. The review suggests requesting them again. */
  const suspectDocuments = waiting
    .filter(({ round }) => round && isUnchangedFile(round) && !round.answer)
    .map(({ document }) => document)
  /** Requests the given documents again, and accepts all other documents. */
  const suggestVerdicts = (reason: string, askedAgain: readonly ApplicationDocument[]) => {
    const nextJudgements: ReviewValues['judged'] = {}
    for (const { document } of waiting)
      nextJudgements[document] = askedAgain.includes(document)
        ? { verdict: 'again', reason, until: addDays(today, timings.applicationDays) }
        : { verdict: 'accepted', reason: '', until: addDays(today, timings.applicationDays) }
    changeValues({ ...values, refusal: null, judged: nextJudgements })
  }
  return {
    today,
    values,
    set: changeValues,
    round: getOpenRound(rounds),
    waiting,
    others,
    undecided: waiting.filter(({ document }) => !values.judged[document]),
    suspect: suspectDocuments,
    status,
    decision,
    /** The decision so far: one document that is requested again already means a revision. */
    currentDecision: decision ?? (hasRequests ? getDecision('revision', values, waiting) : undefined),
    problems,
    /** Returns the problem of a field, but only after an attempt to send. */
    problemOf: (field: string) => (hasTried ? problems[field] : undefined),
    hasTried,
    setHasTried,
    judge: updateJudgement,
    setVerdict: (document: ApplicationDocument, verdict: RoundVerdict) => updateJudgement(document, { verdict }),
    acceptRest,
    suggest: suggestVerdicts,
  }
}
export type Review = ReturnType<typeof useReview>
