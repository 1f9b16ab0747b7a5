import type { Picture, StoredFile } from '@press/domain'
import { useEffect, useRef, useState } from 'react'
import type { Upload } from '../../primitives/FileUpload/index.ts'

/** A picture of a form. One that was just uploaded has no address until the row is saved. */
export type FormPicture = StoredFile & Partial<Pick<Picture, 'src'>>

/** Shows pictures that were just sent from the browser's own copy: the server gives their address with the row that takes them. */
export function useLocalPreviews(upload: Upload): {
  upload: Upload
  srcOf: (picture: FormPicture | null) => string | null
} {
  const [shown, setShown] = useState<Readonly<Record<number, string>>>({})
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
      setShown((known) => ({ ...known, [stored.id]: address }))
      return stored
    },
    srcOf: (picture) => picture && (picture.src ?? shown[picture.id] ?? null),
  }
}
