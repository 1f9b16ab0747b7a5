import type { UserRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { classes } from '../../../foundations/classes.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Button, ButtonLink } from '../../../primitives/Button/index.ts'
import { IconButtonLink } from '../../../primitives/IconButton/index.ts'
import { UserStateBadge } from '../UserStateBadge.tsx'
import { useRoleText } from '../useRoleText.ts'
import * as styles from './UserHeader.css.ts'

export interface UserHeaderProps {
  user: UserRow
  /** The link back to the list. */
  backHref: string
  /** The link to a chat with the person. */
  messageHref?: string
  onEdit?: () => void
  /** Sends the invitation again. */
  onInvite?: () => void
  /** Activates the account again. */
  onActivate?: () => void
  /** Discards the new e-mail that is not confirmed yet. */
  onWithdrawEmail?: () => void
}

/** The header of a person's page: the name, the role and the state of the account, with the available actions. */
export function UserHeader({
  user,
  backHref,
  messageHref,
  onEdit,
  onInvite,
  onActivate,
  onWithdrawEmail,
}: UserHeaderProps) {
  const { t } = useTranslation('users')
  const { date } = useFormat()
  const getRoleText = useRoleText()
  const { name, avatar, state, created_at, invited_at, pending_email } = user
  return (
    <>
      <header className={classes(styles.header, state === 'inactive' && styles.off)}>
        <IconButtonLink glyph={glyphs.arrowLeft} label={t('page.back')} href={backHref} />
        <Avatar name={name} src={avatar ?? undefined} size={40} decorative />
        <div className={styles.who}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.facts}>
            <span>{getRoleText(user)}</span>
            <UserStateBadge state={state} />
            <span>{t('since', { date: date(created_at, 'date') })}</span>
          </p>
        </div>
        <div className={styles.acts}>
          {messageHref && (
            <ButtonLink variant="quiet" leading={glyphs.chatCircle} href={messageHref}>
              {t('page.write')}
            </ButtonLink>
          )}
          {onEdit && (
            <Button leading={glyphs.pencilSimple} onClick={onEdit}>
              {t('page.edit')}
            </Button>
          )}
        </div>
      </header>
      {(state === 'invited' || state === 'expired') && (
        <Alert
          tone={state === 'expired' ? 'warning' : 'info'}
          action={onInvite ? { label: t('page.inviteAgain'), onAction: onInvite } : undefined}
        >
          {state === 'invited' && invited_at
            ? t('page.invitedText', { date: date(invited_at, 'dayMonth') })
            : t('page.expiredText')}
        </Alert>
      )}
      {pending_email !== null && (
        <Alert action={onWithdrawEmail ? { label: t('page.withdrawEmail'), onAction: onWithdrawEmail } : undefined}>
          {t('page.pendingEmail', { email: pending_email })}
        </Alert>
      )}
      {state === 'inactive' && (
        <Alert action={onActivate ? { label: t('page.activate'), onAction: onActivate } : undefined}>
          {t('page.inactiveText')}
        </Alert>
      )}
    </>
  )
}
