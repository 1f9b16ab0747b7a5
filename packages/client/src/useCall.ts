import type { AnswerOf, CallName } from '@press/contract'
import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr'
import { call, type CallOptions } from './http.ts'
import { markReceived } from './received.ts'

/** Cache key of a call: its name and what it was asked with. */
export type CallCacheKey<Name extends CallName = CallName> = readonly [Name, CallOptions<Name>]

export type Reading = Extract<CallName, `GET ${string}`>

/** Reads a call through the cache; `null` instead of options waits. Old data stay on screen while new ones come. */
export function useCall<Name extends Reading>(
  name: Name,
  options: CallOptions<Name> | null,
  config?: SWRConfiguration<AnswerOf<Name>, Error>,
): SWRResponse<AnswerOf<Name>, Error> {
  return useSWR<AnswerOf<Name>, Error>(
    options && [name, options],
    async ([, asked]: CallCacheKey<Name>) => {
      const data = await call(name, asked)
      markReceived(data, new Date())
      return data
    },
    { keepPreviousData: true, ...config },
  )
}

/** Asks again for every cached answer of these calls that somebody is looking at. */
export const refresh = (...names: Reading[]): Promise<unknown> =>
  mutate((key) => Array.isArray(key) && names.includes(key[0] as Reading))

/** Asks again for all that somebody is looking at. */
export const refreshAll = (): Promise<unknown> => mutate(() => true)

/** Forgets everything: another person signs in. */
export const forgetAll = (): Promise<unknown> => mutate(() => true, undefined, { revalidate: false })
