import type { ErrorCode, ErrorResponse } from '@press/contract'

/** The server refused a call. `message` is already in the person's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode
  /** A form field's message, by the field's path. */
  readonly fields: Record<string, string>
  /** With `conflict`: the row as it is now. */
  readonly current: unknown
  readonly portal: ErrorResponse['error']['portal']

  constructor(status: number, { error }: ErrorResponse) {
    super(error.message)
    this.status = status
    this.code = error.code
    this.fields = error.fields ?? {}
    this.current = error.current
    this.portal = error.portal
  }
}

/** There was no line to the server, or it did not answer in time; nothing is known of what it did. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

export const isNetworkError = (error: unknown): error is NetworkError => error instanceof NetworkError

export const isApiError = (error: unknown, code?: ErrorCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code)
