import { usePress } from '@press/client'
import type { Portal } from '@press/domain'
import { createContext, use } from 'react'
import { buildPortalAddress } from './portal-address.ts'

export const PortalContext = createContext<Portal>('staff')

/** Returns the current portal. */
export const usePortal = (): Portal => use(PortalContext)

/** Returns a function that gives a portal's address; undefined until the server answers or fails. */
export function usePortalAddress(): ((portal: Portal) => string) | undefined {
  const currentPortal = usePortal()
  const { data, error } = usePress()
  if (!data && !error) return undefined
  return (portal) =>
    buildPortalAddress(portal, { currentPortal: currentPortal, origins: data?.portals ?? null, address: location.href })
}
