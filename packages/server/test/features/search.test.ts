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
import { applicationOf, cardOf, offerOf, projectOf, shopOrderOf, insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const pm = await insertPerson(press, 'pm')

type Query = { kind?: SearchKind; archive?: '1' }
const groups = async (q: string, who: TestPerson = pm, query: Query = {}) =>
  (await who.call('GET /api/search', { query: { q, ...query } })).body.groups
const found = async (q: string, kind: SearchKind, who?: TestPerson) =>
  (await groups(q, who)).find((group) => group.kind === kind)
const ids = async (q: string, kind: SearchKind, who?: TestPerson) =>
  (await found(q, kind, who))?.items.map(({ id }) => id) ?? []

describe('search words', () => {
  it('match Kazakh letters typed as Russian ones; titles that start with the word come first', async () => {
    const within = await cardOf(press, { book_name: 'Ескі зыңғыр туралы' })
    const [old, fresh] = [
      await cardOf(press, { book_name: 'Зыңғыр әуені' }),
      await cardOf(press, { book_name: 'Зыңғырлар елі' }),
    ]
    expect(await ids('зынгыр', 'techcard')).toEqual([fresh, old, within])
    expect(await found('зыңғыр', 'techcard')).toMatchObject({ total: 3, near: false })
  })

  it('of two letters match the beginning of a word; a single letter finds nothing', async () => {
    const id = (await insertPerson(press, 'author', 'Тимур Щу')).id
    expect(await ids('щу', 'person', { ...(await insertPerson(press, 'initiator')) })).toEqual([id])
    expect(await groups('щ')).toEqual([])
  })

  it('with one typo find the intended result and mark it as approximate', async () => {
    const id = await cardOf(press, { book_name: 'Қыраулы петрография' })
    for (const q of ['петрогрофия', 'петрогафия', 'пертография', 'кыраулы питрография'])
      expect(await found(q, 'techcard')).toMatchObject({ near: true, total: 1, items: [{ id }] })
    expect(await found('петрогрофея', 'techcard')).toBeUndefined()
    expect(await found('петрография', 'techcard')).toMatchObject({ near: false, items: [{ id }] })
  })

  it('find archived items only on request', async () => {
    const id = await cardOf(press, { book_name: 'Мұрағат жезтырнағы' })
    await db.update(techCards).set({ is_archieve: true }).where(eq(techCards.id, id))
    expect(await groups('жезтырнағы')).toEqual([])
    expect(await groups('жезтырнағы', pm, { archive: '1' })).toMatchObject([{ items: [{ id, is_archieve: true }] }])
  })

  it('return five results among other kinds, all results for one kind, and the total', async () => {
    for (let time = 0; time < 7; time += 1) await cardOf(press, { book_name: `Жетіқарақшы ${time}` })
    const limitedGroup = await found('жетіқарақшы', 'techcard')
    expect(limitedGroup?.total).toBe(7)
    expect(limitedGroup?.items).toHaveLength(5)
    const [alone] = await groups('жетіқарақшы', pm, { kind: 'techcard' })
    expect(alone?.items).toHaveLength(7)
  })
})

describe('a number', () => {
  it('of a card finds that card first in every spelling', async () => {
    const id = await cardOf(press, { book_name: 'Нөмірлі кітап' })
    await cardOf(press, { book_name: `Том ${id}` })
    for (const q of [`ТК-${id}`, `tk-${id}`, `TC ${id}`, String(id)])
      expect([q, (await ids(q, 'techcard'))[0]]).toEqual([q, id])
  })

  it('of an offer finds that offer first in every script', async () => {
    const supervisor = await insertPerson(press, 'supervisor')
    const id = await offerOf(press, { number: '0977' })
    await offerOf(press, { number: '9770', recipient_name: 'ЖШС 0977' })
    for (const q of ['КП-0977', 'KP-0977', 'КҰ-977', 'кп 977', '977'])
      expect([q, (await ids(q, 'offer', supervisor))[0]]).toEqual([q, id])
  })

  it('of a book is its ISBN with or without hyphens', async () => {
    const isbn = '978-601-03-0070-5'
    const card = await cardOf(press, { book_name: 'ISBN тақырыбы' })
    await db
      .update(techCards)
      .set({ ISBN: isbn.replaceAll('-', '') })
      .where(eq(techCards.id, card))
    const [book] = await db
      .insert(books)
      .values({ book_name: 'Ескі кітап', language: 'kz', ISBN: isbn })
      .returning({ id: books.id })
    for (const q of [isbn, isbn.replaceAll('-', ''), '978 601 03 0070 5']) {
      expect([q, await ids(q, 'techcard')]).toEqual([q, [card]])
      expect([q, await ids(q, 'book')]).toEqual([q, [book?.id]])
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
      expect(await groups('шимайбет', who)).toMatchObject([{ kind: 'message', total: 1, items: [item] }])
    expect(await groups('шимайбет', stranger)).toEqual([])
    await db.delete(conversationMembers).where(eq(conversationMembers.user_id, other.id))
    expect(await groups('шимайбет', other)).toEqual([])
  })
})

describe('a search with one failing kind', () => {
  it('marks it as failed and still finds the others', async () => {
    const broken = await openPress()
    const supervisor = await insertPerson(broken, 'supervisor')
    const id = await cardOf(broken, { book_name: 'Бүтін кітап' })
    await broken.database.db.execute(sql`alter table shop_orders rename to lost_orders`)
    const { status, body } = await supervisor.call('GET /api/search', { query: { q: 'Бүтін кітап' } })
    expect(status).toBe(200)
    expect(body.groups).toMatchObject([
      { kind: 'techcard', failed: false, items: [{ id }] },
      { kind: 'shoporder', failed: true, total: 0, items: [] },
    ])
  })
})

/** Puts a word into rows of every kind: rows of `owner`, and rows of another person with the same role. */
async function everythingOf(word: string, role: RoleKey, owner: TestPerson): Promise<void> {
  for (const { id } of [owner, await insertPerson(press, role, `${word} екінші`)]) {
    const [organization] = await db.insert(organizations).values({ name: word }).returning()
    await db.update(profiles).set({ organization_id: organization?.id }).where(eq(profiles.user_id, id))
    await applicationOf(press, { owner: id, book_name: word })
    const whose = role === 'executor' ? { executor: id } : { author: id }
    await cardOf(press, { book_name: word, stages: ['done'], ...whose })
    await projectOf(press, { name: word, executor: role === 'executor' ? id : pm.id })
    await offerOf(press, { user_id: id, titles: word })
    await offerOf(press, { user_id: id, titles: word, hide_from_publisher: true })
    await db
      .update(shopOrders)
      .set({ titles: word })
      .where(eq(shopOrders.id, await shopOrderOf(press)))
    await db.insert(contracts).values({
      kind: 'author',
      status: 'sent',
      number: `${word} ${id}`,
      date: '2026-01-15',
      party_name: word,
      party_id: id,
    })
    const [talk] = await db.insert(conversations).values({ type: 'group', chat_name: word }).returning()
    await db.insert(conversationMembers).values({ conversation_id: talk?.id as number, user_id: id })
    await db.execute(sql`insert into messages (conversation_id, user_id, client_id, content)
      values (${talk?.id}, ${id}, ${randomUUID()}, ${word})`)
  }
}

/** Returns the ids of the rows that a list of a kind shows; none if the list is refused. */
async function listed(who: TestPerson, role: RoleKey, kind: SearchKind, word: string): Promise<number[]> {
  const search = { query: { search: word } }
  const read = async <Name extends CallName>(
    name: Name,
    of: (body: AnswerOf<Name>) => readonly { id: number }[],
    request: { query?: Record<string, string | number>; params?: Record<string, number> } = search,
  ) => {
    const { status, body } = await who.call(name, request)
    return status === 200 ? of(body).map(({ id }) => id) : []
  }
  switch (kind) {
    case 'techcard':
      return read('GET /api/tech-cards', ({ techcards }) => techcards)
    case 'book':
      return read('GET /api/books', (body) => body.books)
    case 'application':
      return read('GET /api/applications', ({ applications }) => applications)
    case 'project':
      return read('GET /api/projects', ({ projects }) => projects)
    case 'offer':
      return read('GET /api/offers', ({ data }) => data)
    case 'shoporder':
      return read('GET /api/shop-orders', ({ orders }) => orders)
    case 'organization':
      return read('GET /api/organizations', (body) => body.organizations)
    case 'contract':
      return read('GET /api/contracts', (body) => body.contracts)
    case 'person': {
      const { contacts } = (await who.call('GET /api/contacts')).body
      return contacts.filter(({ name }) => name.startsWith(word)).map(({ id }) => id)
    }
    case 'message': {
      const { conversations: talks } = (await who.call('GET /api/conversations')).body
      const threads = await Promise.all(
        talks.map(({ id }) =>
          read('GET /api/messages/{conversationId}', ({ messages }) => messages, { params: { conversationId: id } }),
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
    await everythingOf(word, role, who)
    for (const kind of searchKinds) {
      const [group] = await groups(word, who, { kind })
      const shownIds = await listed(who, role, kind, word)
      const all = kind === 'person' && getGrantedScope(role, 'users', 'read') ? await namesakes(word) : shownIds
      expect([kind, new Set(group?.items.map(({ id }) => id))]).toEqual([kind, new Set(all)])
    }
  })
})

/**
 * Returns the ids of all people with this name. People who manage accounts also find themselves; other people do not, because they
 * search for someone to write to.
 */
const namesakes = async (word: string): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`select id from users where name like ${`${word}%`}`)
  return rows.map(({ id }) => id)
}
