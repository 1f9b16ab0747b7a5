import { useTranslation } from '@press/i18n'
import * as Radix from 'radix-ui/toast'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTopModalScope } from '../../private/modal-scopes.ts'
import type { MessageStay } from './message-stay.ts'
import { Toast, type ToastOptions } from './Toast.tsx'
import * as styles from './Toast.css.ts'

export interface ToasterProps {
  toasts: readonly (ToastOptions & { id: number })[]
  stay: MessageStay
  duration: number
  longDuration: number
  onClose: (id: number) => void
}

/** The space below and above the toasts, in CSS pixels. */
const around = 32

/**
 * The visible toasts. F6 moves the focus to them and Esc closes the last one. While a dialog is open, they are rendered inside it,
 * because nothing outside can be pressed. Esc in its fields then belongs to the dialog.
 */
export function Toaster({ toasts, stay, duration, longDuration, onClose }: ToasterProps) {
  const { t } = useTranslation('ui')
  const reachable = useTopModalScope()
  // The Announcer has already announced the toast. Radix's announcement goes to a detached element.
  const [unheard] = useState(() => document.createElement('div'))
  const [list, setList] = useState<HTMLElement | null>(null)
  // The content that scrolls under them (a board) leaves room for them.
  useLayoutEffect(() => {
    if (stay === 'untilClosed') return
    document.documentElement.toggleAttribute('data-toasts', true)
    return () => void document.documentElement.toggleAttribute('data-toasts', false)
  }, [stay])
  // Persistent messages must not cover anything: the frame, dialogs and drawers make room for them.
  useLayoutEffect(() => {
    if (stay === 'brief' || !list) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--press-messages', `${list.offsetHeight + around}px`))
    observer.observe(list)
    return () => {
      observer.disconnect()
      style.removeProperty('--press-messages')
    }
  }, [list, stay])
  if (!reachable) return null
  const getDuration = ({ duration: own, action, tone }: ToastOptions): number => {
    if (stay === 'untilClosed') return Number.POSITIVE_INFINITY
    return own ?? (action || tone === 'danger' ? longDuration : duration)
  }
  return (
    <Radix.Provider label={t('toast.region')} swipeDirection="down" announcerContainer={unheard}>
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} duration={getDuration(toast)} onClose={onClose} />
      ))}
      {createPortal(
        <Radix.Viewport
          ref={setList}
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
