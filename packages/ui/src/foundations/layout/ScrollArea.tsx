import type { ReactNode, Ref } from 'react'
import * as styles from './layout.css.ts'

export interface ScrollAreaProps {
  children: ReactNode
  /** Name of the region: what scrolls must be reachable and named for the keyboard. */
  label: string
  /** Where it scrolls. @default 'y' */
  axis?: keyof typeof styles.axis
  ref?: Ref<HTMLDivElement>
}

/** A part of the page that scrolls by itself, with the keyboard too. */
export function ScrollArea({ children, label, axis = 'y', ref }: ScrollAreaProps) {
  return (
    <div
      ref={ref}
      className={`${styles.scrollArea} ${styles.axis[axis]}`}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </div>
  )
}
