import type { MutatingCallName, AnswerOf, ReadingCallName, Resource } from '@press/contract'
import { refetchResources, parseChanges } from './cache.ts'
import { isApiError } from './errors.ts'
import { callApi, downloadFile, buildUrl, type CallOptions, type ChangesListener } from './http.ts'

/**
 * Sends a request and refetches the resources that the request has changed, according to its response header. Waits for the refetch
 * after a success, but not after a refusal.
 */
export async function refreshAfter<Answer>(request: (onChanges: ChangesListener) => Promise<Answer>): Promise<Answer> {
  let changes: readonly Resource[] = []
  try {
    const answer = await request((header) => (changes = parseChanges(header)))
    await refetchResources(...changes)
    return answer
  } catch (error) {
    // After a refusal, refetches the changed resources, because the row on screen may be outdated. A validation error or an expired
    // session says nothing about the row.
    if (!isApiError(error, 'validation') && !(isApiError(error) && error.status === 401))
      void refetchResources(...changes)
    throw error
  }
}

/**
 * Sends a call and refetches what it changes. Resolves with its answer once the changed rows are on screen. A refusal refetches
 * too, because another person may have changed the row.
 */
export const act = <Name extends MutatingCallName>(name: Name, options: CallOptions<Name>): Promise<AnswerOf<Name>> =>
  refreshAfter((onChanges) => callApi(name, options, undefined, onChanges))

/** Makes a GET call once, bypassing the cache. */
export const read = <Name extends ReadingCallName>(
  name: Name,
  options: CallOptions<Name>,
  signal?: AbortSignal,
): Promise<AnswerOf<Name>> => callApi(name, options, signal)

/** Downloads the file that a call returns. `onProgress` receives the number of bytes so far. */
export const saveFile = <Name extends ReadingCallName>(
  name: Name,
  options: CallOptions<Name>,
  fileName: string,
  onProgress?: (bytes: number) => void,
): Promise<void> => refreshAfter((onChanges) => downloadFile(buildUrl(name, options), fileName, onProgress, onChanges))
