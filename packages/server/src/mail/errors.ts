/** A letter that will never be sent as it is: trying again changes nothing. */
export class UnsendableLetterError extends Error {
  override readonly name: string = 'UnsendableLetter'
}

/** A letter that may have been sent: the mail server did not confirm it. A person decides whether it is sent again. */
export class DeliveryUnknownError extends UnsendableLetterError {
  override readonly name = 'DoubtfulLetter'

  constructor(options?: ErrorOptions) {
    super(deliveryUnknownReason, options)
  }
}

/** Kept as the reason of a letter of which nobody knows whether it was sent. */
export const deliveryUnknownReason =
  'The connection ended before the mail server had confirmed the letter: it may have been sent'

/**
 * Answers from 500 on are final: there is no such mailbox, or it takes nothing from us (RFC 5321, 4.2.1). That we are not let in is about the
 * press and not about the letter.
 */
export function isPermanentFailure(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string }
  return error instanceof UnsendableLetterError || (responseCode >= 500 && code !== 'EAUTH')
}
