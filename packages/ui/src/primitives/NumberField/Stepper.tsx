import { useRef } from 'react'
import { useButton, type AriaButtonProps } from 'react-aria/useButton'
import { Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { innerButton } from '../Field/Field.css.ts'

interface StepperProps extends AriaButtonProps {
  glyph: Glyph
}

/**
 * A button that increases or decreases the number, repeatedly while it is held. It is not focusable, because the arrow keys in the
 * field do the same.
 */
export function Stepper({ glyph, ...props }: StepperProps) {
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { buttonProps } = useButton({ ...props, excludeFromTabOrder: true, preventFocusOnPress: true }, buttonRef)
  return (
    <button {...buttonProps} ref={buttonRef} className={innerButton}>
      <Icon glyph={glyph} size={16} />
    </button>
  )
}
