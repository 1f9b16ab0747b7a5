import { roleByKey } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decryptFields, reencryptAll } from '../../src/auth/encrypted-fields.ts'
import { hashPassword } from '../../src/auth/passwords.ts'
import { createFieldCipher } from '../../src/auth/field-cipher.ts'
import { confidentialData, events, profiles, users, workTypes } from '../../src/database/schema.ts'
import { insertProject, insertPerson, type TestPerson } from '../rows.ts'
import { openPress, type Person } from '../support.ts'

const press = await openPress()
const { db } = press.database
const password = 'Qalam-men-kitap'
const passwordHash = await hashPassword(password)

const insertPersonWithPassword = async (
  ...[role, name]: Parameters<typeof insertPerson> extends [unknown, ...infer More] ? More : never
) => {
  const person = await insertPerson(press, role, name)
  await db.update(users).set({ password_hash: passwordHash }).where(eq(users.id, person.id))
  return person
}
const confirmIdentity = (person: Person) => person.call('POST /api/confirm', { body: { password } })
const editProfile = (
  person: Person,
  body: Parameters<typeof person.call<'POST /api/authorprofile/edit'>>[1] extends infer G
    ? G extends { body?: infer B }
      ? Exclude<B, FormData>
      : never
    : never,
) => person.call('POST /api/authorprofile/edit', { body })
const readOwnProfile = async (person: Person) => (await person.call('GET /api/userprofile')).body

const personalData = {
  IIN: '900412450010',
  identity_document: { number: '045112233', issued_by: 'МВД РК', issued_at: '2021-06-30' },
  bank: { name: 'Народный банк', BIK: 'HSBKKZKX', IIK: 'KZ86 125K ZT50 0410 0100' },
  card_number: '4111111111111111',
}
/** Confidential values that a person can read only after revealing them. */
const secrets = ['900412450010', '045112233', 'KZ86125KZT5004100100', '4111111111111111']

async function fillPersonalData(person: TestPerson): Promise<void> {
  await confirmIdentity(person)
  expect((await editProfile(person, personalData)).status).toBe(200)
}

const uploadPhoto = async (person: Person, side: number): Promise<number> => {
  const form = new FormData()
  form.append('purpose', 'image')
  const content = await sharp({ create: { width: side, height: side, channels: 3, background: '#57694f' } })
    .png()
    .toBuffer()
  form.append('file', new Blob([new Uint8Array(content)]), 'photo.png')
  const { body } = await person.call('POST /api/files', { body: form })
  return body.file.id
}

