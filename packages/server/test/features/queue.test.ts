import type { AnswerOf, BodyOf } from '@press/contract'
import {
  getGrantedScope,
  getQueueGroup,
  queueGroups,
  roleByKey,
  roleKeys,
  type RoleKey,
  type StageKey,
} from '@press/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { applicationRounds, users } from '../../src/database/schema.ts'
import { insertApplication, insertCard, insertProject, insertPerson } from '../rows.ts'
import { openPress, type Person } from '../support.ts'

const press = await openPress()
type Queue = AnswerOf<'GET /api/queue'>
const readQueue = async (role: RoleKey): Promise<Queue> => (await (await press.as(role)).call('GET /api/queue')).body

/** Returns all pending items of a person, which fit on a few pages. */
async function readAllItems(person: Person): Promise<Queue['items']> {
  const items: Queue['items'] = []
  for (let page = 1; ; page += 1) {
    const { body } = await person.call('GET /api/queue', { query: { per_page: 100, page } })
    items.push(...body.items)
    if (items.length >= body.total || body.items.length === 0) return items
  }
}

/** Returns what a textbook lacks: once from the board's SQL, and once from the card's page, which uses the domain's rule. */
async function findLacks(id: number) {
  const initiator = await press.as('initiator')
  const { body } = await initiator.call('GET /api/tech-cards/board', { query: { column: 'author', limit: 1000 } })
  const { techcard } = (await initiator.call('GET /api/tech-cards/{id}', { params: { id } })).body
  const card = body.techcards.find((one) => one.id === id)
  expect(card).toBeDefined()
  return { board: card?.print_lacks ?? [], whole: techcard.print_lacks }
}

/** The stages with pending books of each role; the demo press has books at every stage. */
const pendingStages: Partial<Record<RoleKey, StageKey[]>> = {
  initiator: ['editor', 'author'],
  deputy: ['editor', 'author'],
  supervisor: ['editor', 'author'],
  pm: ['project', 'process', 'signal'],
  accounting: ['account'],
  typography: ['signal', 'typography', 'wap'],
  stock: ['account', 'stock'],
}

