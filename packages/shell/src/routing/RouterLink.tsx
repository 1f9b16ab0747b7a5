import type { LinkComponentProps } from '@press/ui'
import { Link } from 'react-router-dom'

/** Draws the design system's links with the router; addresses of other sites and files stay plain anchors. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  // The anchor's words come in with the rest.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return href.startsWith('/') && !href.startsWith('/api') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
