import { Component, type ReactNode } from 'react'
import { useAddress } from './AddressProvider.tsx'
import { screen } from './screens.ts'

export const loadErrorScreen = () => import('./ErrorScreen.tsx')

/** What stands where a screen cannot; its code comes only then. */
export const ErrorScreen = screen(loadErrorScreen, 'ErrorScreen')

interface BoundaryProps {
  address: string
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })

  /** Another address is another try. */
  override componentDidUpdate({ address }: BoundaryProps) {
    if (this.state.broken && address !== this.props.address) this.setState({ broken: false })
  }
  override render() {
    return this.state.broken ? <ErrorScreen kind="broken" /> : this.props.children
  }
}

/** Keeps a screen that breaks from taking down what stands around it. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <Boundary address={useAddress()}>{children}</Boundary>
}
