import { useToast, type ToastOptions } from '@press/ui'
import { useState } from 'react'
import { useSayFailure } from '@press/shell'

/** One change of a row at a time: which one is under way, and a toast about what came of it. */
export function useRowMutation() {
  const toast = useToast()
  const sayFailure = useSayFailure()
  const [saving, setSaving] = useState<string>()

  /** Carries a change out; resolves with whether it was. The toast may offer to take it back; what it says may be known afterwards only. */
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
      sayFailure(error)
      return false
    } finally {
      setSaving(undefined)
    }
  }
  return { saving, save }
}
