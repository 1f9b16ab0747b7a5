import type { CallName } from '@press/contract'
import { saleChannels } from '@press/domain'
import type { TextKey } from '@press/i18n'
import { createServerI18n, getLangAttribute, locales, localeTag, type Locale } from '@press/i18n/node'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { getTranslator } from '../src/texts.ts'
import {
  parseCsvRows,
  exportNames,
  createExportFetcher,
  getFormats,
  templateNames,
  type TableFormat,
} from './export-files.ts'
import { openPress } from './support.ts'

const press = await openPress()
const fetchExport = createExportFetcher(press)

/** The columns of each export that have totals. Add a new export here, with an empty list if it has none. */
const totalColumns: Partial<Record<CallName, TextKey[]>> = {
  'GET /api/accounts/export': [
    'accounts:list.delivered',
    'accounts:list.paid',
    'accounts:list.owed',
    'accounts:list.advance',
    'accounts:list.overdue',
    'accounts:list.unpaid',
  ],
  'GET /api/accounts/{id}/export': ['accounts:ledger.debit', 'accounts:ledger.credit'],
  'GET /api/books/{id}/stock/export': ['stock:table.came', 'stock:table.left'],
  'GET /api/books/export': [
    'books:field.printed',
    'books:field.copies_author',
    'books:field.copies_university',
    'books:field.copies_library',
    'books:field.copies_left',
  ],
  // No totals, because a fee can be a single, monthly or hourly sum.
  'GET /api/contracts/export': [],
  'GET /api/events-log/export': [],
  'GET /api/invoices/export': ['invoices:field.sum', 'invoices:field.paid', 'invoices:field.rest'],
  'GET /api/memoranda/export': [],
  'GET /api/payouts/export': ['payouts:field.price'],
  'GET /api/payouts/withheld/export': [
    'payouts:withheld.gross',
    'payouts:withheld.opv',
    'payouts:withheld.vosms',
    'payouts:withheld.so',
    'payouts:withheld.ipn',
    'payouts:withheld.net',
  ],
  'GET /api/print-orders/export': [
    'print-orders:field.copies',
    'print-orders:field.planned',
    'print-orders:field.actual',
  ],
  'GET /api/realisation/export': [
    ...saleChannels.map((channel) => `realisation:channel.${channel}` as const),
    'realisation:table.copies',
    'realisation:table.sum',
    'realisation:table.vat',
    'realisation:table.owed',
  ],
  // No totals, because each line is a different kind of figure.
  'GET /api/statistics/export': [],
  'GET /api/tech-cards/board/moves.csv': [],
  // The hours of each day have totals too.
  'GET /api/time/export': ['time:sheet.worked', 'time:sheet.norm'],
}

type Cell = string | number | null
const parseCell = (cell: string): Cell =>
  /^-?\d+(?:,\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : cell || null

async function readTable(name: CallName, format: TableFormat, locale: Locale): Promise<[string[], Cell[][]]> {
  const answer = await fetchExport(name, format, { 'accept-language': localeTag(locale) })
  expect(answer.status).toBe(200)
  const [headings = [], ...rows] =
    format === 'csv'
      ? parseCsvRows(await answer.text())
      : ((await readSheet(Buffer.from(await answer.arrayBuffer()))) as Cell[][])
  return [
    headings.map(String),
    rows.map((row) => row.map((cell) => (format === 'csv' ? parseCell(String(cell)) : cell))),
  ]
}

const isDay = (head: string): boolean => /^\d+$/.test(head)

const replaceHardSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')
const collectTexts = (node: unknown): string[] =>
  typeof node === 'string' ? [replaceHardSpaces(node)] : Object.values(node as object).flatMap(collectTexts)
const { data: catalogs } = createServerI18n().store

describe.each(locales)('tables in %s', (locale) => {
  const catalogTexts = new Set(collectTexts(catalogs[getLangAttribute(locale)]))
  it.each([...exportNames, ...templateNames])('have all headings in that language: %s', async (name) => {
    for (const format of getFormats(name)) {
      const [heads] = await readTable(name, format, locale)
      expect(heads.length).toBeGreaterThan(2)
      expect(heads.filter((head) => !isDay(head) && !catalogTexts.has(replaceHardSpaces(head)))).toEqual([])
    }
  })
})

describe('an exported table', () => {
  it('is listed here with its summed columns', () => {
    expect(Object.keys(totalColumns).toSorted()).toEqual(exportNames.toSorted())
  })

  it.each(exportNames)('ends with the totals of its columns in each format: %s', async (name) => {
    const t = getTranslator('kz')
    const expectedHeadings = (totalColumns[name] ?? []).map((key) => t(key))
    for (const format of getFormats(name)) {
      const [heads, rows] = await readTable(name, format, 'kz')
      const totalRowIndex = rows.findLastIndex(([first]) => first === t('documents:total'))
      expect(totalRowIndex > 0).toBe(expectedHeadings.length > 0)
      const totals = rows[totalRowIndex] ?? []
      const filledTotals = heads.flatMap((head, column) =>
        column > 0 && totals[column] != null ? [{ head, column }] : [],
      )
      expect(filledTotals.map(({ head }) => head).filter((head) => !isDay(head))).toEqual(expectedHeadings)
      for (const { head, column } of filledTotals) {
        const sum = rows.slice(0, totalRowIndex).reduce((total, row) => total + Number(row[column] ?? 0), 0)
        expect({ head, total: totals[column] }).toEqual({ head, total: Math.round(sum * 100) / 100 })
      }
    }
  })
})
