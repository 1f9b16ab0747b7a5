import { createContext, use, useDeferredValue, useSyncExternalStore, type ReactNode } from 'react'
import { Router, type BaseLocationHook, type BaseSearchHook } from 'wouter'
import { address, navigate, subscribe } from './address.ts'

const AddressContext = createContext('/')

/** Path and query of the screen in front. */
export const useAddress = (): string => use(AddressContext)

const useRoutedPath: BaseLocationHook = () => [useAddress().split('?', 1)[0] ?? '/', navigate]
const useRoutedSearch: BaseSearchHook = () => useAddress().split('?')[1] ?? ''

const hooks = { hook: useRoutedPath, searchHook: useRoutedSearch }

/** Gives the router its address. The screen in front stays until the code of the next one has come. */
export function AddressProvider({ children }: { children: ReactNode }) {
  const now = useSyncExternalStore(subscribe, address)
  return (
    <AddressContext value={useDeferredValue(now)}>
      <Router {...hooks}>{children}</Router>
    </AddressContext>
  )
}
