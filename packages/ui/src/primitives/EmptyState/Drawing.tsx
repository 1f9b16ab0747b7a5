import type { ReactNode } from 'react'

export interface DrawingProps {
  /** Twice the size, for a page of its own. @default false */
  large?: boolean
}

/** The field that all of them are drawn on. */
export const Drawing = ({ large = false, children }: DrawingProps & { children: ReactNode }) => (
  <svg width={large ? 216 : 120} height={large ? 151 : 84} viewBox="0 0 120 84" aria-hidden>
    {children}
  </svg>
)
