import type { MenuItem } from '@press/contract'
import { grantOf, roleByKey, todoKeepers, type MenuIcon, type RoleKey } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { visibleApplications } from '../applications/queries.ts'
import { visibleOffers } from '../offers/queries.ts'
import { visibleProjects } from '../projects/queries.ts'
import { countUnread } from '../chat/queries.ts'
import { countOthers } from '../queue/others.ts'
import { countWaiting } from '../queue/queries.ts'
import { answers as answersRequests } from '../support/queries.ts'
import { visibleCards } from '../tech-cards/queries.ts'

/** How many stand behind an entry; those that wait for the person come first, and show in ochre. */
function badge(waiting: number, all = 0): MenuItem['badge'] {
  const count = waiting || all
  return count ? { count, attention: waiting > 0 } : undefined
}

/** Whose work the catalogue and its stock are (spec §2 names the first two); others find a book by its card. */
const keepsCatalogue = (role: RoleKey): boolean => grantOf(role, 'stock', 'read') !== undefined

/** Whose work deciding on applications is (spec §2); the supervisor does it from the application. */
const decides = (role: RoleKey): boolean => role === 'initiator' || role === 'deputy'

/** Whose menu has book tracking (spec §2); others who may read a card reach it by its address. */
const followers: readonly RoleKey[] = ['initiator', 'deputy', 'pm', 'typography', 'stock', 'supervisor', 'director']

/** Whose menu has the offers (spec §2 names all but the deputy and the director, who read them as well). */
const sellers: readonly RoleKey[] = ['initiator', 'deputy', 'pm', 'accounting', 'supervisor', 'director']

/** Whose menu has the boards of offers and of the shop's orders: who moves them (spec §2, decisions §3), and the director, who reads them. */
const boardReaders: readonly RoleKey[] = ['accounting', 'typography', 'stock', 'supervisor', 'director']

/** Whose menu has the organisations (spec §2); accounting reaches them by their accounts. */
const keepsOrganizations: readonly RoleKey[] = ['supervisor', 'director']

/** Whose menu has the statistics (spec §2 names accounting and the supervisor); managers have those of their own books, HR of people. */
const readsStatistics: readonly RoleKey[] = ['pm', 'accounting', 'supervisor', 'hr', 'director']

/** Entries under a heading; none where there are no entries. */
const group = (key: string, icon: MenuIcon, children: MenuItem[]): MenuItem[] => {
  const [first] = children
  return first ? [{ key, icon, path: first.path, children }] : []
}

