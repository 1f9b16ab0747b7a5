import { timings } from '@press/domain'
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { useAnnounce } from '../Announcer/index.ts'
import { lazyWithPreload } from '../../private/lazy-with-preload.tsx'
import type { MessageStay } from './message-stay.ts'
import type { ToastOptions } from './Toast.tsx'
import type { ToasterProps } from './Toaster.tsx'

/** The component that renders toasts. Its code loads with the first toast. */
export const Toaster = lazyWithPreload<ToasterProps>(async () => (await import('./Toaster.tsx')).Toaster)

/** Shows a toast and announces it. Returns a function that removes it. */
export type ShowToast = (toast: ToastOptions) => () => void

export interface ToastProviderProps {
  children: ReactNode
  /** How long toasts stay. With `untilClosed` no toast times out, even if it has a duration. @default 'brief' */
  messageStay?: MessageStay
  /** How long a plain toast stays, in milliseconds. @default 2000 */
  duration?: number
  /** How long a failure or a toast with an action stays unless it is closed, in milliseconds. @default 8000 */
  longDuration?: number
}

const maxToasts = 3
const ToastContext = createContext<ShowToast | null>(null)

/** Shows toasts at the bottom center, or at the top on a phone. At most three toasts are visible. Must be inside an Announcer. */
export function ToastProvider({
  children,
  messageStay = 'brief',
  duration = timings.toastMs,
  longDuration = timings.actionToastMs,
}: ToastProviderProps) {
  const announce = useAnnounce()
  const lastIdRef = useRef(0)
  const [toasts, setToasts] = useState<readonly (ToastOptions & { id: number })[]>([])

  const closeToast = useCallback((id: number) => {
    setToasts((previousToasts) => previousToasts.filter((toast) => toast.id !== id))
  }, [])

  const showToast = useCallback<ShowToast>(
    (toast) => {
      lastIdRef.current += 1
      const id = lastIdRef.current
      setToasts((previousToasts) => [...previousToasts, { ...toast, id }].slice(-maxToasts))
      announce(toast.message, { assertive: toast.tone === 'danger' })
      return () => closeToast(id)
    },
    [announce, closeToast],
  )

  return (
    <ToastContext value={showToast}>
      {children}
      {toasts.length > 0 && (
        <Toaster
          toasts={toasts}
          messageStay={messageStay}
          duration={duration}
          longDuration={longDuration}
          onClose={closeToast}
        />
      )}
    </ToastContext>
  )
}

/** Returns the function that shows toasts through the ToastProvider at the root. */
export function useToast(): ShowToast {
  const showToast = use(ToastContext)
  if (!showToast) throw new Error('useToast must be used inside a ToastProvider')
  return showToast
}
