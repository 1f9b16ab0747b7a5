import { fillPath, buildMenu, roleByKey, type MenuItem, type MenuLink } from '@press/domain'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { countOthers } from '../shared/queue/others.ts'
import { countBadge, type CountingContext } from './counters.ts'

/** Returns the menu of a person's role, with the number of rows behind each entry. */
export async function findMenu(db: Db, person: Person): Promise<MenuItem[]> {
  let otherCounts: ReturnType<typeof countOthers> | undefined
  const countingContext: CountingContext = { db, person, others: () => (otherCounts ??= countOthers(db, person)) }
  const root = `/app/${roleByKey(person.role).path}`
  const buildItem = async ({ key, icon, path, badge }: MenuLink): Promise<MenuItem> => {
    const number = badge && (await countBadge(badge, countingContext))
    return { key, icon, path: `${root}/${fillPath(path, { id: person.id })}`, ...(number && { badge: number }) }
  }
  const sections = await Promise.all(
    buildMenu(person.role).map(async ({ heading, entries }) => {
      const children = await Promise.all(entries.map(buildItem))
      return heading ? [{ ...heading, path: children[0]?.path ?? root, children }] : children
    }),
  )
  return sections.flat()
}
