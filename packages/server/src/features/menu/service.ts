import type { MenuItem } from '@press/contract'
import { grantOf, roleByKey, type RoleKey } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { visibleApplications } from '../applications/queries.ts'
import { visibleProjects } from '../projects/queries.ts'
import { countWaiting } from '../queue/queries.ts'
import { visibleCards } from '../tech-cards/queries.ts'

/** How many stand behind an entry; those that wait for the person come first, and show in ochre. */
function badge(waiting: number, all = 0): MenuItem['badge'] {
  const count = waiting || all
  return count ? { count, attention: waiting > 0 } : undefined
}

/** Whose work the catalogue is (spec §2 names the first two); others find a book by its card. */
const keepsCatalogue = (role: RoleKey): boolean =>
  role === 'pm' || role === 'accounting' || role === 'supervisor' || role === 'director'

/** Whose work deciding on applications is (spec §2); the supervisor does it from the application. */
const decides = (role: RoleKey): boolean => role === 'initiator' || role === 'deputy'

/** Whose menu has book tracking (spec §2); others who may read a card reach it by its address. */
const followers: readonly RoleKey[] = ['initiator', 'deputy', 'pm', 'typography', 'stock', 'supervisor', 'director']

/** Entries under a heading; none where there are no entries. */
const group = (key: string, icon: string, children: MenuItem[]): MenuItem[] => {
  const [first] = children
  return first ? [{ key, icon, path: first.path, children }] : []
}

/** The menu of a person's role: what the product has of it so far. */
export async function menuOf(db: Db, person: Person): Promise<MenuItem[]> {
  const { path: role } = roleByKey(person.role)
  const item = (key: string, icon: string, behind?: MenuItem['badge'], path = key): MenuItem => ({
    key,
    icon,
    path: `/app/${role}/${path}`,
    ...(behind && { badge: behind }),
  })
  const main = [item('home', 'house')]
  if (person.portal === 'partner') main.push(item('profile', 'user', undefined, `profile/${person.id}`))

  const readsCards = grantOf(person.role, 'techCards', 'read')
  const readsProjects = grantOf(person.role, 'projects', 'read')
  const readsApplications = grantOf(person.role, 'applications', 'read')
  const [waiting, [cards], [applications], [projects]] = await Promise.all([
    countWaiting(db, person),
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
  ])
  const ofApplications = item('applications', 'files', badge(waiting.applications, applications?.count))
  const calculator = item('calculator', 'calculator')
  if (person.portal === 'author')
    return [...main, item('booktracking', 'mapTrifold'), ofApplications, item('kanban', 'kanban'), calculator]

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
  if (person.portal === 'partner') return [...main, calculator]

  // Who writes the prices has them under money, with the calculator beside them.
  const writesPrices = grantOf(person.role, 'priceList', 'write')
  const prices = writesPrices ? [item('price-list', 'tag'), calculator] : [calculator]
  return [
    ...main,
    ...group('production', 'books', production),
    ...group(writesPrices ? 'money' : 'sales', 'calculator', grantOf(person.role, 'priceList', 'read') ? prices : []),
  ]
}
