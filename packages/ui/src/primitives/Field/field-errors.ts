import { createContext, use } from 'react'

/** Returns the error message of a field by its name, if a surrounding form has one. */
export type FieldErrors = (name: string) => string | undefined

const noErrors: FieldErrors = () => undefined

/** Provided by Form, so that a server error appears at its field without passing it as a prop. */
export const FieldErrorsContext = createContext<FieldErrors>(noErrors)

export const useFieldError = (name: string | undefined): string | undefined => {
  const getError = use(FieldErrorsContext)
  return name === undefined ? undefined : getError(name)
}
