import { createHmac, timingSafeEqual } from 'node:crypto'
import { imageSizes, parsePageSize, type ImageSize, type PageSize } from './image-sizes.ts'

const dayMs = 86_400_000
/** The number of cached URLs: as many as a few large boards show. */
const maxCachedUrls = 20_000

/** The access that a URL gives: one image size or one document page, for the holder of the session. */
export interface ImageGrant {
  size: ImageSize | PageSize
  session: number
}

/**
 * Signs image URLs. A person who was shown an image can load it until the session ends, and at most until the end of the next day.
 */
export function createImageUrlSigner(secret: string) {
  let today = 0
  let urlCache = new Map<string, string>()

  const signGrant = (id: number, { size, session }: ImageGrant, expiryDay: number): string => {
    const signature = createHmac('sha256', secret)
      .update(`image ${id} ${size} ${expiryDay} ${session}`)
      .digest('base64url')
    return `${size}-${expiryDay}-${session}-${signature}`
  }

  return {
    /** Returns the same URL all day, so that browsers cache the image. */
    url(id: number, grant: ImageGrant): string {
      const now = Math.floor(Date.now() / dayMs)
      if (now !== today || urlCache.size > maxCachedUrls) {
        today = now
        urlCache = new Map()
      }
      const key = `${id} ${grant.size} ${grant.session}`
      let url = urlCache.get(key)
      if (!url) {
        url = `/api/images/${id}/${signGrant(id, grant, today + 2)}`
        urlCache.set(key, url)
      }
      return url
    },

    /**
     * Returns the access that a signature gives now; undefined if the signature is invalid or expired. The caller checks the
     * session.
     */
    check(id: number, signature: string): ImageGrant | undefined {
      const [size = '', expiryDayText = '', session = ''] = signature.split('-', 3)
      if (!(size in imageSizes || parsePageSize(size)) || !(Number(expiryDayText) * dayMs > Date.now()))
        return undefined
      const grant = { size: size as ImageSize | PageSize, session: Number(session) }
      const expectedSignature = Buffer.from(signGrant(id, grant, Number(expiryDayText)))
      const givenSignature = Buffer.from(signature)
      return givenSignature.length === expectedSignature.length && timingSafeEqual(givenSignature, expectedSignature)
        ? grant
        : undefined
    },
  }
}
export type ImageUrlSigner = ReturnType<typeof createImageUrlSigner>
