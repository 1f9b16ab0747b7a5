import { ApiError, NetworkError } from './errors.ts'
import { api, buildUrl } from './http.ts'

declare const PRESS_RELEASE: string | undefined
/** The version and commit of this build, set by the portal's build. */
export const releaseVersion = typeof PRESS_RELEASE === 'string' ? PRESS_RELEASE : 'development'

/** The maximum number of reports per visit. Further reports of repeated failures would add no information. */
const maxBugReports = 20

const reportedErrors = new WeakSet<Error>()
const reportedMessages = new Set<string>()

/** Returns whether an error is a bug in our own code, and not a refusal, a connection failure or an abort. */
const isClientBug = (error: unknown): boolean =>
  !(error instanceof ApiError) &&
  !(error instanceof NetworkError) &&
  !(error instanceof Error && error.name === 'AbortError')

/**
 * Reports a bug in our own code to the server, with its build. Reports each error once, and ignores errors that are not bugs. A
 * failed report is dropped. `componentStack` is React's component stack.
 */
export function reportClientBug(thrown: unknown, componentStack?: string | null): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (!isClientBug(thrown) || reportedErrors.has(error) || reportedMessages.size >= maxBugReports) return
  reportedErrors.add(error)
  const errorText = `${error.name}: ${error.message}`
  const reportKey = `${errorText}\n${error.stack ?? ''}`
  if (reportedMessages.has(reportKey)) return
  reportedMessages.add(reportKey)
  const body = {
    message: errorText,
    ...(error.stack && { stack: error.stack }),
    ...(componentStack && { component_stack: componentStack }),
    path: location.pathname,
    release: releaseVersion,
  }
  Promise.resolve()
    .then(() => api(buildUrl('POST /api/client-errors'), { method: 'POST', json: body, keepalive: true }))
    .catch(() => undefined)
}

/** Reports uncaught errors for as long as the page is open. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error, message }) => reportClientBug(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportClientBug(reason))
}
