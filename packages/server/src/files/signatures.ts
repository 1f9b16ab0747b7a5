import { createHmac, timingSafeEqual } from 'node:crypto'
import { imageSizes, type ImageSize } from './images.ts'

const day = 86_400_000
/** Kept addresses: as many as a few large boards show. */
const most = 20_000

/** Signs addresses of images: whoever was shown one may load it, until the end of the next day. */
export function createSigner(secret: string) {
  let today = 0
  let known = new Map<string, string>()

  const sign = (id: number, size: ImageSize, until: number): string => {
    const signature = createHmac('sha256', secret).update(`image ${id} ${size} ${until}`).digest('base64url')
    return `${size}-${until}-${signature}`
  }

  return {
    /** The same all day long, so that browsers keep the image. */
    url(id: number, size: ImageSize): string {
      const now = Math.floor(Date.now() / day)
      if (now !== today || known.size > most) {
        today = now
        known = new Map()
      }
      const key = `${id} ${size}`
      let url = known.get(key)
      if (!url) {
        url = `/api/images/${id}/${sign(id, size, today + 2)}`
        known.set(key, url)
      }
      return url
    },

    /** The size a signature allows now; undefined when it is none of ours or too old. */
    check(id: number, signature: string): ImageSize | undefined {
      const [size = '', until = ''] = signature.split('-', 2)
      if (!(size in imageSizes) || !(Number(until) * day > Date.now())) return undefined
      const expected = Buffer.from(sign(id, size as ImageSize, Number(until)))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected) ? (size as ImageSize) : undefined
    },
  }
}
export type Signer = ReturnType<typeof createSigner>
