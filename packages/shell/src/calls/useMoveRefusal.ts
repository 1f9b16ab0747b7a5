import { isApiError } from '@press/client'
import { MoveConflictError } from '@press/ui'
import { useCallback } from 'react'
import { useErrorMessage } from './useErrorMessage.ts'

/**
 * Returns a function that converts a refused move into the error that a board shows. A conflict says where the card is now and who
 * moved it.
 */
export function useMoveRefusal(): (error: unknown, formatMessage?: (reason: string) => string) => Error {
  const getErrorMessage = useErrorMessage()
  return useCallback(
    (error, formatMessage = (reason) => reason) => {
      const message = formatMessage(getErrorMessage(error))
      return isApiError(error, 'conflict') ? new MoveConflictError(message) : new Error(message, { cause: error })
    },
    [getErrorMessage],
  )
}
