import { useTranslation } from '@press/i18n'
import * as Radix from 'radix-ui/toast'
import { glyphs } from '../../foundations/Icon/index.ts'
import { forwardedEscapes } from '../../private/forwarded-escapes.ts'
import { IconButton } from '../IconButton/index.ts'
import { ToastFace, type ToastTone } from './ToastFace.tsx'
import * as styles from './Toast.css.ts'

export interface ToastOptions {
  /** One sentence that says what happened and, after a failure, that nothing is lost. */
  message: string
  /** `danger` is announced immediately and stays longer. @default 'success' */
  tone?: ToastTone
  /** The action of the toast; a toast has one action at most. */
  action?: { label: string; onAction: () => void }
  /** The time on screen, in milliseconds. @default the provider's: 2000, with an action or of tone danger 8000 */
  duration?: number
}

interface ToastProps extends ToastOptions {
  id: number
  duration: number
  onClose: (id: number) => void
}

export function Toast({ id, message, tone = 'success', action, duration, onClose }: ToastProps) {
  const { t } = useTranslation('ui')
  return (
    <Radix.Root
      className={styles.toast}
      duration={duration}
      onOpenChange={() => onClose(id)}
      onEscapeKeyDown={(event) => {
        const { target } = event
        if (!(target instanceof Element) || target.closest('[data-toaster]')) return
        if (!target.closest('[data-handles-escape]')) return
        event.preventDefault()
        forwardedEscapes.add(event)
      }}
      // Radix disables text selection, but users may want to copy an error message.
      style={{ userSelect: 'text' }}
    >
      <ToastFace message={message} tone={tone} />
      {action && (
        <Radix.Action altText={action.label} className={styles.action} onClick={action.onAction}>
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton glyph={glyphs.x} label={t('toast.close')} size="sm" />
      </Radix.Close>
    </Radix.Root>
  )
}
