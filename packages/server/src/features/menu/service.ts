import type { MenuGroup, MenuItem } from '@press/contract'
import { grantOf, roleByKey } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../app/person.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { visibleApplications } from '../applications/queries.ts'
import { countWaiting } from '../queue/queries.ts'
import { visibleCards } from '../tech-cards/queries.ts'

/** The menu of a person's role, with how much stands behind an entry; ochre where it waits for them. */
export async function menuOf(db: Db, person: Person): Promise<MenuGroup[]> {
  const item = (key: string, icon: string, path = key, badge?: MenuItem['badge']): MenuItem => ({
    key,
    icon,
    path: `/app/${roleByKey(person.role).path}/${path}`,
    ...(badge && { badge }),
  })
  const main = [item('home', 'house')]
  if (person.portal === 'partner') main.push(item('profile', 'user', `profile/${person.id}`))

  const readsCards = grantOf(person.role, 'techCards', 'read')
  const readsApplications = grantOf(person.role, 'applications', 'read')
  const [waiting, [cards], [applications]] = await Promise.all([
    countWaiting(db, person),
    rows<{ count: number }>(
      db,
      sql`select count(*) from tech_cards where not is_archieve and ${visibleCards(readsCards ?? 'own', person)}`,
    ),
    rows<{ count: number }>(
      db,
      sql`select count(*) from applications where ${visibleApplications(readsApplications ?? 'own', person)}`,
    ),
  ])
  /** What waits comes first; else how many there are. */
  const badge = (attention: number, all = 0): MenuItem['badge'] => {
    const count = attention || all
    return count ? { count, attention: attention > 0 } : undefined
  }
  const ofApplications = item('applications', 'files', undefined, badge(waiting.applications, applications?.count))
  if (person.portal === 'author') return [{ key: 'main', children: [...main, ofApplications] }]

  const production: MenuItem[] = []
  if (person.portal === 'staff' && readsCards) {
    production.push(item('kanban', 'kanban'))
    production.push(item('techcards', 'bookBookmark', undefined, badge(0, cards?.count)))
  }
  if (person.portal === 'staff' && readsApplications) production.push(ofApplications)
  return [{ key: 'main', children: main }, ...(production.length ? [{ key: 'production', children: production }] : [])]
}
