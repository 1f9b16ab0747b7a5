import type { ReactNode, Ref } from 'react'
import * as styles from './layout.css.ts'

export interface ScrollAreaProps {
  children: ReactNode
  /** Name of the region: a scrolling region must be named and reachable by keyboard. */
  label: string
  /** The scrolling direction. @default 'y' */
  axis?: keyof typeof styles.axis
  ref?: Ref<HTMLElement>
}

/** A part of the page that scrolls independently, also by keyboard. */
export function ScrollArea({ children, label, axis = 'y', ref }: ScrollAreaProps) {
  return (
    <section
      ref={ref}
      className={`${styles.scrollArea} ${styles.axis[axis]}`}
      aria-label={label}
      // Without a tab stop, the keyboard could not scroll a region that has no focusable content.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {children}
    </section>
  )
}
