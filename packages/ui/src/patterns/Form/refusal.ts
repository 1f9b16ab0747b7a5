/** An error in the form that the server sends it. */
export interface FormError {
  /** The error of the whole form. */
  message: string
  /** Errors by field name. Errors without a field in this form are shown with the message. */
  fields?: Readonly<Record<string, string>>
  /** New values of the form, because someone else changed the row it was filled from. */
  values?: object
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether a thrown value describes its error: a `FormError`, a server error, any `Error`. */
const isFormError = (thrown: unknown): thrown is FormError =>
  isObject(thrown) &&
  'message' in thrown &&
  typeof thrown.message === 'string' &&
  (!('fields' in thrown) || thrown.fields === undefined || isObject(thrown.fields))

/** Converts a rejection to a `FormError` for the person; returns a new object each time. */
export function toFormError(thrown: unknown): FormError {
  if (!isFormError(thrown)) return { message: String(thrown) }
  const { message, fields, values } = thrown
  return { message, ...(fields && { fields }), ...(values && { values }) }
}
