import { isDeepStrictEqual } from 'node:util'
import type { ParsedBody } from '@press/contract'
import { techCardProblems } from '@press/domain'
import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { files, techCardAuthors, type techCards, users } from '../../database/schema.ts'
import { PressError, type FieldProblem } from '../../errors.ts'
import { haveRole } from '../people/queries.ts'

export type Body = ParsedBody<'POST /api/tech-cards/create'>
type Card = typeof techCards.$inferSelect
export type Values = Partial<typeof techCards.$inferInsert>

/** The fields a body sets on the row; one that it does not name stays as it is. */
export function valuesOf(body: Partial<Body>): Values {
  const { authors: _authors, work_types: _works, src_cover, src_fpage, application_id: _application, ...fields } = body
  const { version: _version, ...named } = fields as typeof fields & { version?: number }
  const values = { ...named, cover_file_id: src_cover, fpage_file_id: src_fpage }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Refuses a card that may not be saved as it would be, field by field. */
export async function check(tx: Tx, body: Body, before?: Card): Promise<void> {
  const card = {
    edition_type: null,
    project_manager_id: null,
    created_date: null,
    appointment_date: null,
    ...before,
    ...valuesOf(body),
    book_name: body.book_name,
    authors: body.authors,
    work_types: body.work_types,
  }
  const problems: Record<string, FieldProblem> = { ...techCardProblems(card) }
  body.authors.forEach(({ name }, index) => {
    if (!name.trim()) problems[`authors.${index}.name`] = 'required'
  })
  const manager = body.project_manager_id
  if (manager && manager !== before?.project_manager_id && !(await haveRole(tx, 'pm', [manager])))
    problems['project_manager_id'] = 'notManager'
  const accounts = body.authors.flatMap(({ id }) => id ?? [])
  if (!(await areUsers(tx, accounts))) problems['authors'] = 'unknownPerson'
  for (const field of ['src_cover', 'src_fpage'] as const)
    if (body[field]) Object.assign(problems, await imageProblem(tx, field, body[field]))
  if (Object.keys(problems).length) throw new PressError('validation', { fields: problems })
}

async function areUsers(tx: Tx, ids: number[]): Promise<boolean> {
  const asked = new Set(ids)
  if (!asked.size) return true
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...asked]))
  return found.length === asked.size
}

async function imageProblem(tx: Tx, field: string, id: number): Promise<Record<string, FieldProblem>> {
  const [file] = await tx.select({ purpose: files.purpose }).from(files).where(eq(files.id, id))
  if (file?.purpose === 'image') return {}
  return { [field]: file ? 'notImage' : 'unknownFile' }
}

export async function writeAuthors(tx: Tx, tech_card_id: number, authors: Body['authors']): Promise<void> {
  await tx.delete(techCardAuthors).where(eq(techCardAuthors.tech_card_id, tech_card_id))
  if (!authors.length) return
  await tx
    .insert(techCardAuthors)
    .values(authors.map(({ id, ...author }, position) => ({ tech_card_id, position, user_id: id, ...author })))
}

/** Fields whose column is called otherwise than on the wire. */
const wireNames: Record<string, string> = { cover_file_id: 'src_cover', fpage_file_id: 'src_fpage' }

/** Names of the fields that a change really changes. */
export const changedFields = (before: Card, values: Values): string[] =>
  Object.entries(values).flatMap(([field, value]) =>
    isDeepStrictEqual(before[field as keyof Card] ?? null, value ?? null) ? [] : (wireNames[field] ?? field),
  )
