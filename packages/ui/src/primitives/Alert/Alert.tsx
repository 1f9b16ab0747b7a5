import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './Alert.css.ts'

export const alertTones = ['info', 'success', 'warning', 'danger'] as const
export type AlertTone = (typeof alertTones)[number]

export interface AlertProps {
  /** A text that describes the problem and what to do about it. */
  children: ReactNode
  /** `danger` is announced at once. @default 'info' */
  tone?: AlertTone
  /** A short title before the text. */
  title?: string
  /** The icon. @default the icon of the tone */
  glyph?: Glyph
  /** An action that helps to solve the problem. */
  action?: { label: string; onAction: () => void }
  /** Called when the close button is pressed. The close button is shown only if this is set. */
  onDismiss?: () => void
}

const toneGlyphs: Record<AlertTone, Glyph> = {
  info: glyphs.info,
  success: glyphs.checkCircle,
  warning: glyphs.warning,
  danger: glyphs.warningCircle,
}

/** A message that stays on the page, next to its subject. */
export function Alert({ children, tone = 'info', title, glyph = toneGlyphs[tone], action, onDismiss }: AlertProps) {
  const { t } = useTranslation('ui')
  return (
    <div className={`${styles.alert} ${styles.tone[tone]}`} role={tone === 'danger' ? 'alert' : undefined}>
      <span className={styles.icon[tone]}>
        <Icon glyph={glyph} size={18} weight="fill" />
      </span>
      <div className={styles.body}>
        <div className={styles.alertText}>
          {title && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {action && (
          <button type="button" className={styles.action} onClick={action.onAction}>
            {action.label}
          </button>
        )}
      </div>
      {onDismiss && (
        <span className={styles.closeButton}>
          <IconButton glyph={glyphs.x} label={t('alert.dismiss')} size="sm" onClick={onDismiss} />
        </span>
      )}
    </div>
  )
}
