import type { LogFormat, ParsedQuery } from '@press/contract'
import { parseUserAgent, isByShop, roleById, type LogRow } from '@press/domain'
import { formatDate, logWords, type Locale } from '@press/i18n/node'
import type { SQL } from 'drizzle-orm'
import { Readable } from 'node:stream'
import { csvWriter } from '../../app/csv.ts'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Files } from '../../files/files.ts'
import type { Translate } from '../../texts.ts'
import { lastCheck, sealStateOf } from './check.ts'
import { readEntries } from './queries.ts'

/** The number of entries that are in memory at a time. */
const some = 500

const columns = [
  'id',
  'at',
  'by',
  'role',
  'what',
  'object',
  'changes',
  'ip',
  'agent',
  'hash',
  'seal',
  'sealHash',
  'seals',
] as const

/** Records that a person exports the log, before the export begins: an interrupted export has disclosed data too. */
export const recordExport = (
  db: Db,
  person: Person,
  { format, from, to, search }: ParsedQuery<'GET /api/events-log/export'>,
): Promise<number> =>
  db.transaction((tx) =>
    recordEvent(tx, 'account.logExported', person, { format, since: from, until: to, note: search }),
  )

interface Means {
  db: Db
  files: Files
  t: Translate
  locale: Locale
}

/** Yields all entries that match a condition, latest first, each with the state of its seal. */
async function* eachEntry({ db, files }: Means, condition: SQL) {
  const sealsOf = await sealStateOf(db, await lastCheck(db))
  let before: number | undefined
  for (;;) {
    const page = await readEntries(db, files, condition, { before, count: some })
    for (const entry of page) yield { ...entry, seals: sealsOf({ first: entry.id, last: entry.id }) }
    before = page.at(-1)?.id
    if (page.length < some) return
  }
}

async function* linesOf(means: Means, condition: SQL) {
  for await (const entry of eachEntry(means, condition)) yield `${JSON.stringify(entry)}\n`
}

const whoOf = ({ by, ip, type }: LogRow, t: Translate): string =>
  by?.name ?? t(isByShop(type) ? 'events-log:shop' : ip === null ? 'events-log:press' : 'events-log:unknown')

async function* cellsOf(means: Means, condition: SQL) {
  const { t, locale } = means
  const words = logWords(t, locale)
  for await (const entry of eachEntry(means, condition)) {
    const { id, at, by, type, subject, changes, ip, agent, hash, seal, seals } = entry
    const role = by && roleById(by.role_id)
    const changeTexts = changes.map((change) => {
      const { name, before, after } = words.changeOf(subject.resource, change)
      return before === null
        ? t('events-log:list.change', { field: name, value: after ?? '' })
        : t('events-log:list.changed', { field: name, before, after: after ?? t('events-log:opened.nothing') })
    })
    yield [
      id,
      `${formatDate(at, locale, 'date')}, ${formatDate(at, locale, 'seconds')}`,
      whoOf(entry, t),
      role ? t(`domain:role.${role.key}`) : '',
      t(`events-log:type.${type as 'offer.paid'}`),
      words.subjectOf(subject),
      changeTexts.join('; '),
      ip ?? '',
      agent ? parseUserAgent(agent).name || agent : '',
      hash,
      seal?.id ?? '',
      seal?.hash ?? '',
      t(`events-log:list.seals.${seals}`),
    ]
  }
}

/** Returns entries as a stream, generated while it is read. */
export const exported = (means: Means, condition: SQL, format: LogFormat): Readable =>
  format === 'jsonl'
    ? Readable.from(linesOf(means, condition))
    : Readable.from(cellsOf(means, condition)).pipe(
        csvWriter(columns.map((column) => means.t(`events-log:export.column.${column}`))),
      )

export const mediaTypes: Record<LogFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
}
