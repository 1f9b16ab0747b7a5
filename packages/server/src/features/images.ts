import type { Files } from '../files/files.ts'
import type { ImageSize } from '../files/image-sizes.ts'

/** Returns the URL of an optional image. */
export const getImage = (files: Pick<Files, 'imageUrl'>, id: number | null, size: ImageSize): string | null =>
  id === null ? null : files.imageUrl(id, size)

/**
 * Replaces file ids with thumbnail URLs in JSON that PostgreSQL has written. User text cannot be mistaken for such a field, because
 * quotes inside a string are escaped.
 */
export const withImages = (json: string, files: Pick<Files, 'imageUrl'>): string =>
  json.replace(
    /"(src_cover|src_fpage|avatar)"( ?: ?)(\d+)/g,
    (_match, field: string, colon: string, id: string) => `"${field}"${colon}"${files.imageUrl(Number(id), 'thumb')}"`,
  )
