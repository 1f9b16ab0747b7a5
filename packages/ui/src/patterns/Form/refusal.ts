/** A refusal as the server words it. */
export interface FormError {
  /** About the whole form. */
  message: string
  /** By the names of fields; a name that no field here bears is told with the message. */
  fields?: Readonly<Record<string, string>>
  /** What the form holds from now on: somebody else has changed what it was filled from. */
  values?: object
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether what was thrown says by itself what is wrong: a `FormError`, an error of the server, any `Error`. */
const isFormError = (thrown: unknown): thrown is FormError =>
  isObject(thrown) &&
  'message' in thrown &&
  typeof thrown.message === 'string' &&
  (!('fields' in thrown) || thrown.fields === undefined || isObject(thrown.fields))

/** What a rejected promise has to say to the person who waits for it: a new object each time. */
export function toFormError(thrown: unknown): FormError {
  if (!isFormError(thrown)) return { message: String(thrown) }
  const { message, fields, values } = thrown
  return { message, ...(fields && { fields }), ...(values && { values }) }
}
