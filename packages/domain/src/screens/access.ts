import { roleByKey, type Portal, type RoleKey } from '../shared/people/roles.ts'
import type { ScreenPath } from './address.ts'
import { authorScreens } from './author.ts'
import { partnerScreens } from './partner.ts'
import { canAccess, type Screen } from './screen.ts'
import { sharedScreens } from './shared.ts'
import { staffScreens } from './staff.ts'

/** All screens below `/app/{role}/`, by portal and path. */
export const screens = {
  staff: { ...staffScreens, ...sharedScreens },
  author: { ...authorScreens, ...sharedScreens },
  partner: { ...partnerScreens, ...sharedScreens },
} as const satisfies Record<Portal, Readonly<Record<string, Screen>>>

type TitlesOf<Rows extends Readonly<Record<string, Screen>>> = Rows[keyof Rows]['title']
/** The text keys of all screen titles. */
export type ScreenTitle = { [Of in Portal]: TitlesOf<(typeof screens)[Of]> }[Portal]
type Row = [path: ScreenPath, screen: Screen & { title: ScreenTitle }]

/** Returns the screens that a role may open, in the order of the table. */
export function listScreens(role: RoleKey): Row[] {
  const rows = Object.entries<Screen>(screens[roleByKey(role).portal]) as Row[]
  return rows.filter(([, screen]) => canAccess(role, screen))
}

/** Whether a role may open a screen. */
export function canOpen(role: RoleKey, path: ScreenPath): boolean {
  const rows: Readonly<Partial<Record<ScreenPath, Screen>>> = screens[roleByKey(role).portal]
  const screen = rows[path]
  return screen !== undefined && canAccess(role, screen)
}
