import { download } from '@press/client'
import { useCallback } from 'react'
import { useSayFailure } from './useSayFailure.ts'

/** Hands a file to the browser, or says why it could not be had. */
export function useDownload(): (file: { id: number; name: string }) => void {
  const sayFailure = useSayFailure()
  return useCallback(
    ({ id, name }) => {
      download(id, name).catch(sayFailure)
    },
    [sayFailure],
  )
}
