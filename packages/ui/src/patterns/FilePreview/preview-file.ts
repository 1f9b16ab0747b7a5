/** A stored file and its addresses. */
export interface PreviewFile {
  id: number
  name: string
  size: number
  mime: string
  /** The address that shows the file in the browser. */
  url: string
  /** The address from which the file is downloaded. @default `url` */
  downloadUrl?: string
  /** Downloads the file when an address is not enough, for example when the request needs the reader's token. */
  onDownload?: () => void
  /** The text to show instead of the pages; null if the file has no text. */
  text?: string | null
}
