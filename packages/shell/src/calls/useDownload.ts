import { download } from '@press/client'
import { useCallback } from 'react'
import { useSayFailure } from './useSayFailure.ts'

/** Returns a function that downloads a file in the browser, or shows why the download failed. */
export function useDownload(): (file: { id: number; name: string }) => void {
  const showFailure = useSayFailure()
  return useCallback(
    ({ id, name }) => {
      download(id, name).catch(showFailure)
    },
    [showFailure],
  )
}
