/** An uploaded file as shown in forms and lists. */
export interface StoredFile {
  id: number
  name: string
  /** The size of the file, in bytes. */
  size: number
  mime: string
}