/** The menu of a person's role: what the product has of it so far. */
export async function menuOf(db: Db, person: Person): Promise<MenuItem[]> {
  const { path: role } = roleByKey(person.role)
  const item = (key: string, icon: MenuIcon, behind?: MenuItem['badge'], path = key): MenuItem => ({
    key,
    icon,
    path: `/app/${role}/${path}`,
    ...(behind && { badge: behind }),
  })
  const main = [item('home', 'house')]
  if (readsStatistics.includes(person.role)) main.push(item('statistics', 'chartBar'))
  if (person.portal === 'partner') main.push(item('profile', 'user', undefined, `profile/${person.id}`))

  const readsCards = grantOf(person.role, 'techCards', 'read')
  const readsProjects = grantOf(person.role, 'projects', 'read')
  const readsApplications = grantOf(person.role, 'applications', 'read')
  const readsOffers = grantOf(person.role, 'offers', 'read')
  const [waiting, others, unread, [cards], [applications], [projects], [offers], [payments]] = await Promise.all([
    countWaiting(db, person),
    countOthers(db, person),
    countUnread(db, person),
    rows<{ count: number }>(
      db,
      sql`select count(*) from tech_cards where not is_archieve and ${visibleCards(readsCards ?? 'own', person)}`,
    ),
    rows<{ count: number }>(
      db,
      sql`select count(*) from applications where ${visibleApplications(readsApplications ?? 'own', person)}`,
    ),
    rows<{ count: number }>(
      db,
      sql`select count(*) from projects where status <> 'done' and ${visibleProjects(readsProjects ?? 'own', person)}`,
    ),
    person.role === 'accounting'
      ? rows<{ requested: number }>(
          db,
          sql`select count(*) as requested from offers where (status = 'Request for invoice'
              or (status = 'in process' and asked_at is not null and answered_at is null))
            and ${visibleOffers(readsOffers ?? 'own', person)}`,
        )
      : [],
    grantOf(person.role, 'invoices', 'write')
      ? rows<{ count: number }>(db, sql`select count(*) from statement_lines where state in ('confirm', 'unknown')`)
      : [],
  ])
  const ofApplications = item('applications', 'files', badge(waiting.applications, applications?.count))
  const calculator = item('calculator', 'calculator')
  // Who approves has everybody's hours before them, others their own.
  const hours = (all: boolean) =>
    (grantOf(person.role, 'time', 'read') === 'all') === all && grantOf(person.role, 'time', 'read')
      ? [item('time-tracker', 'clock', badge(others.correction ?? 0))]
      : []
  const communication = [
    item('chat', 'chatCircle', badge(unread)),
    item('calendar', 'calendarBlank'),
    ...(todoKeepers.includes(person.role) ? [item('todo', 'checkSquare', badge(others.todo ?? 0))] : []),
    ...hours(false),
  ]
  // What waits: for its recipient an offer to decide on, for the sales department a request to answer or an invoice to send.
  const waitingOffers = person.role === 'accounting' ? offers?.requested : others.offer
  const ofOffers = item('offers', 'fileText', badge(waitingOffers ?? 0))
  const ofContracts = grantOf(person.role, 'contracts', 'read')
    ? [
        item('contracts', 'scroll', badge(others.contract ?? 0)),
        // The same list by department (spec §2).
        ...(person.role === 'supervisor'
          ? (['hr', 'op', 'biz'] as const).map((kinds) =>
              item(`contracts-${kinds}`, 'scroll', undefined, `contracts/${kinds}`),
            )
          : []),
      ]
    : []
  if (person.portal === 'author')
    return [
      ...main,
      item('booktracking', 'mapTrifold'),
      ofApplications,
      ofOffers,
      ...ofContracts,
      item('kanban', 'kanban'),
      ...communication,
      calculator,
    ]
  if (person.portal === 'partner')
    return [
      ...main.slice(0, 1),
      ofOffers,
      item('invoice', 'receipt'),
      ...ofContracts,
      item('kanban', 'kanban'),
      ...communication,
      item('organization', 'buildings'),
      ...main.slice(1),
      calculator,
    ]

  const production: MenuItem[] = []
  if (person.portal === 'staff' && readsCards) {
    production.push(item('kanban', 'kanban'))
    production.push(item('techcards', 'bookBookmark', badge(0, cards?.count)))
    if (followers.includes(person.role)) production.push(item('booktracking', 'mapTrifold'))
  }
  if (person.portal === 'staff' && readsProjects)
    production.push(item('projects', 'clipboardText', badge(0, projects?.count)))
  if (keepsCatalogue(person.role)) production.push(item('books', 'books'))
  if (person.role === 'executor' || person.role === 'pm') production.push(item('mywallet', 'wallet'))
  if (person.portal === 'staff' && readsApplications) production.push(ofApplications)
  if (decides(person.role)) production.push(item('appstatus', 'checkCircle'))
  if (grantOf(person.role, 'paper', 'read')) production.push(item('paper', 'stack'))
  if (grantOf(person.role, 'invoices', 'write')) production.push(item('typography', 'printer'))
  // Who writes the prices has them under money, with the calculator beside them.
  const writesPrices = grantOf(person.role, 'priceList', 'write')
  const statements = grantOf(person.role, 'invoices', 'write')
    ? [
        item('statements', 'wallet', badge(payments?.count ?? 0)),
        item('invoice', 'receipt'),
        item('accounts', 'bank'),
        ...(grantOf(person.role, 'projects', 'pay') ? [item('payouts', 'wallet')] : []),
        item('memorandum', 'handshake'),
      ]
    : []
  const prices = writesPrices ? [...statements, item('price-list', 'tag'), calculator] : [calculator]
  const sales = [
    ...(sellers.includes(person.role) ? [ofOffers] : []),
    ...(boardReaders.includes(person.role)
      ? [item('partnerKanban', 'handshake'), item('smartKanban', 'buildings'), item('orderKanban', 'storefront')]
      : []),
    ...ofContracts,
    ...(person.role === 'director' ? [item('invoice', 'receipt')] : []),
    ...(grantOf(person.role, 'realisation', 'read') ? [item('realisation', 'books')] : []),
    ...(grantOf(person.role, 'priceList', 'read') ? prices : []),
  ]
  return [
    ...main,
    ...group('production', 'books', production),
    ...group(writesPrices ? 'money' : 'sales', writesPrices ? 'calculator' : 'fileText', sales),
    ...group('management', 'users', [
      ...(grantOf(person.role, 'users', 'read') ? [item('users', 'users')] : []),
      ...(keepsOrganizations.includes(person.role) ? [item('organizations', 'buildings')] : []),
      ...hours(true),
      ...(grantOf(person.role, 'history', 'read') ? [item('events-log', 'clockCounterClockwise')] : []),
      ...(grantOf(person.role, 'jobs', 'read') ? [item('jobs', 'warning', badge(others.letter ?? 0))] : []),
      ...(grantOf(person.role, 'settings', 'write') ? [item('press-settings', 'gearSix', undefined, 'settings')] : []),
    ]),
    ...group('communication', 'chatCircle', [
      ...communication,
      ...(answersRequests(person) ? [item('support', 'lifebuoy', badge(others.support ?? 0))] : []),
    ]),
  ]
}
