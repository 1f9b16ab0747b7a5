import { useFormat, useTranslation } from '@press/i18n'
import { useId } from 'react'
import { Heading } from '../../../foundations/Text/index.ts'
import { createExcerpt } from '../../shared/excerpt.ts'
import type { FoundMessage } from './types.ts'
import * as styles from './ConversationList.css.ts'

interface FoundMessagesProps {
  query: string
  messages: readonly FoundMessage[]
  onOpen: (message: FoundMessage) => void
}

/** The messages of all conversations that match the search, shown below the list of conversations. */
export function FoundMessages({ query, messages, onOpen }: FoundMessagesProps) {
  const { t } = useTranslation('chat')
  const { date } = useFormat()
  const id = useId()
  if (messages.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles.foundTitle}>
        <Heading level={2} variant="h3" id={id}>
          {t('list.messages')}
        </Heading>
      </div>
      <ul className={styles.list}>
        {messages.map((message) => (
          <li key={message.id}>
            <button type="button" className={styles.row} onClick={() => onOpen(message)}>
              <span className={styles.words}>
                <span className={styles.line}>
                  <span className={styles.name}>
                    {message.chat_name
                      ? t('list.by', { name: message.user.name, text: message.chat_name })
                      : message.user.name}
                  </span>
                  <time dateTime={message.created_at} className={styles.time}>
                    {date(message.created_at)}
                  </time>
                </span>
                <span className={styles.line}>
                  <span className={styles.last}>{createExcerpt(message.content, query)}</span>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
