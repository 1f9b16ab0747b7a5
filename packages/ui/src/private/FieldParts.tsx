import type { ReactNode } from 'react'

interface FieldPartsProps {
  /** The id of the label that names all controls. */
  labelledBy: string
  onEnter: () => void
  /** Called when the focus leaves all controls and their open popups. */
  onLeave: () => void
  className?: string
  children: ReactNode
}

/** Several controls that form one value under one label. */
export function FieldParts({ labelledBy, onEnter, onLeave, className, children }: FieldPartsProps) {
  return (
    <div role="group" aria-labelledby={labelledBy}>
      <div
        role="presentation"
        className={className}
        onFocus={onEnter}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget) && !findOpenPopup(currentTarget)?.contains(relatedTarget))
            onLeave()
        }}
      >
        {children}
      </div>
    </div>
  )
}

/** Returns the popup that one of the controls has opened elsewhere on the page, such as a calendar. */
const findOpenPopup = (parts: Element): Element | null =>
  document.getElementById(parts.querySelector('[aria-expanded="true"]')?.getAttribute('aria-controls') ?? '')
