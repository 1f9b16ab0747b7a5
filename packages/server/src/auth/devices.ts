import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

const deviceCookieMaxAgeSeconds = 365 * 24 * 3600

/** Returns the cookie name for an account. Each account has a separate cookie, because people share computers. */
const getCookieName = (email: string): string =>
  `press_device_${createHash('sha256').update(email).digest('hex').slice(0, 16)}`

/**
 * Creates the service that recognises known devices by a signed cookie. Failed attempts of known devices are counted separately, so
 * that an attacker cannot lock the owner out. The cookie grants no access and is sent only to the sign-in.
 */
export function createDevices({ secret, origins }: Pick<Config, 'secret' | 'origins'>) {
  const secureAttribute = origins.staff.startsWith('https:') ? '; Secure' : ''
  const createSignature = (email: string, id: string): string =>
    createHmac('sha256', secret).update(`device ${email} ${id}`).digest('base64url')

  /** Returns the id of the requesting browser, if the account has signed in there before. */
  function findDeviceId(email: string, { headers }: FastifyRequest): string | undefined {
    const cookiePrefix = `${getCookieName(email)}=`
    const cookie = headers.cookie?.split(/; */).find((one) => one.startsWith(cookiePrefix))
    const [id = '', signature = ''] = cookie?.slice(cookiePrefix.length).split('.') ?? []
    const [expectedSignature, actualSignature] = [Buffer.from(createSignature(email, id)), Buffer.from(signature)]
    return expectedSignature.length === actualSignature.length && timingSafeEqual(expectedSignature, actualSignature)
      ? id
      : undefined
  }

  return {
    findDeviceId: findDeviceId,
    /** Marks the requesting browser as known to the account. */
    remember(email: string, request: FastifyRequest, reply: FastifyReply): void {
      const id = findDeviceId(email, request) ?? randomBytes(16).toString('base64url')
      const value = `${getCookieName(email)}=${id}.${createSignature(email, id)}`
      reply.header(
        'set-cookie',
        `${value}; Path=/api/login; Max-Age=${deviceCookieMaxAgeSeconds}; HttpOnly; SameSite=Strict${secureAttribute}`,
      )
    },
  }
}
export type Devices = ReturnType<typeof createDevices>
