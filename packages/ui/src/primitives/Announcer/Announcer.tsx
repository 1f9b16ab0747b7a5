import { createContext, use, useCallback, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { visuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
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
  const politeRef = useRef<HTMLOutputElement>(null)
  const assertiveRef = useRef<HTMLDivElement>(null)
  const container = useTopModalScope()

  const announce = useCallback<Announce>((message, options) => {
    const regionRef = options?.assertive ? assertiveRef : politeRef
    if (regionRef.current) regionRef.current.textContent = ''
    setTimeout(() => {
      if (regionRef.current) regionRef.current.textContent = message
    }, announceDelayMs)
  }, [])

  return (
    <AnnouncerContext value={announce}>
      {children}
      {container &&
        createPortal(
          <>
            <output ref={politeRef} aria-live="polite" aria-atomic className={visuallyHidden} />
            <div ref={assertiveRef} role="alert" aria-live="assertive" aria-atomic className={visuallyHidden} />
          </>,
          container,
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
