import { hasOwnProblem } from '../../private/useCustomValidity.ts'

/** A control that says it is wrong, in words. */
export interface PanelProblem {
  /** Id of the element that says what is wrong. */
  id: string
  /** «БИН: нужно 12 цифр, введено 8» */
  words: string
  control: HTMLElement
}

/** What the controls of a panel say is wrong with them, in the order of the page; one line for those that share a sentence. */
export function panelProblems(panel: HTMLElement | null): PanelProblem[] {
  const problems = new Map<string, PanelProblem>()
  for (const control of panel?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []) {
    const id = control.getAttribute('aria-describedby')?.split(' ')[0] ?? control.id
    const said = document.getElementById(id)?.textContent ?? ''
    const name = nameOf(control)
    if (!problems.has(id)) problems.set(id, { id, words: said.startsWith(name) ? said : `${name}: ${said}`, control })
  }
  return [...problems.values()]
}

/** The words of a control's label, without the star of what is required. */
function nameOf(control: HTMLElement): string {
  const labelledBy = control.getAttribute('aria-labelledby')
  const label = labelledBy ? document.getElementById(labelledBy) : (control as HTMLInputElement).labels?.[0]
  const words = label?.querySelector('[aria-hidden]') ? label.firstChild?.textContent : label?.textContent
  return (words ?? control.getAttribute('aria-label') ?? '').trim()
}

/** Whether a control of a panel knows by itself that it cannot be sent: an unreadable date, a file on its way. */
export const panelHasOwnProblem = (panel: HTMLElement | null): boolean =>
  // All of them are asked, as each says for itself why not.
  [...(panel?.querySelectorAll('input, textarea') ?? [])].filter(hasOwnProblem).length > 0
