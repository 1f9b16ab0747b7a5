import type { CallName } from '@press/contract'
import type { Chore, Feature } from '../app/feature.ts'
import type { Handlers } from '../app/handler.ts'
import type { Services } from '../app/services.ts'
import type { FileResource, RowReaders } from '../files/files.ts'
import { accounts } from './accounts/index.ts'
import { applications } from './applications/index.ts'
import { books } from './books/index.ts'
import { calculator } from './calculator/index.ts'
import { calendar } from './calendar/index.ts'
import { chat } from './chat/index.ts'
import { clientErrors } from './client-errors/index.ts'
import { contractTemplates } from './contract-templates/index.ts'
import { contracts } from './contracts/index.ts'
import { documents } from './documents/index.ts'
import { eventsLog } from './events-log/index.ts'
import { files } from './files/index.ts'
import { invoices } from './invoices/index.ts'
import { jobs } from './jobs/index.ts'
import { live } from './live/index.ts'
import { materials } from './materials/index.ts'
import { memoranda } from './memoranda/index.ts'
import { menu } from './menu/index.ts'
import { merges } from './merges/index.ts'
import { notifications } from './notifications/index.ts'
import { offers } from './offers/index.ts'
import { organizations } from './organizations/index.ts'
import { paper } from './paper/index.ts'
import { passkeys } from './passkeys/index.ts'
import { payouts } from './payouts/index.ts'
import { people } from './people/index.ts'
import { printOrders } from './print-orders/index.ts'
import { printPlan } from './print-plan/index.ts'
import { projects } from './projects/index.ts'
import { publications } from './publications/index.ts'
import { queue } from './queue/index.ts'
import { realisation } from './realisation/index.ts'
import { removal } from './removal/index.ts'
import { search } from './search/index.ts'
import { security } from './security/index.ts'
import { session } from './session/index.ts'
import { settings } from './settings/index.ts'
import { setup } from './setup/index.ts'
import { shop } from './shop/index.ts'
import { shopOrders } from './shop-orders/index.ts'
import { signals } from './signals/index.ts'
import { social } from './social/index.ts'
import { statements } from './statements/index.ts'
import { statistics } from './statistics/index.ts'
import { stock } from './stock/index.ts'
import { support } from './support/index.ts'
import { techCards } from './tech-cards/index.ts'
import { time } from './time/index.ts'
import { todos } from './todos/index.ts'
import { tracking } from './tracking/index.ts'
import { turnovers } from './turnovers/index.ts'
import { users } from './users/index.ts'
import { wallet } from './wallet/index.ts'

/** All features of the press. */
export const features = [
  accounts,
  applications,
  books,
  calculator,
  calendar,
  chat,
  clientErrors,
  contractTemplates,
  contracts,
  documents,
  eventsLog,
  files,
  invoices,
  jobs,
  live,
  materials,
  memoranda,
  menu,
  merges,
  notifications,
  offers,
  organizations,
  paper,
  passkeys,
  payouts,
  people,
  printOrders,
  printPlan,
  projects,
  publications,
  queue,
  realisation,
  removal,
  search,
  security,
  session,
  settings,
  setup,
  shop,
  shopOrders,
  signals,
  social,
  statements,
  statistics,
  stock,
  support,
  techCards,
  time,
  todos,
  tracking,
  turnovers,
  users,
  wallet,
] as const

type PressFeature = (typeof features)[number]
type CallOf<One> = One extends Feature<infer Handled> ? keyof Handled : never
type FileResourceOf<One> = One extends Feature<object, infer Readers> ? keyof Readers : never

// Makes the compiler report a call without a handler, and files that no feature gives access to.
const missingHandlers: Record<Exclude<CallName, CallOf<PressFeature>>, never> = {}
const missingReaders: Record<Exclude<FileResource, FileResourceOf<PressFeature>>, never> = {}

const featureList: readonly Feature[] = features

/** Returns the handlers of every call of the contract. */
export const buildHandlers = (services: Services): Handlers =>
  Object.assign(
    missingHandlers,
    ...featureList.map(({ handlers }) => (typeof handlers === 'function' ? handlers(services) : handlers)),
  ) as Handlers
/** The checks of who may read a row's files, by the kind of the row. */
export const fileAccessChecks = Object.assign(
  missingReaders,
  ...featureList.map(({ readers }) => readers),
) as RowReaders
export const chores: readonly Chore[] = featureList.flatMap((one) => one.chores ?? [])
/** The kinds of jobs of all features. They are exported here because this module imports every feature. */
export { jobTypes } from '../jobs/jobs.ts'
