import { timings } from '@press/domain'
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { useAnnounce } from '../Announcer/index.ts'
import { lazyWithPreload } from '../../private/lazy-with-preload.tsx'
import type { MessageStay } from './message-stay.ts'
import type { ToastOptions } from './Toast.tsx'
import type { ToasterProps } from './Toaster.tsx'

/** What toasts are drawn with; its code comes with the first of them. */
export const Toaster = lazyWithPreload<ToasterProps>(async () => (await import('./Toaster.tsx')).Toaster)

/** Shows a toast and reads it out; returns what takes it away again. */
export type ShowToast = (toast: ToastOptions) => () => void

export interface ToastProviderProps {
  children: ReactNode
  /** With `untilClosed` no message times out, whatever its duration. @default 'brief' */
  stay?: MessageStay
  /** Milliseconds a plain toast stays. @default 2000 */
  duration?: number
  /** Milliseconds a failure or a toast with an action stays, if nobody closes it. @default 8000 */
  longDuration?: number
}

const max = 3
const ToastContext = createContext<ShowToast | null>(null)

/** Where toasts appear: bottom centre, top on a phone, three at most. Needs an Announcer above it. */
export function ToastProvider({
  children,
  stay = 'brief',
  duration = timings.toastMs,
  longDuration = timings.actionToastMs,
}: ToastProviderProps) {
  const announce = useAnnounce()
  const last = useRef(0)
  const [toasts, setToasts] = useState<readonly (ToastOptions & { id: number })[]>([])

  const close = useCallback((id: number) => {
    setToasts((current) => current.filter((toast) => toast.id !== id))
  }, [])

  const show = useCallback<ShowToast>(
    (toast) => {
      last.current += 1
      const id = last.current
      setToasts((current) => [...current, { ...toast, id }].slice(-max))
      announce(toast.message, { assertive: toast.tone === 'danger' })
      return () => close(id)
    },
    [announce, close],
  )

  return (
    <ToastContext value={show}>
      {children}
      {toasts.length > 0 && (
        <Toaster toasts={toasts} stay={stay} duration={duration} longDuration={longDuration} onClose={close} />
      )}
    </ToastContext>
  )
}

/** Shows toasts through the ToastProvider at the root. */
export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it')
  return show
}
