import type { ReactNode } from 'react'
import { Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { classes } from '../../foundations/classes.ts'
import { Spinner } from '../Spinner/index.ts'
import * as styles from './Button.css.ts'

export const buttonVariants = ['primary', 'secondary', 'tinted', 'quiet', 'danger', 'dangerOutline'] as const
export type ButtonVariant = (typeof buttonVariants)[number]
export const buttonSizes = ['sm', 'md', 'lg'] as const
export type ButtonSize = (typeof buttonSizes)[number]

/** The props shared by a button and a link that looks like a button. */
export interface ButtonAppearance {
  /** The action: a verb and, if it is not obvious, its object. */
  children: ReactNode
  /** One primary per view; in rows use tinted, secondary or quiet. @default 'secondary' */
  variant?: ButtonVariant
  /** 30, 36 and 44 px; `md` follows the density. @default 'md' */
  size?: ButtonSize
  /** Takes the whole width. @default false */
  fullWidth?: boolean
  /** An icon before the text. */
  leading?: Glyph
  /** An icon after the text. */
  trailing?: Glyph
}

export const getButtonClass = ({
  variant = 'secondary',
  size = 'md',
  fullWidth,
}: Omit<ButtonAppearance, 'children'>): string =>
  classes(styles.button, styles.variant[variant], styles.size[size], fullWidth && styles.fullWidth)

interface ButtonFaceProps extends Pick<ButtonAppearance, 'children' | 'leading' | 'trailing' | 'size'> {
  busy?: boolean | undefined
  busyLabel?: ReactNode
}

/** The content of a button. While the button is busy, other content takes its place. */
export function ButtonFace({ children, leading, trailing, size = 'md', busy, busyLabel }: ButtonFaceProps) {
  const iconSize = size === 'sm' ? 16 : 18
  const faceElement = (
    <span className={classes(styles.face, busy && styles.hiddenFace)}>
      {leading && (
        <span className={styles.leading}>
          <Icon glyph={leading} size={iconSize} />
        </span>
      )}
      <span className={styles.label}>{children}</span>
      {trailing && (
        <span className={styles.trailing}>
          <Icon glyph={trailing} size={iconSize} />
        </span>
      )}
    </span>
  )
  if (busy === undefined) return faceElement
  return (
    <span className={styles.faces}>
      {faceElement}
      <span className={classes(styles.face, styles.busyFace, !busy && styles.hiddenFace)}>
        <Spinner size={16} />
        <span className={styles.label}>{busyLabel ?? children}</span>
      </span>
    </span>
  )
}
