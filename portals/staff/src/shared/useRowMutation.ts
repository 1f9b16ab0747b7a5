import { useToast, type ToastOptions } from '@press/ui'
import { useState } from 'react'
import { useSayFailure } from '@press/shell'

/** Runs one change of a row at a time. Returns the row being saved, and shows a toast with the result. */
export function useRowMutation() {
  const toast = useToast()
  const showFailure = useSayFailure()
  const [saving, setSaving] = useState<string>()

  /**
   * Runs a change; resolves with whether it succeeded. The toast may offer to undo it. Its text may be a function, when it is known
   * only after the change.
   */
  const save = async (
    key: string,
    change: () => Promise<unknown>,
    done: string | (() => string),
    action?: ToastOptions['action'],
  ): Promise<boolean> => {
    setSaving(key)
    try {
      await change()
      toast({ message: typeof done === 'string' ? done : done(), ...(action && { action }) })
      return true
    } catch (error) {
      showFailure(error)
      return false
    } finally {
      setSaving(undefined)
    }
  }
  return { saving, save }
}
