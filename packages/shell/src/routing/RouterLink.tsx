import type { LinkComponentProps } from '@press/ui'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** Renders the design system's links with the router; links to other sites and to files stay plain anchors. */
export function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  if (href.startsWith('/') && !href.startsWith('/api'))
    return (
      <PortalLink href={href} {...rest}>
        {children}
      </PortalLink>
    )
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}

/** Replaces the router's `Link`, whose prefetching adds 4 KB and works only in the router's framework mode. */
function PortalLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  const address = useHref(href)
  const follow = useLinkClickHandler(href, rest.target === undefined ? {} : { target: rest.target })
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
