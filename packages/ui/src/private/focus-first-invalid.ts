const focusable = 'input, select, textarea, button'

/** Puts the focus on a control; of a group, on its first one. */
export const focusOn = (control: HTMLElement | undefined): void =>
  (control?.matches(focusable) ? control : control?.querySelector<HTMLElement>(focusable))?.focus()

/** Puts the focus on the first field in sight of a form that says it is wrong; answers how many say so. */
export function focusFirstInvalid(form: HTMLElement | null): number {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
  focusOn(fields.find((one) => one.checkVisibility()))
  return fields.length
}
