import type { ComponentPropsWithRef } from 'react'
import { Tooltip } from '../Tooltip/index.ts'
import { getIconButtonClass, IconButtonFace, type IconButtonAppearance } from './IconButtonFace.tsx'

export interface IconButtonProps
  extends
    IconButtonAppearance,
    Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-label'> {
  /** Whether the action is running: the button keeps the focus and ignores presses. @default false */
  busy?: boolean
}

/** An action drawn as an icon, with its name in a tooltip. */
export function IconButton({
  glyph,
  label,
  tone,
  size,
  outline,
  weight,
  count,
  busy,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        {...rest}
        type={type}
        className={getIconButtonClass({ tone, size, outline })}
        aria-label={label}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onClick}
      >
        <IconButtonFace glyph={glyph} tone={tone} size={size} weight={weight} count={count} busy={busy} />
      </button>
    </Tooltip>
  )
}
