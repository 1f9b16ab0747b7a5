import type { RoleKey } from '@press/domain'
import { useTranslation, type TextKey } from '@press/i18n'
import { useMatches, type Params } from 'react-router-dom'
import { getFeature } from './routes.ts'

/** The data of a route about its screen, passed along as the router's `handle`. */
export interface RouteHandle {
  title: TextKey
  /** The roles that may open the screen at an address that names a role. @default every role */
  roles?: readonly RoleKey[]
  /** Path and title of the menu entry that the screen belongs to. */
  crumb?: { path: string; title: TextKey }
  /** The layout of a screen before sign-in. */
  layout?: 'centred' | 'split' | 'picture'
}

/** Returns the current route's handle and the parameters of its address. */
export function useRoute(): { handle: RouteHandle | undefined; params: Readonly<Params> } {
  const currentMatch = useMatches().at(-1)
  return { handle: currentMatch?.handle as RouteHandle | undefined, params: currentMatch?.params ?? {} }
}

type Translate = (key: TextKey, values: Readonly<Params>) => string

/**
 * Returns a function that translates a route's title. The result is undefined until the catalog is loaded, together with the
 * screen's code.
 */
export function useTitleText(): (title: TextKey | undefined, params?: Readonly<Params>) => string | undefined {
  const { t, i18n } = useTranslation()
  // The type of `t` covers the texts of one feature only.
  const translate = t as unknown as Translate
  return (title, params = {}) =>
    title && i18n.hasLoadedNamespace(getFeature(title)) ? translate(title, params) : undefined
}
