import { getGrantedScope, stageKeys, type SearchKind } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { isoTimestampSql } from '../../database/rows.ts'
import { visibleApplicationsClause } from '../shared/applications.ts'
import { visibleBooksClause } from '../shared/books.ts'
import { presenceJsonSql, reachableUsersClause } from '../shared/chat/contacts.ts'
import { visibleContractsClause } from '../shared/contracts.ts'
import { visibleOffersClause } from '../shared/offers/visibility.ts'
import { visibleOrganizationsClause } from '../shared/organizations/visibility.ts'
import { visibleProjectsClause } from '../shared/projects.ts'
import { cardOfferIdSql } from '../shared/tech-cards/offer-number.ts'
import { visibleCardsClause } from '../shared/tech-cards/visibility.ts'

/** How the rows of one kind are searched. */
export interface SearchableKind {
  table: string
  /**
   * The condition for the rows that the person sees, the same rows as in the lists of that kind; undefined if the person has no
   * such list.
   */
  buildVisibleClause: (person: Person) => SQL | undefined
  /** The data of a found row; pictures are given as file ids. */
  buildItemJson: (person: Person) => SQL
  joins?: SQL
  /** The text to search, normalized by `press_search`. @default the `search` column */
  text?: SQL
  /** The condition for archived rows, which are shown only if the search includes the archive. */
  archivedClause?: SQL
  /** The column with the number of a card or an offer. */
  number?: { of: 'card' | 'offer'; column: SQL }
  /** Whether the search tolerates typos. */
  isTypoTolerant: boolean
}

const buildPersonJsonSql = (table: string): SQL =>
  sql.raw(`case when ${table}.id is not null then json_build_object('id', ${table}.id, 'name', ${table}.name,
    'role_id', ${table}.role_id, 'avatar', ${table}.avatar_file_id) end`)

const stageKeysSql = sql.raw(`'{${stageKeys.join()}}'::text[]`)

