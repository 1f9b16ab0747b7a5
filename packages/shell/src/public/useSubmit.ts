import { ApiError } from '@press/client'
import { useState } from 'react'

/** Submits a small form; returns whether the request is running and why the server refused it. */
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

/** Focuses the first field with an error. */
export const focusField = (form: HTMLFormElement, name: string | undefined): void => {
  if (name) form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
