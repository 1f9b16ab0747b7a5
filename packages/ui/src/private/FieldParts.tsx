import type { ReactNode } from 'react'

interface FieldPartsProps {
  /** Id of the label that names them together. */
  labelledBy: string
  onEnter: () => void
  /** The focus has left all of them, and what they have opened. */
  onLeave: () => void
  className?: string
  children: ReactNode
}

/** Several controls that make one value, under one label. */
export function FieldParts({ labelledBy, onEnter, onLeave, className, children }: FieldPartsProps) {
  return (
    <div role="group" aria-labelledby={labelledBy}>
      <div
        role="presentation"
        className={className}
        onFocus={onEnter}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget) && !opened(currentTarget)?.contains(relatedTarget)) onLeave()
        }}
      >
        {children}
      </div>
    </div>
  )
}

/** What one of them holds open elsewhere on the page: a calendar. */
const opened = (parts: Element): Element | null =>
  document.getElementById(parts.querySelector('[aria-expanded="true"]')?.getAttribute('aria-controls') ?? '')
