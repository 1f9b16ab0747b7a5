import { ApiError, NetworkError } from './errors.ts'
import { api, buildUrl } from './http.ts'

declare const PRESS_RELEASE: string | undefined
/** Which build this is, version and commit, filled in by the portal's build. */
export const releaseVersion = typeof PRESS_RELEASE === 'string' ? PRESS_RELEASE : 'development'

/** Reports of one visit: a screen that breaks over and over says nothing new. */
const maxBugReports = 20

const told = new WeakSet<Error>()
const heard = new Set<string>()

/** Whether it is a mistake in our own code, and not a refusal, a missing line or somebody who gave up. */
const isClientBug = (error: unknown): boolean =>
  !(error instanceof ApiError) &&
  !(error instanceof NetworkError) &&
  !(error instanceof Error && error.name === 'AbortError')

/**
 * Tells the press of a mistake in our own code, with the build it happened in; the same one is told once, and what is no
 * mistake not at all. Nothing comes of a report that does not arrive. `components`: React's own account of the screen.
 */
export function reportClientBug(thrown: unknown, components?: string | null): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (!isClientBug(thrown) || told.has(error) || heard.size >= maxBugReports) return
  told.add(error)
  const name = `${error.name}: ${error.message}`
  const what = `${name}\n${error.stack ?? ''}`
  if (heard.has(what)) return
  heard.add(what)
  const body = {
    message: name,
    ...(error.stack && { stack: error.stack }),
    ...(components && { component_stack: components }),
    path: location.pathname,
    release: releaseVersion,
  }
  Promise.resolve()
    .then(() => api(buildUrl('POST /api/client-errors'), { method: 'POST', json: body, keepalive: true }))
    .catch(() => undefined)
}

/** Reports what nobody caught, for as long as the page is open. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error, message }) => reportClientBug(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportClientBug(reason))
}