describe('the queue', () => {
  it.each(Object.entries(pendingStages) as [RoleKey, StageKey[]][])(
    'of %s contains the books at %j',
    async (role, stages) => {
      const { items, total, overdue } = await readQueue(role)
      const cards = items.filter(({ kind }) => kind === 'techcard')
      expect(new Set(cards.map(({ stage }) => stage))).toEqual(new Set(stages))
      expect(items).toHaveLength(Math.min(total, 50))
      expect(items.filter(({ due }) => due && due < getToday())).toHaveLength(Math.min(overdue, 50))
      expect(items.filter(({ kind }) => kind === 'application')).toHaveLength(
        pendingStages[role]?.[0] === 'editor' ? 10 : 0,
      )
    },
  )

  it('shows chief editors the books at the author stage only once they are signed', async () => {
    const [unsignedCardId, signedCardId] = [
      await insertCard(press, { stages: ['author'] }),
      await insertCard(press, { stages: ['author'], signed: true }),
    ]
    const ids = (await readAllItems(await press.as('initiator'))).map(({ id }) => id)
    expect(ids).toContain(signedCardId)
    expect(ids).not.toContain(unsignedCardId)
  })

  it('asks to complete a textbook without an ISBN or protocols before it is printed', async () => {
    const card = await insertCard(press, { stages: ['author'], signed: true })
    const initiator = await press.as('initiator')
    const editCard = (body: BodyOf<'POST /api/tech-cards/{id}/edit'>) =>
      initiator.call('POST /api/tech-cards/{id}/edit', { params: { id: card }, body })
    const readStep = async () =>
      (await readAllItems(initiator)).find(({ kind, id }) => kind === 'techcard' && id === card)?.step
    const readLacks = async () => {
      const { board, whole } = await findLacks(card)
      expect(board).toEqual(whole)
      return whole
    }
    expect(await readStep()).toBe('sendToPrint')
    expect(await readLacks()).toEqual([])
    await editCard({ edition_type: 'textbook' })
    expect(await readStep()).toBe('fillForPrint')
    expect(await readLacks()).toEqual(['ISBN', 'methodological_council_protocol', 'scientific_council_protocol'])
    const protocol = { number: '3', date: '2026-06-24' }
    await editCard({ ISBN: '978-601-04-1234-7', methodological_council_protocol: { number: '3', date: null } })
    expect(await readLacks()).toEqual(['methodological_council_protocol', 'scientific_council_protocol'])
    await editCard({ methodological_council_protocol: protocol, scientific_council_protocol: protocol })
    expect(await readLacks()).toEqual([])
    expect(await readStep()).toBe('sendToPrint')
  })

  it('lists overdue items first, then upcoming ones, then those without a date', async () => {
    const { items } = await readQueue('typography')
    const dates = items.map(({ due }) => due ?? '9999')
    expect(dates).toEqual(dates.toSorted())
  })

  it('lists a manager’s own books before colleagues’ books with the same due date', async () => {
    const pm = await insertPerson(press, 'pm')
    const due = addDays(getToday(), 300)
    const ownCardId = await insertCard(press, { stages: ['process'], manager: pm.id, due })
    const { items } = (await pm.call('GET /api/queue', { query: { per_page: 100 } })).body
    const laterItems = items.filter((item) => !item.due || item.due > getToday())
    expect(laterItems[0]).toMatchObject({ kind: 'techcard', id: ownCardId, stage: 'process' })
    expect(items.length).toBeGreaterThan(10)
  })

  it('groups overdue items, items due today and the rest, and counts them', async () => {
    const typography = await press.as('typography')
    await insertCard(press, { stages: ['typography'], due: getToday() })
    const { items, ...counts } = (await typography.call('GET /api/queue', { query: { per_page: 100 } })).body
    const groups = items.map(({ due }) => queueGroups.indexOf(getQueueGroup(due, getToday())))
    expect(groups).toEqual(groups.toSorted((one, other) => one - other))
    expect(counts.today).toBe(groups.filter((group) => group === 1).length)
    expect(counts.overdue).toBe(groups.filter((group) => group === 0).length)
  })

  it('returns every item across its pages', async () => {
    const pm = await press.as('pm')
    const itemKeys = new Set<string>()
    const first = (await pm.call('GET /api/queue', { query: { per_page: 7 } })).body
    for (let page = 1; page <= Math.ceil(first.total / 7); page += 1)
      for (const { kind, id } of (await pm.call('GET /api/queue', { query: { per_page: 7, page } })).body.items)
        itemKeys.add(`${kind}:${id}`)
    expect(itemKeys.size).toBe(first.total)
  })

  it('of a manager lists results to approve and responses to choose from', async () => {
    const [pm, executor] = [await insertPerson(press, 'pm'), await insertPerson(press, 'executor')]
    const submittedProject = await insertProject(press, { manager: pm.id, executor: executor.id, work: 'completed' })
    const openProject = await insertProject(press, { manager: pm.id })
    const listWorkSteps = async () =>
      (await readAllItems(pm)).filter(({ kind }) => kind === 'work').map(({ id, step }) => [id, step])
    expect(await listWorkSteps()).toContainEqual([submittedProject.work, 'approveWork'])
    expect(await listWorkSteps()).not.toContainEqual([openProject.work, 'chooseExecutor'])
    await executor.call('POST /api/work-types/{id}/respond', {
      params: { id: openProject.work },
      body: { agree: true },
    })
    expect(await listWorkSteps()).toContainEqual([openProject.work, 'chooseExecutor'])
  })

  it('of accounting lists the works to pay until they are paid', async () => {
    const accounting = await press.as('accounting')
    const { work } = await insertProject(press, {
      executor: (await insertPerson(press, 'executor')).id,
      work: 'approved',
    })
    const row = (await readAllItems(accounting)).find(({ kind, id }) => kind === 'work' && id === work)
    expect(row).toMatchObject({ step: 'payWork', price: 4_800_000 })
    const paymentBody = { status: 'paid', version: row?.version } as const
    await accounting.call('POST /api/work-types/{id}/status', { params: { id: work }, body: paymentBody })
    expect((await readAllItems(accounting)).some(({ kind, id }) => kind === 'work' && id === work)).toBe(false)
  })

  it('shows whether an application is new or revised', async () => {
    const owner = await insertPerson(press, 'author')
    const id = await insertApplication(press, { owner: owner.id })
    const readStep = async () =>
      (await readAllItems(await press.as('initiator'))).find((item) => item.kind === 'application' && item.id === id)
        ?.step
    expect(await readStep()).toBe('reviewApplication')
    await press.database.db.insert(applicationRounds).values({ application_id: id, number: 1, answered_at: new Date() })
    expect(await readStep()).toBe('reviewRevision')
  })

  it('of an author contains applications to revise and books to sign', async () => {
    const author = await insertPerson(press, 'author')
    const returnedId = await insertApplication(press, { owner: author.id, status: 'revision' })
    await insertApplication(press, { owner: author.id, status: 'in process' })
    const unsignedCardId = await insertCard(press, { stages: ['author'], author: author.id })
    await insertCard(press, { stages: ['author'], author: author.id, signed: true })
    await insertCard(press, { stages: ['process'], author: author.id })
    const { body } = await author.call('GET /api/queue')
    expect(body.items.map(({ kind, id }) => [kind, id])).toEqual([
      ['application', returnedId],
      ['techcard', unsignedCardId],
    ])
    expect(body.stages.filter(({ total }) => total)).toEqual([
      { stage: 'process', total: 1, overdue: 0 },
      { stage: 'author', total: 2, overdue: 0 },
    ])
  })

  it('of an executor contains unanswered offers and works in progress', async () => {
    const [executor, other] = [await insertPerson(press, 'executor'), await insertPerson(press, 'executor')]
    const ownProject = await insertProject(press, { executor: executor.id, work: 'in progress' })
    const assignedProject = await insertProject(press, { executor: executor.id })
    const openProject = await insertProject(press, { executor: null })
    await insertProject(press, { executor: other.id, work: 'in progress' })
    const listSteps = async () => (await readAllItems(executor)).map(({ id, step }) => [id, step])
    expect(await listSteps()).toEqual(
      expect.arrayContaining([
        [ownProject.work, 'handIn'],
        [assignedProject.work, 'answerOffer'],
        [openProject.work, 'answerOffer'],
      ]),
    )
    await executor.call('POST /api/work-types/{id}/respond', {
      params: { id: openProject.work },
      body: { agree: true },
    })
    await executor.call('POST /api/work-types/{id}/respond', {
      params: { id: assignedProject.work },
      body: { agree: false },
    })
    const remainingIds = (await listSteps()).map(([id]) => id)
    expect(remainingIds).toContain(ownProject.work)
    expect(remainingIds).not.toContain(openProject.work)
    expect(remainingIds).not.toContain(assignedProject.work)
  })

  it('of a director contains overdue items only', async () => {
    const items = await readAllItems(await press.as('director'))
    expect(items.length).toBeGreaterThan(0)
    for (const { due, step } of items) expect([due && due < getToday(), step]).toEqual([true, 'lookIntoDelay'])
  })

  it.each(['partner', 'hr'] as const)('of %s is empty', async (role) => {
    expect(await readQueue(role)).toMatchObject({ items: [], total: 0, overdue: 0 })
  })

  it('counts the books at every stage for a role that sees all books', async () => {
    const { stages } = await readQueue('director')
    expect(stages.map(({ stage }) => stage)).toHaveLength(10)
    expect(stages.every(({ total }) => total > 0)).toBe(true)
    expect((await readQueue('partner')).stages).toEqual([])
  })
})

