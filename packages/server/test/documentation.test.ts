import { contract } from '@press/contract'
import { expect, it } from 'vitest'
import { openPress } from './support.ts'

const token = 'for-prometheus-only'
const press = await openPress({ PRESS_METRICS_TOKEN: token })
const anonymous = await press.as(null)

interface OpenApiDocument {
  openapi: string
  components: { securitySchemes: object }
  paths: Record<string, Record<string, { summary?: string; security?: unknown[]; requestBody?: { content: object } }>>
}

it('describes every call of the contract and its security requirements', async () => {
  const openApi = (await (await anonymous.fetch('/api/openapi.json')).json()) as OpenApiDocument
  expect(openApi.openapi).toBe('3.1.0')
  const calls = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => [`${method.toUpperCase()} ${path}`, summary]),
  )
  expect(Object.fromEntries(calls)).toEqual(
    Object.fromEntries(Object.entries(contract).map(([name, { summary }]) => [name, summary])),
  )
  expect(openApi.paths['/api/login']?.['post']?.security).toEqual([])
  expect(openApi.paths['/api/client-errors']?.['post']?.security).toEqual([{}, { session: [] }])
  expect(openApi.paths['/api/shop-orders']?.['post']?.security).toEqual([{ token: [] }])
  expect(Object.keys(openApi.components.securitySchemes)).toEqual(['session', 'token'])
  expect(openApi.paths['/api/queue']?.['get']?.security).toEqual([{ session: [] }])
  expect(Object.keys(openApi.paths['/api/applications/create']?.['post']?.requestBody?.content ?? {})).toEqual([
    'multipart/form-data',
    'application/json',
  ])
})

const fetchDescription = async (encoding: string) => {
  const response = await anonymous.fetch('/api/openapi.json', { headers: { 'accept-encoding': encoding } })
  return { said: response.headers.get('content-encoding'), text: await response.text() }
}

it('has the same content with each compression', async () => {
  const uncompressed = await fetchDescription('identity')
  expect(uncompressed.said).toBe('identity')
  for (const encoding of ['br', 'gzip'])
    expect(await fetchDescription(encoding)).toEqual({ said: encoding, text: uncompressed.text })
  expect((await fetchDescription('gzip;q=0, br;q=0')).said).toBe('identity')
})

it('shows the documentation page without external resources', async () => {
  const page = await anonymous.fetch('/api/docs/')
  expect(page.status).toBe(200)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toMatch(/script-src 'self' *;/)
  // The policy names no other hosts or schemes, and has no directive that upgrades the page's own requests.
  expect(policy.replaceAll(/'[^']*'|\bdata:/g, '').match(/[\w-]+[.:][\w.]*|upgrade\S+/g)).toBeNull()
  expect(await page.text()).not.toMatch(/(src|href)="https?:/)
})

it('measures call durations in Prometheus metrics by route, not by address', async () => {
  await anonymous.fetch('/api/user/42')
  const metrics = await (await press.withToken(token).fetch('/metrics')).text()
  expect(metrics).toContain(
    'press_http_request_duration_seconds_count{method="GET",route="/api/user/:id",status="401"} 1',
  )
})

it('refuses metrics without the token, and hides them when no token is set', async () => {
  expect((await anonymous.fetch('/metrics')).status).toBe(401)
  expect((await press.withToken(`${token}!`).fetch('/metrics')).status).toBe(401)
  expect((await (await press.as('supervisor')).fetch('/metrics')).status).toBe(401)
  const pressWithoutToken = await openPress({}, press.database)
  expect((await pressWithoutToken.withToken('').fetch('/metrics')).status).toBe(404)
  expect((await pressWithoutToken.withToken('undefined').fetch('/metrics')).status).toBe(404)
})

it('compresses only when the client accepts it', async () => {
  const supervisor = await press.as('supervisor')
  const getResponseEncoding = async (encoding: string) =>
    (await supervisor.fetch('/api/events-log', { headers: { 'accept-encoding': encoding } })).headers.get(
      'content-encoding',
    )
  expect([await getResponseEncoding('identity'), await getResponseEncoding('br')]).toEqual([null, 'br'])
})
