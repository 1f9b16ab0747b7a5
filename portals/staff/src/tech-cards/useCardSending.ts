import { isApiError, searchCardAuthors, upload } from '@press/client'
import { useErrorText } from '@press/shell'
import { UploadError, type FormError, type Upload } from '@press/ui'
import { useCallback } from 'react'

/** What the form of a tech card asks of the server, in the words and shapes that it knows. */
export function useCardSending() {
  const errorText = useErrorText()
  const onUpload = useCallback<Upload>(async (file, options) => {
    try {
      return await upload(file, 'image', options)
    } catch (error) {
      throw isApiError(error) ? new UploadError(error.fields['file'] ?? error.message) : error
    }
  }, [])
  const refusalOf = (error: unknown): FormError => ({
    message: errorText(error),
    ...(isApiError(error) && { fields: error.fields }),
  })
  return { onUpload, searchAuthors: searchCardAuthors, refusalOf }
}
