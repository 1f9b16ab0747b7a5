import type { ParsedQuery } from '@press/contract'
import {
  parseNumberQuery,
  buildWordPattern,
  buildSearchPattern,
  foldKazakhLetters,
  minTypoTolerantLength,
  searchLimits,
  type SearchKind,
  createFuzzyMatcher,
  type FoundGroup,
  isSearchable,
  searchKinds,
} from '@press/domain'
import { parseIsbn } from '@press/domain/identifiers/isbn'
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Person } from '../../auth/person.ts'
import { foldedSearchSql } from '../../database/columns.ts'
import type { Db } from '../../database/database.ts'
import { queryJsonText } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { type SearchableKind, kinds } from './kinds.ts'

/**
 * Replaces file ids with thumbnail URLs in JSON that PostgreSQL has written. User text cannot be mistaken for such a field, because
 * quotes inside a string are escaped.
 */
export const insertImageUrls = (json: string, files: Pick<Files, 'imageUrl'>): string =>
  json.replace(
    /"(src_cover|src_fpage|avatar)"( ?: ?)(\d+)/g,
    (_match, field: string, colon: string, id: string) => `"${field}"${colon}"${files.imageUrl(Number(id), 'thumb')}"`,
  )

interface Context {
  db: Db
  files: Files
  person: Person
  log: FastifyBaseLogger
}
type Query = ParsedQuery<'GET /api/search'>

/**
 * The minimum word similarity of a row that is compared more closely. One wrong letter in a word of five letters leaves about half
 * of the word's trigrams.
 */
const similarityThreshold = '0.5'
/** The maximum number of words of a query that are searched; further words do not improve the result. */
const maxWords = 8

/** A parsed query: all its words, and the card or offer number that it may contain. */
interface SearchTerms {
  /** The regular expressions of the words. */
  words: readonly string[]
  /** The regular expression of the whole query, for text that starts with it. */
  whole: string
  card: number | null
  offer: string | null
  /** The text for the search that tolerates typos; empty if the query is a number of a card, an offer or a book. */
  queryText: string
}

function parseTerms(query: string): SearchTerms {
  const { card, offer, words: typedWords } = parseNumberQuery(query)
  const isbn = parseIsbn(query)
  // A card stores its ISBN as entered, with or without hyphens.
  if (isbn) return { words: [`(?:${isbn.isbn13}|${isbn.hyphenated})`], whole: isbn.isbn13, card, offer, queryText: '' }
  const words = typedWords.split(/\s+/u).slice(0, maxWords).map(buildWordPattern)
  return { words, whole: buildSearchPattern(typedWords), card, offer, queryText: card || offer ? '' : typedWords }
}

