import { decisionLetter } from '@press/client'
import { useErrorText } from '@press/shell'
import { useCallback } from 'react'

type Asked = Parameters<typeof decisionLetter>[1]

/** Builds the letter of a decision as it would go out, in a language or the author's own; fails with what can be read. */
export function useBuildLetter() {
  const errorText = useErrorText()
  return useCallback(
    async (id: number, decision: Omit<Asked, 'locale'>, locale: Asked['locale']) => {
      try {
        return await decisionLetter(id, { ...decision, ...(locale && { locale }) })
      } catch (error) {
        throw new Error(errorText(error), { cause: error })
      }
    },
    [errorText],
  )
}
