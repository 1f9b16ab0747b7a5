import { getFileKindByName } from '@press/domain'
import type { Upload } from '@press/ui'
import { useCallback } from 'react'
import { useUpload } from '../../calls/useUpload.ts'

/** Sends what is attached to a request: a screenshot as a picture, anything else as a paper. */
export function useAttachment(): Upload {
  const picture = useUpload('image')
  const paper = useUpload('document')
  return useCallback<Upload>(
    (file, options) => (getFileKindByName(file.name, 'image') ? picture : paper)(file, options),
    [picture, paper],
  )
}
