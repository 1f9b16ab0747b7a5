import type { ShopOrderImport } from '@press/contract'
import {
  validateArrivingOrder,
  bookLanguages,
  parseBankDate,
  groupTableOrders,
  findTableCell,
  shopOrderImportFields,
  parseTiyn,
  type ShopOrderImportField,
  type ShopOrderTableRow,
  type ImportedOrder,
} from '@press/domain'
import type { Locale } from '@press/i18n/node'
import { sql } from 'drizzle-orm'
import { readChoiceCell, buildNameLookup, readTextCell, type Cell, type TableRow } from '../../app/read-table.ts'
import { buildImportReport } from '../../app/table-import.ts'
import { toInstant } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Translate } from '../../texts.ts'
import type { Context } from '../shared/context.ts'
import { insertOrders, toFieldProblem, type ValidOrder } from './arrive.ts'

type Problem = ShopOrderImport['problems'][number]

const getFieldName = (field: ShopOrderImportField, t: Translate): string => t(`shop-orders:import.field.${field}`)
export const shopOrderTable = {
  fields: shopOrderImportFields,
  nameOf: getFieldName,
  needed: ['number', 'customer_name', 'name', 'quantity', 'price'],
  csv: true,
} as const

const languageLookup = buildNameLookup(bookLanguages, (key, t) => t(`print-forms:bookLanguage.${key}`))
/** The maximum number of skipped orders that are listed one by one. */
const maxListedOrders = 50

const toTableRow = ({ row, text, value }: TableRow<ShopOrderImportField>): ShopOrderTableRow => ({
  row,
  number: text('number'),
  customer_name: text('customer_name'),
  customer_email: text('customer_email'),
  customer_phone: text('customer_phone'),
  customer_address: text('customer_address'),
  created_at: parseMoment(value('created_at')),
  name: text('name'),
  language: readChoiceCell(languageLookup, text('language')),
  quantity: parseCount(value('quantity')),
  price: parseTiynCell(value('price')),
  sum: parseTiynCell(value('sum')),
})

/** Returns a number, null for an empty cell, undefined for an invalid cell. */
function parseCount(cell: Cell): number | null | undefined {
  const text = readTextCell(cell).replace(/\s/g, '')
  if (text === '') return null
  return /^\d+([.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : undefined
}

/** Converts a cell with a sum in tenge to tiyn; null for an empty cell, undefined for an invalid cell. */
function parseTiynCell(cell: Cell): number | null | undefined {
  if (typeof cell === 'number') return Math.round(cell * 100)
  const text = readTextCell(cell)
  return text === '' ? null : (parseTiyn(text) ?? undefined)
}

/** Returns a date, with or without time, in the press's time zone. */
function parseMoment(cell: Cell): string | null | undefined {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 16) : readTextCell(cell)
  if (text === '') return null
  const day = parseBankDate(text)
  const [, hour = '0', minute = '00'] = /[ T](\d{1,2}):(\d{2})/.exec(text) ?? []
  const instant = day ? toInstant({ day, time: `${hour.padStart(2, '0')}:${minute}` }) : undefined
  return instant && !Number.isNaN(instant.getTime()) ? instant.toISOString() : undefined
}

type ImportContext = Context & { locale: Locale }

/** Imports orders from a table in one transaction, if no order has a problem and the call asks to save them. */
export const importOrders = (
  context: ImportContext,
  tableRows: readonly TableRow<ShopOrderImportField>[],
  shouldSave: boolean,
): Promise<ShopOrderImport> =>
  context.db.transaction(async (tx) => {
    const allOrders = groupTableOrders(tableRows.map(toTableRow))
    const existingNumbers = await findExistingNumbers(tx, allOrders)
    const skippedOrders = allOrders.filter(({ order }) => existingNumbers.has(order.number))
    const newOrders = allOrders.filter(({ order }) => !existingNumbers.has(order.number))
    const problems = newOrders.flatMap((one) => findProblems(context, one)).sort((one, other) => one.row - other.row)
    const isSaved = shouldSave && problems.length === 0 && newOrders.length > 0
    const count = isSaved ? await insertNewOrders(tx, newOrders) : 0
    return {
      ...buildImportReport(tableRows.length, problems, isSaved),
      written: count,
      fresh: newOrders.length,
      skipped: skippedOrders
        .slice(0, maxListedOrders)
        .map(({ order, rows }) => ({ row: rows[0] ?? 0, name: order.number })),
      skipped_total: skippedOrders.length,
    }
  })

async function findExistingNumbers(tx: Tx, orders: readonly ImportedOrder[]): Promise<ReadonlySet<string>> {
  const numbers = sql.param(orders.map(({ order }) => order.number))
  const { rows } = await tx.execute<{ number: string }>(
    sql`select number from shop_orders where number = any(${numbers}::text[])`,
  )
  return new Set(rows.map(({ number }) => number))
}

function findProblems({ t, locale }: ImportContext, tabledOrder: ImportedOrder): Problem[] {
  const { order, differing } = tabledOrder
  const orderProblems = Object.entries(validateArrivingOrder(order, new Date())).map(([path, problem]): Problem => {
    const { params } = toFieldProblem(problem, order, locale)
    return { ...findTableCell(tabledOrder, path), name: order.number, message: t(`errors:fields.${problem}`, params) }
  })
  const message = t('shop-orders:import.differs', { row: tabledOrder.rows[0] ?? 0 })
  return [...orderProblems, ...differing.map((place): Problem => ({ ...place, name: order.number, message }))]
}

async function insertNewOrders(tx: Tx, newOrders: readonly ImportedOrder[]): Promise<number> {
  // None of the orders has a problem, so all values are present.
  const insertedIds = await insertOrders(
    tx,
    newOrders.map(({ order }) => order as ValidOrder),
  )
  if (insertedIds.length > 0) await recordEvent(tx, 'shoporder.imported', { id: null }, { orders: insertedIds.length })
  return insertedIds.length
}
