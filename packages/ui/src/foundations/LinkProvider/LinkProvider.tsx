import { createContext, createElement, use, type ComponentPropsWithRef, type ElementType, type ReactNode } from 'react'

/** What an adapter gets: an anchor's own props, `href` always among them. */
export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  href: string
}

const LinkComponent = createContext<ElementType<LinkComponentProps>>('a')

export interface LinkProviderProps {
  /** Draws a link for the application's router: takes `href` and an anchor's other props. */
  component: ElementType<LinkComponentProps>
  children: ReactNode
}

/** Tells every link inside how to navigate without loading the page anew. Without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponent value={component}>{children}</LinkComponent>
}

/** The component that draws a link here. */
export const useLinkComponent = (): ElementType<LinkComponentProps> => use(LinkComponent)

/** An anchor without a look, drawn by the application's router: what every link of the system is made of. */
export function Anchor(props: LinkComponentProps) {
  return createElement(useLinkComponent(), props)
}
