import { roleByKey, roleKeys, roleOf, type Portal, type RoleKey } from '@press/domain'
import type { TextKey } from '@press/i18n'
import type { ComponentType } from 'react'

/** Fetches a screen's code: a module that holds the screen and nothing else. */
export type LoadScreen = () => Promise<Record<string, ComponentType>>

/** What every row of a table of routes says. */
export interface Route {
  path: string
  /**
   * Names the screen in the browser's tab and at the end of the breadcrumbs, with the parameters of the address filled in;
   * a screen that knows a better name gives it by `usePageTitle`.
   */
  title: TextKey
  /** Loaded when it is first opened. */
  screen: LoadScreen
}

/** A row of a portal's own table. */
export interface ScreenRoute extends Route {
  /** Below the address of the person's role, `/app/{role}/`. */
  path: string
  /** Who may open it; others are told that it is not for their role. */
  roles: readonly RoleKey[]
  /** Path of the row that this one stands under, in the menu and in the breadcrumbs. */
  crumb?: string
}

export type HomeScreen = Pick<Route, 'title' | 'screen'>

/** The row of a portal's home screen, which every role of the portal has. */
export const homeRow = (portal: Portal, home: HomeScreen): ScreenRoute => ({
  ...home,
  path: 'home',
  roles: roleKeys.filter((key) => roleByKey(key).portal === portal),
})

/** Other addresses of a portal's screens (spec §2), below `/app/{role}/`: path → path of a row. */
export type Aliases = Readonly<Record<string, string>>

/** The table of a portal's screens but home. */
export interface Screens {
  routes: readonly ScreenRoute[]
  /** Screens of the portal before `/app`, with full paths: they decide by themselves who may see them. */
  before?: readonly Route[]
  aliases?: Aliases
  /** Paths of rows that the specification writes without a role: there and below `/app` they lead each to their own. */
  roleless?: readonly string[]
}

/** Fetches the table: a promise that stays the same, so that React can read it. */
export type LoadScreens = () => Promise<Screens>

/** Whether a person may open a row at an address that names a role: their own, and one of the row's. */
export function mayOpen(
  { roles }: Pick<ScreenRoute, 'roles'>,
  user: { role_id: number } | null,
  addressed: string | undefined,
): boolean {
  if (!user) return false
  const role = roleOf(user.role_id)
  return role.path === addressed && roles.includes(role.key)
}

/** The screen that a module holds. */
export async function screenOf(load: LoadScreen): Promise<ComponentType> {
  const [Screen] = Object.values(await load())
  if (!Screen) throw new Error('A route’s module holds no screen')
  return Screen
}

/** Features whose texts a title is made of. */
export const featureOf = (title: TextKey): string => title.slice(0, title.indexOf(':'))
