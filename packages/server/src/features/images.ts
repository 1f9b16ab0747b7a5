import type { Files } from '../files/files.ts'
import type { ImageSize } from '../files/images.ts'

/** The address of an image that may not be there. */
export const imageOf = (files: Pick<Files, 'imageUrl'>, id: number | null, size: ImageSize): string | null =>
  id === null ? null : files.imageUrl(id, size)
