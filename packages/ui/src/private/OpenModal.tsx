import * as AlertDialog from 'radix-ui/alert-dialog'
import * as Dialog from 'radix-ui/dialog'
import { useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../foundations/classes.ts'
import * as styles from './modal.css.ts'
import type { ModalProps } from './Modal.tsx'
import { returnFocus, pushModalScope } from './modal-scopes.ts'
import { useEscape } from './useEscape.ts'
import { keepFocus, useFocusReturn } from './useFocusReturn.ts'

/** The implementation of `Modal`, based on Radix. */
export function OpenModal(props: ModalProps) {
  const [opener] = useState(() => document.activeElement)
  const { Root, Portal } = props.alert ? AlertDialog : Dialog
  return (
    <Root open onOpenChange={props.onClose}>
      <Portal>
        <div className={styles.scrim} data-scrim />
        <ModalContent {...props} opener={opener} />
      </Portal>
    </Root>
  )
}

const firstField = ':is(input, select, textarea):not([type="hidden"], :disabled), [autofocus]'

function ModalContent({
  onClose,
  label,
  labelledBy,
  alert = false,
  dismissable = true,
  initialFocus,
  onKeyDown,
  className,
  opener,
  children,
}: ModalProps & { opener: Element | null }) {
  const contentRef = useRef<HTMLDivElement>(null)
  const dialogRef = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    dialogRef.current = contentRef.current
    return dialogRef.current ? pushModalScope(dialogRef.current, opener) : undefined
  }, [opener])
  useFocusReturn(() => dialogRef.current && returnFocus(dialogRef.current))

  const escapeProps = useEscape(contentRef, () => dismissable && onClose())
  const contentProps = {
    ...escapeProps,
    ref: contentRef,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'data-modal': true,
    'data-surface': 'canvas',
    className: classes(styles.modal, className),
    onKeyDown: (event: React.KeyboardEvent) => {
      onKeyDown?.(event)
      escapeProps.onKeyDown(event)
    },
    onOpenAutoFocus: (event: Event) => {
      // In an alert the button with the safe answer gets the focus. Radix would focus its own Cancel component.
      const selectors = [firstField, ...(alert ? ['button'] : [])]
      const candidates = selectors.map((selector) => contentRef.current?.querySelector<HTMLElement>(selector))
      const focusTarget = initialFocus?.current ?? candidates.find(Boolean)
      if (!focusTarget) return
      event.preventDefault()
      focusTarget.focus()
    },
    onCloseAutoFocus: keepFocus,
  }
  return alert ? (
    <AlertDialog.Content {...contentProps}>{children}</AlertDialog.Content>
  ) : (
    <Dialog.Content {...contentProps} onInteractOutside={(event) => !dismissable && event.preventDefault()}>
      {children}
    </Dialog.Content>
  )
}
