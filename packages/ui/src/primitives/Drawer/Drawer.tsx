import { useTranslation } from '@press/i18n'
import { useId, type ReactNode, type RefObject } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { classes } from '../../foundations/classes.ts'
import { Modal } from '../../private/Modal.tsx'
import { makeKeyboardScrollable } from '../../private/keyboard-scrollable-ref.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './Drawer.css.ts'

export interface DrawerProps {
  open: boolean
  /** Called when the user wants to close the drawer: Esc, the backdrop, the close button. */
  onOpenChange: (open: boolean) => void
  /** The name of the object that the drawer shows. */
  title: string
  /** A line above the title: number and date. */
  eyebrow?: ReactNode
  /** Icon buttons before the close button. */
  actions?: ReactNode
  /** Badges and similar content under the title. It stays in place when the body scrolls. */
  summary?: ReactNode
  children: ReactNode
  /** The buttons. To separate buttons on the left and on the right, put an Inline with `grow` between them. */
  footer?: ReactNode
  /** Whether Esc, the backdrop and the close button close it. @default true */
  dismissable?: boolean
  /** The element that gets the focus first. @default the first field, else the first button */
  initialFocus?: RefObject<HTMLElement | null>
}

/** Shows one record next to its list: 536 px wide, full screen on a phone. */
export function Drawer({ open, ...props }: DrawerProps) {
  return open ? <OpenDrawer {...props} /> : null
}

function OpenDrawer({
  onOpenChange,
  title,
  eyebrow,
  actions,
  summary,
  children,
  footer,
  dismissable = true,
  initialFocus,
}: Omit<DrawerProps, 'open'>) {
  const { t } = useTranslation('ui')
  const id = useId()
  const close = () => onOpenChange(false)
  const headingElement = (
    <h2 id={id} className={classes(styles.title, !eyebrow && styles.titleWithoutEyebrow)}>
      {title}
    </h2>
  )
  return (
    <Modal
      labelledBy={id}
      dismissable={dismissable}
      initialFocus={initialFocus}
      className={styles.drawer}
      onClose={close}
      onLost={close}
    >
      <header className={styles.header}>
        <div className={styles.top}>
          {eyebrow ? <div className={styles.eyebrow}>{eyebrow}</div> : headingElement}
          {actions}
          {dismissable && <IconButton glyph={glyphs.x} label={t('dialog.close')} onClick={close} />}
        </div>
        {eyebrow && headingElement}
        {summary && <div className={styles.summary}>{summary}</div>}
      </header>
      <div ref={makeKeyboardScrollable} className={styles.body}>
        <div>{children}</div>
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </Modal>
  )
}
