const focusableSelector = 'input, select, textarea, button'

/** Focuses a control. If the element is a group, focuses its first control. */
export const focusControl = (control: HTMLElement | undefined): void =>
  (control?.matches(focusableSelector) ? control : control?.querySelector<HTMLElement>(focusableSelector))?.focus()

/** Focuses the first visible invalid field of a form and returns the number of invalid fields. */
export function focusFirstInvalid(form: HTMLElement | null): number {
  const invalidFields = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
  focusControl(invalidFields.find((field) => field.checkVisibility()))
  return invalidFields.length
}
