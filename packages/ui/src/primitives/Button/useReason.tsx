import { useId, useRef, type ReactNode } from 'react'
import { placement } from '../../private/anchor.css.ts'
import { anchorTo } from '../../private/anchor.ts'
import { classes } from '../../private/classes.ts'
import { tooltip } from '../Tooltip/Tooltip.css.ts'

/**
 * Says why a control is held: always as its description, on screen when it is pointed at, reached or pressed.
 * Unlike a Tooltip it also answers a finger.
 */
export function useReason(reason: string | undefined) {
  const id = useId()
  const ref = useRef<HTMLSpanElement>(null)
  if (!reason) return { anchor: {}, explain: () => undefined, note: null }

  const show = (anchor: Element) => {
    const note = ref.current
    if (!note || note.matches(':popover-open')) return
    note.showPopover()
    anchorTo(note, anchor, 'top')
  }
  const hide = () => ref.current?.hidePopover()
  const note: ReactNode = (
    <span
      ref={ref}
      id={id}
      // `hint` closes by a press elsewhere and leaves an open menu alone.
      popover="hint"
      role="tooltip"
      data-surface="canvas"
      className={classes(tooltip, placement.top)}
    >
      {reason}
    </span>
  )
  return {
    note,
    explain: show,
    anchor: {
      'aria-describedby': id,
      onPointerEnter: (event: React.PointerEvent) => event.pointerType === 'mouse' && show(event.currentTarget),
      onPointerLeave: (event: React.PointerEvent) => event.pointerType === 'mouse' && hide(),
      onFocus: (event: React.FocusEvent) => event.target.matches(':focus-visible') && show(event.currentTarget),
      onBlur: hide,
    },
  }
}
