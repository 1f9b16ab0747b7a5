import type { LinkComponentProps } from '@press/ui'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** Renders the design system's links with the router; links to other sites and to files stay plain anchors. */
export function RouterLink({ href, children, ...anchorProps }: LinkComponentProps) {
  if (href.startsWith('/') && !href.startsWith('/api'))
    return (
      <PortalLink href={href} {...anchorProps}>
        {children}
      </PortalLink>
    )
  return (
    <a href={href} {...anchorProps}>
      {children}
    </a>
  )
}

/** Replaces the router's `Link`, whose prefetching adds 4 KB and works only in the router's framework mode. */
function PortalLink({ href, onClick, children, ...anchorProps }: LinkComponentProps) {
  const address = useHref(href)
  const followLink = useLinkClickHandler(href, anchorProps.target === undefined ? {} : { target: anchorProps.target })
  return (
    <a
      {...anchorProps}
      href={address}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) followLink(event)
      }}
    >
      {children}
    </a>
  )
}
