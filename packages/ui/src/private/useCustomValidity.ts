import { useEffect, type RefObject } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Tells the form around a field that the field itself knows better (an unreadable date): Form then does not send. */
export function useCustomValidity(ref: RefObject<Control | null>, message: string | undefined): void {
  useEffect(() => ref.current?.setCustomValidity(message ?? ''), [ref, message])
}

/** Asks a control whether it knows by itself that it cannot be sent. One that does hears of it by its `invalid` event, and can say why. */
export const hasOwnProblem = (control: Element): boolean =>
  'validity' in control && !(control as Control).checkValidity() && (control as Control).validity.customError
