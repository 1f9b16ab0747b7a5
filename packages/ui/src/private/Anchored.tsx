import type { ReactNode, RefObject } from 'react'
import { lazyWithPreload } from './lazy-with-preload.tsx'

export const sides = ['bottom', 'top', 'end'] as const
export type Side = (typeof sides)[number]

export interface AnchoredProps {
  /** Closes the box. Called on Esc, and on a press or focus outside the box. */
  onClose: () => void
  /** The element that the box is next to and moves with. A press on this element does not count as outside. */
  anchor: RefObject<Element | null>
  /** The side of the anchor. The box flips to the opposite side if there is not enough room. @default 'bottom' */
  side?: Side
  /** The edge of the anchor that the box aligns with. @default 'start' */
  align?: 'start' | 'center' | 'end'
  /** The gap between the anchor and the box, in pixels. @default 4 */
  gap?: number
  /**
   * The element that has the focus while the box is open. `inside`: the first control in the box, unless the content has set the
   * focus itself. `box`: the box, so that Tab moves to the first control. With `inside` and `box` the focus is restored when the
   * box closes. `stay`: the previously focused element, which also handles Esc; a combobox keeps the focus in its field this way.
   * @default 'inside'
   */
  focus?: 'inside' | 'box' | 'stay'
  /**
   * The element that gets the focus when the box closes. A press on this element does not count as outside. @default the element
   * that had the focus on opening
   */
  trigger?: RefObject<HTMLElement | null>
  /** @default 'dialog' */
  role?: 'dialog' | 'listbox' | 'presentation' | 'tooltip'
  id?: string | undefined
  /** The accessible name of the box, if its role takes one. */
  label?: string | undefined
  /**
   * The class of the box. `--radix-popover-trigger-width` is the width of the anchor, `--radix-popover-content-available-height`
   * the available height.
   */
  className?: string
  children: ReactNode
}

/**
 * A box next to an element, above everything else: the list of a combobox, the calendar of a date. Render it while it is open:
 * `{open && <Anchored anchor={field} onClose={…}>…</Anchored>}`. It is rendered in the body, on the canvas surface. Its code loads
 * when it is first shown; `Anchored.load` preloads it.
 */
export const Anchored = lazyWithPreload<AnchoredProps>(async () => (await import('./OpenAnchored.tsx')).OpenAnchored)
