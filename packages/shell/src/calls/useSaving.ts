import { useToast, type ToastOptions } from '@press/ui'
import { useMemo, useState } from 'react'
import { useRefusal } from './useRefusal.ts'
import { useSayFailure } from './useSayFailure.ts'

/** The message after a success. It may depend on the answer. */
type Done<Answer> = string | ((answer: Answer) => string)

interface SaveOptions {
  /** Formats the message of a failure. */
  failed?: (reason: string) => string
  /** An action in the message after a success, for example to undo the change. */
  action?: ToastOptions['action'] | undefined
}

/** Sends changes: shows which one is running, says that it is done, and why it failed. */
export function useSaving() {
  const toast = useToast()
  const showFailure = useSayFailure()
  const refusalOf = useRefusal()
  const [saving, setSaving] = useState<string>()

  const actions = useMemo(() => {
    const run = async <Answer>(
      change: () => Promise<Answer>,
      done?: Done<Answer>,
      action?: ToastOptions['action'],
    ): Promise<Answer> => {
      const answer = await change()
      const message = typeof done === 'function' ? done(answer) : done
      if (message !== undefined) toast({ message, ...(action && { action }) })
      return answer
    }
    return {
      /** Sends the change of a button or a row. A failure is a message. Resolves with whether the change succeeded. */
      save: async <Answer>(
        key: string,
        change: () => Promise<Answer>,
        done?: Done<Answer>,
        { failed, action }: SaveOptions = {},
      ): Promise<boolean> => {
        setSaving(key)
        try {
          await run(change, done, action)
          return true
        } catch (error) {
          showFailure(error, failed)
          return false
        } finally {
          setSaving(undefined)
        }
      },
      /** Sends the change of a form. A failure is thrown: the form shows it, next to its fields. */
      submit: async <Answer>(
        change: () => Promise<Answer>,
        done?: Done<Answer>,
        failed?: (reason: string) => string,
      ): Promise<Answer> => {
        try {
          return await run(change, done)
        } catch (error) {
          throw refusalOf(error, { failed })
        }
      },
    }
  }, [toast, showFailure, refusalOf])
  return {
    /** The key of the running change: a row, a button. */
    saving,
    busy: saving !== undefined,
    ...actions,
  }
}
