import { useTranslation } from '@press/i18n'
import * as Radix from 'radix-ui/toast'
import { useLayoutEffect, useState } from 'react'
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

/**
 * The toasts on screen; F6 leads to them and Esc closes the last. While a dialog is open they stand in it, as nothing
 * outside it can be pressed; Esc in its fields is the dialog's then.
 */
export function Toaster({ toasts, duration, longDuration, onClose }: ToasterProps) {
  const { t } = useTranslation('ui')
  const reachable = useReachable()
  // The Announcer has said it; what Radix would say goes where nobody reads it.
  const [unheard] = useState(() => document.createElement('div'))
  // What scrolls under them (a board) leaves them room.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-toasts', true)
    return () => void document.documentElement.toggleAttribute('data-toasts', false)
  }, [])
  if (!reachable) return null
  return (
    <Radix.Provider label={t('toast.region')} swipeDirection="down" announcerContainer={unheard}>
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          {...toast}
          duration={toast.duration ?? (toast.action || toast.tone === 'danger' ? longDuration : duration)}
          onClose={onClose}
        />
      ))}
      {createPortal(
        <Radix.Viewport
          hotkey={['F6']}
          label={t('toast.region')}
          className={styles.toaster}
          data-toaster
          data-surface="canvas"
        />,
        reachable,
      )}
    </Radix.Provider>
  )
}
