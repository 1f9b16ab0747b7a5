import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useReachable } from '../../private/reachable.ts'
import { Toast, type ToastOptions } from './Toast.tsx'
import * as styles from './Toast.css.ts'

export interface ToasterProps {
  toasts: readonly (ToastOptions & { id: number })[]
  duration: number
  longDuration: number
  onClose: (id: number) => void
}

/** The toasts on screen. While a dialog is open they stand in it, as nothing outside it can be pressed. */
export function Toaster({ toasts, duration, longDuration, onClose }: ToasterProps) {
  const { t } = useTranslation('ui')
  const reachable = useReachable()
  const [paused, setPaused] = useState(false)
  if (!reachable) return null
  return createPortal(
    // The pointer and the focus only stop the clock here; what can be done is done by the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      popover="manual"
      aria-label={t('toast.region')}
      data-surface="canvas"
      className={styles.toaster}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <ol className={styles.list}>
        {toasts.map((toast) => (
          <Toast
            key={toast.id}
            {...toast}
            duration={toast.duration ?? (toast.action || toast.tone === 'danger' ? longDuration : duration)}
            paused={paused}
            onClose={onClose}
          />
        ))}
      </ol>
    </section>,
    reachable,
  )
}
