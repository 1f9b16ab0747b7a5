/** The reasons why a royalty statement is not sent. */
export type StatementSendRefusal = 'running' | 'sent'

/**
 * Returns why a royalty statement is not sent, or null when it may be sent. `running`: its period is not over, so more copies may
 * be sold. `sent`: it was already sent, and it is sent again only on request. Days are `yyyy-mm-dd`.
 */
export function getStatementSendRefusal(
  { to, sent: isSent }: { to: string; sent: boolean },
  today: string,
  isResend = false,
): StatementSendRefusal | null {
  if (to >= today) return 'running'
  return isSent && !isResend ? 'sent' : null
}
