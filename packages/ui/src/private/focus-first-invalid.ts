const focusable = 'input, select, textarea, button'

/** Focuses a control. If the element is a group, focuses its first control. */
export const focusOn = (control: HTMLElement | undefined): void =>
  (control?.matches(focusable) ? control : control?.querySelector<HTMLElement>(focusable))?.focus()

/** Focuses the first visible invalid field of a form and returns the number of invalid fields. */
export function focusFirstInvalid(form: HTMLElement | null): number {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
  focusOn(fields.find((one) => one.checkVisibility()))
  return fields.length
}
