import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { portals, getPortalsAt } from '@press/domain'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config.ts'
import { findDemoPage } from './demo-pages.ts'
import { PressError } from '../errors.ts'

const repositoryFolder = fileURLToPath(new URL('../../../../', import.meta.url))

interface Site {
  root: string
  /** The content security policy of its pages, given the hashes of their inline scripts. */
  policy: (scriptHashes: string) => string
}

const toSourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The only style sheet that a script injects. It comes from react-aria and stops a touch on pressable elements from zooming. */
const injectedStyleSheet = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`

const portalPolicy = (scriptHashes: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes}`,
    `style-src 'self' ${toSourceHash(injectedStyleSheet)}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The path of the service worker, and its policy: it may fetch only the portal's own code, which it caches. */
const serviceWorkerPath = '/sw.js'
const workerPolicy = "default-src 'none'; connect-src 'self'"

/** Allows inline scripts and frames, because Storybook's own pages need them. Storybook contains no personal data. */
const storybookPolicy = (): string =>
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; object-src 'none'; frame-ancestors 'self'"

/**
 * Serves each portal's build at its port, counted from the base port, and Storybook's build at the next port. The portal's router
 * handles a path that names no file. Template demo pages are served from Storybook, and paths of another portal redirect there.
 */
export async function addPortals(
  app: FastifyInstance,
  { port: basePort, origins }: Pick<Config, 'port' | 'origins'>,
  root = repositoryFolder,
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
      const siteIndex = (request.socket.localPort ?? basePort) - basePort
      const [site, portal] = [sites[siteIndex], portals[siteIndex]]
      const path = decodeURIComponent(request.url.replace(/[?#].*/s, ''))
      // A path that starts with two slashes would name another host.
      if (!site || path.startsWith('/api/') || path.startsWith('//'))
        throw new PressError('notFound', { message: 'noSuchCall' })
      const demoPage = portal && (await findDemoPage(path, storybook.root))
      if (demoPage) return reply.redirect(getUrlAtPort(origins[portal], storybookPort, demoPage))
      const [otherPortal] = !portal || getPortalsAt(path).includes(portal) ? [] : getPortalsAt(path)
      if (otherPortal) return reply.redirect(new URL(request.url, origins[otherPortal]).href)
      if (path.endsWith('.html') || !/\.\w+$/.test(path)) return sendPage(site, path, reply)
      return sendFile(site, path, reply)
    },
  })
}

/**
 * Returns a URL at another port of an origin. Uses the configured origin instead of the requested host, because a client can send
 * any host.
 */
function getUrlAtPort(origin: string, port: number, path: string): string {
  const url = new URL(path, origin)
  url.port = String(port)
  return url.href
}

/** Sends a page with its policy: only the inline scripts of the built page may run. */
async function sendPage({ root, policy }: Site, path: string, reply: FastifyReply): Promise<FastifyReply> {
  // Storybook has a second page for its frame; a portal has only one page.
  const name = path === '/iframe.html' ? 'iframe.html' : 'index.html'
  const html = await readFile(join(root, name), 'utf8').catch(() => {
    throw new PressError('unavailable', { message: 'notBuilt' })
  })
  const scriptHashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
    toSourceHash(script),
  )
  return reply
    .header('content-security-policy', policy(scriptHashes.join(' ')))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html)
}

function sendFile({ root }: Site, path: string, reply: FastifyReply): FastifyReply {
  // A policy applies only to pages; on a PDF it would break the browser's viewer.
  if (path === serviceWorkerPath) reply.header('content-security-policy', workerPolicy)
  else reply.removeHeader('content-security-policy')
  // Asset names contain a hash of their content, so assets can be cached for a year.
  const cacheOptions = path.startsWith('/assets/') ? { maxAge: '1y', immutable: true } : { maxAge: 0 }
  return reply.sendFile(path, root, { dotfiles: 'deny', ...cacheOptions })
}
