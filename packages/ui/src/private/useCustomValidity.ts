import { useEffect, type RefObject } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Reports a field's own error (an unreadable date) to the surrounding form, so that Form does not submit. */
export function useCustomValidity(ref: RefObject<Control | null>, message: string | undefined): void {
  useEffect(() => ref.current?.setCustomValidity(message ?? ''), [ref, message])
}

/**
 * Whether a control has a custom error that blocks submitting. Such a control receives an `invalid` event and can show the reason.
 */
export const hasOwnProblem = (control: Element): boolean =>
  'validity' in control && !(control as Control).checkValidity() && (control as Control).validity.customError
