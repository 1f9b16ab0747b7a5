import { createContext, use } from 'react'

/** Id of the form for buttons outside it; null if the form renders its own buttons. */
export const FormPlaceContext = createContext<string | null>(null)

/**
 * Gives the form inside an id. The form then renders no footer, and a button outside submits it:
 * `<Button form={id} type="submit">`. Only one form may be inside.
 */
export const FormPlace = FormPlaceContext.Provider

export const useFormPlace = (): string | null => use(FormPlaceContext)
