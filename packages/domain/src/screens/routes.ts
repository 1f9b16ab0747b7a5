import type { Portal, RoleKey } from '../shared/people/roles.ts'
import { getRolesFor, type Screen } from './screen.ts'

type Rows<Table> = { readonly [Path in keyof Table]: Screen }
/** Excludes the home screen. A portal loads the home screen first, so its code is not in the table of the other screens. */
type PathOf<Of> = Exclude<keyof Of & string, 'home'>

export interface ScreenRoute<Code, Title extends string = string> {
  /** The path of the screen below `/app/{role}/`. */
  path: string
  title: Title
  /** The roles of the portal that may open the screen. People with another role see a message that the screen is not for them. */
  roles: readonly RoleKey[]
  /** The parent screen in the breadcrumbs. */
  crumb?: { path: string; title: Title }
  aliases: readonly string[]
  roleless: boolean
  anyRole: boolean
  screen: Code
}

/** Returns the routes of a table of screens, each with the code of its screen. A missing or unknown path is a compile error. */
export function buildRoutes<Of extends Rows<Of>, Code>(
  portal: Portal | undefined,
  rows: Of,
  code: Readonly<Record<PathOf<Of>, Code>>,
): ScreenRoute<Code, Of[PathOf<Of>]['title']>[] {
  const paths = Object.keys(rows).filter((path) => path !== 'home') as PathOf<Of>[]
  return paths.map((path) => {
    const { title, crumb, aliases = [], roleless = false, anyRole = false, ...access } = rows[path]
    const parentPath = paths.find((one) => one === crumb)
    return {
      path,
      title,
      roles: getRolesFor(portal, access),
      ...(parentPath && { crumb: { path: parentPath, title: rows[parentPath].title } }),
      aliases,
      roleless,
      anyRole,
      screen: code[path],
    }
  })
}
