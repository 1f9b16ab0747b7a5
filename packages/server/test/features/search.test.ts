import { randomUUID } from 'node:crypto'
import type { AnswerOf, CallName } from '@press/contract'
import { getGrantedScope, roleKeys, searchKinds, type RoleKey, type SearchKind } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  books,
  contracts,
  conversationMembers,
  conversations,
  organizations,
  profiles,
  shopOrders,
  techCards,
} from '../../src/database/schema.ts'
import {
  insertApplication,
  insertCard,
  insertOffer,
  insertProject,
  insertShopOrder,
  insertPerson,
  type TestPerson,
} from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const pm = await insertPerson(press, 'pm')

type Query = { kind?: SearchKind; archive?: '1' }
const searchGroups = async (q: string, who: TestPerson = pm, query: Query = {}) =>
  (await who.call('GET /api/search', { query: { q, ...query } })).body.groups
const findGroup = async (q: string, kind: SearchKind, who?: TestPerson) =>
  (await searchGroups(q, who)).find((group) => group.kind === kind)
const findIds = async (q: string, kind: SearchKind, who?: TestPerson) =>
  (await findGroup(q, kind, who))?.items.map(({ id }) => id) ?? []

describe('search words', () => {
  it('match Kazakh letters typed as Russian ones; titles that start with the word come first', async () => {
    const cardWithWordInsideId = await insertCard(press, { book_name: 'Ескі зыңғыр туралы' })
    const [oldCardId, newCardId] = [
      await insertCard(press, { book_name: 'Зыңғыр әуені' }),
      await insertCard(press, { book_name: 'Зыңғырлар елі' }),
    ]
    expect(await findIds('зынгыр', 'techcard')).toEqual([newCardId, oldCardId, cardWithWordInsideId])
    expect(await findGroup('зыңғыр', 'techcard')).toMatchObject({ total: 3, near: false })
  })

  it('of two letters match the beginning of a word; a single letter finds nothing', async () => {
    const id = (await insertPerson(press, 'author', 'Тимур Щу')).id
    expect(await findIds('щу', 'person', { ...(await insertPerson(press, 'initiator')) })).toEqual([id])
    expect(await searchGroups('щ')).toEqual([])
  })

  it('with one typo find the intended result and mark it as approximate', async () => {
    const id = await insertCard(press, { book_name: 'Қыраулы петрография' })
    for (const q of ['петрогрофия', 'петрогафия', 'пертография', 'кыраулы питрография'])
      expect(await findGroup(q, 'techcard')).toMatchObject({ near: true, total: 1, items: [{ id }] })
    expect(await findGroup('петрогрофея', 'techcard')).toBeUndefined()
    expect(await findGroup('петрография', 'techcard')).toMatchObject({ near: false, items: [{ id }] })
  })

  it('find archived items only on request', async () => {
    const id = await insertCard(press, { book_name: 'Мұрағат жезтырнағы' })
    await db.update(techCards).set({ is_archieve: true }).where(eq(techCards.id, id))
    expect(await searchGroups('жезтырнағы')).toEqual([])
    expect(await searchGroups('жезтырнағы', pm, { archive: '1' })).toMatchObject([
      { items: [{ id, is_archieve: true }] },
    ])
  })

  it('return five results among other kinds, all results for one kind, and the total', async () => {
    for (let time = 0; time < 7; time += 1) await insertCard(press, { book_name: `Жетіқарақшы ${time}` })
    const limitedGroup = await findGroup('жетіқарақшы', 'techcard')
    expect(limitedGroup?.total).toBe(7)
    expect(limitedGroup?.items).toHaveLength(5)
    const [singleKindGroup] = await searchGroups('жетіқарақшы', pm, { kind: 'techcard' })
    expect(singleKindGroup?.items).toHaveLength(7)
  })
})

