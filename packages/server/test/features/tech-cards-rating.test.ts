import { afterAll, describe, expect, it } from 'vitest'
import { insertCard, insertPerson } from '../rows.ts'
import { createDemoDatabase, openPress } from '../support.ts'

const database = await createDemoDatabase()
afterAll(database.close)
const press = await openPress({}, database)
const topScores = { quality: 5, punctuality: 5, creativity: 5, politeness: 5, communication: 5 } as const

describe('a book', () => {
  it('gets separate ratings from the chief editor and the deputy', async () => {
    const [chief, deputy] = [await insertPerson(press, 'initiator'), await insertPerson(press, 'deputy')]
    const id = await insertCard(press, { stages: ['done'] })
    const rateCard = (person: typeof chief, body: object) =>
      person.call('POST /api/tech-cards/{id}/score', { params: { id }, body: body as { scores: typeof topScores } })
    expect((await rateCard(chief, { scores: topScores })).status).toBe(200)
    await rateCard(deputy, { scores: { ...topScores, quality: 3 }, comment: 'Переплёт слабый' })
    // After a change of a rating, there is still one rating per person.
    const { body } = await rateCard(chief, { scores: { ...topScores, creativity: 4 } })
    expect(body.ratings).toMatchObject([
      { by: { id: chief.id }, scores: { ...topScores, creativity: 4 }, comment: '' },
      { by: { id: deputy.id }, scores: { ...topScores, quality: 3 }, comment: 'Переплёт слабый' },
    ])
    const history = await (await press.as('supervisor')).call('GET /api/tech-cards/{id}/history', { params: { id } })
    expect(history.body.events.filter(({ type }) => type === 'techcard.scored')).toHaveLength(3)
  })

  it('cannot be rated before it is printed or without every criterion', async () => {
    const chief = await press.as('initiator')
    const unprintedCardId = await insertCard(press, { stages: ['process'] })
    const refusedResponse = await chief.call('POST /api/tech-cards/{id}/score', {
      params: { id: unprintedCardId },
      body: { scores: topScores },
    })
    expect([refusedResponse.status, refusedResponse.body.error.code]).toEqual([422, 'moveRefused'])
    const id = await insertCard(press, { stages: ['done'] })
    const { communication: _left, ...fourScores } = topScores
    const partialResponse = await chief.call('POST /api/tech-cards/{id}/score', {
      params: { id },
      body: { scores: fourScores as typeof topScores },
    })
    expect([partialResponse.status, Object.keys(partialResponse.body.error.fields ?? {})]).toEqual([
      422,
      ['scores.communication'],
    ])
    const { ratings } = (await chief.call('GET /api/tech-cards/{id}/score', { params: { id } })).body
    expect(ratings).toEqual([])
  })
})
