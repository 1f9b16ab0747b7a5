import type { ReactNode } from 'react'

export interface DrawingProps {
  /** Whether the drawing is larger, for use on a full page. @default false */
  large?: boolean
}

/** The SVG canvas that all drawings share. */
export const Drawing = ({ large = false, children }: DrawingProps & { children: ReactNode }) => (
  <svg width={large ? 216 : 120} height={large ? 151 : 84} viewBox="0 0 120 84" aria-hidden>
    {children}
  </svg>
)
