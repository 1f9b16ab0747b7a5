import type { Picture, StoredFile } from '@press/domain'
import { useEffect, useRef, useState } from 'react'
import type { Upload } from '../../primitives/FileUpload/index.ts'

/** A picture in a form. An uploaded picture has no URL until its record is saved. */
export type FormPicture = StoredFile & Partial<Pick<Picture, 'src'>>

/** Shows uploaded pictures from the browser's local copy, because the server returns their URLs only with the saved record. */
export function useLocalPreviews(upload: Upload): {
  upload: Upload
  srcOf: (picture: FormPicture | null) => string | null
} {
  const [previewUrls, setPreviewUrls] = useState<Readonly<Record<number, string>>>({})
  const createdUrlsRef = useRef<string[]>([])
  useEffect(() => {
    const createdUrls = createdUrlsRef.current
    return () => {
      for (const url of createdUrls) URL.revokeObjectURL(url)
    }
  }, [])
  return {
    upload: async (file, options) => {
      const storedFile = await upload(file, options)
      const url = URL.createObjectURL(file)
      createdUrlsRef.current.push(url)
      setPreviewUrls((previousUrls) => ({ ...previousUrls, [storedFile.id]: url }))
      return storedFile
    },
    srcOf: (picture) => picture && (picture.src ?? previewUrls[picture.id] ?? null),
  }
}
