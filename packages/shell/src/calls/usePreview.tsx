import { createFileObjectUrl, read } from '@press/client'
import { FilePreview, type PreviewFile } from '@press/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useDownload } from './useDownload.ts'
import { useSayFailure } from './useSayFailure.ts'

interface PreviewableFile {
  id: number
  name: string
  size: number
  mime: string
}

/** Fetches the text of a PDF or DOCX file; null if it has no text. */
export const fetchFileText = async ({ id }: { id: number }): Promise<string | null> =>
  (await read('GET /api/files/{id}/text', { params: { id } })).text

/**
 * Previews a file with the person's permissions: an image as it is, a document as its text. Returns a function that opens the
 * preview, and the dialog to render.
 */
export function usePreview(): [preview: (file: PreviewableFile) => void, dialog: ReactNode] {
  const [file, setFile] = useState<PreviewFile>()
  const download = useDownload()
  const showFailure = useSayFailure()
  const url = file?.url
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])

  const openPreview = async ({ id, name, size, mime }: PreviewableFile) => {
    const previewFile = { id, name, size, mime, onDownload: () => download({ id, name }) }
    try {
      setFile(
        mime.startsWith('image/')
          ? { ...previewFile, url: await createFileObjectUrl(id) }
          : { ...previewFile, url: '', text: await fetchFileText({ id }) },
      )
    } catch (error) {
      showFailure(error)
    }
  }
  return [
    (storedFile) => void openPreview(storedFile),
    <FilePreview
      key="preview"
      open={file !== undefined}
      onOpenChange={() => setFile(undefined)}
      files={file ? [file] : []}
      index={0}
      onIndexChange={() => undefined}
    />,
  ]
}
