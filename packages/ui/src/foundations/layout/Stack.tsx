import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { Space } from '../../themes/scale.ts'
import * as styles from './layout.css.ts'

export const stackElements = [
  'div',
  'section',
  'article',
  'ul',
  'ol',
  'li',
  'form',
  'fieldset',
  'header',
  'footer',
] as const

export interface StackProps {
  children: ReactNode
  /** Distance between items, in steps of 4 px. @default 4 */
  gap?: Space
  /** Alignment across the stack. @default 'stretch' */
  align?: keyof typeof styles.align
  /** The HTML element, for example for a list or a section. @default 'div' */
  as?: (typeof stackElements)[number]
  /** Takes the remaining space in an Inline or a Stack. @default false */
  grow?: boolean
}

/** Items one under another, with equal distances. */
export function Stack({ children, gap = 4, align = 'stretch', as: Element = 'div', grow = false }: StackProps) {
  return (
    <Element className={classes(styles.stack, styles.gap[gap], styles.align[align], grow && styles.grow)}>
      {children}
    </Element>
  )
}
