import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { buttonClass, ButtonFace, type ButtonAppearance } from './ButtonFace.tsx'
import { useDisabledReason } from './useDisabledReason.tsx'

export interface ButtonProps
  extends ButtonAppearance, Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> {
  /** Work is under way: keeps focus and width, takes no press. Give `false`, not nothing, to keep the room for it. */
  busy?: boolean
  /** What is going on, in the place of the words: «Сохраняем». @default the words themselves */
  busyLabel?: ReactNode
  /** Why it cannot be pressed now. It stays in reach of the keyboard, and a press shows the reason. */
  disabledReason?: string | undefined
}

/** Does something here. What leads to another page is a ButtonLink. */
export function Button({
  children,
  variant,
  size,
  fullWidth,
  leading,
  trailing,
  busy,
  busyLabel,
  disabledReason,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const held = Boolean(busy || disabledReason)
  const { anchor, explain, note } = useDisabledReason(disabledReason)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also keeps a form from being sent: Enter in a field presses its submit button.
    if (held) {
      event.preventDefault()
      explain(event.currentTarget)
    } else onClick?.(event)
  }
  return (
    <>
      <button
        {...rest}
        {...anchor}
        type={type}
        className={buttonClass({ variant, size, fullWidth })}
        aria-disabled={held || undefined}
        aria-busy={busy || undefined}
        onClick={press}
      >
        <ButtonFace leading={leading} trailing={trailing} size={size} busy={busy} busyLabel={busyLabel}>
          {children}
        </ButtonFace>
      </button>
      {note}
    </>
  )
}
