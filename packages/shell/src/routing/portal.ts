import { usePress } from '@press/client'
import type { Portal } from '@press/domain'
import { createContext, use } from 'react'
import { portalAddress } from './portal-address.ts'

export const PortalContext = createContext<Portal>('staff')

/** The portal that this is. */
export const usePortal = (): Portal => use(PortalContext)

/** Addresses of the portals of this press, once it has said where they are. */
export function usePortalAddress(): ((portal: Portal) => string) | undefined {
  const here = usePortal()
  const { data, error } = usePress()
  if (!data && !error) return undefined
  return (portal) => portalAddress(portal, { here, named: data?.portals ?? null, at: location.href })
}
