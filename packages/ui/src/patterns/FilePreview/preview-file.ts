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
  /** Downloads it where no address will do: a file that comes with its reader's rights. */
  onDownload?: () => void
  /** What it says, instead of how it looks; null where it has no text. */
  text?: string | null
}
