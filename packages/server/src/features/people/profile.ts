import type { AnswerOf, OwnProfile } from '@press/contract'
import {
  confidentialFields,
  maskers,
  summarizeRatings,
  canReadConfidential,
  roleById,
  type Confidential,
  type Education,
  type Experience,
  type Rating,
  type RoleKey,
  type Specialization,
} from '@press/domain'
import type { Locale } from '@press/i18n/node'
import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import { decryptFields } from '../../auth/encrypted-fields.ts'
import type { FieldCipher } from '../../auth/field-cipher.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { workTypes } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { toApiPerson, type PersonRow } from '../shared/people.ts'

interface ProfileRow extends PersonRow {
  email: string
  locale: Locale
  created_at: string
  phone: string | null
  birthday: string | null
  biography: string | null
  specialization: Specialization | null
  organization: string | null
  social_links: string[]
  languages: string[]
  skills: string[]
  experience: Experience[]
  education: Education[]
  address_registration: string
  address_residence: string
  version: number
}

/** Returns a person with their profile; throws `notFound` if the person does not exist. */
async function findProfile(db: Db, id: number): Promise<ProfileRow> {
  const [profile] = await queryRows<ProfileRow>(
    db,
    sql`select users.id, users.name, role_id, avatar_file_id, users.email, users.locale, users.created_at, profiles.phone, birthday,
        biography, specialization, organizations.name as organization, social_links, languages, skills, experience, education,
        address_registration, address_residence, profiles.version
      from users join profiles on profiles.user_id = users.id
        left join organizations on organizations.id = profiles.organization_id
      where users.id = ${id}`,
  )
  if (!profile) throw new PressError('notFound')
  return profile
}

/** The mean of the scores given to a person's works. */
async function getWorksRating(db: Db, id: number) {
  const ratedWorks = await db
    .select({ scores: workTypes.scores })
    .from(workTypes)
    .where(and(eq(workTypes.executor_id, id), isNotNull(workTypes.scores)))
  return summarizeRatings(ratedWorks.map(({ scores }) => scores as Rating))
}

const maskField = <Field extends keyof Confidential>(field: Field, value: unknown): Confidential[Field] | null =>
  value === undefined ? null : maskers[field](value as Confidential[Field])

/** Returns the masked confidential fields of a person: all of them, or those that a role may reveal. */
async function getMaskedFields(
  db: Db,
  vault: FieldCipher,
  id: number,
  role?: RoleKey,
): Promise<Pick<OwnProfile, keyof Confidential>> {
  const fields = confidentialFields.filter((field) => !role || canReadConfidential(role, field))
  const decryptedFields = fields.length > 0 ? await decryptFields(db, vault, id) : {}
  const pairs = fields.map((field) => [field, maskField(field, decryptedFields[field])])
  return Object.fromEntries(pairs) as Pick<OwnProfile, keyof Confidential>
}

const getPublicFields = async (db: Db, row: ProfileRow) => {
  const { specialization, organization, biography, social_links, languages, skills, experience, education } = row
  const rating = await getWorksRating(db, row.id)
  return { specialization, organization, biography, social_links, languages, skills, experience, education, rating }
}

/** Returns the person's own profile, with document and account numbers masked. */
export async function getOwnProfile(
  { db, files, person, t }: Context,
  vault: FieldCipher,
): Promise<AnswerOf<'GET /api/userprofile'>> {
  const row = await findProfile(db, person.id)
  const { email, phone, birthday, locale, created_at, version } = row
  const [approvedCount] = await db
    .select({ count: count() })
    .from(workTypes)
    .where(and(eq(workTypes.executor_id, person.id), eq(workTypes.status, 'approved')))
  const role = roleById(row.role_id)
  return {
    user: toApiPerson(row, files),
    profile: {
      ...(await getPublicFields(db, row)),
      ...(await getMaskedFields(db, vault, person.id)),
      email,
      phone,
      birthday,
      locale,
      created_at,
      version,
      addresses: { registration: row.address_registration, residence: row.address_residence },
      payments_under_way: approvedCount?.count ?? 0,
    },
    role_name: role ? t(`domain:role.${role.key}`) : '',
  }
}

/** Returns what the caller may know about a person. */
export async function getPublicProfile(
  { db, files, person }: Context,
  vault: FieldCipher,
  id: number,
): Promise<AnswerOf<'GET /api/user/{id}'>> {
  const row = await findProfile(db, id)
  const maskedFields = await getMaskedFields(db, vault, id, person.role)
  return { user: toApiPerson(row, files), profile: { ...(await getPublicFields(db, row)), ...maskedFields } }
}
