import { useId, useState, type ReactNode, type RefObject } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { anchorTo } from '../../private/anchor.ts'
import { placement } from '../../private/anchor.css.ts'
import { classes } from '../../private/classes.ts'
import { inner } from '../Field/Field.css.ts'
import * as styles from './Calendar.css.ts'

interface CalendarButtonProps {
  /** What a press does. */
  label: string
  /** Name of what opens. */
  title: string
  disabled: boolean
  /** What it opens under. */
  anchor: RefObject<HTMLElement | null>
  onOpenChange?: (open: boolean) => void
  /** The calendar; lives only while it is open. */
  children: (close: () => void) => ReactNode
}

/** The button at the end of a field that opens a calendar under it. */
export function CalendarButton({ label, title, disabled, anchor, onOpenChange, children }: CalendarButtonProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={inner}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={id}
        disabled={disabled}
      >
        <Icon glyph={glyphs.calendarBlank} size={18} />
      </button>
      <dialog
        id={id}
        popover="auto"
        aria-label={title}
        data-surface="canvas"
        className={classes(styles.popover, placement['bottom-start'])}
        onBeforeToggle={({ newState, currentTarget }) => {
          setOpen(newState === 'open')
          onOpenChange?.(newState === 'open')
          if (newState === 'open' && anchor.current) anchorTo(currentTarget, anchor.current, 'bottom-start')
        }}
      >
        {open && children(() => document.getElementById(id)?.hidePopover())}
      </dialog>
    </>
  )
}
