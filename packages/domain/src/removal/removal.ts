import type { NotificationTarget } from '../notifications/rules.ts'
import { addDays } from '../shared/dates/dates.ts'
import { retentionRules, type Retention } from '../profile/personal-data.ts'

/** The number of days in which a person can withdraw the request to remove their account (our rule; the law sets no number). */
export const removalWaitingDays = 14

/** Returns the first day on which a requested removal may be carried out. */
export const getRemovalDueDate = (requestedOn: string): string => addDays(requestedOn, removalWaitingDays)

/**
 * What must be finished before an account can be removed, with the kind of row to which the link leads. Listed in display order.
 */
const obstacles = {
  /** The person is the last supervisor. Without a supervisor, no one could administer the press. */
  post: 'person',
  /** A book of the person that is in production. */
  books: 'book',
  applications: 'application',
  /** Works that are offered, started, or submitted and not yet reviewed. */
  works: 'project',
  /** Tech cards that the person manages. */
  cards: 'book',
  projects: 'project',
  /** An approved work that the press has not paid yet. */
  fees: 'project',
  /** Offers to the person that are not closed. */
  offers: 'offer',
  /** Invoices to the person that are unpaid or overpaid. */
  debts: 'offer',
  /** Contracts that were sent to the person and are not signed. */
  contracts: 'contract',
} as const satisfies Record<string, NotificationTarget>

export type RemovalObstacle = keyof typeof obstacles
export const removalObstacles = Object.keys(obstacles) as RemovalObstacle[]

/** Returns the kind of row to which the obstacle links. */
export const getObstacleTarget = (kind: RemovalObstacle): NotificationTarget => obstacles[kind]

const keptKinds: readonly Retention['kept'][] = ['nameless', 'years', 'book']

/** The data that is deleted with the account, and the data that is kept. */
export const removalParts: { deletedData: readonly Retention[]; keptData: readonly Retention[] } = {
  deletedData: retentionRules.filter(({ kept }) => kept === 'account'),
  keptData: retentionRules.filter(({ kept }) => keptKinds.includes(kept)),
}
