import type { LogFormat, ParsedQuery } from '@press/contract'
import { parseUserAgent, isShopEvent, roleById, type LogRow } from '@press/domain'
import { formatDate, logWords, type Locale } from '@press/i18n/node'
import type { SQL } from 'drizzle-orm'
import { Readable } from 'node:stream'
import { createCsvStringifier } from '../../app/csv.ts'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Files } from '../../files/files.ts'
import type { Translate } from '../../texts.ts'
import { findLastCheck, createSealStateLookup } from './check.ts'
import { readEntries } from './queries.ts'

/** The number of entries that are in memory at a time. */
const batchSize = 500

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

interface ExportContext {
  db: Db
  files: Files
  t: Translate
  locale: Locale
}

/** Yields all entries that match a condition, latest first, each with the state of its seal. */
async function* iterateEntries({ db, files }: ExportContext, condition: SQL) {
  const getSealState = await createSealStateLookup(db, await findLastCheck(db))
  let beforeId: number | undefined
  for (;;) {
    const page = await readEntries(db, files, condition, { before: beforeId, count: batchSize })
    for (const entry of page) yield { ...entry, seals: getSealState({ first: entry.id, last: entry.id }) }
    beforeId = page.at(-1)?.id
    if (page.length < batchSize) return
  }
}

async function* generateJsonLines(context: ExportContext, condition: SQL) {
  for await (const entry of iterateEntries(context, condition)) yield `${JSON.stringify(entry)}\n`
}

const getActorName = ({ by, ip, type }: LogRow, t: Translate): string =>
  by?.name ?? t(isShopEvent(type) ? 'events-log:shop' : ip === null ? 'events-log:press' : 'events-log:unknown')

async function* generateCsvRows(context: ExportContext, condition: SQL) {
  const { t, locale } = context
  const logTexts = logWords(t, locale)
  for await (const entry of iterateEntries(context, condition)) {
    const { id, at, by, type, subject, changes, ip, agent, hash, seal, seals } = entry
    const role = by && roleById(by.role_id)
    const changeTexts = changes.map((change) => {
      const { name, before, after } = logTexts.changeOf(subject.resource, change)
      return before === null
        ? t('events-log:list.change', { field: name, value: after ?? '' })
        : t('events-log:list.changed', { field: name, before, after: after ?? t('events-log:opened.nothing') })
    })
    yield [
      id,
      `${formatDate(at, locale, 'date')}, ${formatDate(at, locale, 'seconds')}`,
      getActorName(entry, t),
      role ? t(`domain:role.${role.key}`) : '',
      t(`events-log:type.${type as 'offer.paid'}`),
      logTexts.subjectOf(subject),
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
export const createExportStream = (context: ExportContext, condition: SQL, format: LogFormat): Readable =>
  format === 'jsonl'
    ? Readable.from(generateJsonLines(context, condition))
    : Readable.from(generateCsvRows(context, condition)).pipe(
        createCsvStringifier(columns.map((column) => context.t(`events-log:export.column.${column}`))),
      )

export const mediaTypes: Record<LogFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
}
