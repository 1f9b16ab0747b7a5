/** An uploaded file as forms and lists name it. */
export interface StoredFile {
  id: number
  name: string
  /** In bytes. */
  size: number
  mime: string
}
