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

interface BoundaryState {
  broken: boolean
  address: string
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { broken: false, address: this.props.address }
  static getDerivedStateFromError = () => ({ broken: true })
  /** Another address is another try. */
  static getDerivedStateFromProps = ({ address }: BoundaryProps, state: BoundaryState) =>
    address === state.address ? null : { broken: false, address }

  override render() {
    return this.state.broken ? <ErrorScreen kind="broken" /> : this.props.children
  }
}

/** Keeps a screen that breaks from taking down what stands around it. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <Boundary address={useAddress()}>{children}</Boundary>
}
