import { useTranslation } from '@press/i18n'
import { useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Anchored } from '../../private/Anchored.tsx'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './Popover.css.ts'

/** What the button that opens a popover must spread onto itself. */
export interface PopoverTriggerProps {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

export interface PopoverProps {
  /** Name of what opens. */
  label: string
  /** Draws the button: `(props) => <IconButton {...props} … />`. */
  renderTrigger: (props: PopoverTriggerProps) => ReactNode
  /** Shows that name on top as a heading, with a cross. @default false */
  titled?: boolean
  /** Which edge of the button it keeps to. @default 'end' */
  align?: 'start' | 'end'
  /** Whether it is open, where the caller says so. @default its own business */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The content; it lives only while it is open. `close` is for what leads away. */
  children: (close: () => void) => ReactNode
}

/** Something to read or to choose from under a button, without leaving the page. Esc and a press outside close it. */
export function Popover({
  label,
  renderTrigger,
  titled = false,
  align = 'end',
  open: given,
  onOpenChange,
  children,
}: PopoverProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [own, setOpen] = useState(false)
  const open = given ?? own

  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  const close = () => change(false)

  return (
    <>
      {renderTrigger({
        ref: trigger,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => change(!open),
      })}
      {open && (
        <Anchored
          id={id}
          label={label}
          anchor={trigger}
          trigger={trigger}
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
