import { timings, type ApplicationDocument, type RoundVerdict, type Application, type Round } from '@press/domain'
import { useState } from 'react'
import { useToday } from '../../../foundations/Clock/index.ts'
import {
  emptyReview,
  getDecision,
  getDocuments,
  isSame,
  openRound,
  reviewProblems,
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
  const problems = decision ? reviewProblems(decision, today) : {}

  const changeValues = (next: ReviewValues) => {
    setValues(next)
    onDraft?.(next)
  }
  const judge = (document: ApplicationDocument, change: Partial<Judgement>) => {
    const previous = values.judged[document] ?? {
      verdict: 'again',
      reason: '',
      until: addDays(today, timings.applicationDays),
    }
    changeValues({ ...values, refusal: null, judged: { ...values.judged, [document]: { ...previous, ...change } } })
  }
  const acceptRest = (includesJudged = false) => {
    const judged = { ...values.judged }
    for (const { document } of waiting)
      if (includesJudged || !judged[document])
        judged[document] = { verdict: 'accepted', reason: '', until: addDays(today, timings.applicationDays) }
    changeValues({ ...values, refusal: null, judged })
  }
  /** Documents whose file was sent again unchanged and without an answer. The review suggests requesting them again. */
  const suspect = waiting.filter(({ round }) => round && isSame(round) && !round.answer).map(({ document }) => document)
  /** Requests the given documents again, and accepts all other documents. */
  const suggestVerdicts = (reason: string, askedAgain: readonly ApplicationDocument[]) => {
    const judged: ReviewValues['judged'] = {}
    for (const { document } of waiting)
      judged[document] = askedAgain.includes(document)
        ? { verdict: 'again', reason, until: addDays(today, timings.applicationDays) }
        : { verdict: 'accepted', reason: '', until: addDays(today, timings.applicationDays) }
    changeValues({ ...values, refusal: null, judged })
  }
  return {
    today,
    values,
    set: changeValues,
    round: openRound(rounds),
    waiting,
    others,
    undecided: waiting.filter(({ document }) => !values.judged[document]),
    suspect,
    status,
    decision,
    /** The decision so far: one document that is requested again already means a revision. */
    currentDecision: decision ?? (hasRequests ? getDecision('revision', values, waiting) : undefined),
    problems,
    /** Returns the problem of a field, but only after an attempt to send. */
    problemOf: (field: string) => (hasTried ? problems[field] : undefined),
    hasTried,
    setHasTried,
    judge,
    setVerdict: (document: ApplicationDocument, verdict: RoundVerdict) => judge(document, { verdict }),
    acceptRest,
    suggest: suggestVerdicts,
  }
}
export type Review = ReturnType<typeof useReview>
