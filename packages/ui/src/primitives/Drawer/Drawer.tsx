import { useTranslation } from '@press/i18n'
import { useId, type ReactNode, type RefObject } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { classes } from '../../foundations/classes.ts'
import { Modal } from '../../private/Modal.tsx'
import { keyboardScrollableRef } from '../../private/keyboard-scrollable-ref.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './Drawer.css.ts'

export interface DrawerProps {
  open: boolean
  /** Asks to be closed: Esc, the backdrop, the cross. */
  onOpenChange: (open: boolean) => void
  /** What is shown: a name, not a question. */
  title: string
  /** A line above the title: number and date. */
  eyebrow?: ReactNode
  /** Icon buttons before the cross. */
  actions?: ReactNode
  /** Badges and the like under the title; stays when the body scrolls. */
  summary?: ReactNode
  children: ReactNode
  /** Buttons; put an Inline with `grow` between the two sides. */
  footer?: ReactNode
  /** Whether Esc, the backdrop and the cross close it. @default true */
  dismissable?: boolean
  /** What gets the focus first. @default the first field, else the first button */
  initialFocus?: RefObject<HTMLElement | null>
}

/** One record at the side of the list it came from: 536 px wide, a whole screen on a phone. */
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
  const heading = (
    <h2 id={id} className={classes(styles.title, !eyebrow && styles.titleOnTop)}>
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
          {eyebrow ? <div className={styles.eyebrow}>{eyebrow}</div> : heading}
          {actions}
          {dismissable && <IconButton glyph={glyphs.x} label={t('dialog.close')} onClick={close} />}
        </div>
        {eyebrow && heading}
        {summary && <div className={styles.summary}>{summary}</div>}
      </header>
      <div ref={keyboardScrollableRef} className={styles.body}>
        <div>{children}</div>
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </Modal>
  )
}
