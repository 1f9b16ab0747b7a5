import type { NotificationTarget } from '../notifications/rules.ts'
import { addDays } from '../dates.ts'
import { retentionRules, type Retention } from '../profile/personal-data.ts'

/** Days in which somebody who asked for their removal can take that back (ours; the law names no number). */
export const removalDays = 14

/** The first day on which a removal that was asked for is carried out. */
export const removalDue = (askedOn: string): string => addDays(askedOn, removalDays)

/** What must be finished before somebody can be removed, and where its row stands. In the order people read it. */
const obstacles = {
  /** The last supervisor: without one nobody could run the press. */
  post: 'person',
  /** A book of theirs that is being made. */
  books: 'book',
  applications: 'application',
  /** Works offered, begun, or handed in and not judged. */
  works: 'project',
  /** Tech cards that they manage. */
  cards: 'book',
  projects: 'project',
  /** A work that was approved and not paid: the press owes it. */
  fees: 'project',
  /** Offers to themselves that are not closed. */
  offers: 'offer',
  /** Bills to themselves that are not paid, or were paid twice. */
  debts: 'offer',
  /** Sent to them, and not signed. */
  contracts: 'contract',
} as const satisfies Record<string, NotificationTarget>

export type RemovalObstacle = keyof typeof obstacles
export const removalObstacles = Object.keys(obstacles) as RemovalObstacle[]

/** What kind of row it leads to. */
export const obstacleTarget = (kind: RemovalObstacle): NotificationTarget => obstacles[kind]

const stays: readonly Retention['kept'][] = ['nameless', 'years', 'book']

/** What of the table goes with the account, and what of it stays. */
export const removalParts: { goes: readonly Retention[]; stays: readonly Retention[] } = {
  goes: retentionRules.filter(({ kept }) => kept === 'account'),
  stays: retentionRules.filter(({ kept }) => stays.includes(kept)),
}