const listBoardEntries = (group: string) =>
  ['partnerKanban', 'smartKanban', 'orderKanban'].map((key) => `${group}:${key}`)

/** Adds the statistics after the home entry of a menu. */
const addStatistics = ([home = '', ...others]: string[]) => [home, 'main:statistics', ...others]

describe('the menu', () => {
  const calculatorEntries = ['sales:offers', 'sales:calculator']
  const contractEntries = ['sales:offers', 'sales:contracts', 'sales:calculator']
  const moneyEntries = [
    'money:offers',
    ...listBoardEntries('money'),
    'money:contracts',
    'money:realisation',
    'money:statements',
    'money:invoice',
    'money:accounts',
    'money:memorandum',
    'money:price-list',
    'money:calculator',
  ]
  /** The superuser has the contracts of each department as well (spec §2). */
  const departments = ['hr', 'op', 'biz'].map((kinds) => `money:contracts-${kinds}`)
  const payoutEntries = moneyEntries.flatMap((entry) =>
    entry === 'money:accounts' ? [entry, 'money:payouts'] : [entry],
  )
  const managementEntries = ['users', 'organizations', 'time-tracker', 'events-log'].map((key) => `management:${key}`)
  const paperEntry = 'production:paper'
  const cardEntries = ['main:home', 'production:kanban', 'production:techcards']
  const trackingEntries = [...cardEntries, 'production:booktracking']
  const projectEntries = [...trackingEntries, 'production:projects']
  const applicationEntries = [...projectEntries, 'production:applications']
  const allSections = [...projectEntries, 'production:books', 'production:applications']
  const entriesByRole: Record<RoleKey, string[]> = {
    director: [
      ...addStatistics(allSections),
      paperEntry,
      'sales:offers',
      ...listBoardEntries('sales'),
      'sales:contracts',
      'sales:invoice',
      'sales:realisation',
      'sales:calculator',
      ...managementEntries,
    ],
    deputy: [...applicationEntries, 'production:appstatus', paperEntry, ...calculatorEntries],
    initiator: [...applicationEntries, 'production:appstatus', paperEntry, ...calculatorEntries],
    pm: [
      ...addStatistics(projectEntries),
      'production:books',
      'production:mywallet',
      'production:applications',
      ...contractEntries,
    ],
    supervisor: [
      ...addStatistics(allSections),
      paperEntry,
      'production:typography',
      ...moneyEntries.flatMap((entry) => (entry === 'money:contracts' ? [entry, ...departments] : [entry])),
      ...managementEntries,
      'management:jobs',
      'management:press-settings',
    ],
    executor: [...cardEntries, 'production:projects', 'production:mywallet', 'sales:contracts'],
    accounting: [...addStatistics(cardEntries), 'production:books', 'production:typography', ...payoutEntries],
    typography: [...trackingEntries, paperEntry, ...listBoardEntries('sales'), 'sales:calculator'],
    stock: [...trackingEntries, 'production:books', paperEntry, ...listBoardEntries('sales')],
    partner: [
      'home',
      'offers',
      'invoice',
      'contracts',
      'kanban',
      'chat',
      'calendar',
      'todo',
      'organization',
      'profile',
      'calculator',
    ].map((key) => `main:${key}`),
    author: [
      'main:home',
      'main:booktracking',
      'main:applications',
      'main:offers',
      'main:contracts',
      'main:kanban',
      'main:chat',
      'main:calendar',
      'main:calculator',
    ],
    hr: addStatistics(['main:home', 'sales:contracts', 'management:users', 'management:time-tracker']),
  }

  it.each(roleKeys)('of %s contains the pages their role can open, under its own paths', async (role) => {
    const { body } = await (await press.as(role)).call('GET /api/menu-items')
    const menuEntries = body.flatMap(
      ({ key, children }) => children?.map((item) => `${key}:${item.key}`) ?? `main:${key}`,
    )
    const communicationEntries =
      roleByKey(role).portal === 'staff' ? ['communication:chat', 'communication:calendar', 'communication:todo'] : []
    const timeEntries = getGrantedScope(role, 'time', 'read') === 'own' ? ['communication:time-tracker'] : []
    const supportEntries = role === 'deputy' || role === 'supervisor' ? ['communication:support'] : []
    expect(menuEntries).toEqual([...entriesByRole[role], ...communicationEntries, ...timeEntries, ...supportEntries])
    for (const { icon, path } of body.flatMap((item) => [item, ...(item.children ?? [])])) {
      expect(path).toMatch(`/app/${roleByKey(role).path}/`)
      expect(icon).not.toBe('')
    }
  })

  it('shows chief editors the number of pending applications and a director the total', async () => {
    const readBadge = async (role: RoleKey) =>
      (await (await press.as(role)).call('GET /api/menu-items')).body
        .flatMap(({ children = [], ...item }) => [item, ...children])
        .find(({ key }) => key === 'applications')?.badge
    const { counts, total } = (await (await press.as('initiator')).call('GET /api/applications')).body
    expect(await readBadge('initiator')).toEqual({ count: counts['in process'], attention: true })
    expect(await readBadge('director')).toEqual({ count: total, attention: false })
    expect(await readBadge('author')).toEqual({ count: 1, attention: true })
  })
})

it('a person with an unknown role gets an executor’s menu and only their own items', async () => {
  const person = await insertPerson(press, 'executor')
  await press.database.db.update(users).set({ role_id: 99 }).where(eq(users.id, person.id))
  const menu = (await person.call('GET /api/menu-items')).body
  expect(menu[0]?.path).toBe('/app/executor/home')
  for (const { kind, step } of (await person.call('GET /api/queue')).body.items)
    expect([kind, step]).toEqual(['work', 'answerOffer'])
  expect((await person.call('GET /api/tech-cards')).body.total).toBe(0)
  expect((await person.call('GET /api/applications')).status).toBe(403)
})
