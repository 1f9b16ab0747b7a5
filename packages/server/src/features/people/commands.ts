import type { ParsedBody } from '@press/contract'
import {
  type ConfidentialField,
  confidentialFields,
  validateProfile,
  validateConfidential,
  canReadConfidential,
} from '@press/domain'
import { normalizeIban, isValidIban } from '@press/domain/identifiers/iban'
import { eq } from 'drizzle-orm'
import { saveEncryptedField, decryptFields } from '../../auth/encrypted-fields.ts'
import { consumeConfirmation } from '../../auth/reauthentication.ts'
import type { FieldCipher } from '../../auth/field-cipher.ts'
import { getToday } from '../../clock.ts'
import { runChange, assertVersion } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { profiles, users } from '../../database/schema.ts'
import { type FieldProblem, assertFields, PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { assertPhoto } from '../shared/assert-photo.ts'
import type { Context } from '../shared/context.ts'
import { getOwnProfile } from './profile.ts'

type Body = ParsedBody<'POST /api/authorprofile/edit'>

/** The confidential fields that the body sets. */
const getConfidentialFields = (body: Body): ConfidentialField[] =>
  confidentialFields.filter((field) => body[field] !== undefined)

/** Normalizes the bank account for comparison and payment: removes the spaces that were typed. */
const normalizeBank = (body: Body): Body =>
  body.bank
    ? { ...body, bank: { ...body.bank, IIK: normalizeIban(body.bank.IIK), BIK: body.bank.BIK.toUpperCase() } }
    : body

const formatYear = (year: number | null): string => (year === null ? '' : String(year))

/** Validates the body by the form's rules, field by field. */
function assertValidProfile(body: Body): void {
  const { name = '-', birthday = '', social_links = [], experience = [], education = [] } = body
  const confidentialValues = Object.fromEntries(
    getConfidentialFields(body).flatMap((field) => (body[field] === null ? [] : [[field, body[field]]])),
  )
  const day = getToday()
  const problems: Record<string, FieldProblem> = {
    ...validateProfile(
      {
        name,
        birthday,
        social_links: social_links.map((url) => ({ url })),
        experience: experience.map((one) => ({ ...one, from: formatYear(one.from), to: formatYear(one.to) })),
        education: education.map((one) => ({ ...one, year: formatYear(one.year) })),
      },
      day,
    ),
    ...validateConfidential(confidentialValues, day),
  }
  if (body.bank?.IIK && !isValidIban(body.bank.IIK)) problems['bank.IIK'] = 'iban'
  assertFields(problems)
}

/** Saves the fields of the own profile that the body sets. Confidential fields need a fresh confirmation. */
export async function saveProfile(context: Context, vault: FieldCipher, input: Body) {
  const body = normalizeBank(input)
  assertValidProfile(body)
  const { db, files, person } = context
  const {
    name,
    locale,
    avatar,
    addresses,
    version,
    IIN: _iin,
    identity_document: _document,
    bank: _bank,
    card_number: _card,
    ...publicFields
  } = body
  const confidentialKeys = getConfidentialFields(body)
  const getCurrent = () => getOwnProfile(context, vault)
  await runChange(
    db,
    async (tx) => {
      const [row] = await tx.select().from(profiles).where(eq(profiles.user_id, person.id)).for('update')
      if (!row) throw new PressError('notFound')
      assertVersion(row, version)
      if (avatar) await assertPhoto(tx, avatar, 'avatar')
      if (avatar !== undefined) await files.link(tx, person, 'user', person.id, { avatar })
      await tx
        .update(profiles)
        .set({
          ...publicFields,
          ...(publicFields.birthday !== undefined && { birthday: publicFields.birthday || null }),
          ...(addresses && {
            address_registration: addresses.registration,
            address_residence: addresses.residence,
          }),
          version: row.version + 1,
        })
        .where(eq(profiles.user_id, person.id))
      if (name !== undefined || locale !== undefined || avatar !== undefined)
        await tx
          .update(users)
          .set({
            ...(name !== undefined && { name }),
            ...(locale !== undefined && { locale }),
            ...(avatar !== undefined && { avatar_file_id: avatar }),
          })
          .where(eq(users.id, person.id))
      if (confidentialKeys.length > 0) await saveConfidentialFields(tx, context, vault, body, confidentialKeys)
      const fields = Object.keys(input).filter((field) => field !== 'version')
      await recordEvent(tx, 'user.edited', person, { fields }, { audience: [person.id] })
    },
    getCurrent,
  )
  return getCurrent()
}

async function saveConfidentialFields(
  tx: Tx,
  { person }: Context,
  vault: FieldCipher,
  body: Body,
  fields: readonly ConfidentialField[],
): Promise<void> {
  await consumeConfirmation(tx, person)
  for (const field of fields) await saveEncryptedField(tx, vault, person.id, field, body[field])
  await recordEvent(tx, 'account.confidentialChanged', person, { fields })
}

/** Reveals one confidential field to its owner or to a role that needs it for work. The audit log records who looked. */
export async function revealField({ db, person }: Context, vault: FieldCipher, id: number, field: ConfidentialField) {
  if (id !== person.id && !canReadConfidential(person.role, field)) throw new PressError('forbidden')
  return db.transaction(async (tx) => {
    await consumeConfirmation(tx, person)
    const { [field]: value } = await decryptFields(tx, vault, id)
    if (value === undefined) throw new PressError('notFound')
    await recordEvent(tx, 'account.revealed', { id }, { field })
    return { [field]: value }
  })
}
