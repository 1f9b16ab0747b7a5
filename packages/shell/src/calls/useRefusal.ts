import { isApiError } from '@press/client'
import type { FormError } from '@press/ui'
import { useCallback } from 'react'
import { useErrorMessage } from './useErrorMessage.ts'

/** What a form was refused, in the shape that forms of `@press/ui` know. */
export function useRefusal(): (error: unknown) => FormError {
  const errorText = useErrorMessage()
  return useCallback(
    (error) => ({ message: errorText(error), ...(isApiError(error) && { fields: error.fields }) }),
    [errorText],
  )
}
