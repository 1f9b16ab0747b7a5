/**
 * The roles of the people who work with the press. Ids 3–9, 11 and 12 come from the specification (§6). Ids 1, 2 and 10 are our
 * additions (decisions §1).
 */
export const roles = [
  { id: 1, key: 'director', path: 'director', portal: 'staff' },
  { id: 2, key: 'deputy', path: 'deputy', portal: 'staff' },
  { id: 3, key: 'initiator', path: 'initiator', portal: 'staff' },
  { id: 4, key: 'pm', path: 'project-manager', portal: 'staff' },
  { id: 5, key: 'executor', path: 'executor', portal: 'staff' },
  { id: 6, key: 'accounting', path: 'accounting', portal: 'staff' },
  { id: 7, key: 'partner', path: 'partner', portal: 'partner' },
  { id: 8, key: 'supervisor', path: 'supervisor', portal: 'staff' },
  { id: 9, key: 'author', path: 'author', portal: 'author' },
  { id: 10, key: 'hr', path: 'hr', portal: 'staff' },
  { id: 11, key: 'typography', path: 'typography', portal: 'staff' },
  { id: 12, key: 'stock', path: 'stock', portal: 'staff' },
] as const

export type Role = (typeof roles)[number]
export type RoleKey = Role['key']
export type RoleId = Role['id']
export type Portal = Role['portal']

export const roleKeys: readonly RoleKey[] = roles.map(({ key }) => key)
export const portals = ['staff', 'author', 'partner'] as const satisfies readonly Portal[]

const rolesById = new Map<number, Role>(roles.map((role) => [role.id, role]))
const rolesByKey = new Map<string, Role>(roles.map((role) => [role.key, role]))

export const roleById = (id: number): Role | undefined => rolesById.get(id)
/**
 * Returns the role with an id. For an unknown id, returns the executor role, which has rights only to the person's own rows (spec
 * §6).
 */
export const getRoleOrDefault = (id: number): Role => rolesById.get(id) ?? roleByKey('executor')
export const roleByKey = (key: RoleKey): Role => rolesByKey.get(key) as Role

/** The specializations of executors and accounting staff (decisions §1). */
export const specializations = [
  'editor',
  'designer',
  'layout designer',
  'translator',
  'salesDepartment',
  'marketing',
] as const
export type Specialization = (typeof specializations)[number]

/**
 * Roles whose working hours are recorded: the press's employees. Executors are freelancers who are paid per work, and authors and
 * partners are not employed.
 */
export const timeKeepers: readonly RoleKey[] = roleKeys.filter(
  (role) => roleByKey(role).portal === 'staff' && role !== 'executor',
)
