import { getFileKindByName } from '@press/domain'
import type { Upload } from '@press/ui'
import { useCallback } from 'react'
import { useUpload } from '../../calls/useUpload.ts'

/** Uploads an attachment of a request: a screenshot as an image, anything else as a document. */
export function useAttachment(): Upload {
  const picture = useUpload('image')
  const paper = useUpload('document')
  return useCallback<Upload>(
    (file, options) => (getFileKindByName(file.name, 'image') ? picture : paper)(file, options),
    [picture, paper],
  )
}
