import { createContext, use } from 'react'

/** Id of the form for buttons that stand elsewhere; null where the form has its own. */
export const FormPlaceContext = createContext<string | null>(null)

/**
 * The form inside takes this id and draws no footer: buttons outside send it by `<Button form={id} type="submit">`. For one form at a
 * time.
 */
export const FormPlace = FormPlaceContext.Provider

export const useFormPlace = (): string | null => use(FormPlaceContext)
