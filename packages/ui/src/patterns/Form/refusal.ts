/** The error of a rejected submission. A server error has the same shape. */
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
const isFormError = (error: unknown): error is FormError =>
  isObject(error) &&
  'message' in error &&
  typeof error.message === 'string' &&
  (!('fields' in error) || error.fields === undefined || isObject(error.fields))

/** Converts a rejection to a `FormError` for the person; returns a new object each time. */
export function toFormError(error: unknown): FormError {
  if (!isFormError(error)) return { message: String(error) }
  const { message, fields, values } = error
  return { message, ...(fields && { fields }), ...(values && { values }) }
}
