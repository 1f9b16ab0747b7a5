import type { MenuIcon } from '../menu/icons.ts'
import { roleByKey, roleKeys, type Portal, type RoleKey } from '../people/roles.ts'
import { permissions, type Action, type Area, type Scope } from '../permissions/permissions.ts'

export type Permission = { [Of in Area]: readonly [Of, Action<Of>] }[Area]

/** Which roles something is for: all conditions that are given have to hold. */
export interface Access {
  /** The permission that the calls of the screen ask for. @default everybody's */
  may?: Permission
  /** The roles that the specification names, where the permission is wider or no permission says it. */
  only?: readonly RoleKey[]
  /** Roles that have the permission, but do this work on another screen. */
  unless?: readonly RoleKey[]
}

export type MenuGroup = 'production' | 'sales' | 'management' | 'communication'

/** What the number beside a menu entry counts. The server has a query for each. */
export type MenuBadge =
  | 'applications'
  | 'cards'
  | 'projects'
  | 'offers'
  | 'contracts'
  | 'payments'
  | 'corrections'
  | 'messages'
  | 'todos'
  | 'letters'
  | 'requests'

/** An entry of the menu. Roles that may not open the screen never have it. */
export interface MenuEntry extends Access {
  icon: MenuIcon
  /** The heading in the staff's menu; entries without one come first. The menus of authors and partners have no headings. */
  group?: MenuGroup
  /** Sorts entries of a group; between equal numbers the order of the table decides. @default 0 */
  order?: number
  badge?: MenuBadge
  /** Names the entry on the wire and in the texts. @default the path */
  key?: string
}

/** A screen below `/app/{role}/`. Its key in the table is its path. */
export interface Screen<Path extends string = string> extends Access {
  /** The text key of its title. */
  title: string
  /** The screen above it in the menu and in the breadcrumbs. */
  crumb?: Path
  /** Its entry in the menu; of several, the first that is for the role. */
  menu?: MenuEntry | readonly MenuEntry[]
  /** Other paths that lead to it (spec §2): a record's path without its number is the list (decisions §7). */
  aliases?: readonly string[]
  /** Whether the specification writes the address without a role as well: it redirects to the person's own. */
  roleless?: boolean
  /** Whether it also opens below the address of another role, for links that people send each other. */
  anyRole?: boolean
}

/** Checks a table: titles and paths keep their literal types, and a crumb has to be a path of the table. */
export const table = <const Rows extends { readonly [Path in keyof Rows]: Screen<keyof Rows & string> }>(
  rows: Rows,
): Rows => rows

/** Whether all conditions hold for a role. */
export const isFor = (role: RoleKey, { may, only, unless }: Access): boolean =>
  (may === undefined || grantedTo(role, may)) && (only === undefined || only.includes(role)) && !unless?.includes(role)

function grantedTo(role: RoleKey, [area, action]: Permission): boolean {
  const grants: Readonly<Partial<Record<RoleKey, Readonly<Partial<Record<string, Scope>>>>>> = permissions[area]
  return grants[role]?.[action] !== undefined
}

/** The roles that may open a screen of a portal, or of all portals. */
export const rolesFor = (portal: Portal | undefined, screen: Access): RoleKey[] =>
  roleKeys.filter((role) => (!portal || roleByKey(role).portal === portal) && isFor(role, screen))
