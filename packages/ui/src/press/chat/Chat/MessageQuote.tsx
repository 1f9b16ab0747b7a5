import { getGivenName, type QuotedMessage } from '@press/domain'
import { useTranslation } from '@press/i18n'
import * as styles from './MessageRun.css.ts'

interface MessageQuoteProps {
  quoted: QuotedMessage
  me: number
  onQuote: (id: number) => void
}

/** The quoted message: its author and first words. A click scrolls to it. */
export function MessageQuote({ quoted: { id, user_id, name, content, deleted_at }, me, onQuote }: MessageQuoteProps) {
  const { t } = useTranslation('chat')
  return (
    <button type="button" className={styles.quote} onClick={() => onQuote(id)}>
      <span className={styles.quoteName}>{user_id === me ? t('message.you') : getGivenName(name)}</span>
      <span className={styles.quoteWords}>{deleted_at ? t('message.deleted') : content}</span>
    </button>
  )
}
