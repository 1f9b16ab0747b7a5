import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { anchorTo } from '../../private/anchor.ts'
import { placement as placements, type Placement } from '../../private/anchor.css.ts'
import * as styles from './Tooltip.css.ts'

export interface TooltipProps {
  /** A few words more than the trigger says itself; a trigger needs its own name all the same. */
  text: string
  /** One element that can have the focus. */
  children: ReactNode
  /** Above it, or after it (a collapsed menu). @default 'top' */
  placement?: Extract<Placement, 'top' | 'end'>
  /** Off while the trigger says it all itself. @default false */
  disabled?: boolean
}

const delay = 300
const grace = 120

/** A short explanation on hover and on keyboard focus. Esc hides it, the pointer may rest on it. */
export function Tooltip({ text, children, placement = 'top', disabled = false }: TooltipProps) {
  const id = useId()
  const wrapper = useRef<HTMLSpanElement>(null)
  const popover = useRef<HTMLSpanElement>(null)
  const timer = useRef(0)
  const [open, setOpen] = useState(false)

  const later = (next: boolean, wait: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(next), wait)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useLayoutEffect(() => {
    const anchor = wrapper.current?.firstElementChild
    const element = popover.current
    if (!open || !element || !anchor) return
    element.showPopover()
    anchorTo(element, anchor, placement)
    // Said twice it only annoys: the words describe the trigger when they are not its name already.
    const name = anchor.getAttribute('aria-label') ?? anchor.textContent.trim()
    if (name !== text) anchor.setAttribute('aria-describedby', id)
    return () => anchor.removeAttribute('aria-describedby')
  }, [open, id, placement, text])

  return (
    // Only listens for what bubbles up from the trigger.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      ref={wrapper}
      className={styles.trigger}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && !disabled && later(true, delay)}
      onPointerLeave={() => later(false, grace)}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && !disabled && later(true, delay)}
      onBlur={hide}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return
        event.preventDefault()
        event.stopPropagation()
        hide()
      }}
    >
      {children}
      {open && (
        <span
          ref={popover}
          id={id}
          popover="manual"
          role="tooltip"
          data-surface="canvas"
          className={`${styles.tooltip} ${placements[placement]}`}
        >
          {text}
        </span>
      )}
    </span>
  )
}
