import {
  homeTitles,
  roleByKey,
  roleKeys,
  getRoleOrDefault,
  type Portal,
  type RoleKey,
  type ScreenRoute as RouteOfScreen,
} from '@press/domain'
import type { TextKey } from '@press/i18n'
import type { ComponentType } from 'react'

/** Loads a screen's code: a module that exports only the screen. */
export type LoadScreen = () => Promise<Record<string, ComponentType>>

export interface Route {
  path: string
  /**
   * The screen's title in the browser tab and at the end of the breadcrumbs, with the address parameters filled in. A screen can
   * replace it with `usePageTitle`.
   */
  title: TextKey
  /** Loaded on first use. */
  screen: LoadScreen
}

/** A route below `/app/{role}/`, built from a row of the table of screens in `@press/domain`. */
export type ScreenRoute = RouteOfScreen<LoadScreen, TextKey>

/** The route of a portal's home screen, which every role of the portal has. */
export const createHomeRoute = (portal: Portal, screen: LoadScreen) => ({
  path: 'home',
  title: homeTitles[portal],
  roles: roleKeys.filter((role) => roleByKey(role).portal === portal),
  screen,
})

/** The screens of a portal except home. */
export interface Screens {
  routes: readonly ScreenRoute[]
  /** Screens of the portal outside `/app`, with full paths. Each checks access itself. */
  outsideRoutes?: readonly Route[]
}

/** Loads the screens. Returns the same promise every time, so that React can read it. */
export type LoadScreens = () => Promise<Screens>

/**
 * Whether a person may open a screen at an address that names a role. The role must be the person's own, and one of the screen's
 * roles.
 */
export function canOpenAt(
  roleSegment: string | undefined,
  roles: readonly RoleKey[],
  user: { role_id: number } | null,
): boolean {
  if (!user) return false
  const role = getRoleOrDefault(user.role_id)
  return role.path === roleSegment && roles.includes(role.key)
}

/** Returns the screen that a module exports. */
export async function getScreen(load: LoadScreen): Promise<ComponentType> {
  const [Screen] = Object.values(await load())
  if (!Screen) throw new Error('The route’s module exports no screen')
  return Screen
}

/** Returns the feature whose catalog holds a title. */
export const getFeature = (title: TextKey): string => title.slice(0, title.indexOf(':'))
