import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { lazyWithPreload } from './lazy-with-preload.tsx'

export interface ModalProps {
  onClose: () => void
  /** The dialog's name. `labelledBy` is the id of an element that names the dialog. */
  label?: string
  labelledBy?: string
  /**
   * Whether the dialog requires an answer. Screen readers then announce it as an alert, and a press outside does not close it.
   * @default false
   */
  alert?: boolean
  /** Whether Esc and a press outside close the dialog. @default true */
  dismissable?: boolean
  /** The element that gets the focus first. @default the first field, else the first button */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  onKeyDown?: (event: KeyboardEvent) => void
  className: string
  children: ReactNode
}

/**
 * A dialog above everything, over a backdrop. It is open while it is rendered. It traps the focus and restores it. Its code loads
 * when the dialog is first shown; `Modal.load` preloads it.
 */
export const Modal = lazyWithPreload<ModalProps>(async () => (await import('./OpenModal.tsx')).OpenModal)
