import type { ComponentPropsWithRef } from 'react'
import { Tooltip } from '../Tooltip/index.ts'
import { iconButtonClass, IconButtonFace, type IconButtonAppearance } from './IconButtonFace.tsx'

export interface IconButtonProps
  extends
    IconButtonAppearance,
    Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-label'> {
  /** Work is under way: keeps the focus, takes no press. @default false */
  busy?: boolean
}

/** An action drawn as an icon; its name comes up beside it. */
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
        className={iconButtonClass({ tone, size, outline })}
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
