import { ApiError } from '@press/client'
import { useState } from 'react'

/** One sending of a small form: whether it is under way, and what the server had against it. */
export function useSubmit(send: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const submit = async (): Promise<boolean> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await send()
      return true
    } catch (error) {
      setFailure(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, fields: failure instanceof ApiError ? failure.fields : {}, submit }
}

/** The first field that has something wrong gets the focus. */
export const focusField = (form: HTMLFormElement, name: string | undefined): void => {
  if (name) form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
