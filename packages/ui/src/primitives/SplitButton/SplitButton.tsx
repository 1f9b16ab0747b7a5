import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { Button, type ButtonProps } from '../Button/index.ts'
import { getButtonClass } from '../Button/ButtonFace.tsx'
import { Menu, type MenuItem } from '../Menu/index.ts'
import * as styles from './SplitButton.css.ts'

export interface SplitButtonProps extends Pick<
  ButtonProps,
  'children' | 'size' | 'leading' | 'busy' | 'busyLabel' | 'onClick' | 'type' | 'disabled'
> {
  /** What the actions are about. It is the accessible name of the button group and of the menu. */
  label: string
  /** The other ways to perform the action. */
  items: readonly MenuItem[]
  /** The accessible name of the arrow. @default «Другие действия» */
  menuLabel?: string
  /** @default 'secondary' */
  variant?: keyof typeof styles.seam
}

/** The usual action as a button, with related, rarer actions in a menu next to it. */
export function SplitButton({
  label,
  items,
  menuLabel,
  variant = 'secondary',
  size = 'md',
  disabled,
  busy,
  ...action
}: SplitButtonProps) {
  const { t } = useTranslation('patterns')
  return (
    // A `role`, not a `fieldset`: these are two buttons, not form fields.
    <div role="group" aria-label={label} className={`${styles.split} ${styles.seam[variant]}`}>
      <Button {...action} variant={variant} size={size} disabled={disabled} {...(busy !== undefined && { busy })} />
      <Menu
        label={label}
        align="end"
        items={items}
        renderTrigger={(props) => (
          <button
            {...props}
            type="button"
            className={getButtonClass({ variant, size })}
            aria-label={menuLabel ?? t('split.more')}
            disabled={disabled || busy}
          >
            <Icon glyph={glyphs.caretDown} size={16} />
          </button>
        )}
      />
    </div>
  )
}
