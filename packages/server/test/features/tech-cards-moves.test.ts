import type { BodyOf } from '@press/contract'
import {
  getFlag,
  allowedMoves,
  needsReason,
  stageKeys,
  getMoveTargets,
  type RoleKey,
  type StageKey,
} from '@press/domain'
import { describe, expect, it } from 'vitest'
import { insertCard, setCountedRun, insertPerson, readVersion, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const movingRoles = Object.keys(allowedMoves) as RoleKey[]
const people = Object.fromEntries(
  await Promise.all(movingRoles.map(async (role) => [role, await insertPerson(press, role)] as const)),
) as Record<RoleKey, TestPerson>

interface CardMove {
  id: number
  from: StageKey
  to: StageKey
  version?: number
  reason?: string
  language?: string
}

const moveCard = async (role: RoleKey, { id, from, to, version, reason, language = 'en' }: CardMove) =>
  people[role].call('POST /api/tech-cards/kanban/{id}', {
    params: { id },
    body: {
      [getFlag(from)]: false,
      [getFlag(to)]: true,
      version: version ?? (await readVersion(press, 'techcard', id)),
      ...(reason && { reason }),
    },
    headers: { 'accept-language': language },
  })

const editCard = async (id: number, body: BodyOf<'POST /api/tech-cards/{id}/edit'>) =>
  expect((await people.initiator.call('POST /api/tech-cards/{id}/edit', { params: { id }, body })).status).toBe(200)

const getRefusalMessage = async (person: TestPerson, params: { id: number }, body: object): Promise<string> => {
  const headers = { 'accept-language': 'en' }
  return (await person.call('POST /api/tech-cards/kanban/{id}', { params, body, headers })).body.error.message
}

const readStages = async (id: number): Promise<StageKey[]> => {
  const { body } = await people.supervisor.call('GET /api/tech-cards/{id}', { params: { id } })
  return stageKeys.filter((stage) => body.techcard[getFlag(stage)])
}

const pairs = stageKeys.flatMap((from) => stageKeys.filter((to) => to !== from).map((to) => [from, to] as const))

describe.each(movingRoles)('%s', (role) => {
  it.each(pairs)('moves a card from %s to %s or refuses and leaves it in place', async (from, to) => {
    const id = await setCountedRun(press, await insertCard(press, { stages: [from], signed: true }))
    const { status, body } = await moveCard(role, { id, from, to, reason: 'Because' })
    const isAllowed = getMoveTargets(role, from).includes(to)
    expect({ status, code: body.error?.code }).toEqual(
      isAllowed ? { status: 200 } : { status: 422, code: 'moveRefused' },
    )
    expect(await readStages(id)).toEqual([isAllowed ? to : from])
    expect(await readVersion(press, 'techcard', id)).toBe(isAllowed ? 2 : 1)
  })
})

describe('a refused move', () => {
  it('lists the allowed target columns and the roles that may make the move', async () => {
    const id = await insertCard(press, { stages: ['signal'], signed: true })
    const { body } = await moveCard('initiator', { id, from: 'signal', to: 'wap' })
    expect(body.error.message).toBe(
      'Invalid move, dragging only allowed between specific columns. From “Printing (Signal)” you move cards only here: With author. Into “Printing (WAP)” they are moved by: Superuser, Printing house.',
    )
    const russianResponse = await moveCard('accounting', { id, from: 'signal', to: 'author', language: 'ru' })
    expect(russianResponse.body.error.message).toContain('Из колонки «Типография: сигнал» вы карты не переносите.')
    const kazakhResponse = await moveCard('accounting', { id, from: 'signal', to: 'author', language: 'kk' })
    expect(kazakhResponse.body.error.message).toContain('Авторда')
  })

  it.each([
    ['without a signature', { stages: ['author'], signed: false }, 'author', 'typography', 'signal copy is signed'],
    ['while it is being printed', { stages: ['wap', 'stock'], signed: true }, 'stock', 'done', 'still being printed'],
    ['before it was received', { stages: ['stock'], signed: true }, 'stock', 'done', 'has not been received'],
    ['from where it is not', { stages: ['process'], signed: false }, 'editor', 'project', 'not in'],
  ] as const)('states the reason: %s', async (_when, facts, from, to, expectedText) => {
    const id = await insertCard(press, { ...facts, stages: [...facts.stages] })
    const { status, body } = await moveCard('initiator', { id, from, to })
    expect({ status, code: body.error.code }).toEqual({ status: 422, code: 'moveRefused' })
    expect(body.error.message).toContain(expectedText)
    expect(await readStages(id)).toEqual(facts.stages)
  })

  it.each([
    ['en', 'You are not allowed to move tech cards.'],
    ['ru', 'Вы не перемещаете технологические карты.'],
    ['kk', 'Сіз технологиялық карталарды жылжытпайсыз.'],
  ])('says in %s that the role may not move cards', async (language, message) => {
    const id = await insertCard(press)
    for (const role of ['typography', 'stock', 'director', 'author'] as const) {
      const { status, body } = await (
        await press.as(role)
      ).call('POST /api/tech-cards/kanban/{id}', {
        params: { id },
        body: { is_editor: false, is_project: true, version: 1 },
        headers: { 'accept-language': language },
      })
      expect({ status, error: body.error }).toEqual({ status: 403, error: { code: 'forbidden', message } })
    }
  })

  it('uses the specification’s messages for missing columns, wrong targets and missing permission', async () => {
    const id = await insertCard(press, { stages: ['project'], signed: true })
    expect(await getRefusalMessage(people.pm, { id }, {})).toBe('Error: Source or target column is undefined.')
    expect(await getRefusalMessage(people.pm, { id }, { is_project: false, is_wap: true })).toMatch(
      /^Invalid move, dragging only allowed between specific columns/,
    )
    const printer = await insertPerson(press, 'typography')
    expect(await getRefusalMessage(printer, { id }, { is_project: false, is_process: true })).toMatch(
      /^You are not allowed to move tech cards/,
    )
  })

  it('asks the supervisor for a reason in the reason field', async () => {
    expect(needsReason('supervisor')).toBe(true)
    const id = await insertCard(press, { stages: ['stock'] })
    const { status, body } = await moveCard('supervisor', { id, from: 'stock', to: 'editor' })
    expect({ status, fields: Object.keys(body.error.fields ?? {}) }).toEqual({ status: 422, fields: ['reason'] })
    expect((await moveCard('supervisor', { id, from: 'stock', to: 'editor', reason: 'Тираж с браком' })).status).toBe(
      200,
    )
    const { events } = (await people.supervisor.call('GET /api/tech-cards/{id}/history', { params: { id } })).body
    expect(events[0]).toMatchObject({
      from: 'stock',
      to: 'editor',
      reason: 'Тираж с браком',
      by: { id: people.supervisor.id },
    })
  })

  it('asks for a reason when an incomplete textbook goes to print', async () => {
    const id = await insertCard(press, { stages: ['author'], signed: true })
    const scientific_council_protocol = { number: '11', date: '2026-06-30' }
    await editCard(id, { edition_type: 'textbook', scientific_council_protocol })
    const printMove = { id, from: 'author', to: 'typography' } as const
    const { status, body } = await moveCard('initiator', printMove)
    expect({ status, fields: Object.keys(body.error.fields ?? {}) }).toEqual({ status: 422, fields: ['reason'] })
    expect(body.error.message).toBe(
      'The textbook lacks: ISBN, protocol of the methodological council. Fill in the card, or write the reason: it stays in the card’s history.',
    )
    expect((await moveCard('initiator', { ...printMove, reason: 'ISBN пришлют до обложки' })).status).toBe(200)
    const { events } = (await people.supervisor.call('GET /api/tech-cards/{id}/history', { params: { id } })).body
    expect(events[0]).toMatchObject({ to: 'typography', reason: 'ISBN пришлют до обложки' })
  })

  it('does not occur for a complete textbook or another kind of book', async () => {
    const [completeCard, otherCardId] = [
      await insertCard(press, { stages: ['author'], signed: true }),
      await insertCard(press, { stages: ['author'], signed: true }),
    ]
    const protocol = { number: '3', date: '2026-06-24' }
    const protocols = { methodological_council_protocol: protocol, scientific_council_protocol: protocol }
    await editCard(completeCard, { edition_type: 'textbook', ISBN: '978-601-04-1234-7', ...protocols })
    await editCard(otherCardId, { edition_type: 'monograph' })
    for (const id of [completeCard, otherCardId])
      expect((await moveCard('initiator', { id, from: 'author', to: 'typography' })).status).toBe(200)
  })

  it.each([
    ['nothing', {}],
    ['two targets', { is_editor: false, is_project: true, is_process: true }],
    ['no target', { is_editor: false }],
    ['no source', { is_project: true }],
  ])('is returned for a request that names %s', async (_what, flags) => {
    const id = await insertCard(press)
    const { status, body } = await people.initiator.call('POST /api/tech-cards/kanban/{id}', {
      params: { id },
      body: { ...flags, version: 1 },
    })
    expect({ status, code: body.error.code }).toEqual({ status: 422, code: 'moveRefused' })
  })
})

describe('a move', () => {
  it('changes only its two columns and appears in the card’s path', async () => {
    const id = await insertCard(press, { stages: ['author', 'typography'], signed: true })
    await moveCard('initiator', { id, from: 'author', to: 'process' })
    expect(await readStages(id)).toEqual(['process', 'typography'])
    const { body } = await people.supervisor.call('GET /api/tech-cards/{id}', { params: { id } })
    const findStep = (stage: StageKey) => body.techcard.path.find((one) => one.stage === stage)
    expect(findStep('process')).toMatchObject({ state: 'current', left_at: null })
    expect(findStep('author')).toMatchObject({ state: 'past', left_at: expect.stringMatching(/Z$/) })
  })

  it('into print sets the print start date once', async () => {
    const id = await insertCard(press, { stages: ['signal'], signed: true })
    await moveCard('pm', { id, from: 'signal', to: 'typography' })
    const readPrintStart = async () =>
      (await people.supervisor.call('GET /api/tech-cards/{id}', { params: { id } })).body.techcard.printStartDate
    expect(await readPrintStart()).toMatch(/^\d{4}-\d\d-\d\d$/)
    await people.supervisor.call('POST /api/tech-cards/{id}/print-start-date', {
      params: { id },
      body: { printStartDate: '2026-01-15', version: 2 },
    })
    await moveCard('supervisor', { id, from: 'typography', to: 'signal', reason: 'Опечатка' })
    await moveCard('pm', { id, from: 'signal', to: 'typography' })
    expect(await readPrintStart()).toBe('2026-01-15')
  })

  it('with an outdated version is refused and returns the current card', async () => {
    const id = await insertCard(press)
    await moveCard('initiator', { id, from: 'editor', to: 'project' })
    const { status, body } = await moveCard('deputy', { id, from: 'editor', to: 'project', version: 1 })
    expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'conflict' })
    expect(body.error.current).toMatchObject({ techcard: { id, version: 2, is_project: true } })
    expect(body.error.current).not.toHaveProperty('techcard.is_editor')
    expect(body.error.message).toMatch(/it is in “Project Manager” now\.$/)
  })

  it('made by several people at once succeeds once; the others get a conflict', async () => {
    const id = await insertCard(press)
    const answers = await Promise.all([
      moveCard('initiator', { id, from: 'editor', to: 'project', version: 1 }),
      moveCard('deputy', { id, from: 'editor', to: 'project', version: 1 }),
      moveCard('supervisor', { id, from: 'editor', to: 'stock', version: 1, reason: 'Спешка' }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await readStages(id)).toHaveLength(1)
    const { events } = (await people.supervisor.call('GET /api/tech-cards/{id}/history', { params: { id } })).body
    expect(events).toHaveLength(1)
  })

  it('of an unknown card returns 404', async () => {
    const { status } = await moveCard('initiator', { id: 999_999, from: 'editor', to: 'project', version: 1 })
    expect(status).toBe(404)
  })
})

const undoMove = async (role: RoleKey, id: number, version?: number) =>
  people[role].call('POST /api/tech-cards/{id}/take-back', {
    params: { id },
    body: { version: version ?? (await readVersion(press, 'techcard', id)) },
    headers: { 'accept-language': 'en' },
  })
const readCard = async (id: number) =>
  (await people.supervisor.call('GET /api/tech-cards/{id}', { params: { id } })).body.techcard

describe('a person’s own last move', () => {
  it('can be undone without an allowed backward move, which restores the card’s path', async () => {
    const id = await setCountedRun(press, await insertCard(press, { stages: ['stock'], signed: true }))
    const cardBefore = await readCard(id)
    await moveCard('initiator', { id, from: 'stock', to: 'done' })
    const { status, body } = await undoMove('initiator', id)
    expect({ status, version: body.techcard.version }).toEqual({ status: 200, version: 3 })
    const cardAfter = await readCard(id)
    expect(await readStages(id)).toEqual(['stock'])
    expect(cardAfter.path).toEqual(cardBefore.path)
    const { events } = (await people.supervisor.call('GET /api/tech-cards/{id}/history', { params: { id } })).body
    expect(events.map(({ type, from, to }) => [type, from, to])).toEqual([
      ['techcard.takenBack', 'done', 'stock'],
      ['techcard.moved', 'stock', 'done'],
    ])
  })

  it('once undone keeps the card’s other column and clears the print date it set', async () => {
    const id = await insertCard(press, { stages: ['author', 'process'], signed: true })
    await moveCard('initiator', { id, from: 'author', to: 'process' })
    await undoMove('initiator', id)
    expect(await readStages(id)).toEqual(['process', 'author'])
    await moveCard('initiator', { id, from: 'author', to: 'typography' })
    expect((await readCard(id)).printStartDate).toMatch(/^2/)
    await undoMove('initiator', id)
    expect((await readCard(id)).printStartDate).toBeNull()
  })

  it.each([
    ['another’s', 'last one was not yours', async (id: number) => undoMove('deputy', id)],
    [
      'twice',
      'changed since your move',
      async (id: number) => (await undoMove('initiator', id), undoMove('initiator', id)),
    ],
    [
      'after another moved it on',
      'not yours',
      async (id: number) => (await moveCard('pm', { id, from: 'project', to: 'process' }), undoMove('initiator', id)),
    ],
  ])('cannot be undone: %s', async (_why, expectedText, attempt) => {
    const id = await insertCard(press)
    await moveCard('initiator', { id, from: 'editor', to: 'project' })
    const { status, body } = await attempt(id)
    expect({ status, code: body.error.code }).toEqual({ status: 422, code: 'moveRefused' })
    expect(body.error.message).toContain(expectedText)
  })

  it('cannot be undone after a change that the person has not seen', async () => {
    const id = await insertCard(press)
    await moveCard('initiator', { id, from: 'editor', to: 'project' })
    const { status, body } = await undoMove('initiator', id, 1)
    expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'conflict' })
    expect(await readStages(id)).toEqual(['project'])
  })
})
