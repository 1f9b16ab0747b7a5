import type { LinkComponentProps } from '@press/ui'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** Draws the design system's links with the router; addresses of other sites and files stay plain anchors. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  // The anchor's words come in with the rest.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return href.startsWith('/') && !href.startsWith('/api') ? (
    <InPortal href={href} {...rest} />
  ) : (
    <a href={href} {...rest} />
  )
}

/** The router's own link without what it fetches ahead for a framework that portals do not use. */
function InPortal({ href, onClick, ...rest }: LinkComponentProps) {
  const address = useHref(href)
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, rest.target === undefined ? {} : { target: rest.target })
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
