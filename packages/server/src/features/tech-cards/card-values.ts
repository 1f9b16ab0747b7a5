import { isDeepStrictEqual } from 'node:util'
import type { ParsedBody } from '@press/contract'
import { validateTechCard, type FilePurposeKey } from '@press/domain'
import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { files, techCardAuthors, type techCards, users } from '../../database/schema.ts'
import { assertFields, type FieldProblem } from '../../errors.ts'
import { allHaveRole } from '../shared/people.ts'
import { findIsbnProblem } from '../shared/tech-cards/isbn.ts'

export type Body = ParsedBody<'POST /api/tech-cards/create'>
type Edit = Omit<ParsedBody<'POST /api/tech-cards/{id}/edit'>, 'version'>
type Card = typeof techCards.$inferSelect
export type CardValues = Partial<typeof techCards.$inferInsert>

/** The fields of a body that are not form fields. */
type ExtraFields = { version?: number; application_id?: number | null }

/** Converts the fields of a body to column values; omitted fields stay unchanged. */
export function toRowValues(body: Edit): CardValues {
  const { authors: _authors, work_types: _works, src_cover, src_fpage, ioot_file, ...fields } = body
  const { version: _version, application_id: _application, ...formFields } = fields as typeof fields & ExtraFields
  const values = { ...formFields, cover_file_id: src_cover, fpage_file_id: src_fpage, ioot_file_id: ioot_file }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** The files that a body sets on the card, by link field. */
export const getCardFiles = ({ src_cover, src_fpage, ioot_file }: Edit) => ({ src_cover, src_fpage, ioot_file })

/** Validates a card field by field before it is saved. Fields that an edit omits may still be empty. */
export async function assertValidCard(tx: Tx, body: Edit, currentCard?: Card): Promise<void> {
  const { authors = [], work_types = [] } = body
  const card = {
    book_name: '',
    edition_type: null,
    project_manager_id: null,
    created_date: null,
    appointment_date: null,
    ...currentCard,
    ...toRowValues(body),
    authors,
    work_types,
  }
  const isRelevant = ([field, problem]: [string, FieldProblem]) =>
    !currentCard || problem !== 'required' || field in body
  const problems: Record<string, FieldProblem> = Object.fromEntries(
    Object.entries(validateTechCard(card)).filter(isRelevant),
  )
  authors.forEach(({ name }, index) => {
    if (!name.trim()) problems[`authors.${index}.name`] = 'required'
  })
  // An ISBN that was saved before the uniqueness rule stays until it is changed.
  if (card.ISBN && !problems['ISBN'] && card.ISBN !== currentCard?.ISBN) {
    const isbnProblem = await findIsbnProblem(tx, card.ISBN, currentCard?.id ?? null)
    if (isbnProblem) problems['ISBN'] = isbnProblem
  }
  const managerId = body.project_manager_id
  if (managerId && managerId !== currentCard?.project_manager_id && !(await allHaveRole(tx, 'pm', [managerId])))
    problems['project_manager_id'] = 'notManager'
  const accountIds = authors.flatMap(({ id }) => id ?? [])
  if (!(await allUsersExist(tx, accountIds))) problems['authors'] = 'unknownPerson'
  for (const [field, purpose] of cardFiles)
    if (body[field]) Object.assign(problems, await findFileProblem(tx, field, purpose, body[field]))
  assertFields(problems)
}

async function allUsersExist(tx: Tx, ids: number[]): Promise<boolean> {
  const uniqueIds = new Set(ids)
  if (!uniqueIds.size) return true
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...uniqueIds]))
  return rows.length === uniqueIds.size
}

/** The files of a card, with their upload kind. */
const cardFiles = [
  ['src_cover', 'image'],
  ['src_fpage', 'image'],
  ['ioot_file', 'document'],
] as const

async function findFileProblem(
  tx: Tx,
  field: string,
  purpose: FilePurposeKey,
  id: number,
): Promise<Record<string, FieldProblem>> {
  const [file] = await tx.select({ purpose: files.purpose }).from(files).where(eq(files.id, id))
  if (file?.purpose === purpose) return {}
  return { [field]: file && purpose === 'image' ? 'notImage' : 'unknownFile' }
}

export async function writeAuthors(tx: Tx, tech_card_id: number, authors: Body['authors']): Promise<void> {
  await tx.delete(techCardAuthors).where(eq(techCardAuthors.tech_card_id, tech_card_id))
  if (!authors.length) return
  await tx
    .insert(techCardAuthors)
    .values(authors.map(({ id, ...author }, position) => ({ tech_card_id, position, user_id: id, ...author })))
}

/** Fields whose column name differs from the API's. */
const apiFieldNames: Record<string, string> = {
  cover_file_id: 'src_cover',
  fpage_file_id: 'src_fpage',
  ioot_file_id: 'ioot_file',
}

/** Returns the names of the fields whose values really change. */
export const getChangedFields = (currentCard: Card, values: CardValues): string[] =>
  Object.entries(values).flatMap(([field, value]) =>
    isDeepStrictEqual(currentCard[field as keyof Card] ?? null, value ?? null) ? [] : (apiFieldNames[field] ?? field),
  )
