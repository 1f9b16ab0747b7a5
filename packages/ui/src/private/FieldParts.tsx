import type { ReactNode } from 'react'

interface FieldPartsProps {
  /** Id of the label that names them together. */
  labelledBy: string
  onEnter: () => void
  /** The focus has left all of them. */
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
          if (!currentTarget.contains(relatedTarget)) onLeave()
        }}
      >
        {children}
      </div>
    </div>
  )
}
