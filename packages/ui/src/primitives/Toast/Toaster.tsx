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
  messageStay: MessageStay
  duration: number
  longDuration: number
  onClose: (id: number) => void
}

/** The total space around the toasts, in CSS pixels. */
const spaceAroundPx = 32

/**
 * The visible toasts. F6 moves the focus to the toasts, and Esc closes the last toast. While a dialog is open, the toasts are
 * rendered inside it, because nothing outside it is interactive. Esc in a field of the dialog then goes to the dialog.
 */
export function Toaster({ toasts, messageStay, duration, longDuration, onClose }: ToasterProps) {
  const { t } = useTranslation('ui')
  const container = useTopModalScope()
  // The Announcer has already announced the toast, so Radix's announcement goes to a detached element.
  const [silentContainer] = useState(() => document.createElement('div'))
  const [listElement, setListElement] = useState<HTMLElement | null>(null)
  // Scrolling content below the toasts, such as a board, leaves space for them.
  useLayoutEffect(() => {
    if (messageStay === 'untilClosed') return
    document.documentElement.toggleAttribute('data-toasts', true)
    return () => void document.documentElement.toggleAttribute('data-toasts', false)
  }, [messageStay])
  // Persistent messages must not cover anything. The frame, dialogs and drawers leave space for the messages.
  useLayoutEffect(() => {
    if (messageStay === 'brief' || !listElement) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--press-messages', `${listElement.offsetHeight + spaceAroundPx}px`),
    )
    observer.observe(listElement)
    return () => {
      observer.disconnect()
      style.removeProperty('--press-messages')
    }
  }, [listElement, messageStay])
  if (!container) return null
  const getDuration = ({ duration: ownDuration, action, tone }: ToastOptions): number => {
    if (messageStay === 'untilClosed') return Number.POSITIVE_INFINITY
    return ownDuration ?? (action || tone === 'danger' ? longDuration : duration)
  }
  return (
    <Radix.Provider label={t('toast.region')} swipeDirection="down" announcerContainer={silentContainer}>
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} duration={getDuration(toast)} onClose={onClose} />
      ))}
      {createPortal(
        <Radix.Viewport
          ref={setListElement}
          hotkey={['F6']}
          label={t('toast.region')}
          className={styles.toaster}
          data-toaster
          data-surface="canvas"
        />,
        container,
      )}
    </Radix.Provider>
  )
}
