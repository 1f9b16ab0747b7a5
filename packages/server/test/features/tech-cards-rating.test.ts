import { afterAll, describe, expect, it } from 'vitest'
import { cardOf, insertPerson } from '../rows.ts'
import { freshDatabase, openPress } from '../support.ts'

const database = await freshDatabase()
afterAll(database.close)
const press = await openPress({}, database)
const fives = { quality: 5, punctuality: 5, creativity: 5, politeness: 5, communication: 5 } as const

describe('a book', () => {
  it('gets separate ratings from the chief editor and the deputy', async () => {
    const [chief, deputy] = [await insertPerson(press, 'initiator'), await insertPerson(press, 'deputy')]
    const id = await cardOf(press, { stages: ['done'] })
    const rate = (person: typeof chief, body: object) =>
      person.call('POST /api/tech-cards/{id}/score', { params: { id }, body: body as { scores: typeof fives } })
    expect((await rate(chief, { scores: fives })).status).toBe(200)
    await rate(deputy, { scores: { ...fives, quality: 3 }, comment: 'Переплёт слабый' })
    // After a change of a rating, there is still one rating per person.
    const { body } = await rate(chief, { scores: { ...fives, creativity: 4 } })
    expect(body.ratings).toMatchObject([
      { by: { id: chief.id }, scores: { ...fives, creativity: 4 }, comment: '' },
      { by: { id: deputy.id }, scores: { ...fives, quality: 3 }, comment: 'Переплёт слабый' },
    ])
    const history = await (await press.as('supervisor')).call('GET /api/tech-cards/{id}/history', { params: { id } })
    expect(history.body.events.filter(({ type }) => type === 'techcard.scored')).toHaveLength(3)
  })

  it('cannot be rated before it is printed or without every criterion', async () => {
    const chief = await press.as('initiator')
    const early = await cardOf(press, { stages: ['process'] })
    const refused = await chief.call('POST /api/tech-cards/{id}/score', {
      params: { id: early },
      body: { scores: fives },
    })
    expect([refused.status, refused.body.error.code]).toEqual([422, 'moveRefused'])
    const id = await cardOf(press, { stages: ['done'] })
    const { communication: _left, ...four } = fives
    const part = await chief.call('POST /api/tech-cards/{id}/score', {
      params: { id },
      body: { scores: four as typeof fives },
    })
    expect([part.status, Object.keys(part.body.error.fields ?? {})]).toEqual([422, ['scores.communication']])
    const { ratings } = (await chief.call('GET /api/tech-cards/{id}/score', { params: { id } })).body
    expect(ratings).toEqual([])
  })
})
