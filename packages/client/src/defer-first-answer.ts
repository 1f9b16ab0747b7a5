import { useDeferredValue } from 'react'
import type { Middleware } from 'swr'

/**
 * Middleware of SWR that shows a first answer in a deferred render. The components that show it may still have to load their texts or
 * their code. In an urgent render React hides the whole screen until these are loaded, for at least 300 ms, and a field in use loses its
 * focus. In a deferred render the screen and its skeleton stay.
 */
export const deferFirstAnswer: Middleware = (useNext) => (key, fetcher, config) => {
  const answer = useNext(key, fetcher, config)
  const came = answer.data !== undefined
  const shown = useDeferredValue(came)
  if (shown || !came) return answer
  return {
    data: undefined,
    mutate: answer.mutate,
    // SWR renders again for what is read here: a spread would read everything.
    get error() {
      return answer.error
    },
    get isLoading() {
      return answer.isLoading
    },
    get isValidating() {
      return answer.isValidating
    },
  }
}
