import { act, type BodyOf } from '@press/client'
import { useErrorMessage } from '@press/shell'
import { useCallback } from 'react'

type LetterRequest = BodyOf<'POST /api/applications/{id}/letter'>

/**
 * Returns a function that builds the letter of a decision in a given language or the author's language. It rejects with a readable
 * message.
 */
export function useBuildLetter() {
  const formatError = useErrorMessage()
  return useCallback(
    async (id: number, decision: Omit<LetterRequest, 'locale'>, locale: LetterRequest['locale']) => {
      try {
        return (
          await act('POST /api/applications/{id}/letter', {
            params: { id },
            body: { ...decision, ...(locale && { locale }) },
          })
        ).letter
      } catch (error) {
        throw new Error(formatError(error), { cause: error })
      }
    },
    [formatError],
  )
}
