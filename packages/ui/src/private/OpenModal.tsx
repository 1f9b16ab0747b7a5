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
        <Content {...props} opener={opener} />
      </Portal>
    </Root>
  )
}

const firstField = ':is(input, select, textarea):not([type="hidden"], :disabled), [autofocus]'

function Content({
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
  const content = useRef<HTMLDivElement>(null)
  const dialogElement = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    dialogElement.current = content.current
    return dialogElement.current ? pushModalScope(dialogElement.current, opener) : undefined
  }, [opener])
  useFocusReturn(() => dialogElement.current && returnFocus(dialogElement.current))

  const escape = useEscape(content, () => dismissable && onClose())
  const shared = {
    ...escape,
    ref: content,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'data-modal': true,
    'data-surface': 'canvas',
    className: classes(styles.modal, className),
    onKeyDown: (event: React.KeyboardEvent) => {
      onKeyDown?.(event)
      escape.onKeyDown(event)
    },
    onOpenAutoFocus: (event: Event) => {
      // In an alert the button with the safe answer gets the focus. Radix would focus its own Cancel component.
      const selectors = [firstField, ...(alert ? ['button'] : [])]
      const found = selectors.map((selector) => content.current?.querySelector<HTMLElement>(selector))
      const first = initialFocus?.current ?? found.find(Boolean)
      if (!first) return
      event.preventDefault()
      first.focus()
    },
    onCloseAutoFocus: keepFocus,
  }
  return alert ? (
    <AlertDialog.Content {...shared}>{children}</AlertDialog.Content>
  ) : (
    <Dialog.Content {...shared} onInteractOutside={(event) => !dismissable && event.preventDefault()}>
      {children}
    </Dialog.Content>
  )
}
