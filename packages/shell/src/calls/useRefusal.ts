import { isApiError } from '@press/client'
import type { FormError } from '@press/ui'
import { useCallback } from 'react'
import { useErrorMessage } from './useErrorMessage.ts'

/** Returns a function that converts a failed call into the error shape that `@press/ui` forms accept. */
export function useRefusal(): (error: unknown) => FormError {
  const errorText = useErrorMessage()
  return useCallback(
    (error) => ({ message: errorText(error), ...(isApiError(error) && { fields: error.fields }) }),
    [errorText],
  )
}
