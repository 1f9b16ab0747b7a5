import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { getButtonClass, ButtonFace, type ButtonAppearance } from './ButtonFace.tsx'
import { useDisabledReason } from './useDisabledReason.tsx'

export interface ButtonProps
  extends ButtonAppearance, Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> {
  /**
   * Whether the action is in progress. The button then keeps its focus and width, and ignores clicks. Pass `false`, not undefined,
   * to reserve the space.
   */
  busy?: boolean
  /** The text while the action is in progress, instead of the label: «Сохраняем». @default the label itself */
  busyLabel?: ReactNode
  /** Why the button is disabled now. The button stays focusable, and a click shows the reason. */
  disabledReason?: string | undefined
}

/** A button that acts on the current page. For a link to another page use ButtonLink. */
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
  const isBlocked = Boolean(busy || disabledReason)
  const { anchor, showReason, note } = useDisabledReason(disabledReason)
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents form submission, because Enter in a field clicks the submit button.
    if (isBlocked) {
      event.preventDefault()
      showReason(event.currentTarget)
    } else onClick?.(event)
  }
  return (
    <>
      <button
        {...rest}
        {...anchor}
        type={type}
        className={getButtonClass({ variant, size, fullWidth })}
        aria-disabled={isBlocked || undefined}
        aria-busy={busy || undefined}
        onClick={handleClick}
      >
        <ButtonFace leading={leading} trailing={trailing} size={size} busy={busy} busyLabel={busyLabel}>
          {children}
        </ButtonFace>
      </button>
      {note}
    </>
  )
}
