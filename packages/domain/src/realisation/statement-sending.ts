/** What a statement to authors is held back for. */
export type StatementSendRefusal = 'running' | 'sent'

/**
 * Why a statement does not go: its days are not over, so that more may be sold; or it went already, and goes once more only for who asks for that.
 * Null where nothing holds it. Days are `yyyy-mm-dd`.
 */
export function getStatementSendRefusal(
  { to, sent }: { to: string; sent: boolean },
  today: string,
  again = false,
): StatementSendRefusal | null {
  if (to >= today) return 'running'
  return sent && !again ? 'sent' : null
}
