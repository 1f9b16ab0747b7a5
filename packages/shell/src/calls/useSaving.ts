import { useToast, type ToastOptions } from '@press/ui'
import { useMemo, useState } from 'react'
import { useRefusal } from './useRefusal.ts'
import { useSayFailure } from './useSayFailure.ts'

/** The message after a success. It may depend on the answer. */
type SuccessMessage<Answer> = string | ((answer: Answer) => string)

interface SaveOptions {
  /** Formats the message of a failure. */
  formatFailure?: (reason: string) => string
  /** An action in the message after a success, for example to undo the change. */
  action?: ToastOptions['action'] | undefined
}

/** Sends changes to the server. Returns which change is running, and shows a message when a change succeeds or fails. */
export function useSaving() {
  const toast = useToast()
  const showFailure = useSayFailure()
  const toFormError = useRefusal()
  const [savingKey, setSavingKey] = useState<string>()

  const actions = useMemo(() => {
    const runChange = async <Answer>(
      sendChange: () => Promise<Answer>,
      successMessage?: SuccessMessage<Answer>,
      action?: ToastOptions['action'],
    ): Promise<Answer> => {
      const answer = await sendChange()
      const message = typeof successMessage === 'function' ? successMessage(answer) : successMessage
      if (message !== undefined) toast({ message, ...(action && { action }) })
      return answer
    }
    return {
      /** Sends the change of a button or a row. Shows a message if it fails. Resolves with whether it succeeded. */
      save: async <Answer>(
        key: string,
        sendChange: () => Promise<Answer>,
        successMessage?: SuccessMessage<Answer>,
        { formatFailure, action }: SaveOptions = {},
      ): Promise<boolean> => {
        setSavingKey(key)
        try {
          await runChange(sendChange, successMessage, action)
          return true
        } catch (error) {
          showFailure(error, formatFailure)
          return false
        } finally {
          setSavingKey(undefined)
        }
      },
      /** Sends the change of a form. Throws a failure as a `FormError`, which the form shows next to its fields. */
      submit: async <Answer>(
        sendChange: () => Promise<Answer>,
        successMessage?: SuccessMessage<Answer>,
        formatFailure?: (reason: string) => string,
      ): Promise<Answer> => {
        try {
          return await runChange(sendChange, successMessage)
        } catch (error) {
          throw toFormError(error, { formatFailure: formatFailure })
        }
      },
    }
  }, [toast, showFailure, toFormError])
  return {
    /** The key of the running change, for example the key of its row or button. Undefined if no change is running. */
    saving: savingKey,
    busy: savingKey !== undefined,
    ...actions,
  }
}
