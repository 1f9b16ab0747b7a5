import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { Divider } from '../../../foundations/layout/index.ts'
import { Heading } from '../../../foundations/Text/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { ChatAvatar } from './ChatAvatar.tsx'
import { ChatFiles } from './ChatFiles.tsx'
import { ChatPeople } from './ChatPeople.tsx'
import { isOnline, getName, type BookFile, type ChatMember, type Conversation } from './types.ts'
import * as styles from './ChatBookInfo.css.ts'

export interface ChatInfoProps {
  conversation: Conversation
  members: readonly ChatMember[]
  /** Id of the current user. */
  me: number
  /** The most recent files, newest first. */
  files: readonly BookFile[]
  onOpenFile: (file: BookFile) => void
  /** Actions on the conversation. */
  actions?: ReactNode
}

/** Information about a conversation without a book: its members and the most recent files. */
export function ChatInfo({ conversation, members, me, files, onOpenFile, actions }: ChatInfoProps) {
  const { t } = useTranslation('chat')
  const today = useToday()
  return (
    <div className={styles.info}>
      <div className={styles.stand}>
        <ChatAvatar conversation={conversation} />
      </div>
      <div className={styles.title}>
        <Heading level={2}>{getName(conversation)}</Heading>
        <p className={styles.none}>
          {conversation.type === 'private'
            ? t(isOnline(conversation) ? 'thread.online' : 'thread.offline')
            : t('thread.members', { count: members.length })}
        </p>
      </div>
      <Divider />
      <ChatPeople members={members} me={me} />
      <Divider />
      <ChatFiles files={files} totalFiles={files.length} onOpenFile={onOpenFile} today={today} />
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
