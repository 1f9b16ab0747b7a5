import type { MenuIcon } from '../menu/icons.ts'
import { roleByKey, roleKeys, type Portal, type RoleKey } from '../shared/people/roles.ts'
import { permissions, type Action, type Area, type Scope } from '../shared/permissions.ts'

export type Permission = { [Of in Area]: readonly [Of, Action<Of>] }[Area]

/** The conditions for access to a screen or a menu entry. A role needs to meet all conditions that are set. */
export interface Access {
  /** The permission that the API calls of the screen require. @default every role */
  may?: Permission
  /** The roles that the specification names. Set if more roles have the permission, or if no permission exists. */
  only?: readonly RoleKey[]
  /** Roles that have the permission but do this work on another screen. */
  exceptRoles?: readonly RoleKey[]
}

export type MenuGroup = 'production' | 'sales' | 'management' | 'communication'

/** The kinds of numbers next to menu entries. The server has a query for each kind. */
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

/** A menu entry. Roles that may not open the screen never see it. */
export interface MenuEntry extends Access {
  icon: MenuIcon
  /**
   * The heading of the entry in the staff menu. Entries without a heading come first. The menus of authors and partners have no
   * headings.
   */
  group?: MenuGroup
  /** The sort order within a group. Entries with equal numbers keep the order of the table. @default 0 */
  order?: number
  badge?: MenuBadge
  /** The key of the entry in the API and in the texts. @default the path */
  key?: string
}

/** A screen below `/app/{role}/`. The table of screens has its path as the key. */
export interface Screen<Path extends string = string> extends Access {
  /** The text key of the title. */
  title: string
  /** The parent screen in the menu and the breadcrumbs. */
  crumb?: Path
  /** The menu entry of the screen. If there are several, the first entry that the role may see is used. */
  menu?: MenuEntry | readonly MenuEntry[]
  /** Other paths that open the screen (spec §2). A record's path without its number opens the list (decisions §7). */
  aliases?: readonly string[]
  /**
   * Whether the specification also has the screen's address without a role. That address redirects to the address with the person's
   * role.
   */
  roleless?: boolean
  /** Whether the screen also opens at the address of another role, so that people can share links. */
  anyRole?: boolean
}

/**
 * Returns a table of screens unchanged and checks its types. Titles and paths keep their literal types, and a crumb must be a path
 * of the table.
 */
export const defineScreens = <const Rows extends { readonly [Path in keyof Rows]: Screen<keyof Rows & string> }>(
  rows: Rows,
): Rows => rows

/** Whether a role meets all conditions for access. */
export const canAccess = (role: RoleKey, { may, only, exceptRoles }: Access): boolean =>
  (may === undefined || isGranted(role, may)) &&
  (only === undefined || only.includes(role)) &&
  !exceptRoles?.includes(role)

function isGranted(role: RoleKey, [area, action]: Permission): boolean {
  const grants: Readonly<Partial<Record<RoleKey, Readonly<Partial<Record<string, Scope>>>>>> = permissions[area]
  return grants[role]?.[action] !== undefined
}

/** Returns the roles that may open a screen of a portal, or of all portals. */
export const getRolesFor = (portal: Portal | undefined, screen: Access): RoleKey[] =>
  roleKeys.filter((role) => (!portal || roleByKey(role).portal === portal) && canAccess(role, screen))
