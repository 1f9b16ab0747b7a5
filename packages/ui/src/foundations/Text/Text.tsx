import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { TextRole } from '../../themes/scale.ts'
import * as styles from './Text.css.ts'

export const textTones = [
  'primary',
  'secondary',
  'muted',
  'accent',
  'danger',
  'attention',
  'success',
  'inherit',
] as const
export type TextTone = (typeof textTones)[number]

const elements = ['span', 'p', 'div', 'strong', 'em', 'small', 'dt', 'dd', 'figcaption', 'legend', 'time'] as const

export interface TextProps {
  children: ReactNode
  /** Size, weight and typeface by role. @default 'body' */
  variant?: TextRole
  /** The colour of the text by role. @default 'inherit' */
  tone?: TextTone
  /** The HTML element. @default 'span' */
  as?: (typeof elements)[number]
  /** One line that ends in an ellipsis. @default false */
  truncate?: boolean
  /** Maximum number of lines; the last visible line ends in an ellipsis. */
  lines?: 1 | 2 | 3
  /** Digits of equal width, for columns of numbers and dates. @default false */
  tabular?: boolean
  /** The language of the text, if it differs from the page: a `lang` value such as `kk`. */
  lang?: string
  /** A target for `aria-labelledby` and `aria-describedby`. */
  id?: string
  /** Machine-readable form of a `time`. */
  dateTime?: string
}

/** Text in one of the press's text styles. */
export function Text({
  children,
  variant = 'body',
  tone = 'inherit',
  as: Element = 'span',
  truncate,
  lines,
  tabular,
  ...rest
}: TextProps) {
  return (
    <Element
      className={classes(
        styles.variant[variant],
        styles.tone[tone],
        truncate && styles.truncate,
        lines && `${styles.clamp} ${styles.lines[lines]}`,
        tabular && styles.tabular,
      )}
      {...rest}
    >
      {children}
    </Element>
  )
}
