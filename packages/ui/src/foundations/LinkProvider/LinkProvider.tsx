import { createContext, createElement, use, type ComponentPropsWithRef, type ElementType, type ReactNode } from 'react'

/** The props that a link adapter receives: those of an anchor, always with `href`. */
export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  href: string
}

const LinkComponent = createContext<ElementType<LinkComponentProps>>('a')

export interface LinkProviderProps {
  /** Renders a link through the application's router: takes `href` and an anchor's other props. */
  component: ElementType<LinkComponentProps>
  children: ReactNode
}

/**
 * Sets the component that renders every link inside, so that navigation does not reload the page. Without it links are plain
 * anchors.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponent value={component}>{children}</LinkComponent>
}

/** Returns the component that renders links here. */
export const useLinkComponent = (): ElementType<LinkComponentProps> => use(LinkComponent)

/** An unstyled anchor, rendered by the application's router: the base of every link of the system. */
export function Anchor(props: LinkComponentProps) {
  return createElement(useLinkComponent(), props)
}
