import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps {
  /** The text that is read out but not shown. */
  children: ReactNode
}

/** Text for screen readers where sighted people see the same information as graphics. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>
}
