import { hasOwnProblem } from '../../private/useCustomValidity.ts'

/** An invalid control and its error message. */
export interface PanelProblem {
  /** Id of the element with the error message. */
  id: string
  /** The field's name and its error: «БИН: нужно 12 цифр, введено 8». */
  text: string
  control: HTMLElement
}

/** Returns the errors of a panel's controls in page order; controls that share a message give one entry. */
export function listPanelProblems(panel: HTMLElement | null): PanelProblem[] {
  const problems = new Map<string, PanelProblem>()
  for (const control of panel?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []) {
    const id = control.getAttribute('aria-describedby')?.split(' ')[0] ?? control.id
    const problemText = document.getElementById(id)?.textContent ?? ''
    const name = getControlName(control)
    if (!problems.has(id))
      problems.set(id, { id, text: problemText.startsWith(name) ? problemText : `${name}: ${problemText}`, control })
  }
  return [...problems.values()]
}

/** Returns the text of a control's label without the asterisk of required fields. */
function getControlName(control: HTMLElement): string {
  const labelledBy = control.getAttribute('aria-labelledby')
  const label = labelledBy ? document.getElementById(labelledBy) : (control as HTMLInputElement).labels?.[0]
  const labelText = label?.querySelector('[aria-hidden]') ? label.firstChild?.textContent : label?.textContent
  return (labelText ?? control.getAttribute('aria-label') ?? '').trim()
}

/** Whether a control of a panel blocks submitting by itself: an unreadable date, an upload in progress. */
export const panelHasOwnProblem = (panel: HTMLElement | null): boolean =>
  // Checks every control instead of stopping at the first, because the check makes a control show its error.
  [...(panel?.querySelectorAll('input, textarea') ?? [])].filter(hasOwnProblem).length > 0
