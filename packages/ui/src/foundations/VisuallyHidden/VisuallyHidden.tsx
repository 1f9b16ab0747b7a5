import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps {
  /** What is read out and not shown. */
  children: ReactNode
}

/** Words for a screen reader where sighted people see the same thing drawn. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={hidden}>{children}</span>
}
