import { useTranslation } from '@press/i18n'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './Toast.css.ts'

export const toastTones = ['success', 'info', 'warning', 'danger'] as const
export type ToastTone = (typeof toastTones)[number]

export interface ToastOptions {
  /** One sentence: what happened, and after a failure what is kept. */
  message: string
  /** `danger` is read out at once and stays longer. @default 'success' */
  tone?: ToastTone
  /** At most one thing to do about it. */
  action?: { label: string; onAction: () => void }
  /** Milliseconds on screen. @default the provider's: 2000, with an action or of tone danger 8000 */
  duration?: number
}

const toneGlyphs: Record<ToastTone, Glyph> = {
  success: glyphs.checkCircle,
  info: glyphs.info,
  warning: glyphs.warning,
  danger: glyphs.warningCircle,
}

interface ToastProps extends ToastOptions {
  id: number
  duration: number
  /** The clock stands while someone reads. */
  paused: boolean
  onClose: (id: number) => void
}

export function Toast({ id, message, tone = 'success', action, duration, paused, onClose }: ToastProps) {
  const { t } = useTranslation('ui')
  const item = useRef<HTMLLIElement>(null)

  // Each new toast lifts the whole region above what has entered the top layer since.
  useLayoutEffect(() => {
    const region = item.current?.closest<HTMLElement>('[popover]')
    // A dialog that closes at this very moment takes the region along; it is drawn again outside.
    if (!region?.isConnected) return
    region.hidePopover()
    region.showPopover()
  }, [])

  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => onClose(id), duration)
    return () => clearTimeout(timer)
  }, [id, paused, duration, onClose])

  return (
    <li ref={item} className={styles.toast}>
      <span className={styles.tone[tone]}>
        <Icon glyph={toneGlyphs[tone]} size={20} weight="fill" />
      </span>
      <span className={styles.words}>{message}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onClose(id)
            action.onAction()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton glyph={glyphs.x} label={t('toast.close')} size="sm" onClick={() => onClose(id)} />
    </li>
  )
}
