import { contract, type CallName } from '@press/contract'
import { roleKeys, type RoleKey } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { TableFormat } from '../src/app/reply-with-table.ts'
import type { Person, Press } from './support.ts'

export type { TableFormat }

/** Matches the calls of the contract whose response is neither JSON nor a table. */
const otherFilesPattern =
  /\.(?:pdf|docx|ics|txt)$|^GET \/api\/(?:files|images|live|unsubscribe|userprofile\/data)(?:\/|$)/

/** Every call that returns a table: a call without a `response`, unless it is listed above. */
const tableCalls = (Object.keys(contract) as CallName[]).filter(
  (name) => name.startsWith('GET ') && !('response' in contract[name]) && !otherFilesPattern.test(name),
)

/** Empty tables to fill in for an import. */
export const templateNames = tableCalls.filter((name) => name.endsWith('/import'))
export const exportNames = tableCalls.filter((name) => !name.endsWith('/import'))

const exportPeriod = { from: '2026-01-01', to: '2026-12-31' }

const supportsFormat = (name: CallName, format: string): boolean => {
  const { query } = contract[name] as { query?: z.ZodType<{ format?: string }> }
  return query?.safeParse({ format, ...exportPeriod }).data?.format === format
}
/** Returns the formats of a call's file. If a call has no format parameter, its file is a workbook, or CSV if its name says so. */
export const getFormats = (name: CallName): TableFormat[] => {
  const supportedFormats = (['csv', 'xlsx'] as const).filter((format) => supportsFormat(name, format))
  if (supportedFormats.length > 0) return supportedFormats
  return [name.endsWith('.csv') ? 'csv' : 'xlsx']
}

/** Returns the rows of a semicolon-separated file; a quoted cell may contain several lines. */
export function parseCsvRows(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of csv.replace(/^\uFEFF/, '').matchAll(/("(?:[^"]|"")*"|[^;\r\n]*)(;|\r\n|$)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  // The last line also ends with a line break, which leaves an empty row.
  return rows.slice(0, -1)
}

/** Returns a function that fetches the file of a call as a role with access. It prefers the superuser, who sees everything. */
export function createExportFetcher(press: Press) {
  const people = new Map<RoleKey, Promise<Person>>()
  const signInAs = (role: RoleKey) => {
    const person = people.get(role) ?? press.as(role)
    people.set(role, person)
    return person
  }
  return async (name: CallName, format: TableFormat, headers: Record<string, string> = {}): Promise<Response> => {
    const { rows } = await press.database.db.execute<{ id: number }>(
      sql`select organization_id as id from profiles where organization_id is not null limit 1`,
    )
    const path = name.slice('GET '.length).replace('{id}', String(rows[0]?.id))
    for (const role of ['supervisor', ...roleKeys] as const) {
      const answer = await (
        await signInAs(role)
      ).fetch(`${path}?${new URLSearchParams({ format, ...exportPeriod })}`, { headers })
      if (answer.status !== 403) return answer
    }
    throw new Error(`Nobody may have ${name}`)
  }
}
