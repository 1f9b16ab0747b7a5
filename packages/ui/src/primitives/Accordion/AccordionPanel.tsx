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
  const panel = useRef<HTMLDivElement>(null)
  const found = useEffectEvent(onFound)

  // React supports `hidden` only as a boolean, so `until-found` is set on the DOM element.
  useLayoutEffect(() => {
    if (open) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [open])
  useEffect(() => {
    const element = panel.current
    const listener = () => found()
    element?.addEventListener('beforematch', listener)
    return () => element?.removeEventListener('beforematch', listener)
  }, [])

  return (
    <Radix.Content ref={panel} forceMount className={styles.content}>
      <div className={styles.panel}>{children}</div>
    </Radix.Content>
  )
}
