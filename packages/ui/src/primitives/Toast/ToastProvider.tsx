import { useTranslation } from '@press/i18n'
import { createContext, use, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTopModal } from '../../private/modals.ts'
import { useAnnounce } from '../Announcer/index.ts'
import { Toast, type ToastOptions } from './Toast.tsx'
import * as styles from './Toast.css.ts'

/** Shows a toast and reads it out; returns what takes it away again. */
export type ShowToast = (toast: ToastOptions) => () => void

export interface ToastProviderProps {
  children: ReactNode
  /** Milliseconds a plain toast stays. @default 2000 */
  duration?: number
  /** Milliseconds a failure or a toast with an action stays, if nobody closes it. @default 8000 */
  longDuration?: number
}

const max = 3
const ToastContext = createContext<ShowToast | null>(null)

/** Where toasts appear: bottom centre, top on a phone, three at most. Needs an Announcer above it. */
export function ToastProvider({ children, duration = 2000, longDuration = 8000 }: ToastProviderProps) {
  const { t } = useTranslation('ui')
  const announce = useAnnounce()
  const modal = useTopModal()
  const last = useRef(0)
  const toaster = useRef<HTMLElement>(null)
  const [toasts, setToasts] = useState<readonly (ToastOptions & { id: number })[]>([])
  const [paused, setPaused] = useState(false)

  const close = useCallback((id: number) => {
    setToasts((current) => current.filter((toast) => toast.id !== id))
  }, [])

  const show = useCallback<ShowToast>(
    (toast) => {
      const id = (last.current += 1)
      setToasts((current) => [...current, { ...toast, id }].slice(-max))
      announce(toast.message, { assertive: toast.tone === 'danger' })
      return () => close(id)
    },
    [announce, close],
  )

  const shown = toasts.length > 0
  useLayoutEffect(() => {
    // Shown anew each time, to stand above what has entered the top layer since.
    const element = toaster.current
    if (!shown) setPaused(false)
    element?.hidePopover()
    element?.showPopover()
  }, [shown, toasts.length, modal])

  return (
    <ToastContext value={show}>
      {children}
      {shown &&
        createPortal(
          <section
            ref={toaster}
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
              {toasts.map(({ id, ...toast }) => (
                <Toast
                  key={id}
                  {...toast}
                  id={id}
                  duration={toast.duration ?? (toast.action || toast.tone === 'danger' ? longDuration : duration)}
                  paused={paused}
                  onClose={close}
                />
              ))}
            </ol>
          </section>,
          modal ?? document.body,
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
