import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { portals } from '@press/domain'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { PressError } from './errors.ts'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))

/** What each port serves, counted from the base port: the three portals, then Storybook. */
const sites = [
  ...portals.map((name) => ({ root: join(repository, 'portals', name, 'dist'), portal: true })),
  { root: join(repository, 'storybook-static'), portal: false },
]
type Site = (typeof sites)[number]

const policy = (scripts: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Storybook's own pages are full of inline scripts and frame each other; it holds nobody's data. */
const storybookPolicy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; object-src 'none'; frame-ancestors 'self'"

interface Page {
  html: string
  policy: string
}

const pages = new Map<string, Promise<Page>>()

/** A portal's page and its policy: of inline scripts only those that stand in the built page may run. */
async function pageOf({ root, portal }: Site): Promise<Page> {
  const path = join(root, 'index.html')
  const built = await stat(path).catch(() => undefined)
  if (!built) throw new PressError('unavailable', { message: 'notBuilt' })
  const key = `${path} ${built.mtimeMs}`
  let page = pages.get(key)
  if (!page) {
    page = readFile(path, 'utf8').then((html) => ({ html, policy: portal ? policy(hashes(html)) : storybookPolicy }))
    pages.set(key, page)
  }
  return page
}

const hashes = (html: string): string =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join(' ')

/** Serves each portal's build at its port; every address that names no file is the portal's own to route. */
export async function addPortals(app: FastifyInstance, basePort: number): Promise<void> {
  await app.register(fastifyStatic, { root: repository, serve: false, preCompressed: true })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    config: { rateLimit: false },
    logLevel: 'warn',
    handler: async (request, reply) => {
      const site = sites[(request.socket.localPort ?? basePort) - basePort]
      const path = decodeURIComponent(new URL(request.url, 'http://press').pathname)
      if (!site || path.startsWith('/api/')) throw new PressError('notFound', { message: 'noSuchCall' })
      return /\.[a-z0-9]+$/i.test(path) ? sendFile(site, path, reply) : sendPage(site, reply)
    },
  })
}

async function sendPage(site: Site, reply: FastifyReply): Promise<FastifyReply> {
  const page = await pageOf(site)
  return reply
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.html)
}

function sendFile(site: Site, path: string, reply: FastifyReply): FastifyReply {
  if (!site.portal) reply.header('content-security-policy', storybookPolicy)
  // Names of assets carry a hash of their content.
  const hashed = path.startsWith('/assets/') && site.portal
  return reply.sendFile(path, site.root, {
    dotfiles: 'deny',
    ...(hashed ? { maxAge: '1y', immutable: true } : { maxAge: 0 }),
  })
}
