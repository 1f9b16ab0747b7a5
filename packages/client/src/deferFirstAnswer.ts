import { useDeferredValue } from 'react'
import type { Middleware } from 'swr'

/**
 * Middleware of SWR: a screen shows its first answer in a deferred render. What shows the answer may still load its texts or its
 * code; an urgent render would hide the whole screen meanwhile, for at least 300 ms, with the field that somebody types into. A
 * deferred one leaves what stands there until everything has come.
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
