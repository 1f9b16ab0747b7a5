import { rename, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { answerJobs } from '../processes/answer-jobs.ts'
import { imageSizes, sizedPath, type ImageAnswer, type ImageJob, type ImageSize } from './image-sizes.ts'

/*
 * A process of its own, started by `images.ts`: decoding keeps threads busy that the server compares passwords and writes files
 * with, and a crafted image may take all the memory there is.
 */
sharp.concurrency(1)
sharp.cache(false)

const sizes = Object.keys(imageSizes) as ImageSize[]

/** Decodes an image once; everything that is kept of it is made of its pixels, so that no word of where it was taken stays. */
async function prepare({ path, pixels: limit, original }: ImageJob): Promise<ImageAnswer> {
  const { width, height, format, autoOrient: upright } = await sharp(path).metadata()
  if (width * height > limit) return { problem: 'tooManyPixels' }
  const whole = await pixels(sharp(path, { limitInputPixels: limit, pages: 1 }).autoOrient())
  if (original) {
    const encoded = format === 'png' ? whole().png() : whole().jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    await write(path, await encoded.toBuffer())
  }
  const small = await pixels(whole().resize({ width: imageSizes.full, withoutEnlargement: true }))
  for (const size of sizes) {
    const image = small().resize({ width: imageSizes[size], withoutEnlargement: true })
    await write(sizedPath(path, size), await image.webp({ quality: 82 }).toBuffer())
  }
  return upright
}

/** The decoded image, to begin anew from as often as one likes. */
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
