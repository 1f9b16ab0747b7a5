import { useTranslation } from '@press/i18n'
import { useCallback, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { anchorTo } from '../../private/anchor.ts'
import { placement as placements } from '../../private/anchor.css.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './Popover.css.ts'

/** What the button that opens a popover must spread onto itself. */
export interface PopoverTriggerProps {
  popoverTarget: string
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
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
  onOpenChange?: (open: boolean) => void
  /** The content; it lives only while it is open. `close` is for what leads away. */
  children: (close: () => void) => ReactNode
}

/** Something to read or to choose from under a button, without leaving the page. Esc and a press outside close it. */
export function Popover({ label, renderTrigger, titled = false, align = 'end', onOpenChange, children }: PopoverProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const placement = align === 'start' ? 'bottom-start' : 'bottom-end'

  const close = useCallback(() => document.getElementById(id)?.hidePopover(), [id])

  useLayoutEffect(() => {
    const anchor = document.querySelector(`[popovertarget="${id}"]`)
    if (open && popover.current && anchor) anchorTo(popover.current, anchor, placement)
  }, [open, id, placement])

  return (
    <>
      {renderTrigger({
        popoverTarget: id,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      {/* A <dialog> would be modal or have no light dismiss. */}
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        data-surface="canvas"
        className={`${styles.popover} ${placements[placement]}`}
        onBeforeToggle={({ newState }) => {
          setOpen(newState === 'open')
          onOpenChange?.(newState === 'open')
        }}
      >
        {open && titled && (
          <header className={styles.header}>
            <h2 className={styles.title}>{label}</h2>
            <IconButton glyph={glyphs.x} label={t('dialog.close')} size="sm" onClick={close} />
          </header>
        )}
        {open && (titled ? <div className={styles.body}>{children(close)}</div> : children(close))}
      </div>
    </>
  )
}
