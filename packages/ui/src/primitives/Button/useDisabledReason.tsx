import { useId, useState, type ReactNode } from 'react'
import { OpenTooltip } from '../Tooltip/Tooltip.tsx'

/**
 * Explains why a control is disabled: always as its description, and visibly on hover, focus or press. Unlike a Tooltip it also
 * works by touch.
 */
export function useDisabledReason(reason: string | undefined) {
  const id = useId()
  const [anchorElement, setAnchorElement] = useState<Element | null>(null)
  if (!reason) return { anchor: {}, showReason: () => undefined, note: null }

  const hideNote = () => setAnchorElement(null)
  const note: ReactNode = (
    <>
      <span id={id} hidden>
        {reason}
      </span>
      {anchorElement && <OpenTooltip text={reason} anchor={anchorElement} onClose={hideNote} />}
    </>
  )
  return {
    note,
    showReason: setAnchorElement,
    anchor: {
      'aria-describedby': id,
      onPointerEnter: (event: React.PointerEvent) =>
        event.pointerType === 'mouse' && setAnchorElement(event.currentTarget),
      onFocus: (event: React.FocusEvent) =>
        event.target.matches(':focus-visible') && setAnchorElement(event.currentTarget),
      onBlur: hideNote,
    },
  }
}
