import { useTranslation } from '@press/i18n'
import { useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Anchored } from '../../private/Anchored.tsx'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './Popover.css.ts'

/** The props that the button which opens a popover must spread onto itself. */
export interface PopoverTriggerProps {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

export interface PopoverProps {
  /** The accessible name of the popover. */
  label: string
  /** Renders the button: `(props) => <IconButton {...props} … />`. */
  renderTrigger: (props: PopoverTriggerProps) => ReactNode
  /** Whether to show `label` as a heading at the top, with a close button. @default false */
  titled?: boolean
  /** The edge of the button that the popover aligns with. @default 'end' */
  align?: 'start' | 'end'
  /** Whether the popover is open, if the caller controls it. @default uncontrolled */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /**
   * Renders the content, which is mounted only while the popover is open. Call `close` in actions that should close the popover.
   */
  children: (close: () => void) => ReactNode
}

/** Content under a button, to read or to choose from, without leaving the page. Esc and a press outside close it. */
export function Popover({
  label,
  renderTrigger,
  titled = false,
  align = 'end',
  open: openProp,
  onOpenChange,
  children,
}: PopoverProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [ownOpen, setOwnOpen] = useState(false)
  const isOpen = openProp ?? ownOpen

  const changeOpen = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const close = () => changeOpen(false)

  return (
    <>
      {renderTrigger({
        ref: triggerRef,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => changeOpen(!isOpen),
      })}
      {isOpen && (
        <Anchored
          id={id}
          label={label}
          anchor={triggerRef}
          trigger={triggerRef}
          align={align}
          focus="box"
          className={styles.popover}
          onClose={close}
          onLost={close}
        >
          {titled && (
            <header className={styles.header}>
              <h2 className={styles.title}>{label}</h2>
              <IconButton glyph={glyphs.x} label={t('dialog.close')} size="sm" onClick={close} />
            </header>
          )}
          {titled ? <div className={styles.body}>{children(close)}</div> : children(close)}
        </Anchored>
      )}
    </>
  )
}
