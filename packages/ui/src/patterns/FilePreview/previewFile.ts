/** A stored file with its address. */
export interface PreviewFile {
  id: number
  name: string
  size: number
  mime: string
  /** Where it can be looked at in the browser. */
  url: string
  /** Where it is downloaded from. @default `url` */
  downloadUrl?: string
}
