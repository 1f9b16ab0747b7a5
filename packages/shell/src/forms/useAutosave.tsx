import { isApiError, type FormState } from '@press/client'
import type { FormError } from '@press/ui'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useRefusal } from '../calls/useRefusal.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { AutosaveQueue, type AutosaveFields } from './autosave-queue.ts'
import { useDraft } from './useDraft.ts'

interface VersionedRow {
  version: number
}

export interface AutosaveOptions<Row extends VersionedRow, Values extends object> {
  row: Row
  valuesOf: (row: Row) => Values
  /** Returns the current row from the server's conflict answer, when someone else saved first. */
  currentRowOf: (answer: unknown) => Row
  /** Sends only the changed fields; returns the row after the change. */
  send: (changes: Partial<Values>, version: number) => Promise<Row>
  /** A sentence that says what leaving would lose while changes could not be saved. */
  lossText: string
  /** Milliseconds without a change before the changes are sent. @default 0: immediately */
  debounceMs?: number
  /** Whether to ask before leaving, although the browser stores unsent changes. @default true */
  asksBeforeLeaving?: boolean
}

export interface Autosave<Values> extends AutosaveFields<Values> {
  state: 'saved' | 'saving' | 'failed'
  /** Time of the last save in this visit; ISO 8601. */
  savedAt: string | undefined
  /** Sets the values of the fields, and names the invalid fields, which are not sent. */
  change: (values: Values, invalidFields: readonly string[]) => void
  /** Resolves a conflict: takes the other person's value, or overwrites it with this person's value. */
  resolveConflict: (field: keyof Values & string, whose: 'mine' | 'theirs') => void
  /** The number of times that someone else's change was merged. After each merge, the fields must be filled again. */
  mergeCount: number
  /** Sends pending changes immediately, and resolves after the attempt. */
  flush: () => Promise<void>
  /** Discards the stored changes and stops sending, because there is nothing left to save. */
  discard: () => void
  /** The leave guard, rendered next to the fields. */
  guard: ReactNode
}

/** Seconds until a failed save is retried. */
export const autosaveRetrySeconds = 5

/**
 * Saves a row field by field while it is edited. Changes by others are merged; if both changed a field, the person chooses. Changes
 * that could not be sent are stored in this browser and retried. `name`, the row's id and the options are read on the first render
 * only.
 */
export function useAutosave<Row extends VersionedRow, Values extends object>(
  name: string,
  {
    row,
    valuesOf,
    currentRowOf,
    send,
    lossText,
    debounceMs = 0,
    asksBeforeLeaving = true,
  }: AutosaveOptions<Row, Values>,
): Autosave<Values> {
  const { draft, failed: hasStorageFailed, save: storeDraft, discard } = useDraft<FormState<Values>>(name)
  const toFormError = useRefusal()
  const [{ subscribe, getSnapshot, change, resolveConflict, run: flushChanges, discard: discardChanges }] = useState(
    () => {
      const toFormState = (sourceRow: Row): FormState<Values> => {
        const values = valuesOf(sourceRow)
        return { version: sourceRow.version, base: values, values }
      }
      return openSaveLoop({
        queue: new AutosaveQueue(draft, toFormState(row)),
        send: async (changes, version) => toFormState(await send(changes, version)),
        currentStateOf: (error) =>
          isApiError(error, 'conflict') ? toFormState(currentRowOf(error.current)) : undefined,
        refusalOf: (error) => (isFinalError(error) ? toFormError(error) : undefined),
        storeDraft: (formState) => (formState ? storeDraft(formState) : discard()),
        debounceMs,
      })
    },
  )
  const { state, savedAt, ...autosaveFields } = useSyncExternalStore(subscribe, getSnapshot)

  // Sends the changes stored on the last visit at mount, and pending changes at unmount.
  useEffect(() => {
    void flushChanges()
    return () => void flushChanges()
  }, [flushChanges])
  useEffect(() => {
    if (state !== 'failed') return
    const timer = setTimeout(() => void flushChanges(), autosaveRetrySeconds * 1000)
    return () => clearTimeout(timer)
  }, [state, flushChanges])

  return {
    ...autosaveFields,
    state,
    savedAt,
    change,
    resolveConflict,
    flush: flushChanges,
    discard: discardChanges,
    guard: (
      <LeaveGuard
        hasUnsavedChanges={
          (state !== 'saved' || autosaveFields.clashes.length > 0) && (asksBeforeLeaving || hasStorageFailed)
        }
        lossText={lossText}
      />
    ),
  }
}

