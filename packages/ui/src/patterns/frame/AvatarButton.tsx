import type { ComponentPropsWithRef } from 'react'
import { Avatar } from '../../primitives/Avatar/index.ts'
import * as styles from './AvatarButton.css.ts'

export interface AvatarButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> {
  /** Accessible name: what the button opens, and the person's name. */
  label: string
  name: string
  src?: string | undefined
}

/** The person's avatar in the header: opens the profile menu. */
export function AvatarButton({ label, name, src, ...rest }: AvatarButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={styles.button}>
      <Avatar name={name} src={src} size={30} decorative />
    </button>
  )
}
