import { useTranslation } from '@press/i18n'
import { Heading } from '../../../foundations/Text/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { isOnline, type ChatMember } from './types.ts'
import * as styles from './ChatBookInfo.css.ts'

/** The members of a conversation, with their presence. */
export function ChatPeople({ members, me }: { members: readonly ChatMember[]; me: number }) {
  const { t } = useTranslation('chat')
  return (
    <>
      <Heading level={3}>{t('info.people')}</Heading>
      <ul className={styles.people}>
        {members.map((member) => (
          <li key={member.id} className={styles.person}>
            <Avatar
              name={member.name}
              src={member.avatar ?? undefined}
              size={24}
              presence={isOnline(member) ? 'online' : undefined}
            />
            <span className={styles.name} aria-hidden>
              {member.id === me ? t('info.you', { name: member.name }) : member.name}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
