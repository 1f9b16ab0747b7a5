import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { portals, portalsAt } from '@press/domain'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config.ts'
import { demoPageAt } from './demo-pages.ts'
import { PressError } from '../errors.ts'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))

interface Site {
  root: string
  /** The policy of its pages, given the hashes of the inline scripts that stand in them. */
  policy: (scripts: string) => string
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The one style sheet that a script of ours writes: react-aria's, so that a finger on what it presses does not zoom. */
const pressable = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`

const portalPolicy = (scripts: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${hashOf(pressable)}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** What keeps a portal's code in the browser fetches that, and nothing else. */
const worker = '/sw.js'
const workerPolicy = "default-src 'none'; connect-src 'self'"

/** Storybook's own pages are full of inline scripts and frame each other; it holds nobody's data. */
const storybookPolicy = (): string =>
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; object-src 'none'; frame-ancestors 'self'"

/**
 * Serves each portal's build at its port, counted from the base port, and Storybook's at the next. Every address that names
 * no file is the portal's own to route, but for the template demo pages, which are
 * Storybook's, and for those of another portal, which lead there.
 */
export async function addPortals(
  app: FastifyInstance,
  { port: basePort, origins }: Pick<Config, 'port' | 'origins'>,
  root = repository,
): Promise<void> {
  const storybook = { root: join(root, 'storybook-static'), policy: storybookPolicy }
  const sites: Site[] = [
    ...portals.map((name) => ({ root: join(root, 'portals', name, 'dist'), policy: portalPolicy })),
    storybook,
  ]
  const storybookPort = basePort + sites.indexOf(storybook)
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    config: { rateLimit: false },
    logLevel: 'warn',
    handler: async (request, reply) => {
      const place = (request.socket.localPort ?? basePort) - basePort
      const [site, portal] = [sites[place], portals[place]]
      const path = decodeURIComponent(request.url.replace(/[?#].*/s, ''))
      // Two slashes at the beginning name another host, and nothing of ours.
      if (!site || path.startsWith('/api/') || path.startsWith('//'))
        throw new PressError('notFound', { message: 'noSuchCall' })
      const demo = portal && (await demoPageAt(path, storybook.root))
      if (demo) return reply.redirect(beside(origins[portal], storybookPort, demo))
      const [other] = !portal || portalsAt(path).includes(portal) ? [] : portalsAt(path)
      if (other) return reply.redirect(new URL(request.url, origins[other]).href)
      if (path.endsWith('.html') || !/\.\w+$/.test(path)) return sendPage(site, path, reply)
      return sendFile(site, path, reply)
    },
  })
}

/** An address at another port of an origin. Of the settings' and never of the host that was asked: an asker may name any. */
function beside(origin: string, port: number, address: string): string {
  const url = new URL(address, origin)
  url.port = String(port)
  return url.href
}

/** A page with its policy: of inline scripts only those that stand in the built page may run. */
async function sendPage({ root, policy }: Site, path: string, reply: FastifyReply): Promise<FastifyReply> {
  // Storybook frames a second page; a portal has the one.
  const name = path === '/iframe.html' ? 'iframe.html' : 'index.html'
  const html = await readFile(join(root, name), 'utf8').catch(() => {
    throw new PressError('unavailable', { message: 'notBuilt' })
  })
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => hashOf(script))
  return reply
    .header('content-security-policy', policy(scripts.join(' ')))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html)
}

function sendFile({ root }: Site, path: string, reply: FastifyReply): FastifyReply {
  // A policy is a page's affair; on a PDF it would break the browser's viewer.
  if (path === worker) reply.header('content-security-policy', workerPolicy)
  else reply.removeHeader('content-security-policy')
  // Names of assets carry a hash of their content.
  const cache = path.startsWith('/assets/') ? { maxAge: '1y', immutable: true } : { maxAge: 0 }
  return reply.sendFile(path, root, { dotfiles: 'deny', ...cache })
}
