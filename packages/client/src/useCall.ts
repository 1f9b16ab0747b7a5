import type { AnswerOf, CallName, ReadingCallName } from '@press/contract'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import { callApi, type CallOptions } from './http.ts'
import { setReceivedAt } from './received-at.ts'

/** The cache key of a call: its name and its options. */
type CallCacheKey<Name extends CallName = CallName> = readonly [Name, CallOptions<Name>]

/**
 * Reads a call through the cache. Sends nothing if the options are `null`. The old answer stays on screen while a new answer loads.
 */
export function useCall<Name extends ReadingCallName>(
  name: Name,
  options: CallOptions<Name> | null,
  config?: SWRConfiguration<AnswerOf<Name>, Error>,
): SWRResponse<AnswerOf<Name>, Error> {
  return useSWR<AnswerOf<Name>, Error>(
    options && [name, options],
    async ([, callOptions]: CallCacheKey<Name>) => {
      const data = await callApi(name, callOptions)
      setReceivedAt(data, new Date())
      return data
    },
    { keepPreviousData: true, ...config },
  )
}
