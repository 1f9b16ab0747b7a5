import { useTranslation } from '@press/i18n'
import { useId, type ReactNode, type RefObject } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Modal } from '../../private/Modal.tsx'
import { makeKeyboardScrollable } from '../../private/keyboard-scrollable-ref.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './Dialog.css.ts'

export const dialogSizes = ['sm', 'md', 'lg'] as const
export type DialogSize = (typeof dialogSizes)[number]

export interface DialogProps {
  open: boolean
  /** Called when the user wants to close the dialog: Esc, the backdrop, the close button. */
  onOpenChange: (open: boolean) => void
  /** A question that names the object: «Удалить КП-0402?» */
  title: string
  /** The body. It scrolls when it is long. */
  children?: ReactNode
  /** The buttons, the safe button first. */
  footer?: ReactNode
  /** sm 440, md 640, lg 880 px; md and lg fill a phone's screen. @default 'sm' */
  size?: DialogSize
  /** Whether Esc, the backdrop and a close button close the dialog. Turn it off while something is being saved. @default true */
  dismissable?: boolean
  /**
   * Whether the dialog asks a question before an action. Screen readers then announce it as an alert, and a press on the backdrop
   * does not close it. @default false
   */
  alert?: boolean
  /** The element that gets the focus first. @default the first field, else the first button */
  initialFocus?: RefObject<HTMLElement | null>
}

/** A modal dialog: a question that must be answered first. Its content is mounted only while it is open. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  onOpenChange,
  title,
  children,
  footer,
  size = 'sm',
  dismissable = true,
  alert = false,
  initialFocus,
}: Omit<DialogProps, 'open'>) {
  const { t } = useTranslation('ui')
  const id = useId()
  const close = () => onOpenChange(false)
  return (
    <Modal
      labelledBy={id}
      alert={alert}
      dismissable={dismissable}
      initialFocus={initialFocus}
      className={`${styles.dialog} ${styles.size[size]}`}
      onClose={close}
      onLost={close}
    >
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {size !== 'sm' && dismissable && (
          <span className={styles.close}>
            <IconButton glyph={glyphs.x} label={t('dialog.close')} size="sm" onClick={close} />
          </span>
        )}
      </header>
      <div ref={makeKeyboardScrollable} className={styles.body}>
        <div>{children}</div>
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </Modal>
  )
}
