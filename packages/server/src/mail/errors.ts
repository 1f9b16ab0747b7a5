/** Thrown for a letter that can never be sent in its current form, so a retry changes nothing. */
export class UnsendableLetterError extends Error {
  override readonly name: string = 'UnsendableLetterError'
}

/**
 * Thrown for a letter that may have been sent, but that the mail server did not confirm. A person decides whether to send it again.
 */
export class DeliveryUnknownError extends UnsendableLetterError {
  override readonly name = 'DeliveryUnknownError'

  constructor(options?: ErrorOptions) {
    super(deliveryUnknownReason, options)
  }
}

/** The stored reason for a letter with an unknown delivery outcome. */
export const deliveryUnknownReason =
  'The connection ended before the mail server had confirmed the letter: it may have been sent'

/**
 * Whether a failure is final. Codes from 500 on are final: the mailbox does not exist, or it rejects our letters (RFC 5321, 4.2.1).
 * A failed login is not final, because it concerns the press's account on the mail server.
 */
export function isPermanentFailure(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string }
  return error instanceof UnsendableLetterError || (responseCode >= 500 && code !== 'EAUTH')
}
