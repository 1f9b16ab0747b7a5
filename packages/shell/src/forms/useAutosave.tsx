import { isApiError, type FormState } from '@press/client'
import type { FormError } from '@press/ui'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useRefusal } from '../calls/useRefusal.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { AutosaveQueue, type AutosaveFields } from './autosave-queue.ts'
import { useDraft } from './useDraft.ts'

interface Versioned {
  version: number
}

export interface AutosaveOptions<Row extends Versioned, Values extends object> {
  row: Row
  valuesOf: (row: Row) => Values
  /** The row in what the server sends along when somebody else was faster. */
  currentOf: (answer: unknown) => Row
  /** Sends what was changed, and nothing else; gives the row as it is then. */
  send: (changes: Partial<Values>, version: number) => Promise<Row>
  /** What leaving would lose while something could not be saved, in a sentence. */
  loses: string
  /** Milliseconds without a change before it is sent. @default at once */
  debounceMs?: number
  /** Whether leaving is asked about though the browser keeps what is not sent. @default true */
  asks?: boolean
}

export interface Autosave<Values> extends AutosaveFields<Values> {
  state: 'saved' | 'saving' | 'failed'
  /** When something was saved last in this visit; ISO 8601. */
  savedAt: string | undefined
  /** Takes what the fields hold; those that are `wrong` wait. */
  change: (values: Values, wrong: readonly string[]) => void
  /** Ends a clash: theirs is taken, or mine is sent over it. */
  settle: (field: keyof Values & string, whose: 'mine' | 'theirs') => void
  /** How often the fields have to be filled anew: another's change was taken in. */
  refills: number
  /** Sends at once what waits, and resolves when that was tried. */
  flush: () => Promise<void>
  /** There is nothing to save any more: forgets what was kept, and sends nothing. */
  forget: () => void
  /** Stands beside the fields. */
  guard: ReactNode
}

/** Seconds until what could not be saved is tried again. */
export const autosaveRetrySeconds = 5

/**
 * A row saved field by field as it is typed. What others change meanwhile is taken in; where two meet, the person chooses.
 * What could not be sent is kept in this browser and tried again. The row's name, number and options are looked at once.
 */
export function useAutosave<Row extends Versioned, Values extends object>(
  name: string,
  { row, valuesOf, currentOf, send, loses, debounceMs: pause = 0, asks = true }: AutosaveOptions<Row, Values>,
): Autosave<Values> {
  const { draft, failed, save: keep, discard } = useDraft<FormState<Values>>(name)
  const refusalOf = useRefusal()
  const [{ subscribe, shown, change, settle, run, forget }] = useState(() => {
    const fillingOf = (from: Row): FormState<Values> => {
      const values = valuesOf(from)
      return { version: from.version, base: values, values }
    }
    return open({
      sender: new AutosaveQueue(draft, fillingOf(row)),
      send: async (changes, version) => fillingOf(await send(changes, version)),
      currentOf: (error) => (isApiError(error, 'conflict') ? fillingOf(currentOf(error.current)) : undefined),
      refusalOf: (error) => (isFinal(error) ? refusalOf(error) : undefined),
      keep: (filling) => (filling ? keep(filling) : discard()),
      debounceMs: pause,
    })
  })
  const { state, savedAt, ...rest } = useSyncExternalStore(subscribe, shown)

  // What was kept from the last visit is sent at once, and what still waits when the fields go.
  useEffect(() => {
    void run()
    return () => void run()
  }, [run])
  useEffect(() => {
    if (state !== 'failed') return
    const timer = setTimeout(() => void run(), autosaveRetrySeconds * 1000)
    return () => clearTimeout(timer)
  }, [state, run])

  return {
    ...rest,
    state,
    savedAt,
    change,
    settle,
    flush: run,
    forget,
    guard: <LeaveGuard when={(state !== 'saved' || rest.clashes.length > 0) && (asks || failed)} loses={loses} />,
  }
}

/** Whether sending the same again can only end the same. */
const isFinal = (error: unknown): boolean =>
  isApiError(error) && error.status < 500 && error.status !== 401 && error.status !== 429

interface AutosaveDependencies<Values extends object> {
  sender: AutosaveQueue<Values>
  send: (changes: Partial<Values>, version: number) => Promise<FormState<Values>>
  /** The row as it is now, where an error says that somebody else was faster. */
  currentOf: (error: unknown) => FormState<Values> | undefined
  /** What the server has against what was sent; nothing where another try may help. */
  refusalOf: (error: unknown) => FormError | undefined
  /** Keeps what is unsaved; with null there is nothing. */
  keep: (filling: FormState<Values> | null) => void
  debounceMs: number
}

/** The saving itself: one sending at a time, until nothing is left to send or the line is down. */
function open<Values extends object>({
  sender,
  send,
  currentOf,
  refusalOf,
  keep,
  debounceMs: pause,
}: AutosaveDependencies<Values>) {
  const listeners = new Set<() => void>()
  let busy = false
  let sending = Promise.resolve()
  let waiting: ReturnType<typeof setTimeout> | undefined
  let closed = false
  let refills = 0
  let state: Autosave<Values>['state'] = 'saved'
  let savedAt: string | undefined
  const view = (): AutosaveFields<Values> & Pick<Autosave<Values>, 'state' | 'savedAt' | 'refills'> => ({
    ...sender.shown(),
    state,
    savedAt,
    refills,
  })
  let last = view()
  const tell = () => {
    last = view()
    if (!closed) keep(sender.isUnsaved() ? sender.filling : null)
    for (const listener of listeners) listener()
  }
  /** Whether there is a next try at once. */
  const once = async (changes: Partial<Values>): Promise<boolean> => {
    try {
      sender.sent(changes, await send(changes, sender.filling.version))
      savedAt = new Date().toISOString()
      return true
    } catch (error) {
      const current = currentOf(error)
      const refusal = current ? undefined : refusalOf(error)
      if (current) {
        sender.overtaken(current)
        refills += 1
      }
      if (refusal) sender.refused(changes, refusal)
      return Boolean(current ?? refusal)
    }
  }
  const sendAll = async (): Promise<void> => {
    busy = true
    state = 'saving'
    let reached = true
    for (let changes = sender.changes(); changes && reached; changes = sender.changes()) {
      if (closed) break
      tell()
      reached = await once(changes)
    }
    busy = false
    state = reached ? 'saved' : 'failed'
    tell()
  }
  const run = (): Promise<void> => {
    clearTimeout(waiting)
    if (closed) return Promise.resolve()
    if (!busy) sending = sendAll()
    return sending
  }
  const runSoon = (): void => {
    clearTimeout(waiting)
    if (pause > 0) waiting = setTimeout(() => void run(), pause)
    else void run()
  }
  return {
    run,
    shown: () => last,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (values: Values, wrong: readonly string[]) => {
      sender.take(values, wrong)
      tell()
      runSoon()
    },
    forget: () => {
      keep(null)
      closed = true
      clearTimeout(waiting)
    },
    settle: (field: keyof Values & string, whose: 'mine' | 'theirs') => {
      sender.settle(field, whose)
      if (whose === 'theirs') refills += 1
      tell()
      void run()
    },
  }
}
