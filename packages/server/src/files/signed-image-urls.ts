import { createHmac, timingSafeEqual } from 'node:crypto'
import { imageSizes, pageIn, type ImageSize, type PageSize } from './image-sizes.ts'

const dayMs = 86_400_000
/** Kept addresses: as many as a few large boards show. */
const maxCachedUrls = 20_000

/** What an address allows: which size of the image or which page of the document, to whoever has the session. */
export interface ImageGrant {
  size: ImageSize | PageSize
  session: number
}

/** Signs addresses of images: whoever was shown one may load it, as long as their session lasts and until the end of the next day. */
export function createSigner(secret: string) {
  let today = 0
  let known = new Map<string, string>()

  const sign = (id: number, { size, session }: ImageGrant, until: number): string => {
    const signature = createHmac('sha256', secret).update(`image ${id} ${size} ${until} ${session}`).digest('base64url')
    return `${size}-${until}-${session}-${signature}`
  }

  return {
    /** The same all day long, so that browsers keep the image. */
    url(id: number, allowed: ImageGrant): string {
      const now = Math.floor(Date.now() / dayMs)
      if (now !== today || known.size > maxCachedUrls) {
        today = now
        known = new Map()
      }
      const key = `${id} ${allowed.size} ${allowed.session}`
      let url = known.get(key)
      if (!url) {
        url = `/api/images/${id}/${sign(id, allowed, today + 2)}`
        known.set(key, url)
      }
      return url
    },

    /** What a signature allows now; undefined when it is none of ours or too old. Whether the session lasts is asked elsewhere. */
    check(id: number, signature: string): ImageGrant | undefined {
      const [size = '', until = '', session = ''] = signature.split('-', 3)
      if (!(size in imageSizes || pageIn(size)) || !(Number(until) * dayMs > Date.now())) return undefined
      const allowed = { size: size as ImageSize | PageSize, session: Number(session) }
      const expected = Buffer.from(sign(id, allowed, Number(until)))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected) ? allowed : undefined
    },
  }
}
export type Signer = ReturnType<typeof createSigner>
