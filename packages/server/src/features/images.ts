import type { Files } from '../files/files.ts'
import type { ImageSize } from '../files/image-sizes.ts'

/** The address of an image that may not be there. */
export const getImage = (files: Pick<Files, 'imageUrl'>, id: number | null, size: ImageSize): string | null =>
  id === null ? null : files.imageUrl(id, size)

/**
 * Puts small images' addresses into JSON that PostgreSQL has written with the files' ids. Text that people wrote cannot be taken for
 * such a field: inside a string the quotes are escaped.
 */
export const withImages = (json: string, files: Pick<Files, 'imageUrl'>): string =>
  json.replace(
    /"(src_cover|src_fpage|avatar)"( ?: ?)(\d+)/g,
    (_match, field: string, colon: string, id: string) => `"${field}"${colon}"${files.imageUrl(Number(id), 'thumb')}"`,
  )