describe('a person’s own profile', () => {
  it.each(['author', 'partner', 'executor', 'typography'] as const)(
    'is edited by %s, like by any other role',
    async (role) => {
      const person = await insertPerson(press, role)
      const profileFields = {
        name: 'Сәуле Тоқтар',
        phone: '+77011234567',
        birthday: '1990-04-12',
        biography: 'Беттеймін, мұқаба саламын.',
        social_links: ['https://orcid.org/0000-0002-1825-0097'],
        addresses: { registration: 'Алматы, Абая 10', residence: '' },
        specialization: 'layout designer' as const,
        languages: ['казахский', 'русский'],
        skills: ['вёрстка формул'],
        experience: [{ place: 'Баспа үйі', position: 'Верстальщик', from: 2014, to: null }],
        education: [{ place: 'КазНУ', speciality: 'Издательское дело', year: 2012 }],
        locale: 'kz' as const,
      }
      const { status, body } = await editProfile(person, profileFields)
      expect(status).toBe(200)
      const { name, ...rest } = profileFields
      expect(body).toMatchObject({ user: { name }, profile: rest })
      expect(await readOwnProfile(person)).toEqual(body)
      // Omitted fields stay unchanged.
      await editProfile(person, { phone: '' })
      expect((await readOwnProfile(person)).profile).toMatchObject({
        phone: '',
        biography: profileFields.biography,
        skills: profileFields.skills,
      })
    },
  )

  it('is not saved with invalid fields; each field gets its error', async () => {
    const person = await insertPerson(press, 'author')
    const { status, body } = await editProfile(person, {
      name: ' ',
      social_links: ['orcid.org'],
      education: [{ place: '', speciality: '', year: 2090 }],
      IIN: '900412450011',
    })
    expect(status).toBe(422)
    expect(Object.keys(body.error.fields ?? {}).sort()).toEqual([
      'IIN',
      'education.0.place',
      'education.0.year',
      'name',
      'social_links.0.url',
    ])
  })

  it('saved in two windows keeps the first change and refuses the second', async () => {
    const person = await insertPerson(press, 'author')
    const { version } = (await readOwnProfile(person)).profile
    expect((await editProfile(person, { phone: '+77011234567', version })).status).toBe(200)
    const lateResponse = await editProfile(person, { phone: '+77019999999', version })
    expect(lateResponse.status).toBe(409)
    expect(lateResponse.body.error.current).toMatchObject({ profile: { phone: '+77011234567' } })
  })

  it('accepts a person’s own photo that is large enough and lets them remove it', async () => {
    const [person, other] = [await insertPerson(press, 'author'), await insertPerson(press, 'author')]
    const smallPhotoResponse = await editProfile(person, { avatar: await uploadPhoto(person, 199) })
    expect(smallPhotoResponse.body.error.fields).toMatchObject({ avatar: expect.stringContaining('200') })
    expect((await editProfile(person, { avatar: await uploadPhoto(other, 300) })).status).toBe(422)
    const { body } = await editProfile(person, { avatar: await uploadPhoto(person, 200) })
    expect((await press.withToken('').fetch(body.user.avatar ?? '')).status).toBe(200)
    expect((await editProfile(person, { avatar: null })).body.user.avatar).toBeNull()
  })

  it('shows the average rating of a person’s works', async () => {
    const executor = await insertPerson(press, 'executor')
    expect((await readOwnProfile(executor)).profile.rating).toBeNull()
    const { work } = await insertProject(press, { executor: executor.id })
    const scores = { quality: 5, punctuality: 4, creativity: 4, politeness: 5, communication: 5 } as const
    await db.update(workTypes).set({ scores }).where(eq(workTypes.id, work))
    const rating = { mean: 4.6, count: 1, criteria: scores }
    expect((await readOwnProfile(executor)).profile.rating).toEqual(rating)
    const profileResponse = await (
      await insertPerson(press, 'pm')
    ).call('GET /api/user/{id}', { params: { id: executor.id } })
    expect(profileResponse.body.profile.rating).toEqual(rating)
  })
})

