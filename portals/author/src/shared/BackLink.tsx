import { glyphs, Inline, Link } from '@press/ui'
import type { ReactNode } from 'react'

interface BackLinkProps {
  /** The page to return to. */
  href: string
  label: string
  /** Actions for the current object, at the end of the line. */
  children?: ReactNode
}

/** A link back to the list, above a screen with its own title. */
export function BackLink({ href, label, children }: BackLinkProps) {
  return (
    <Inline justify="between">
      <Link variant="standalone" tone="muted" glyph={glyphs.arrowLeft} href={href}>
        {label}
      </Link>
      {children && <Inline>{children}</Inline>}
    </Inline>
  )
}