export const kinds: Record<SearchKind, SearchableKind> = {
  techcard: {
    table: 'tech_cards',
    buildVisibleClause(viewer) {
      const scope = getGrantedScope(viewer.role, 'techCards', 'read')
      return scope && visibleCardsClause(scope, viewer)
    },
    archivedClause: sql`tech_cards.is_archieve`,
    number: { of: 'card', column: sql`tech_cards.id` },
    isTypoTolerant: true,
    joins: sql`left join users managers on managers.id = tech_cards.project_manager_id`,
    buildItemJson: (viewer) => sql`json_build_object('id', tech_cards.id, 'book_name', tech_cards.book_name,
      'authors', tech_cards.authors, 'language', tech_cards.language, 'src_cover', tech_cards.cover_file_id,
      'stage', (${stageKeysSql})[1 + tech_cards.stage], 'stage_since', ${isoTimestampSql('tech_cards.stage_since')},
      'is_archieve', tech_cards.is_archieve, 'quantity', tech_cards.quantity, 'due', tech_cards.due,
      'project_manager', ${buildPersonJsonSql('managers')},
      'offer', (select json_build_object('id', made.id, 'number', made.number, 'progress', made.progress)
        from offers made where made.id = ${cardOfferIdSql(viewer)}))`,
  },

  book: {
    table: 'books',
    buildVisibleClause(viewer) {
      const scope = getGrantedScope(viewer.role, 'techCards', 'read')
      return scope && visibleBooksClause(scope, viewer)
    },
    number: { of: 'card', column: sql`books.tech_card_id` },
    isTypoTolerant: true,
    buildItemJson: () => sql`json_build_object('id', books.id, 'book_name', books.book_name, 'authors', books.authors,
      'language', books.language, 'src_cover', books.cover_file_id, 'techcard_id', books.tech_card_id,
      'ISBN', books."ISBN", 'year', books.year, 'copies_left', books.copies_left)`,
  },

  application: {
    table: 'applications',
    buildVisibleClause(viewer) {
      const scope = getGrantedScope(viewer.role, 'applications', 'read')
      return scope && visibleApplicationsClause(scope, viewer)
    },
    isTypoTolerant: true,
    buildItemJson: () => sql`json_build_object('id', applications.id, 'book_name', applications.book_name,
      'authors', applications.authors, 'language', applications.language, 'status', applications.status,
      'due', applications.due, 'created_at', ${isoTimestampSql('applications.created_at')})`,
  },

  project: {
    table: 'projects',
    buildVisibleClause(viewer) {
      const scope = getGrantedScope(viewer.role, 'projects', 'read')
      return scope && visibleProjectsClause(scope, viewer)
    },
    number: { of: 'card', column: sql`projects.tech_card_id` },
    isTypoTolerant: true,
    joins: sql`join tech_cards cards on cards.id = projects.tech_card_id
      left join users managers on managers.id = projects.manager_id`,
    buildItemJson: () => sql`json_build_object('id', projects.id, 'name', projects.name, 'book_name', cards.book_name,
      'authors', cards.authors, 'language', cards.language, 'src_cover', cards.cover_file_id,
      'techcard_id', cards.id, 'status', projects.status, 'deadline', projects.deadline,
      'manager', ${buildPersonJsonSql('managers')})`,
  },

  offer: {
    table: 'offers',
    buildVisibleClause(viewer) {
      const scope = getGrantedScope(viewer.role, 'offers', 'read')
      return scope && visibleOffersClause(scope, viewer)
    },
    archivedClause: sql`offers.status = 'archieve'`,
    number: { of: 'offer', column: sql`offers.number` },
    isTypoTolerant: true,
    buildItemJson: () => sql`json_build_object('id', offers.id, 'number', offers.number, 'date', offers.date,
      'recipient_name', offers.recipient_name, 'book_name', coalesce(offers.items -> 0 ->> 'name', ''),
      'more', greatest(jsonb_array_length(offers.items) - 1, 0), 'status', offers.status, 'sum', offers.sum,
      'progress', offers.progress)`,
  },

  shoporder: {
    table: 'shop_orders',
    buildVisibleClause: ({ role }) => (getGrantedScope(role, 'shopOrders', 'read') ? sql`true` : undefined),
    isTypoTolerant: true,
    buildItemJson: () => sql`json_build_object('id', shop_orders.id, 'customer_name', shop_orders.customer_name,
      'titles', shop_orders.titles, 'status', shop_orders.status, 'sum', shop_orders.sum,
      'created_at', ${isoTimestampSql('shop_orders.created_at')})`,
  },

  contract: {
    table: 'contracts',
    buildVisibleClause(viewer) {
      const scope = getGrantedScope(viewer.role, 'contracts', 'read')
      return scope && visibleContractsClause({ scope, person: viewer })
    },
    text: sql`press_search(contracts.number || ' ' || contracts.party_name)`,
    isTypoTolerant: false,
    buildItemJson: () => sql`json_build_object('id', contracts.id, 'number', contracts.number,
      'party_name', contracts.party_name, 'kind', contracts.kind, 'status', contracts.status,
      'ends_on', contracts.ends_on)`,
  },

  organization: {
    table: 'organizations',
    buildVisibleClause(viewer) {
      const scope = getGrantedScope(viewer.role, 'organizations', 'read')
      return scope && visibleOrganizationsClause({ scope, person: viewer })
    },
    isTypoTolerant: true,
    buildItemJson: () => sql`json_build_object('id', organizations.id, 'name', organizations.name,
      'IIN', coalesce(organizations.bin, ''))`,
  },

  /** People who manage accounts find everyone. Other people find only those whom they may write to. */
  person: {
    table: 'users',
    buildVisibleClause: (viewer) =>
      getGrantedScope(viewer.role, 'users', 'read')
        ? sql`users.merged_into is null and users.removed_at is null`
        : reachableUsersClause(viewer),
    isTypoTolerant: true,
    buildItemJson: () => sql`json_build_object('id', users.id, 'name', users.name, 'role_id', users.role_id,
      'avatar', users.avatar_file_id,
      'status', case when (${presenceJsonSql('users')} ->> 'present')::boolean then 'active' else 'offline' end)`,
  },

  /** The search in messages tolerates no typos: among a million messages, too many look alike. */
  message: {
    table: 'messages',
    buildVisibleClause: ({ id }) =>
      sql`messages.conversation_id in (select conversation_id from conversation_members where user_id = ${id})`,
    isTypoTolerant: false,
    joins: sql`join users writers on writers.id = messages.user_id
      join conversations talks on talks.id = messages.conversation_id
      left join tech_cards about on about.id = talks.tech_card_id`,
    buildItemJson: () => sql`json_build_object('id', messages.id, 'conversation_id', talks.id,
      'chat_name', coalesce(talks.chat_name, about.book_name), 'content', messages.content,
      'user', ${buildPersonJsonSql('writers')}, 'created_at', ${isoTimestampSql('messages.created_at')})`,
  },
}
