import { rename, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { answerJobs } from '../processes/answer-jobs.ts'
import { imageSizes, sizedPath, type ImageAnswer, type ImageJob, type ImageSize } from './image-sizes.ts'

/*
 * Runs in a separate process, started by `images.ts`: decoding occupies threads that the server needs for passwords and files, and
 * a crafted image may use all memory.
 */
sharp.concurrency(1)
sharp.cache(false)

const sizes = Object.keys(imageSizes) as ImageSize[]

/** Decodes an image once. All stored versions are made from its pixels, so location metadata is removed. */
async function prepare({ path, pixels: limit, original }: ImageJob): Promise<ImageAnswer> {
  const { width, height, format, autoOrient: upright } = await sharp(path).metadata()
  if (width * height > limit) return { problem: 'tooManyPixels' }
  const fullImage = await pixels(sharp(path, { limitInputPixels: limit, pages: 1 }).autoOrient())
  if (original) {
    const encoded = format === 'png' ? fullImage().png() : fullImage().jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    await write(path, await encoded.toBuffer())
  }
  const small = await pixels(fullImage().resize({ width: imageSizes.full, withoutEnlargement: true }))
  for (const size of sizes) {
    const image = small().resize({ width: imageSizes[size], withoutEnlargement: true })
    await write(sizedPath(path, size), await image.webp({ quality: 82 }).toBuffer())
  }
  return upright
}

/** Returns the decoded image, which can be processed any number of times. */
async function pixels(image: Sharp): Promise<() => Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return () => sharp(data, { raw: { width, height, channels } })
}

async function write(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.part`
  await writeFile(draft, content, { flush: true, mode: 0o600 })
  await rename(draft, path)
}

answerJobs((job: ImageJob) => prepare(job).catch((): ImageAnswer => ({ problem: 'unreadable' })))