describe('identity documents and bank accounts', () => {
  it('can be changed only once after each confirmation of the password', async () => {
    const person = await insertPersonWithPassword('author')
    expect((await editProfile(person, { IIN: personalData.IIN })).body.error.code).toBe('confirmationNeeded')
    expect((await person.call('POST /api/confirm', { body: { password: 'Not-my-password' } })).status).toBe(422)
    expect((await editProfile(person, { IIN: personalData.IIN })).status).toBe(403)
    await confirmIdentity(person)
    expect((await editProfile(person, { IIN: personalData.IIN })).status).toBe(200)
    expect((await editProfile(person, { card_number: personalData.card_number })).status).toBe(403)
  })

  it('never appear unencrypted in the database, a response or an event', async () => {
    const person = await insertPersonWithPassword('executor')
    await fillPersonalData(person)
    const rows = await db.select().from(confidentialData).where(eq(confidentialData.user_id, person.id))
    expect(rows.map(({ field }) => field).sort()).toEqual(['IIN', 'bank', 'card_number', 'identity_document'])
    const log = await db.select().from(events).where(eq(events.actor_id, person.id))
    const storedText = JSON.stringify([rows, log, await readOwnProfile(person)])
    for (const secret of secrets) expect(storedText).not.toContain(secret)
    expect((await readOwnProfile(person)).profile).toMatchObject({
      IIN: '9004••••••10',
      card_number: '•••• •••• •••• 1111',
      bank: { name: 'Народный банк', IIK: 'KZ86••••••••••••0100' },
    })
  })

  it('are revealed to their owner and to authorised roles, with an audit log entry', async () => {
    const owner = await insertPersonWithPassword('author')
    await fillPersonalData(owner)
    const revealField = async (person: Person, field: 'IIN' | 'card_number' | 'identity_document') => {
      await confirmIdentity(person)
      return person.call('POST /api/user/{id}/reveal', { params: { id: owner.id }, body: { field } })
    }
    expect((await revealField(owner, 'card_number')).body).toEqual({ card_number: personalData.card_number })
    const [hr, accounting, pm] = [
      await insertPersonWithPassword('hr'),
      await insertPersonWithPassword('accounting'),
      await insertPersonWithPassword('pm'),
    ]
    expect((await revealField(hr, 'identity_document')).body).toEqual({
      identity_document: personalData.identity_document,
    })
    expect((await revealField(hr, 'card_number')).status).toBe(403)
    expect((await revealField(accounting, 'IIN')).body).toEqual({ IIN: personalData.IIN })
    expect((await revealField(pm, 'IIN')).status).toBe(404)
    const unconfirmedResponse = await accounting.call('POST /api/user/{id}/reveal', {
      params: { id: owner.id },
      body: { field: 'IIN' },
    })
    expect(unconfirmedResponse.body.error.code).toBe('confirmationNeeded')
    const revealEvents = await db
      .select({ actor: events.actor_id, data: events.data })
      .from(events)
      .where(sql`type = 'account.revealed' and resource_id = ${owner.id}`)
      .orderBy(events.id)
    expect(revealEvents).toEqual([
      { actor: owner.id, data: { field: 'card_number' } },
      { actor: hr.id, data: { field: 'identity_document' } },
      { actor: accounting.id, data: { field: 'IIN' } },
    ])
  })

  it('are visible to other people only as their role allows', async () => {
    const owner = await insertPersonWithPassword('author')
    await fillPersonalData(owner)
    const getVisibleFields = async (role: 'hr' | 'accounting' | 'pm' | 'author') =>
      Object.keys(
        (await (await insertPerson(press, role)).call('GET /api/user/{id}', { params: { id: owner.id } })).body.profile,
      )
    expect(await getVisibleFields('hr')).toEqual(expect.arrayContaining(['IIN', 'identity_document']))
    expect(await getVisibleFields('hr')).not.toContain('card_number')
    expect(await getVisibleFields('accounting')).toEqual(expect.arrayContaining(['IIN', 'bank', 'card_number']))
    for (const role of ['pm', 'author'] as const) expect(await getVisibleFields(role)).not.toContain('IIN')
  })

  it('cannot be decrypted in another row and are re-encrypted when the secret changes', async () => {
    const [owner, other] = [await insertPersonWithPassword('author'), await insertPerson(press, 'author')]
    await fillPersonalData(owner)
    const oldCipher = createFieldCipher(press.config)
    const nextConfig = { secret: 'another-secret-of-32-characters-or-more', previousSecret: press.config.secret }
    const nextCipher = createFieldCipher(nextConfig)
    expect((await decryptFields(db, nextCipher, owner.id))['IIN']).toBe(personalData.IIN)
    const reencryptedCount = await reencryptAll(db, nextCipher)
    expect(reencryptedCount).toBeGreaterThanOrEqual(4)
    expect(await reencryptAll(db, nextCipher)).toBe(0)
    const cipherWithoutOldSecret = createFieldCipher({ ...nextConfig, previousSecret: undefined })
    expect(await decryptFields(db, cipherWithoutOldSecret, owner.id)).toMatchObject({
      IIN: personalData.IIN,
      card_number: personalData.card_number,
    })
    await expect(decryptFields(db, oldCipher, owner.id)).rejects.toThrow('other than PRESS_SECRET')
    await db.update(confidentialData).set({ user_id: other.id }).where(eq(confidentialData.user_id, owner.id))
    await expect(decryptFields(db, cipherWithoutOldSecret, other.id)).rejects.toThrow('authenticate')
    await db.delete(confidentialData)
  })
})

it('a person without a profile gets 404 for it', async () => {
  const person = await insertPerson(press, 'author')
  await db.delete(profiles).where(eq(profiles.user_id, person.id))
  expect((await person.call('GET /api/userprofile')).status).toBe(404)
  expect(roleByKey('author').id).toBe(9)
})
