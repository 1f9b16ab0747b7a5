import { createContext, use, useCallback, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { hidden } from '../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
import { useTopModalScope } from '../../private/modal-scopes.ts'

export interface AnnounceOptions {
  /** Whether the message interrupts the current announcement. Use it only for refusals and failures. @default false */
  assertive?: boolean
}
/** Announces a sentence through a screen reader. */
export type Announce = (message: string, options?: AnnounceOptions) => void

const AnnouncerContext = createContext<Announce | null>(null)

/** Delay (ms) that is long enough for a screen reader to notice that the region was emptied. It then reads the same text again. */
const announceDelayMs = 80

/**
 * The application's only pair of live regions. Mount it once, at the root. While a dialog is open, the live regions are inside the
 * dialog.
 */
export function Announcer({ children }: { children: ReactNode }) {
  const polite = useRef<HTMLOutputElement>(null)
  const assertive = useRef<HTMLDivElement>(null)
  const reachable = useTopModalScope()

  const announce = useCallback<Announce>((message, options) => {
    const region = options?.assertive ? assertive : polite
    if (region.current) region.current.textContent = ''
    setTimeout(() => {
      if (region.current) region.current.textContent = message
    }, announceDelayMs)
  }, [])

  return (
    <AnnouncerContext value={announce}>
      {children}
      {reachable &&
        createPortal(
          <>
            <output ref={polite} aria-live="polite" aria-atomic className={hidden} />
            <div ref={assertive} role="alert" aria-live="assertive" aria-atomic className={hidden} />
          </>,
          reachable,
        )}
    </AnnouncerContext>
  )
}

/** Returns a function that announces sentences through the Announcer at the root. */
export function useAnnounce(): Announce {
  const announce = use(AnnouncerContext)
  if (!announce) throw new Error('useAnnounce must be used inside an Announcer')
  return announce
}
