import { roleById, roleByKey, type RoleKey, type UserRefusal, type UserRow, type UserSession } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId } from 'react'
import { DescriptionList } from '../../../foundations/layout/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { Skeleton } from '../../../primitives/Skeleton/index.ts'
import * as styles from './UserSidePanel.css.ts'

export interface UserSidePanelProps {
  user: UserRow
  /** Set if the viewer may change something. If omitted, the panel is read-only. */
  access?: {
    /** The roles that the viewer may grant. */
    roles: readonly RoleKey[]
    /** Why the role cannot be changed. */
    roleLockReason: UserRefusal | null
    /** Called when the viewer chooses another role; the caller asks about the consequences. */
    onRole: (role: RoleKey) => void
    /** The person's sessions. Undefined while they load. */
    sessions: readonly UserSession[] | undefined
    /** Ends a session. Omit it if the viewer may not end sessions. */
    onEndSession?: ((session: UserSession) => void) | undefined
  }
}

/** The contact data of a person, and their access: role and sessions. */
export function UserSidePanel({ user, access }: UserSidePanelProps) {
  const { t } = useTranslation('users')
  const [contactHeadingId, accessHeadingId] = [useId(), useId()]
  return (
    <div className={styles.aside}>
      <section aria-labelledby={contactHeadingId} className={styles.part}>
        <h2 id={contactHeadingId} className={styles.title}>
          {t('data.title')}
        </h2>
        <DescriptionList
          items={[
            { term: t('field.phone'), value: user.phone },
            { term: t('field.email'), value: user.email },
            { term: t('field.organization'), value: user.organization },
          ]}
        />
      </section>
      {access && (
        <section aria-labelledby={accessHeadingId} className={styles.part}>
          <h2 id={accessHeadingId} className={styles.title}>
            {t('access.title')}
          </h2>
          <RoleField user={user} {...access} />
          <SessionList {...access} />
        </section>
      )}
    </div>
  )
}

type Access = NonNullable<UserSidePanelProps['access']>

function RoleField({
  user,
  roles,
  roleLockReason,
  onRole,
}: Pick<Access, 'roles' | 'roleLockReason' | 'onRole'> & { user: UserRow }) {
  const { t } = useTranslation(['users', 'domain'])
  const currentRole = roleById(user.role_id)?.key
  const roleChoices = roleLockReason === null ? roles : currentRole ? [currentRole] : []
  return (
    <Select
      label={t('field.role_id')}
      placeholder={null}
      value={String(user.role_id)}
      disabled={roleLockReason !== null}
      hint={roleLockReason ? t(`refusal.${roleLockReason}`) : undefined}
      options={roleChoices.map((key) => ({ value: String(roleByKey(key).id), label: t(`domain:role.${key}`) }))}
      onValueChange={(value) => {
        const role = roleById(Number(value))
        if (role && role.key !== currentRole) onRole(role.key)
      }}
    />
  )
}

function SessionList({ sessions, onEndSession }: Pick<Access, 'sessions' | 'onEndSession'>) {
  const { t } = useTranslation('users')
  const { date } = useFormat()
  return (
    <>
      <h3 className={styles.subtitle}>{t('access.sessions')}</h3>
      {!sessions ? (
        <Skeleton />
      ) : sessions.length === 0 ? (
        <p className={styles.quiet}>{t('access.noSessions')}</p>
      ) : (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <li key={session.id} className={styles.session}>
              <span className={styles.agent}>
                {session.agent}
                <span className={styles.quiet}>
                  {t('access.seen', { age: date(session.last_seen_at, 'dateTime') })}
                </span>
              </span>
              {onEndSession && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('access.endOf', { agent: session.agent })}
                  onClick={() => onEndSession(session)}
                >
                  {t('access.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
