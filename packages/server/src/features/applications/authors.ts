import { type Author, joinShortNames, roleByKey } from '@press/domain'
import { eq, asc, and, inArray } from 'drizzle-orm'
import type { Tx, Queryable } from '../../database/database.ts'
import { applicationAuthors, applications, users, profiles } from '../../database/schema.ts'

/** An author as a row of the application. */
export interface AuthorRow extends Author {
  /** When the person was asked to join; null for a person who is already an author. */
  asked_at: Date | null
  /** The hash of the token in the link with which a person without an account answers. */
  token_hash: string | null
}

const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Resolves the authors of an application. Every new author is asked first, because no one may make another person an author. */
export async function resolveAuthors(
  tx: Tx,
  applicationId: number | null,
  person: { id: number },
  authors: readonly Author[],
): Promise<AuthorRow[]> {
  const previousAuthors = applicationId === null ? [] : await findPreviousAuthors(tx, applicationId)
  const now = new Date()
  return authors.map((author) => {
    if (author.id === person.id) return { ...author, asked_at: null, token_hash: null }
    const previousAuthor = previousAuthors.find(
      ({ user_id, email }) => user_id === author.id && (user_id !== null || isSameEmail(email, author.email)),
    )
    return {
      ...author,
      asked_at: previousAuthor ? previousAuthor.asked_at : now,
      token_hash: previousAuthor?.token_hash ?? null,
    }
  })
}

/** Returns the people who are asked for the first time. */
export const getNewlyInvitedAuthors = (
  previousAuthors: readonly { user_id: number | null }[],
  authors: readonly AuthorRow[],
): number[] =>
  authors.flatMap(({ id, asked_at }) =>
    id !== null && asked_at && !previousAuthors.some(({ user_id }) => user_id === id) ? [id] : [],
  )

/** Returns the addresses of people without an account who are asked for the first time. */
export const getNewlyInvitedEmails = (
  previousAuthors: readonly { user_id: number | null; email: string }[],
  authors: readonly AuthorRow[],
): string[] => [
  ...new Set(
    authors.flatMap(({ id, email }) =>
      id === null && !previousAuthors.some((one) => one.user_id === null && isSameEmail(one.email, email))
        ? [email]
        : [],
    ),
  ),
]

export const findPreviousAuthors = (tx: Tx, applicationId: number) =>
  tx
    .select()
    .from(applicationAuthors)
    .where(eq(applicationAuthors.application_id, applicationId))
    .orderBy(asc(applicationAuthors.position))

/** Formats the author names for lists; leaves out people whose request is pending. */
export const formatAuthorNames = (authors: readonly { name: string; asked_at: Date | null }[]): string =>
  joinShortNames(authors.filter(({ asked_at }) => asked_at === null))

export async function writeAuthors(tx: Tx, application_id: number, authors: readonly AuthorRow[]): Promise<void> {
  await tx.delete(applicationAuthors).where(eq(applicationAuthors.application_id, application_id))
  if (authors.length)
    await tx
      .insert(applicationAuthors)
      .values(authors.map(({ id, ...author }, position) => ({ application_id, position, user_id: id, ...author })))
}

/** Updates the stored author names after a person joined or declined. */
export async function updateAuthorNames(tx: Tx, applicationId: number): Promise<void> {
  const authors = formatAuthorNames(await findPreviousAuthors(tx, applicationId))
  await tx.update(applications).set({ authors }).where(eq(applications.id, applicationId))
}

/** Returns the people with an account who can be authors, in the requested order. Leaves out everyone else. */
export async function findExistingAuthors(db: Queryable, ids: readonly number[]): Promise<Author[]> {
  if (!ids.length) return []
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email, phone: profiles.phone })
    .from(users)
    .leftJoin(profiles, eq(profiles.user_id, users.id))
    .where(and(inArray(users.id, [...ids]), eq(users.role_id, roleByKey('author').id)))
  return [...new Set(ids)].flatMap((id) =>
    rows.filter((one) => one.id === id).map((one) => ({ ...one, phone: one.phone ?? '' })),
  )
}
