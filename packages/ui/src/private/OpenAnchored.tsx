import * as Popover from 'radix-ui/popover'
import { useRef, useState } from 'react'
import type { AnchoredProps } from './Anchored.tsx'
import { getOverlayPlacement } from './overlay.ts'
import { overlay } from './overlay.css.ts'
import { useEscape } from './useEscape.ts'
import { keepFocus, useFocusReturn } from './useFocusReturn.ts'

/** The implementation of `Anchored`, based on Radix. */
export function OpenAnchored({
  onClose,
  anchor,
  side = 'bottom',
  align = 'start',
  gap = 4,
  focus = 'inside',
  trigger,
  role = 'dialog',
  id,
  label,
  className,
  children,
}: AnchoredProps) {
  const [previousFocus] = useState(() => trigger?.current ?? document.activeElement)
  const keepsFocus = focus === 'stay'
  const boxRef = useRef<HTMLDivElement>(null)
  const escapeProps = useEscape(boxRef, () => !keepsFocus && onClose())
  useFocusReturn(
    () => !keepsFocus && previousFocus instanceof HTMLElement && previousFocus.focus({ preventScroll: true }),
  )
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          ref={boxRef}
          {...escapeProps}
          {...getOverlayPlacement(side, align, gap)}
          role={role}
          id={id}
          aria-label={label}
          data-surface="canvas"
          className={`${overlay} ${className ?? ''}`}
          onMouseDown={(event) => keepsFocus && event.preventDefault()}
          onOpenAutoFocus={(event) => {
            if (focus === 'inside') return
            event.preventDefault()
            if (focus === 'box') (event.currentTarget as HTMLElement).focus({ preventScroll: true })
          }}
          onCloseAutoFocus={keepFocus}
          onInteractOutside={(event) => {
            const isInside = [anchor, trigger].some((elementRef) => elementRef?.current?.contains(event.target as Node))
            if (isInside) event.preventDefault()
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
