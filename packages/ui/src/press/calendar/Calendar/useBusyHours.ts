import type { BusyPerson } from '@press/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AskBusyHours, FreeTimeQuestion } from './types.ts'

export type BusyState = 'loading' | 'ready' | 'failed'

const none: readonly BusyPerson[] = []

/** Fetches busy hours when the question changes or the user retries. Without a question it fetches nothing. */
export function useBusyHours(question: FreeTimeQuestion | null, ask: AskBusyHours | undefined) {
  const [tries, setTries] = useState(0)
  const key = `${tries} ${JSON.stringify(question)}`
  const [answer, setAnswer] = useState<{ key: string; people: readonly BusyPerson[] | null }>()
  const send = useEffectEvent(async (signal: AbortSignal) => (question && ask ? ask(question, signal) : none))
  useEffect(() => {
    const ended = new AbortController()
    const keep = (people: readonly BusyPerson[] | null) => {
      if (!ended.signal.aborted) setAnswer({ key, people })
    }
    send(ended.signal).then(keep, () => keep(null))
    return () => ended.abort()
  }, [key])
  const current = answer?.key === key ? answer : undefined
  const state: BusyState = current ? (current.people ? 'ready' : 'failed') : 'loading'
  return { state, people: current?.people ?? none, retry: () => setTries((count) => count + 1) }
}
