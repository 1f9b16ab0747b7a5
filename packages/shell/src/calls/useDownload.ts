import { download } from '@press/client'
import { useToast } from '@press/ui'
import { useCallback } from 'react'
import { useErrorText } from './useErrorText.ts'

/** Hands a file to the browser, or says why it could not be had. */
export function useDownload(): (file: { id: number; name: string }) => void {
  const toast = useToast()
  const errorText = useErrorText()
  return useCallback(
    ({ id, name }) => {
      download(id, name).catch((error: unknown) => toast({ tone: 'danger', message: errorText(error) }))
    },
    [toast, errorText],
  )
}
