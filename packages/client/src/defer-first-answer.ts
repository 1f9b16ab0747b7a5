import { useDeferredValue } from 'react'
import type { Middleware } from 'swr'

/**
 * SWR middleware that renders a query's first answer as a deferred update. The components that show the answer may still have to
 * load their texts or code. In an urgent render React would hide the whole screen for at least 300 ms, and a field in use would
 * lose its focus. In a deferred render the screen and its skeleton stay.
 */
export const deferFirstAnswer: Middleware = (useNext) => (key, fetcher, config) => {
  const answer = useNext(key, fetcher, config)
  const hasData = answer.data !== undefined
  const isShown = useDeferredValue(hasData)
  if (isShown || !hasData) return answer
  return {
    data: undefined,
    mutate: answer.mutate,
    // Uses getters, because SWR rerenders a component only for the properties that it reads. A spread would read all of them.
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
