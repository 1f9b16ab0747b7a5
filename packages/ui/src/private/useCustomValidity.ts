import { useEffect, type RefObject } from 'react'

/** Tells the form around a field that the field itself knows better (an unreadable date): Form then does not send. */
export function useCustomValidity(
  ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  message: string | undefined,
): void {
  useEffect(() => ref.current?.setCustomValidity(message ?? ''), [ref, message])
}
