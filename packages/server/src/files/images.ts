import { access, rename } from 'node:fs/promises'
import sharp from 'sharp'

/** Widths in pixels; images are never made larger than they came. */
export const imageSizes = { thumb: 112, cover: 264, full: 1200 } as const
export type ImageSize = keyof typeof imageSizes

/** More pixels than any photo of a cover has; a small file can hold enough of them to fill the memory. */
const mostPixels = 80_000_000

/** The re-encoded image of a size beside its original: whatever else the original held is gone. Made when it is missing. */
export async function reencoded(path: string, size: ImageSize): Promise<string> {
  const made = `${path}.${size}.webp`
  try {
    await access(made)
  } catch {
    const draft = `${made}.${process.pid}`
    await sharp(path, { limitInputPixels: mostPixels })
      .rotate()
      .resize({ width: imageSizes[size], withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(draft)
    await rename(draft, made)
  }
  return made
}
