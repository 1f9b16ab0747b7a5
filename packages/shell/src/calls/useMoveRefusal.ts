import { isApiError } from '@press/client'
import { MoveConflictError } from '@press/ui'
import { useCallback } from 'react'
import { useErrorMessage } from './useErrorMessage.ts'

/**
 * Returns a function that converts a refused move into the error that a board shows. A conflict says where the card is now and who
 * moved it.
 */
export function useMoveRefusal(): (error: unknown, failed?: (reason: string) => string) => Error {
  const errorText = useErrorMessage()
  return useCallback(
    (error, formatMessage = (reason) => reason) => {
      const message = formatMessage(errorText(error))
      return isApiError(error, 'conflict') ? new MoveConflictError(message) : new Error(message, { cause: error })
    },
    [errorText],
  )
}
