import { newestConsent } from '@press/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { consents, events, supportRequests } from '../../src/database/schema.ts'
import { createApplicationForm, insertPerson } from '../rows.ts'
import { openPress, type Person } from '../support.ts'

const press = await openPress()
const { db } = press.database

const downloadData = (who: Person) => who.fetch('/api/userprofile/data')

describe('personal data', () => {
  it('at registration needs consent to the current wording', async () => {
    const anonymous = await press.as(null)
    const registrationForm = {
      role: 'author' as const,
      name: 'Айша Нұр',
      email: 'aisha@example.kz',
      password: 'Kitap-2026',
    }
    for (const consent of ['', '2019-01']) {
      const { status, body } = await anonymous.call('POST /api/register', { body: { ...registrationForm, consent } })
      expect(status).toBe(422)
      expect(Object.keys(body.error.fields ?? {})).toEqual(['consent'])
    }
  })

  it('of a co-author is recorded with their own consent and its text', async () => {
    const [owner, coAuthor] = [await insertPerson(press, 'author'), await insertPerson(press, 'author')]
    const form = await createApplicationForm(owner, { exist_authors: [owner.id, coAuthor.id] })
    const { id } = (await owner.call('POST /api/applications/create', { body: form })).body.application
    const consentResponse = await coAuthor.call('POST /api/applications/{id}/consent', {
      params: { id },
      body: { agree: true },
    })
    expect(consentResponse.status).toBe(200)
    const { body } = await coAuthor.call('GET /api/userprofile/consents')
    expect(body.consents).toMatchObject([{ kind: 'authorship', version: newestConsent.authorship }])
    expect(body.consents[0]?.text).toContain('имя')
    expect((await owner.call('GET /api/userprofile/consents')).body.consents).toEqual([])
  })

  it('is exported only to its person as a file', async () => {
    const [person, other] = [await insertPerson(press, 'author', 'Айша Нұр'), await insertPerson(press, 'author')]
    await db.insert(supportRequests).values({
      title: 'Не открывается заявка',
      description: 'Белый экран',
      contact_info: '',
      notes: 'только для отвечающих',
      created_by: person.id,
    })
    await db.insert(consents).values({ user_id: person.id, kind: 'account', version: '2026-11', text: 'Я соглашаюсь' })
    const ownData = await downloadData(person)
    expect(ownData.headers.get('content-disposition')).toContain('attachment')
    const text = await ownData.text()
    expect(JSON.parse(text)).toMatchObject({
      user: { name: 'Айша Нұр' },
      consents: [{ text: 'Я соглашаюсь' }],
      support_requests: [{ title: 'Не открывается заявка' }],
      contracts: [],
    })
    expect(text).not.toContain('только для отвечающих')
    expect(await (await downloadData(other)).text()).not.toContain('Белый экран')
    const accountEvents = await db.select({ type: events.type }).from(events).where(eq(events.actor_id, person.id))
    expect(accountEvents).toContainEqual({ type: 'account.dataTaken' })
  })
})
