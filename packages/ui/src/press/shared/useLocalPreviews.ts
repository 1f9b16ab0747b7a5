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
  const made = useRef<string[]>([])
  useEffect(() => {
    const addresses = made.current
    return () => {
      for (const address of addresses) URL.revokeObjectURL(address)
    }
  }, [])
  return {
    upload: async (file, options) => {
      const stored = await upload(file, options)
      const address = URL.createObjectURL(file)
      made.current.push(address)
      setPreviewUrls((known) => ({ ...known, [stored.id]: address }))
      return stored
    },
    srcOf: (picture) => picture && (picture.src ?? previewUrls[picture.id] ?? null),
  }
}