const joinConditions = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `)

/** Selects the best rows of a kind as JSON, with the total. `searched` is the text of each row, for a closer comparison. */
function selectBestRowsJson(kind: SearchableKind, person: Person, rankSql: SQL, where: SQL, limit: number): SQL {
  const table = sql.identifier(kind.table)
  return sql`with found as materialized (
      select ${table}.id, ${rankSql} as rank from ${table} where ${where}),
    best as (select id, rank from found order by rank, id desc limit ${sql.raw(String(limit))})
    select json_build_object('total', (select count(*) from found), 'items', coalesce(
      json_agg(json_build_object('item', ${kind.buildItemJson(person)}, 'searched', ${getSearchText(kind)})
        order by best.rank, best.id desc), '[]'))
    from best join ${table} on ${table}.id = best.id ${kind.joins ?? sql``}`
}

const getSearchText = ({ text, table }: SearchableKind): SQL => text ?? sql`${sql.identifier(table)}.search`

/** Finds exact matches: numbers first, then text that starts with the query. */
function selectExactMatches(kind: SearchableKind, person: Person, terms: SearchTerms, where: SQL, limit: number): SQL {
  const text = getSearchText(kind)
  const number = kind.number && terms[kind.number.of]
  const rankSql = sql`case ${number ? sql`when ${kind.number?.column} = ${number} then 0` : sql``}
    when ${text} ~ ${`^${terms.whole}`} then 1 else 2 end`
  return selectBestRowsJson(
    kind,
    person,
    rankSql,
    joinConditions([where, ...terms.words.map((word) => sql`${text} ~ ${word}`)]),
    limit,
  )
}

/** Finds similar text by word similarity. The caller compares the results more closely. */
function selectSimilarMatches(kind: SearchableKind, person: Person, searchedText: string, where: SQL): SQL {
  const text = sql`(${sql.raw(foldedSearchSql)})`
  const words = foldKazakhLetters(searchedText).split(' ').slice(0, maxWords)
  const longWords = words.filter((word) => word.length >= minTypoTolerantLength)
  const rankSql = sql`- (${sql.join(
    longWords.map((word) => sql`word_similarity(${word}, ${text})`),
    sql` + `,
  )})`
  const similarityClauses = longWords.map((word) => sql`${word} <% ${text}`)
  return selectBestRowsJson(
    kind,
    person,
    rankSql,
    joinConditions([where, ...similarityClauses]),
    searchLimits.maxRowsOfOneKind,
  )
}

interface Answer {
  total: number
  items: { item: unknown; searched: string }[]
}

async function queryMatches(db: Db, files: Files, statement: SQL): Promise<Answer> {
  return JSON.parse(insertImageUrls(await queryJsonText(db, statement), files)) as Answer
}

/** Runs a query with a lower similarity threshold than PostgreSQL's default. */
const queryFuzzyMatches = (db: Db, files: Files, statement: SQL): Promise<Answer> =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local pg_trgm.word_similarity_threshold = ${similarityThreshold}`))
    const { rows } = await tx.execute<{ json: string }>(sql`select (${statement})::text as json`)
    return JSON.parse(insertImageUrls(rows[0]?.json ?? '{}', files)) as Answer
  })

async function findGroup({ db, files, person }: Context, key: SearchKind, query: Query, terms: SearchTerms) {
  const kind = kinds[key]
  const visible = kind.buildVisibleClause(person)
  if (!visible) return undefined
  const where = kind.archivedClause && !query.archive ? sql`${visible} and not ${kind.archivedClause}` : visible
  const limit = query.kind ? searchLimits.maxRowsOfOneKind : searchLimits.maxRowsPerKind
  const exactMatches = await queryMatches(db, files, selectExactMatches(kind, person, terms, where, limit))
  if (exactMatches.total > 0) return createGroup(key, exactMatches.total, exactMatches.items)
  if (!kind.isTypoTolerant || !mayBeMistyped(terms.queryText)) return undefined
  const isSimilar = createFuzzyMatcher(terms.queryText)
  const fuzzyMatches = await queryFuzzyMatches(db, files, selectSimilarMatches(kind, person, terms.queryText, where))
  const items = fuzzyMatches.items.filter(({ searched }) => isSimilar(searched))
  return items.length > 0 ? createGroup(key, items.length, items.slice(0, limit), true) : undefined
}

const mayBeMistyped = (searchedText: string): boolean =>
  foldKazakhLetters(searchedText)
    .split(' ')
    .some((word) => word.length >= minTypoTolerantLength)

const createGroup = (kind: SearchKind, total: number, bestItems: Answer['items'], isNear = false) =>
  ({ kind, total, near: isNear, failed: false, items: bestItems.map(({ item }) => item) }) as FoundGroup

/** Searches all kinds. A kind that cannot be read reports the failure and leaves the others unaffected. */
export async function search(context: Context, query: Query): Promise<FoundGroup[]> {
  if (!isSearchable(query.q)) return []
  const terms = parseTerms(query.q)
  const requestedKinds = query.kind ? [query.kind] : searchKinds
  const answers = await Promise.allSettled(requestedKinds.map((kind) => findGroup(context, kind, query, terms)))
  if (answers.every(({ status }) => status === 'rejected')) throw (answers[0] as PromiseRejectedResult).reason
  return answers.flatMap((answer, index): FoundGroup[] => {
    if (answer.status === 'fulfilled') return answer.value ? [answer.value] : []
    const kind = requestedKinds[index] as SearchKind
    context.log.error({ err: answer.reason, kind }, 'the search for one kind of rows failed')
    return [{ kind, total: 0, near: false, failed: true, items: [] }]
  })
}
