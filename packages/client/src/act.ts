import type { ActingName, AnswerOf, ReadingName, Resource } from '@press/contract'
import { refetchResources, changesIn } from './cache.ts'
import { isApiError } from './errors.ts'
import { callApi, downloadFile, buildUrl, type CallOptions, type HearChanges } from './http.ts'

/** Refetches what a request has changed, by the header of its answer: waits for it after an answer, and does not after a refusal. */
export async function refreshAfter<Answer>(request: (heard: HearChanges) => Promise<Answer>): Promise<Answer> {
  let changes: readonly Resource[] = []
  try {
    const answer = await request((header) => (changes = changesIn(header)))
    await refetchResources(...changes)
    return answer
  } catch (error) {
    // The row may not be as it is shown. A wrong field or a lost session says nothing about it.
    if (!isApiError(error, 'validation') && !(isApiError(error) && error.status === 401))
      void refetchResources(...changes)
    throw error
  }
}

/**
 * Sends a call and refetches what it changes. Resolves with its answer once the changed rows are on screen. A refusal refetches as
 * well, as somebody else may have been faster.
 */
export const act = <Name extends ActingName>(name: Name, options: CallOptions<Name>): Promise<AnswerOf<Name>> =>
  refreshAfter((heard) => callApi(name, options, undefined, heard))

/** Makes a reading call once, past the cache. */
export const read = <Name extends ReadingName>(
  name: Name,
  options: CallOptions<Name>,
  signal?: AbortSignal,
): Promise<AnswerOf<Name>> => callApi(name, options, signal)

/** Downloads the file that a call answers with; `onProgress` receives the number of bytes so far. */
export const saveFile = <Name extends ReadingName>(
  name: Name,
  options: CallOptions<Name>,
  fileName: string,
  onProgress?: (bytes: number) => void,
): Promise<void> => refreshAfter((heard) => downloadFile(buildUrl(name, options), fileName, onProgress, heard))
