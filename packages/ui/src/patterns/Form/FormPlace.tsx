import { createContext, use } from 'react'

/** Id of the form for buttons outside it; null if the form renders its own buttons. */
export const FormPlaceContext = createContext<string | null>(null)

/**
 * The form inside takes this id and renders no footer: buttons outside submit it by `<Button form={id} type="submit">`. For one
 * form at a time.
 */
export const FormPlace = FormPlaceContext.Provider

export const useFormPlace = (): string | null => use(FormPlaceContext)
