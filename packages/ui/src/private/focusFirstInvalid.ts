const focusable = 'input, select, textarea, button'

/** Puts the focus on the first field in sight of a form that says it is wrong; of a group, on its first control. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
  const field = fields.find((one) => one.checkVisibility())
  const target = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable)
  target?.focus()
}
