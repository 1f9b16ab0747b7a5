import type { ErrorCode, ErrorResponse } from '@press/contract'

/** The error of a refused call. `message` is already in the person's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode
  /** The message of each form field, by the field's path. */
  readonly fields: Record<string, string>
  /** The current row, if the error code is `conflict`. */
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

/** The server could not be reached, or did not answer in time. It is unknown whether it processed the request. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

export const isNetworkError = (error: unknown): error is NetworkError => error instanceof NetworkError

export const isApiError = (error: unknown, code?: ErrorCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code)
