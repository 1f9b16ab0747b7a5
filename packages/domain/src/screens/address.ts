import { roleByKey, type RoleKey } from '../shared/people/roles.ts'
import type { authorScreens } from './author.ts'
import type { partnerScreens } from './partner.ts'
import type { appScreens, sharedScreens } from './shared.ts'
import type { staffScreens } from './staff.ts'

/** The paths of screens below `/app/{role}/`, and of screens directly below `/app`. */
export type ScreenPath =
  | keyof typeof staffScreens
  | keyof typeof authorScreens
  | keyof typeof partnerScreens
  | keyof typeof sharedScreens
export type AppPath = keyof typeof appScreens

type ParamsOf<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? ParamsOf<First> | ParamsOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never

/** The type of an address function's last argument. It is omitted when the path has no parameters. */
export type ParamsFor<Path extends string> = [ParamsOf<Path>] extends [never]
  ? []
  : [params: Readonly<Record<ParamsOf<Path>, string | number>>]

/** Fills the parameters of a path, such as `:id`, with values. */
export const fillPath = (path: string, params: Readonly<Record<string, string | number>> = {}): string =>
  path.replaceAll(/:(\w+)/g, (match, name: string) => String(params[name] ?? match))

/**
 * Returns the URL of a screen for a role. It does not check whether the role may open the screen, so that a portal's entry file
 * does not load the table of screens.
 */
export const screenAddress = <Path extends ScreenPath>(
  role: RoleKey,
  path: Path,
  ...routeParams: ParamsFor<Path>
): string => `/app/${roleByKey(role).path}/${fillPath(path, ...routeParams)}`

/** Returns the URL of a screen directly below `/app`. */
export const appAddress = <Path extends AppPath>(path: Path, ...routeParams: ParamsFor<Path>): string =>
  `/app/${fillPath(path, ...routeParams)}`
