import type { LiveEvent } from '@press/contract'
import { refresh, type Reading } from './useCall.ts'

/** What changes: the resources of the live channel, and those that change by one's own hand alone. */
export type Resource = LiveEvent['resource'] | 'session' | 'draft' | 'job' | 'log'

/** The panels of an accountant's day. */
const accountingDay: readonly Reading[] = [
  'GET /api/statistics/accounting/bill',
  'GET /api/statistics/accounting/late',
  'GET /api/statistics/accounting/answer',
  'GET /api/statistics/accounting/lacking',
  'GET /api/statistics/accounting/income',
]

/** What came in and what is owed, for those who lead the press. */
const cash: readonly Reading[] = ['GET /api/statistics/figures', 'GET /api/statistics/cash']

/** Which calls show a resource: after a change of it, by whomever, their answers are old. */
export const shownBy: Readonly<Record<Resource, readonly Reading[]>> = {
  application: [
    'GET /api/applications',
    'GET /api/application/details/{id}',
    'GET /api/applications/{id}/edit',
    'GET /api/events',
    'GET /api/queue',
    'GET /api/menu-items',
  ],
  techcard: [
    'GET /api/tech-cards',
    'GET /api/tech-cards/board',
    'GET /api/tech-cards/board/days',
    'GET /api/tech-cards/{id}',
    'GET /api/tech-cards/{id}/edit',
    'GET /api/tech-cards/{id}/history',
    'GET /api/events',
    'GET /api/books',
    'GET /api/books/{id}',
    'GET /api/tech-cards/{id}/story',
    'GET /api/tech-cards/{id}/track',
    'GET /api/book-tracking',
    'GET /api/print-plan',
    'GET /api/paper',
    'GET /api/print-orders',
    'GET /api/statistics/stages',
    'GET /api/statistics/risks',
    'GET /api/statistics/deliveries',
    'GET /api/statistics/figures',
    'GET /api/statistics/published',
    'GET /api/statistics/stage-times',
    'GET /api/statistics/flow',
    'GET /api/statistics/promises',
    'GET /api/statistics/printing',
    'GET /api/tech-cards/{id}/signal-rounds',
    'GET /api/tech-cards/{id}/score',
    'GET /api/queue',
    'GET /api/menu-items',
  ],
  project: [
    'GET /api/projects',
    'GET /api/projects/monthly',
    'GET /api/projects/monthlyEx',
    'GET /api/events',
    'GET /api/projects/managers',
    'GET /api/project',
    'GET /api/project/{id}',
    'GET /api/project/edit/{id}',
    'GET /api/project/{id}/work_types',
    'GET /api/projects/{id}/work-types',
    'GET /api/project/allresponce',
    'GET /api/wallet',
    'GET /api/wallet/works',
    'GET /api/wallet/acts',
    'GET /api/payouts',
    'GET /api/my-works',
    'GET /api/statistics/risks',
    'GET /api/statistics/load',
    'GET /api/statistics/people',
    'GET /api/statistics/money',
    'GET /api/tech-cards',
    'GET /api/tech-cards/board',
    'GET /api/tech-cards/{id}',
    'GET /api/queue',
    'GET /api/menu-items',
  ],
  offer: [
    'GET /api/offers',
    'GET /api/offers/{id}',
    'GET /api/offers/{id}/history',
    'GET /api/offers/{id}/versions',
    'GET /api/offers/{id}/sendings',
    'GET /api/events',
    'GET /api/offers-kanban',
    'GET /api/offers-kanban/days',
    'GET /api/statements',
    'GET /api/statements/{id}',
    'GET /api/statements/{id}/lines',
    'GET /api/statement-lines/{id}/invoices',
    ...accountingDay,
    ...cash,
    'GET /api/accounts',
    'GET /api/accounts/{id}',
    'GET /api/invoices',
    'GET /api/realisation',
    'GET /api/realisation/contracts/{id}',
    'GET /api/menu-items',
  ],
  statement: [
    'GET /api/statements',
    'GET /api/statements/{id}',
    'GET /api/statements/{id}/lines',
    'GET /api/statement-lines/{id}/invoices',
    ...accountingDay,
    ...cash,
    'GET /api/accounts',
    'GET /api/accounts/{id}',
    'GET /api/invoices',
    'GET /api/menu-items',
  ],
  memorandum: ['GET /api/memoranda', 'GET /api/events'],
  organization: [
    'GET /api/organizations',
    'GET /api/organizations/{id}/merges',
    'GET /api/organizations/{id}',
    'GET /api/accounts',
    'GET /api/accounts/{id}',
  ],
  contract: [
    'GET /api/contracts',
    'GET /api/contracts/{id}',
    'GET /api/realisation',
    'GET /api/statistics/people',
    'GET /api/wallet',
    'GET /api/menu-items',
  ],
  printorder: ['GET /api/print-orders', 'GET /api/statistics/printing'],
  printday: ['GET /api/print-plan'],
  paper: ['GET /api/paper', 'GET /api/paper/runs/{id}', 'GET /api/print-plan'],
  realisation: ['GET /api/realisation', 'GET /api/realisation/contracts/{id}', 'GET /api/realisation/books/{id}'],
  shoporder: [
    'GET /api/shop-orders',
    'GET /api/shop-orders/days',
    'GET /api/realisation',
    'GET /api/realisation/contracts/{id}',
    'GET /api/menu-items',
  ],
  book: [
    'GET /api/books',
    'GET /api/books/{id}',
    'GET /api/products/{id}',
    'GET /api/social/instagram/techcards/{id}',
    'GET /api/menu-items',
  ],
  notification: ['GET /api/notifications', 'GET /api/notification-settings', 'GET /api/daily-letter'],
  job: ['GET /api/jobs', 'GET /api/menu-items'],
  // It is read back from a moment, and stands still meanwhile.
  log: ['GET /api/events-log', 'GET /api/events-log/seals'],
  user: [
    'GET /api/userprofile',
    'GET /api/user/{id}',
    'GET /api/users',
    'GET /api/users/{id}',
    'GET /api/users/{id}/overview',
    'GET /api/users/{id}/sessions',
    'GET /api/users/{id}/open',
    'GET /api/users/removals',
    'GET /api/userprofile/removal',
    'GET /api/users/{id}/merges',
    'GET /api/statistics/people',
    'GET /api/menu-items',
  ],
  pricelist: [
    'GET /api/print-orders',
    'GET /api/price-list',
    'GET /api/price-lists',
    'GET /api/calculations',
    'GET /api/calculations/{id}',
  ],
  setting: [
    'GET /api/settings',
    'GET /api/settings/in-force',
    'GET /api/settings/{section}/history',
    // Whose offers are the press's own is set there.
    'GET /api/offers-kanban',
    'GET /api/time/today',
    'GET /api/time/users/{id}',
  ],
  calculation: ['GET /api/calculations', 'GET /api/calculations/{id}'],
  event: ['GET /api/events'],
  support: ['GET /api/support', 'GET /api/menu-items'],
  todo: ['GET /api/todos', 'GET /api/menu-items'],
  time: ['GET /api/time/today', 'GET /api/time/users/{id}', 'GET /api/menu-items'],
  message: ['GET /api/conversations', 'GET /api/messages/{conversationId}', 'GET /api/menu-items'],
  session: ['GET /api/sessions', 'GET /api/security'],
  draft: ['GET /api/application-drafts'],
}

/** What else a change touches: an application names the card that is made of it, a statement pays offers. */
const alsoChanged: Readonly<Record<string, readonly Resource[]>> = {
  'techcard.created': ['application'],
  'statement.imported': ['offer'],
  'setting.changed': ['organization'],
}

/** The resources that an event of the live channel tells a change of. */
export const changedBy = ({ resource, type }: Pick<LiveEvent, 'resource' | 'type'>): readonly Resource[] => [
  resource,
  ...(alsoChanged[type] ?? []),
]

/** Milliseconds in which changes are gathered: a burst of them, or one's own and its echo, is one round of questions. */
const settle = 100

let round: { calls: Set<Reading>; asked: Promise<void> } | undefined

/** Says that these have changed: what shows them on screen is asked for anew. Resolves when it has been answered. */
export function changed(...resources: readonly Resource[]): Promise<void> {
  round ??= nextRound()
  for (const resource of resources) for (const name of shownBy[resource]) round.calls.add(name)
  return round.asked
}

function nextRound(): NonNullable<typeof round> {
  const calls = new Set<Reading>()
  const asked = new Promise((resolve) => setTimeout(resolve, settle)).then(async () => {
    round = undefined
    await refresh(...calls)
  })
  return { calls, asked }
}
