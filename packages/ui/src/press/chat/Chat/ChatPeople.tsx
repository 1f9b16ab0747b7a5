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
        {members.map((one) => (
          <li key={one.id} className={styles.person}>
            <Avatar
              name={one.name}
              src={one.avatar ?? undefined}
              size={24}
              {...(isOnline(one) && { presence: 'online' })}
            />
            <span className={styles.name} aria-hidden>
              {one.id === me ? t('info.you', { name: one.name }) : one.name}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
