import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { openModal } from './modals.ts'

interface ModalOptions {
  onClose: () => void
  dismissable: boolean
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/**
 * Props for a `<dialog>` that is modal for as long as it is mounted. The native element holds the focus inside, makes
 * the rest inert and gives the focus back; this adds closing by Esc and by a press on the backdrop.
 */
export function useModal({ onClose, dismissable, initialFocus }: ModalOptions): ComponentProps<'dialog'> {
  const ref = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const close = openModal(dialog)
    const field = dialog.querySelector<HTMLElement>(
      ':is(input, select, textarea):not([type="hidden"], :disabled), [autofocus]',
    )
    const first = initialFocus?.current ?? field
    first?.focus()
    return close
    // The focus is set once, on opening.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])

  return {
    ref,
    'data-surface': 'canvas',
    onCancel: (event) => {
      // A file input's own "cancel" bubbles up to here.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (dismissable) onClose()
    },
    // The browser closed it by itself, asking nobody (a second Esc, `method="dialog"`).
    onClose: (event) => {
      if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
    },
    // Browsers stop asking after the second Esc unless the key itself is refused.
    onKeyDown: (event) => {
      if (event.key === 'Escape' && !dismissable) event.preventDefault()
    },
    onPointerDown: (event) => {
      pressed.current = event.target
    },
    onClick: (event) => {
      // The backdrop belongs to the dialog; a drag that only ends on it (selecting text) does not close.
      const onBackdrop = event.target === event.currentTarget && pressed.current === event.currentTarget
      if (onBackdrop && dismissable) onClose()
    },
  } as ComponentProps<'dialog'>
}
