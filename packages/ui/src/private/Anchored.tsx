import type { ReactNode, RefObject } from 'react'
import { lazyWithPreload } from './lazy-with-preload.tsx'

export const sides = ['bottom', 'top', 'end'] as const
export type Side = (typeof sides)[number]

export interface AnchoredProps {
  /** Asks to be closed: Esc, a press or the focus outside. */
  onClose: () => void
  /** What it stands beside and moves with. A press on it is not outside. */
  anchor: RefObject<Element | null>
  /** It turns to the other side where there is no room. @default 'bottom' */
  side?: Side
  /** Which edge of the anchor it keeps to. @default 'start' */
  align?: 'start' | 'center' | 'end'
  /** Pixels between the two. @default 4 */
  gap?: number
  /**
   * What has the focus while it is open. `inside`: the first control in it, unless its content has put the focus itself;
   * `box`: the box, so that Tab goes to the first control. From both it goes back when the box closes. `stay`: what had
   * it, and Esc is its business too: a combobox keeps the focus in its field. @default 'inside'
   */
  focus?: 'inside' | 'box' | 'stay'
  /** What the focus goes back to; a press on it is not outside either. @default what had the focus on opening */
  trigger?: RefObject<HTMLElement | null>
  /** @default 'dialog' */
  role?: 'dialog' | 'listbox' | 'presentation' | 'tooltip'
  id?: string | undefined
  /** Name of the box, where its role takes one. */
  label?: string | undefined
  /**
   * Its look. `--radix-popover-trigger-width` is the width of the anchor, `--radix-popover-content-available-height`
   * the room there is.
   */
  className?: string
  children: ReactNode
}

/**
 * A box beside an element, above everything: the list of a combobox, the calendar of a date. Render it while it is open:
 * `{open && <Anchored anchor={field} onClose={…}>…</Anchored>}`. It stands in the body, on the canvas surface; its code
 * comes when it is first shown (`Anchored.load` fetches it before).
 */
export const Anchored = lazyWithPreload<AnchoredProps>(async () => (await import('./OpenAnchored.tsx')).OpenAnchored)
