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
  /** Distance between neighbours, in steps of 4 px. @default 4 */
  gap?: Space
  /** Across the stack. @default 'stretch' */
  align?: keyof typeof styles.align
  /** The element, where the things inside are a list or a section. @default 'div' */
  as?: (typeof stackElements)[number]
  /** Takes the room that is left in an Inline or a Stack. @default false */
  grow?: boolean
}

/** Things one under another, evenly apart. */
export function Stack({ children, gap = 4, align = 'stretch', as: Element = 'div', grow = false }: StackProps) {
  return (
    <Element className={classes(styles.stack, styles.gap[gap], styles.align[align], grow && styles.grow)}>
      {children}
    </Element>
  )
}
