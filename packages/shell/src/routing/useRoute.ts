import type { RoleKey } from '@press/domain'
import { useTranslation, type TextKey } from '@press/i18n'
import { useMatches, type Params } from 'react-router-dom'
import { getFeature } from './routes.ts'

/** What a route says of its screen; the router carries it along as the route's `handle`. */
export interface RouteHandle {
  title: TextKey
  /** Who may open the screen at an address that names a role. @default everybody */
  roles?: readonly RoleKey[]
  /** Path and title of the row that the screen stands under. */
  crumb?: { path: string; title: TextKey }
  /** How a screen before the portal is laid out. */
  layout?: 'centred' | 'split' | 'picture'
}

/** What the route in front says, and the parameters of its address. */
export function useRoute(): { handle: RouteHandle | undefined; params: Readonly<Params> } {
  const front = useMatches().at(-1)
  return { handle: front?.handle as RouteHandle | undefined, params: front?.params ?? {} }
}

type Say = (key: TextKey, values: Readonly<Params>) => string

/** Says a title of a table of routes; undefined until its texts have come, which they do with the screen's code. */
export function useTitleText(): (title: TextKey | undefined, params?: Readonly<Params>) => string | undefined {
  const { t, i18n } = useTranslation()
  // By its type it would know the texts of one feature alone.
  const say = t as unknown as Say
  return (title, params = {}) => (title && i18n.hasLoadedNamespace(getFeature(title)) ? say(title, params) : undefined)
}