describe('a number', () => {
  it('of a card finds that card first in every spelling', async () => {
    const id = await insertCard(press, { book_name: 'Нөмірлі кітап' })
    await insertCard(press, { book_name: `Том ${id}` })
    for (const q of [`ТК-${id}`, `tk-${id}`, `TC ${id}`, String(id)])
      expect([q, (await findIds(q, 'techcard'))[0]]).toEqual([q, id])
  })

  it('of an offer finds that offer first in every script', async () => {
    const supervisor = await insertPerson(press, 'supervisor')
    const id = await insertOffer(press, { number: '0977' })
    await insertOffer(press, { number: '9770', recipient_name: 'ЖШС 0977' })
    for (const q of ['КП-0977', 'KP-0977', 'КҰ-977', 'кп 977', '977'])
      expect([q, (await findIds(q, 'offer', supervisor))[0]]).toEqual([q, id])
  })

  it('of a book is its ISBN with or without hyphens', async () => {
    const isbn = '978-601-03-0070-5'
    const card = await insertCard(press, { book_name: 'ISBN тақырыбы' })
    await db
      .update(techCards)
      .set({ ISBN: isbn.replaceAll('-', '') })
      .where(eq(techCards.id, card))
    const [book] = await db
      .insert(books)
      .values({ book_name: 'Ескі кітап', language: 'kz', ISBN: isbn })
      .returning({ id: books.id })
    for (const q of [isbn, isbn.replaceAll('-', ''), '978 601 03 0070 5']) {
      expect([q, await findIds(q, 'techcard')]).toEqual([q, [card]])
      expect([q, await findIds(q, 'book')]).toEqual([q, [book?.id]])
    }
  })
})

describe('messages', () => {
  it('are found by members of the conversation only', async () => {
    const [one, other, stranger] = [await insertPerson(press, 'pm'), await insertPerson(press, 'stock'), pm]
    const { body } = await one.call('POST /api/conversations', {
      body: { type: 'group', chat_name: 'Мұқаба', user_ids: [other.id] },
    })
    const conversation_id = body.conversation.id
    await one.call('POST /api/messages', {
      body: { conversation_id, client_id: randomUUID(), content: 'Шимайбет қашан келеді?' },
    })
    const item = { conversation_id, chat_name: 'Мұқаба', content: 'Шимайбет қашан келеді?', user: { id: one.id } }
    for (const who of [one, other])
      expect(await searchGroups('шимайбет', who)).toMatchObject([{ kind: 'message', total: 1, items: [item] }])
    expect(await searchGroups('шимайбет', stranger)).toEqual([])
    await db.delete(conversationMembers).where(eq(conversationMembers.user_id, other.id))
    expect(await searchGroups('шимайбет', other)).toEqual([])
  })
})

describe('a search with one failing kind', () => {
  it('marks it as failed and still finds the others', async () => {
    const brokenPress = await openPress()
    const supervisor = await insertPerson(brokenPress, 'supervisor')
    const id = await insertCard(brokenPress, { book_name: 'Бүтін кітап' })
    await brokenPress.database.db.execute(sql`alter table shop_orders rename to lost_orders`)
    const { status, body } = await supervisor.call('GET /api/search', { query: { q: 'Бүтін кітап' } })
    expect(status).toBe(200)
    expect(body.groups).toMatchObject([
      { kind: 'techcard', failed: false, items: [{ id }] },
      { kind: 'shoporder', failed: true, total: 0, items: [] },
    ])
  })
})

