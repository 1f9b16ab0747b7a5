import { limits, type StoredFile } from '@press/domain'
import { useState } from 'react'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import type { FileRules, Upload } from '../../../primitives/FileUpload/index.ts'
import { useFileTexts } from '../../../primitives/FileUpload/useFileTexts.ts'
import { useUploads } from '../../../primitives/FileUpload/useUploads.ts'

export interface AttachmentsInput extends FileRules {
  /** Uploads a file as soon as it is chosen. */
  onUpload: Upload
}

/**
 * Manages the files of a message that is being written. Each file is uploaded at once, whether it was chosen, pasted or dropped.
 */
export function useAttachments({ onUpload, accept, maxSize = limits.documentBytes }: AttachmentsInput) {
  const announce = useAnnounce()
  const [files, setFiles] = useState<readonly StoredFile[]>([])
  const [refusalText, setRefusalText] = useState<string>()
  const { refusal } = useFileTexts({ ...(accept && { accept }), maxSize })
  const uploads = useUploads({ upload: onUpload, onDone: (file) => setFiles((current) => [...current, file]) })
  return {
    files,
    tasks: uploads.tasks,
    /** Why some of the last chosen files were refused. */
    refusalText,
    accept,
    addFiles: (selectedFiles: readonly File[]) => {
      const problems = selectedFiles.map(refusal)
      const problemText = problems.filter((problem) => problem !== undefined).join('. ')
      setRefusalText(problemText || undefined)
      if (problemText) announce(problemText, { assertive: true })
      for (const [index, file] of selectedFiles.entries()) if (!problems[index]) uploads.start(file)
    },
    retry: uploads.retry,
    cancel: uploads.cancel,
    remove: (file: StoredFile) => setFiles((current) => current.filter(({ id }) => id !== file.id)),
    clear: () => {
      setFiles([])
      setRefusalText(undefined)
    },
  }
}
export type Attachments = ReturnType<typeof useAttachments>
