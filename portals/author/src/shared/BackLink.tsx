import { glyphs, Inline, Link } from '@press/ui'
import type { ReactNode } from 'react'

interface BackLinkProps {
  /** Where one came from. */
  href: string
  label: string
  /** What can be done with the thing in front, at the end of the line. */
  children?: ReactNode
}

/** The way back to the list, over a screen that has a title of its own. */
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
