import { getFileKindByName } from '@press/domain'
import type { Upload } from '@press/ui'
import { useCallback } from 'react'
import { useUpload } from '../../calls/useUpload.ts'

/** Uploads an attachment of a request: a screenshot as an image, anything else as a document. */
export function useAttachmentUpload(): Upload {
  const uploadImage = useUpload('image')
  const uploadDocument = useUpload('document')
  return useCallback<Upload>(
    (file, options) => (getFileKindByName(file.name, 'image') ? uploadImage : uploadDocument)(file, options),
    [uploadImage, uploadDocument],
  )
}
