import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Milliseconds without a change after which a draft is kept. */
const pause = 800

/** Keeps a draft a moment after the last change; the answer keeps one at once. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  onDraft: ((values: Values) => void) | undefined,
) {
  const keep = useEffectEvent(() => onDraft?.(form.getValues()))
  const { subscribe } = form
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(() => keep(), pause)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [subscribe])
  return () => onDraft?.(form.getValues())
}
