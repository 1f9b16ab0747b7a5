import { act, type BodyOf } from '@press/client'
import { useErrorMessage } from '@press/shell'
import { useCallback } from 'react'

type Asked = BodyOf<'POST /api/applications/{id}/letter'>

/** Builds the letter of a decision as it would go out, in a language or the author's own; fails with what can be read. */
export function useBuildLetter() {
  const errorText = useErrorMessage()
  return useCallback(
    async (id: number, decision: Omit<Asked, 'locale'>, locale: Asked['locale']) => {
      try {
        return (
          await act('POST /api/applications/{id}/letter', {
            params: { id },
            body: { ...decision, ...(locale && { locale }) },
          })
        ).letter
      } catch (error) {
        throw new Error(errorText(error), { cause: error })
      }
    },
    [errorText],
  )
}
