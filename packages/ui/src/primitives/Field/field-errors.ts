import { createContext, use } from 'react'

/** Finds the message for a field by its name, where a form around it knows one. */
export type FieldErrors = (name: string) => string | undefined

const none: FieldErrors = () => undefined

/** Filled by Form, so that a refusal lands beside its field without being passed by hand. */
export const FieldErrorsContext = createContext<FieldErrors>(none)

export const useFieldError = (name: string | undefined): string | undefined => {
  const find = use(FieldErrorsContext)
  return name === undefined ? undefined : find(name)
}
