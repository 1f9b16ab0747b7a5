import { isApiError, uploadFile } from '@press/client'
import type { FilePurposeKey } from '@press/domain'
import { UploadError, type Upload } from '@press/ui'
import { useCallback } from 'react'

/** Uploads the files of a form. The server's refusal of a file is shown next to that file. */
export function useUpload(purpose: FilePurposeKey): Upload {
  return useCallback<Upload>(
    async (file, options) => {
      try {
        return await uploadFile(file, purpose, options)
      } catch (error) {
        if (!isApiError(error)) throw error
        const { file: problem } = error.fields
        throw new UploadError(problem ?? error.message, { final: problem !== undefined })
      }
    },
    [purpose],
  )
}
