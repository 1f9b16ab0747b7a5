import { isApiError } from '@press/client'
import type { FormError } from '@press/ui'
import { useCallback } from 'react'
import { useErrorMessage } from './useErrorMessage.ts'

interface RefusalTexts {
  /** Formats the reason of the failure. */
  formatFailure?: ((reason: string) => string) | undefined
  /** The message if another person has changed the row meanwhile. `current` is the server's answer with the current row. */
  conflict?: string | ((current: unknown) => string) | undefined
}

/** Returns a function that converts a failed call into the error shape that `@press/ui` forms accept. */
export function useRefusal(): (error: unknown, texts?: RefusalTexts) => FormError {
  const getErrorMessage = useErrorMessage()
  return useCallback(
    (error, { formatFailure: formatMessage = (reason: string) => reason, conflict: conflictMessage } = {}) => {
      if (conflictMessage !== undefined && isApiError(error, 'conflict'))
        return { message: typeof conflictMessage === 'string' ? conflictMessage : conflictMessage(error.current) }
      return { message: formatMessage(getErrorMessage(error)), ...(isApiError(error) && { fields: error.fields }) }
    },
    [getErrorMessage],
  )
}
