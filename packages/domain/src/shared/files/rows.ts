/** An uploaded file as shown in forms and lists. */
export interface StoredFile {
  id: number
  name: string
  /** In bytes. */
  size: number
  mime: string
}
