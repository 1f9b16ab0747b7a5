import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { OperatorError } from '../src/config.ts'
import { addErrorHandler } from '../src/http/error-handler.ts'
import { listen } from '../src/http/listen.ts'
import { addPortals } from '../src/http/portals.ts'
import { findFreePort } from './process.ts'

const root = mkdtempSync(join(tmpdir(), 'press-portals-'))
const script = `document.documentElement.dataset.theme = 'dark'`
const files = {
  'secret.txt': 'not for browsers',
  'portals/staff/dist/index.html': `<script>${script}</script><div id="root">staff</div>`,
  'portals/staff/dist/favicon.svg': '<svg/>',
  'portals/staff/dist/sw.js': 'the worker',
  'portals/staff/dist/assets/main-1a2b.js': 'plain',
  'portals/staff/dist/assets/main-1a2b.js.br': brotliCompressSync('compressed before'),
  'storybook-static/index.html': '<div id="root">storybook</div>',
  'storybook-static/demo-pages.json': JSON.stringify({
    home: '/?path=/docs/press-queuelist--docs',
    faq: '/?path=/story/examples-pages--faq',
    button: '/?path=/docs/primitives-actions-button--docs',
    'form-wizard': '/?path=/docs/patterns-wizard--docs',
  }),
  'portals/author/dist/index.html': '<div id="root">author</div>',
}
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

const origins = { staff: 'https://press.kz', author: 'https://author.press.kz', partner: 'https://partner.press.kz' }

/** Starts a server. If another test uses one of the four consecutive ports, tries other ports. */
async function startServer() {
  for (;;) {
    const base = await findFreePort()
    const app = fastify()
    addErrorHandler(app)
    await addPortals(app, { port: base, origins }, root)
    try {
      return { app, base, listening: await listen(app, base, 4) }
    } catch (error) {
      await app.close()
      if (!(error instanceof OperatorError)) throw error
    }
  }
}
const { app, base, listening } = await startServer()
afterAll(async () => {
  await listening.close()
  await app.close()
  rmSync(root, { recursive: true })
})

const fetchPath = (offset: number, path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${base + offset}${path}`, { headers, redirect: 'manual' })

it('serves each portal at its own port for every address the portal routes', async () => {
  expect(await (await fetchPath(0, '/')).text()).toContain('staff')
  expect(await (await fetchPath(0, '/app/initiator/kanban?card=3')).text()).toContain('staff')
  expect(await (await fetchPath(1, '/app/home')).text()).toContain('author')
  expect(await (await fetchPath(1, '/app/faq')).text()).toContain('author')
})

it.each([
  ['/app/button', '/?path=/docs/primitives-actions-button--docs'],
  ['/app/form-wizard?theme=dark', '/?path=/docs/patterns-wizard--docs'],
])('redirects from the demo page %s to its Storybook page', async (demoPath, page) => {
  const answer = await fetchPath(0, demoPath)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(`https://press.kz:${base + 3}${page}`)
  expect(await (await fetchPath(3, page)).text()).toContain('storybook')
})

it.each([
  [0, '/app/author/booktracking/7?tab=path', 'https://author.press.kz/app/author/booktracking/7?tab=path'],
  [0, '/app/partner/home', 'https://partner.press.kz/app/partner/home'],
  [1, '/app/project-manager/techcards', 'https://press.kz/app/project-manager/techcards'],
  [0, '/register', 'https://author.press.kz/register'],
  [2, '/track/Ab12', 'https://author.press.kz/track/Ab12'],
])('redirects from portal %i to the portal of the address %s', async (offset, path, to) => {
  const answer = await fetchPath(offset, path)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
})

it('ignores a foreign Host header in redirects', async () => {
  const sentRequest = request({
    host: '127.0.0.1',
    port: base + 1,
    path: '/app/button',
    headers: { host: 'evil.kz' },
  }).end()
  const [answer] = (await once(sentRequest, 'response')) as [IncomingMessage]
  expect(answer.headers.location).toBe(
    `https://author.press.kz:${base + 3}/?path=/docs/primitives-actions-button--docs`,
  )
  answer.resume()
})

it.each(['//', '//evil.kz', '//app/home', '/%ff', '/app/%'])(
  'answers the address %s with 400 or 404, not with a server error',
  async (path) => {
    const sentRequest = request({ host: '127.0.0.1', port: base, path }).end()
    const [answer] = (await once(sentRequest, 'response')) as [IncomingMessage]
    expect([400, 404]).toContain(answer.statusCode)
    answer.resume()
  },
)

it('serves the portal’s own addresses without a redirect', async () => {
  for (const path of ['/app/home', '/app/notifications', '/app/buttons', '/app/constructor', '/app/pm/button'])
    expect(await (await fetchPath(0, path)).text()).toContain('staff')
})

it('allows only the inline scripts built into the page', async () => {
  const policy = (await fetchPath(0, '/')).headers.get('content-security-policy')
  const hash = createHash('sha256').update(script).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toContain('unsafe')
})

it('allows the service worker to fetch only from its own origin', async () => {
  const { headers } = await fetchPath(0, '/sw.js')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  expect(headers.get('cache-control')).toBe('public, max-age=0')
})

it('lets browsers cache hashed files forever and revalidate the others', async () => {
  expect((await fetchPath(0, '/assets/main-1a2b.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await fetchPath(0, '/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=0')
  expect((await fetchPath(0, '/')).headers.get('cache-control')).toBe('no-cache')
})

it('sends the precompressed file to clients that accept it', async () => {
  const asset = '/assets/main-1a2b.js'
  expect(await (await fetchPath(0, asset, { 'accept-encoding': 'br' })).text()).toBe('compressed before')
  expect(await (await fetchPath(0, asset, { 'accept-encoding': 'identity' })).text()).toBe('plain')
})

it('answers unknown API calls and missing files with 404, not with the page', async () => {
  expect((await fetchPath(0, '/api/nothing')).status).toBe(404)
  expect((await fetchPath(0, '/assets/gone-1a2b.js')).status).toBe(404)
})

it.each(['/..%2f..%2f..%2fsecret.txt', '/%2e%2e/%2e%2e/%2e%2e/secret.txt', '/assets/..%5c..%5csecret.txt'])(
  'serves no file outside its folder: %s',
  async (path) => {
    const answer = await fetchPath(0, path)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await answer.text()).not.toContain('not for browsers')
  },
)

it('answers 503 for a portal that is still being built', async () => {
  const answer = await fetchPath(2, '/', { 'accept-language': 'en' })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining('still being built') } })
})
