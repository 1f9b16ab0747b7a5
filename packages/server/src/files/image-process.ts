import { rename, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { answerJobs } from '../processes/answer-jobs.ts'
import { imageSizes, getSizedPath, type ImageAnswer, type ImageJob, type ImageSize } from './image-sizes.ts'

/*
 * Runs in a separate process, started by `images.ts`: decoding occupies threads that the server needs for passwords and files, and
 * a crafted image may use all memory.
 */
sharp.concurrency(1)
sharp.cache(false)

const sizes = Object.keys(imageSizes) as ImageSize[]

/** Decodes an image once. All stored versions are made from its pixels, so location metadata is removed. */
async function prepare({ path, pixels: limit, original }: ImageJob): Promise<ImageAnswer> {
  const { width, height, format, autoOrient: uprightSize } = await sharp(path).metadata()
  if (width * height > limit) return { problem: 'tooManyPixels' }
  const createFullImage = await decodePixels(sharp(path, { limitInputPixels: limit, pages: 1 }).autoOrient())
  if (original) {
    const encoded =
      format === 'png' ? createFullImage().png() : createFullImage().jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    await writeAtomically(path, await encoded.toBuffer())
  }
  const createSmallImage = await decodePixels(
    createFullImage().resize({ width: imageSizes.full, withoutEnlargement: true }),
  )
  for (const size of sizes) {
    const image = createSmallImage().resize({ width: imageSizes[size], withoutEnlargement: true })
    await writeAtomically(getSizedPath(path, size), await image.webp({ quality: 82 }).toBuffer())
  }
  return uprightSize
}

/** Returns the decoded image, which can be processed any number of times. */
async function decodePixels(image: Sharp): Promise<() => Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return () => sharp(data, { raw: { width, height, channels } })
}

async function writeAtomically(path: string, content: Buffer): Promise<void> {
  const draftPath = `${path}.${process.pid}.part`
  await writeFile(draftPath, content, { flush: true, mode: 0o600 })
  await rename(draftPath, path)
}

answerJobs((job: ImageJob) => prepare(job).catch((): ImageAnswer => ({ problem: 'unreadable' })))