/** Whether a retry of the same request can only fail again. */
const isFinalError = (error: unknown): boolean =>
  isApiError(error) && error.status < 500 && error.status !== 401 && error.status !== 429

interface AutosaveDependencies<Values extends object> {
  queue: AutosaveQueue<Values>
  send: (changes: Partial<Values>, version: number) => Promise<FormState<Values>>
  /** Returns the current row if the error says that someone else saved first. */
  currentStateOf: (error: unknown) => FormState<Values> | undefined
  /** Returns the server's refusal of the sent fields; undefined if a retry may help. */
  refusalOf: (error: unknown) => FormError | undefined
  /** Stores the unsaved changes; null means that there are none. */
  storeDraft: (formState: FormState<Values> | null) => void
  debounceMs: number
}

/** Opens the save loop, which sends one request at a time until nothing is left to send or the connection fails. */
function openSaveLoop<Values extends object>({
  queue: autosaveQueue,
  send,
  currentStateOf,
  refusalOf,
  storeDraft,
  debounceMs,
}: AutosaveDependencies<Values>) {
  const listeners = new Set<() => void>()
  let isSending = false
  let sendQueue = Promise.resolve()
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let mergeCount = 0
  let state: Autosave<Values>['state'] = 'saved'
  let savedAt: string | undefined
  const getView = (): AutosaveFields<Values> & Pick<Autosave<Values>, 'state' | 'savedAt' | 'mergeCount'> => ({
    ...autosaveQueue.getFields(),
    state,
    savedAt,
    mergeCount: mergeCount,
  })
  let lastView = getView()
  const notifyListeners = () => {
    lastView = getView()
    if (!isClosed) storeDraft(autosaveQueue.isUnsaved() ? autosaveQueue.formState : null)
    for (const listener of listeners) listener()
  }
  /** Sends once; returns whether the loop may continue immediately. */
  const sendOnce = async (changes: Partial<Values>): Promise<boolean> => {
    try {
      autosaveQueue.recordSave(changes, await send(changes, autosaveQueue.formState.version))
      savedAt = new Date().toISOString()
      return true
    } catch (error) {
      const current = currentStateOf(error)
      const refusal = current ? undefined : refusalOf(error)
      if (current) {
        autosaveQueue.rebaseChanges(current)
        mergeCount += 1
      }
      if (refusal) autosaveQueue.recordRefusal(changes, refusal)
      return Boolean(current ?? refusal)
    }
  }
  const sendAll = async (): Promise<void> => {
    isSending = true
    state = 'saving'
    let canContinue = true
    for (
      let changes = autosaveQueue.getSendableChanges();
      changes && canContinue;
      changes = autosaveQueue.getSendableChanges()
    ) {
      if (isClosed) break
      notifyListeners()
      canContinue = await sendOnce(changes)
    }
    isSending = false
    state = canContinue ? 'saved' : 'failed'
    notifyListeners()
  }
  const flush = (): Promise<void> => {
    clearTimeout(saveTimer)
    if (isClosed) return Promise.resolve()
    if (!isSending) sendQueue = sendAll()
    return sendQueue
  }
  const scheduleSend = (): void => {
    clearTimeout(saveTimer)
    if (debounceMs > 0) saveTimer = setTimeout(() => void flush(), debounceMs)
    else void flush()
  }
  return {
    run: flush,
    getSnapshot: () => lastView,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (values: Values, invalidFields: readonly string[]) => {
      autosaveQueue.setValues(values, invalidFields)
      notifyListeners()
      scheduleSend()
    },
    discard: () => {
      storeDraft(null)
      isClosed = true
      clearTimeout(saveTimer)
    },
    resolveConflict: (field: keyof Values & string, whose: 'mine' | 'theirs') => {
      autosaveQueue.resolveClash(field, whose)
      if (whose === 'theirs') mergeCount += 1
      notifyListeners()
      void flush()
    },
  }
}
