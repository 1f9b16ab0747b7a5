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

const inDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Manages the verdicts on documents and the resulting decision. */
export function useReview({ application, rounds, defaultValues, onDraft }: ReviewOptions) {
  const today = useToday()
  const [values, setValues] = useState<ReviewValues>(() => ({ ...emptyReview, ...defaultValues }))
  const [tried, setTried] = useState(false)
  const { waiting, others } = getDocuments(application, rounds, values.judged)
  const status = getStatus(values, waiting)
  const decision = status && getDecision(status, values, waiting)
  const hasRequests = waiting.some(({ document }) => values.judged[document]?.verdict === 'again')
  const problems = decision ? reviewProblems(decision, today) : {}

  const set = (next: ReviewValues) => {
    setValues(next)
    onDraft?.(next)
  }
  const judge = (document: ApplicationDocument, change: Partial<Judgement>) => {
    const before = values.judged[document] ?? {
      verdict: 'again',
      reason: '',
      until: inDays(today, timings.applicationDays),
    }
    set({ ...values, refusal: null, judged: { ...values.judged, [document]: { ...before, ...change } } })
  }
  const acceptRest = (all = false) => {
    const judged = { ...values.judged }
    for (const { document } of waiting)
      if (all || !judged[document])
        judged[document] = { verdict: 'accepted', reason: '', until: inDays(today, timings.applicationDays) }
    set({ ...values, refusal: null, judged })
  }
  /** Documents whose file was sent again unchanged and without an answer: decisive for the review. */
  const suspect = waiting.filter(({ round }) => round && isSame(round) && !round.answer).map(({ document }) => document)
  /** Requests the given documents again, and accepts all other documents. */
  const suggest = (reason: string, again: readonly ApplicationDocument[]) => {
    const judged: ReviewValues['judged'] = {}
    for (const { document } of waiting)
      judged[document] = again.includes(document)
        ? { verdict: 'again', reason, until: inDays(today, timings.applicationDays) }
        : { verdict: 'accepted', reason: '', until: inDays(today, timings.applicationDays) }
    set({ ...values, refusal: null, judged })
  }
  return {
    today,
    values,
    set,
    round: openRound(rounds),
    waiting,
    others,
    undecided: waiting.filter(({ document }) => !values.judged[document]),
    suspect,
    status,
    decision,
    /** The decision so far: one document that is requested again already means a revision. */
    soFar: decision ?? (hasRequests ? getDecision('revision', values, waiting) : undefined),
    problems,
    /** Returns the problem of a field, but only after an attempt to send. */
    problemOf: (field: string) => (tried ? problems[field] : undefined),
    tried,
    setTried,
    judge,
    say: (document: ApplicationDocument, verdict: RoundVerdict) => judge(document, { verdict }),
    acceptRest,
    suggest,
  }
}
export type Review = ReturnType<typeof useReview>
