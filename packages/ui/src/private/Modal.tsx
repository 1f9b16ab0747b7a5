import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { lazyWithPreload } from './lazy-with-preload.tsx'

export interface ModalProps {
  onClose: () => void
  /** Its name, or the id of the element that names it. */
  label?: string
  labelledBy?: string
  /** An answer must be given: read out as such, and a press beside it does not close it. @default false */
  alert?: boolean
  /** Whether Esc and a press beside it close it. @default true */
  dismissable?: boolean
  /** What gets the focus first. @default the first field, else the first button */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  onKeyDown?: (event: KeyboardEvent) => void
  className: string
  children: ReactNode
}

/**
 * A dialog above everything, over the scrim, open for as long as it is drawn. It holds the focus and gives it back.
 * Its code comes when it is first shown (`Modal.load` fetches it before).
 */
export const Modal = lazyWithPreload<ModalProps>(async () => (await import('./OpenModal.tsx')).OpenModal)
