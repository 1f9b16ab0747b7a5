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

/** Fetches a screen's code: a module that holds the screen and nothing else. */
export type LoadScreen = () => Promise<Record<string, ComponentType>>

export interface Route {
  path: string
  /**
   * Names the screen in the browser's tab and at the end of the breadcrumbs, with the parameters of the address filled in;
   * a screen that knows a better name sets it with `usePageTitle`.
   */
  title: TextKey
  /** Loaded when it is first opened. */
  screen: LoadScreen
}

/** A route below `/app/{role}/`, made from a row of the table of screens in `@press/domain`. */
export type ScreenRoute = RouteOfScreen<LoadScreen, TextKey>

/** The route of a portal's home screen, which every role of the portal has. */
export const homeRoute = (portal: Portal, screen: LoadScreen) => ({
  path: 'home',
  title: homeTitles[portal],
  roles: roleKeys.filter((role) => roleByKey(role).portal === portal),
  screen,
})

/** The screens of a portal except home. */
export interface Screens {
  routes: readonly ScreenRoute[]
  /** Screens of the portal before `/app`, with full paths: they decide by themselves who may see them. */
  before?: readonly Route[]
}

/** Fetches the screens: a promise that stays the same, so that React can read it. */
export type LoadScreens = () => Promise<Screens>

/** Whether a person may open a screen at an address that names a role: it has to be their own role, and one of the screen's. */
export function canOpenAt(
  addressed: string | undefined,
  roles: readonly RoleKey[],
  user: { role_id: number } | null,
): boolean {
  if (!user) return false
  const role = getRoleOrDefault(user.role_id)
  return role.path === addressed && roles.includes(role.key)
}

/** The screen that a module holds. */
export async function getScreen(load: LoadScreen): Promise<ComponentType> {
  const [Screen] = Object.values(await load())
  if (!Screen) throw new Error('A route’s module holds no screen')
  return Screen
}

/** Features whose texts a title is made of. */
export const getFeature = (title: TextKey): string => title.slice(0, title.indexOf(':'))
