const day = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a calendar day, `yyyy-mm-dd`, that there is: 2026-02-31 is none. */
export function isDay(text: string): boolean {
  const time = day.test(text) ? Date.parse(text) : Number.NaN
  // A day that a month does not have is read as one of the next.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Which of a form's days are filled in with what is no day. */
export const wrongDays = <Field extends string>(
  form: { readonly [Key in Field]?: string | null },
  fields: readonly Field[],
): Field[] =>
  fields.filter((field) => {
    const value = form[field]
    return Boolean(value) && !isDay(value ?? '')
  })
