import * as Radix from 'radix-ui/accordion'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import * as styles from './Accordion.css.ts'

interface AccordionPanelProps {
  open: boolean
  /** Called when the browser's find matches text in the collapsed panel. */
  onFound: () => void
  children: ReactNode
}

/** The content under a title. It stays in the DOM, so that its text can be found and printed. */
export function AccordionPanel({ open, onFound, children }: AccordionPanelProps) {
  const panelRef = useRef<HTMLDivElement>(null)
  const handleFound = useEffectEvent(onFound)

  // React supports `hidden` only as a boolean, so `until-found` is set on the DOM element.
  useLayoutEffect(() => {
    if (open) panelRef.current?.removeAttribute('hidden')
    else panelRef.current?.setAttribute('hidden', 'until-found')
  }, [open])
  useEffect(() => {
    const element = panelRef.current
    const handleBeforeMatch = () => handleFound()
    element?.addEventListener('beforematch', handleBeforeMatch)
    return () => element?.removeEventListener('beforematch', handleBeforeMatch)
  }, [])

  return (
    <Radix.Content ref={panelRef} forceMount className={styles.content}>
      <div className={styles.panel}>{children}</div>
    </Radix.Content>
  )
}
