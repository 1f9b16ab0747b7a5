import { getRoleOrDefault, workdayMinutes, type Person } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { IconButton, IconButtonLink } from '../../../primitives/IconButton/index.ts'
import * as styles from './TimeHeader.css.ts'

export interface TimeHeaderProps {
  user: Person
  /** Whether the person is at work now. @default false */
  present?: boolean
  /** The link back to the list of all people. Omit it if the list has no other people. */
  backHref?: string | undefined
  /** The shown month, `yyyy-mm`. */
  month: string
  onTurn: (direction: -1 | 1) => void
  /** Whether this is the latest month. @default false */
  isLast?: boolean
  /** Further actions: the timesheet and the only primary button. */
  children?: ReactNode
}

/** The header with the person and the month, and buttons that lead to other months. */
export function TimeHeader({
  user,
  present = false,
  backHref,
  month,
  onTurn,
  isLast = false,
  children,
}: TimeHeaderProps) {
  const { t } = useTranslation(['time', 'domain'])
  const { date } = useFormat()
  return (
    <header className={styles.header}>
      {backHref && <IconButtonLink glyph={glyphs.arrowLeft} label={t('back')} href={backHref} />}
      <Avatar
        name={user.name}
        src={user.avatar ?? undefined}
        size={40}
        decorative
        presence={present ? 'online' : undefined}
      />
      <div className={styles.who}>
        <h1 className={styles.name}>{user.name}</h1>
        <p className={styles.detail}>
          {t('schedule', {
            role: t(`domain:role.${getRoleOrDefault(user.role_id).key}`),
            hours: workdayMinutes.length / 60,
          })}
        </p>
      </div>
      <div className={styles.tools}>
        <div className={styles.month} role="group" aria-label={t('month.label')}>
          <IconButton glyph={glyphs.caretLeft} label={t('month.previous')} outline onClick={() => onTurn(-1)} />
          <span className={styles.monthName} aria-live="polite">
            {date(`${month}-01`, 'monthYear')}
          </span>
          <IconButton
            glyph={glyphs.caretRight}
            label={t('month.next')}
            outline
            disabled={isLast}
            onClick={() => onTurn(1)}
          />
        </div>
        {children}
      </div>
    </header>
  )
}