/** Puts a word into rows of every kind: rows of `owner`, and rows of another person with the same role. */
async function insertEverything(word: string, role: RoleKey, owner: TestPerson): Promise<void> {
  for (const { id } of [owner, await insertPerson(press, role, `${word} екінші`)]) {
    const [organization] = await db.insert(organizations).values({ name: word }).returning()
    await db.update(profiles).set({ organization_id: organization?.id }).where(eq(profiles.user_id, id))
    await insertApplication(press, { owner: id, book_name: word })
    const ownerFields = role === 'executor' ? { executor: id } : { author: id }
    await insertCard(press, { book_name: word, stages: ['done'], ...ownerFields })
    await insertProject(press, { name: word, executor: role === 'executor' ? id : pm.id })
    await insertOffer(press, { user_id: id, titles: word })
    await insertOffer(press, { user_id: id, titles: word, hide_from_publisher: true })
    await db
      .update(shopOrders)
      .set({ titles: word })
      .where(eq(shopOrders.id, await insertShopOrder(press)))
    await db.insert(contracts).values({
      kind: 'author',
      status: 'sent',
      number: `${word} ${id}`,
      date: '2026-01-15',
      party_name: word,
      party_id: id,
    })
    const [insertedChat] = await db.insert(conversations).values({ type: 'group', chat_name: word }).returning()
    await db.insert(conversationMembers).values({ conversation_id: insertedChat?.id as number, user_id: id })
    await db.execute(sql`insert into messages (conversation_id, user_id, client_id, content)
      values (${insertedChat?.id}, ${id}, ${randomUUID()}, ${word})`)
  }
}

/** Returns the ids of the rows that a list of a kind shows; none if the list is refused. */
async function listShownIds(who: TestPerson, role: RoleKey, kind: SearchKind, word: string): Promise<number[]> {
  const search = { query: { search: word } }
  const readIds = async <Name extends CallName>(
    name: Name,
    getRows: (body: AnswerOf<Name>) => readonly { id: number }[],
    request: { query?: Record<string, string | number>; params?: Record<string, number> } = search,
  ) => {
    const { status, body } = await who.call(name, request)
    return status === 200 ? getRows(body).map(({ id }) => id) : []
  }
  switch (kind) {
    case 'techcard':
      return readIds('GET /api/tech-cards', ({ techcards }) => techcards)
    case 'book':
      return readIds('GET /api/books', (body) => body.books)
    case 'application':
      return readIds('GET /api/applications', ({ applications }) => applications)
    case 'project':
      return readIds('GET /api/projects', ({ projects }) => projects)
    case 'offer':
      return readIds('GET /api/offers', ({ data }) => data)
    case 'shoporder':
      return readIds('GET /api/shop-orders', ({ orders }) => orders)
    case 'organization':
      return readIds('GET /api/organizations', (body) => body.organizations)
    case 'contract':
      return readIds('GET /api/contracts', (body) => body.contracts)
    case 'person': {
      const { contacts } = (await who.call('GET /api/contacts')).body
      return contacts.filter(({ name }) => name.startsWith(word)).map(({ id }) => id)
    }
    case 'message': {
      const { conversations: talks } = (await who.call('GET /api/conversations')).body
      const threads = await Promise.all(
        talks.map(({ id }) =>
          readIds('GET /api/messages/{conversationId}', ({ messages }) => messages, { params: { conversationId: id } }),
        ),
      )
      return threads.flat()
    }
  }
}

describe.each(roleKeys)('the search of %s', (role) => {
  it('finds exactly what their lists show', async () => {
    const word = `Жұмбақ${role}`
    const who = await insertPerson(press, role, `${word} бірінші`)
    await insertEverything(word, role, who)
    for (const kind of searchKinds) {
      const [group] = await searchGroups(word, who, { kind })
      const shownIds = await listShownIds(who, role, kind, word)
      const expectedIds =
        kind === 'person' && getGrantedScope(role, 'users', 'read') ? await findNamesakeIds(word) : shownIds
      expect([kind, new Set(group?.items.map(({ id }) => id))]).toEqual([kind, new Set(expectedIds)])
    }
  })
})

/**
 * Returns the ids of all people with this name. People who manage accounts also find themselves; other people do not, because they
 * search for someone to write to.
 */
const findNamesakeIds = async (word: string): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`select id from users where name like ${`${word}%`}`)
  return rows.map(({ id }) => id)
}
