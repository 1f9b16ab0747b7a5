import type { BusyPerson } from '@press/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LoadBusyHours, BusyHoursQuery } from './types.ts'

export type BusyState = 'loading' | 'ready' | 'failed'

const noPeople: readonly BusyPerson[] = []

/** Fetches busy hours when the question changes or the user retries. Without a question it fetches nothing. */
export function useBusyHours(question: BusyHoursQuery | null, askBusyHours: LoadBusyHours | undefined) {
  const [attempt, setAttempt] = useState(0)
  const key = `${attempt} ${JSON.stringify(question)}`
  const [answer, setAnswer] = useState<{ key: string; people: readonly BusyPerson[] | null }>()
  const fetchBusyHours = useEffectEvent(async (signal: AbortSignal) =>
    question && askBusyHours ? askBusyHours(question, signal) : noPeople,
  )
  useEffect(() => {
    const controller = new AbortController()
    const storeAnswer = (people: readonly BusyPerson[] | null) => {
      if (!controller.signal.aborted) setAnswer({ key, people })
    }
    fetchBusyHours(controller.signal).then(storeAnswer, () => storeAnswer(null))
    return () => controller.abort()
  }, [key])
  const currentAnswer = answer?.key === key ? answer : undefined
  const state: BusyState = currentAnswer ? (currentAnswer.people ? 'ready' : 'failed') : 'loading'
  return { state, people: currentAnswer?.people ?? noPeople, retry: () => setAttempt((count) => count + 1) }
}
