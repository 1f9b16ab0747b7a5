import type { MenuIcon } from '../menu/icons.ts'
import { roleByKey, type RoleKey } from '../shared/people/roles.ts'
import { getGrantedScope } from '../shared/permissions.ts'
import { listScreens, type screens } from './access.ts'
import type { ScreenPath } from './address.ts'
import { canAccess, type MenuBadge, type MenuEntry, type MenuGroup } from './screen.ts'

type KeyOf<Path, Row> = Row extends { menu: { key: infer Key } } ? Key : Row extends { menu: unknown } ? Path : never
type KeysOf<Table> = Table extends unknown ? { [Path in keyof Table]: KeyOf<Path, Table[Path]> }[keyof Table] : never
/** The names of menu entries. The catalogs have a label for each name. */
export type MenuKey = KeysOf<(typeof screens)[keyof typeof screens]>

export interface MenuLink {
  key: string
  icon: MenuIcon
  /** The path of the screen below `/app/{role}/`. */
  path: ScreenPath
  badge?: MenuBadge
}

export interface MenuSection {
  /** The heading of the section. The first section has no heading. */
  heading?: { key: MenuGroup | 'money'; icon: MenuIcon }
  entries: readonly MenuLink[]
}

/** Returns the headings of a role's menu, in order. Roles that write prices see the sales entries under the heading `money`. */
const getHeadings = (role: RoleKey): readonly (readonly [MenuGroup, NonNullable<MenuSection['heading']>])[] => [
  ['production', { key: 'production', icon: 'books' }],
  [
    'sales',
    getGrantedScope(role, 'priceList', 'write')
      ? { key: 'money', icon: 'calculator' }
      : { key: 'sales', icon: 'fileText' },
  ],
  ['management', { key: 'management', icon: 'users' }],
  ['communication', { key: 'communication', icon: 'chatCircle' }],
]

/**
 * Returns the menu of a role, with all sections that have entries. Authors and partners have a single section without a heading.
 */
export function buildMenu(role: RoleKey): MenuSection[] {
  const menuEntries = listScreens(role).flatMap(([path, { menu = [] }]) => {
    const entry = [menu].flat().find((one) => canAccess(role, one))
    return entry ? [{ ...entry, path }] : []
  })
  const sortedEntries = menuEntries.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
  if (roleByKey(role).portal !== 'staff') return [{ entries: sortedEntries.map(toMenuLink) }]
  const getEntries = (group?: MenuGroup) => sortedEntries.filter((entry) => entry.group === group).map(toMenuLink)
  const sections = getHeadings(role).map(([group, heading]) => ({ heading, entries: getEntries(group) }))
  return [{ entries: getEntries() }, ...sections].filter(({ entries }) => entries.length > 0)
}

const toMenuLink = ({ key, path, icon, badge }: MenuEntry & { path: ScreenPath }): MenuLink => ({
  key: key ?? path,
  icon,
  path,
  ...(badge && { badge }),
})
