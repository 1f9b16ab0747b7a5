import { roleByKey, type RoleKey, type Person, type Author } from '@press/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { profiles, users } from '../../database/schema.ts'
import type { Files } from '../../files/files.ts'
import { getImage } from '../images.ts'

/** A person as queries return them, before the picture has a URL. */
export interface PersonRow {
  id: number
  name: string
  role_id: number
  avatar_file_id: number | null
}

/** The person as portals show people. */
export const activeUser = ({ id, name, role_id, avatar_file_id }: PersonRow, files: Files): Person => ({
  id,
  name,
  role_id,
  avatar: getImage(files, avatar_file_id, 'thumb'),
})

/** Whether all of these people have the role and are active. */
export async function allHaveRole(tx: Queryable, role: RoleKey, ids: readonly number[]): Promise<boolean> {
  const uniqueIds = [...new Set(ids)]
  if (!uniqueIds.length) return true
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, uniqueIds), eq(users.role_id, roleByKey(role).id), users.active))
  return found.length === uniqueIds.length
}

/** Returns the people with an account who can be authors, in the requested order. Leaves out everyone else. */
export async function existingAuthors(db: Queryable, ids: readonly number[]): Promise<Author[]> {
  if (!ids.length) return []
  const found = await db
    .select({ id: users.id, name: users.name, email: users.email, phone: profiles.phone })
    .from(users)
    .leftJoin(profiles, eq(profiles.user_id, users.id))
    .where(and(inArray(users.id, [...ids]), eq(users.role_id, roleByKey('author').id)))
  return [...new Set(ids)].flatMap((id) =>
    found.filter((one) => one.id === id).map((one) => ({ ...one, phone: one.phone ?? '' })),
  )
}
