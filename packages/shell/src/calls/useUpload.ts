import { isApiError, upload } from '@press/client'
import type { FilePurposeKey } from '@press/domain'
import { UploadError, type Upload } from '@press/ui'
import { useCallback } from 'react'

/** Sends the files of a form; what the server has against one is said beside it. */
export function useUpload(purpose: FilePurposeKey): Upload {
  return useCallback<Upload>(
    async (file, options) => {
      try {
        return await upload(file, purpose, options)
      } catch (error) {
        throw isApiError(error) ? new UploadError(error.fields['file'] ?? error.message) : error
      }
    },
    [purpose],
  )
}
