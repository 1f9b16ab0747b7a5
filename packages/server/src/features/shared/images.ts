import type { Files } from '../../files/files.ts'
import type { ImageSize } from '../../files/image-sizes.ts'

/** Returns the URL of an optional image. */
export const getImage = (files: Pick<Files, 'imageUrl'>, id: number | null, size: ImageSize): string | null =>
  id === null ? null : files.imageUrl(id, size)
