import { isApiError, upload } from '@press/client'
import type { FilePurposeKey } from '@press/domain'
import { UploadError, type FormError, type Upload } from '@press/ui'
import { useCallback } from 'react'
import { useErrorText } from './useErrorText.ts'

/** What a form sends and is refused, in the words and shapes that forms of `@press/ui` know. */
export function useSending(purpose: FilePurposeKey): { onUpload: Upload; refusalOf: (error: unknown) => FormError } {
  const errorText = useErrorText()
  const onUpload = useCallback<Upload>(
    async (file, options) => {
      try {
        return await upload(file, purpose, options)
      } catch (error) {
        throw isApiError(error) ? new UploadError(error.fields['file'] ?? error.message) : error
      }
    },
    [purpose],
  )
  const refusalOf = (error: unknown): FormError => ({
    message: errorText(error),
    ...(isApiError(error) && { fields: error.fields }),
  })
  return { onUpload, refusalOf }
}
