import {
  defaultBlockPaper,
  readPriceCells,
  calculateEstimate,
  fromTenge,
  priceLists as initialPriceLists,
  writePriceCells,
  type BookParams,
  type PriceList,
  type RoleKey,
} from '@press/domain'
import { eq } from 'drizzle-orm'
import { toPressDay } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { calculations, priceLists } from '../database/schema.ts'
import type { Calendar } from './random.ts'

const [{ from: _from, ...prices }] = initialPriceLists as readonly [PriceList]

/** The previous printing prices. Paper was a tenth cheaper, and clicks were cheaper too. */
const previousPrices = writePriceCells(
  prices,
  Object.fromEntries(
    Object.entries(readPriceCells(prices)).flatMap(([cell, price]) =>
      /^(sheets|clicks.*price|lamination)/.test(cell) ? [[cell, Math.round((price * 0.92) / 100) * 100]] : [],
    ),
  ),
)

/** The prices that accounting plans from the new year on, as in picture n5. */
const plannedPrices = writePriceCells(prices, {
  'sheets.offset80': fromTenge(13),
  'sheets.coated130': fromTenge(32),
  'sheets.colotech160': fromTenge(76),
  'clicks.black-white.0.price': fromTenge(15),
  'clicks.black-white.1.price': fromTenge(13),
  'clicks.black-white.2.price': fromTenge(11),
  'clicks.black-white.3.price': fromTenge(9),
  'clicks.colored.2.price': fromTenge(88),
  'clicks.colored.3.price': fromTenge(78),
  'lamination.matte': fromTenge(95),
  'bindings.7BC.each': fromTenge(1_520),
})

/** Returns the first day of the month that is `months` months after a day. */
const getMonthStart = (day: string, months: number): string => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** The calculator's default paper, with the default binding for the cover and the number of pages. */
const defaultMaterials = { paper_type: defaultBlockPaper, binding_method: null } as const

const demoBooks: readonly (Required<BookParams> & { name: string })[] = [
  {
    name: 'Ежелгі түркі жазба ескерткіштері',
    title: 'Ежелгі түркі жазба ескерткіштері',
    format: '70×100/16',
    pages: 384,
    quantity: 1_000,
    binding: 'hard',
    block_color: 'black-white',
    lamination: 'matte',
    ...defaultMaterials,
  },
  {
    name: 'Введение в корпусную лингвистику',
    title: 'Введение в корпусную лингвистику',
    format: 'A5',
    pages: 200,
    quantity: 250,
    binding: 'soft',
    block_color: 'black-white',
    lamination: 'matte',
    ...defaultMaterials,
  },
  {
    name: 'Органическая химия, цветной блок',
    title: 'Органическая химия. Том II',
    format: '60×90/16',
    pages: 288,
    quantity: 150,
    binding: 'hard',
    block_color: 'colored',
    lamination: 'glossy',
    ...defaultMaterials,
  },
]

interface People {
  /** Returns the people of a role. The person with the demo account is first. */
  withRole: (role: RoleKey) => number[]
}

/** Seeds two price lists with different start dates and a draft of the next list. Also seeds calculations with the first list. */
export async function seedPrices(tx: Tx, staff: People, { ago, dayAgo }: Calendar): Promise<void> {
  const [accountant] = staff.withRole('accounting')
  if (!accountant) throw new Error('The demo press has no accountant')
  const today = dayAgo(0)
  const [currentStart, nextStart] = [getMonthStart(today, -4), getMonthStart(today, 2)]
  const firstStart = getMonthStart(today, -10)
  await tx
    .update(priceLists)
    .set({ from: firstStart, prices: previousPrices, created_by: accountant })
    .where(eq(priceLists.number, 1))
  const publishedFields = { status: 'entered', created_by: accountant } as const
  await tx.insert(priceLists).values([
    {
      ...publishedFields,
      number: 2,
      from: currentStart,
      prices,
      created_at: ago(170),
      updated_at: ago(160),
      entered_at: ago(160),
    },
    {
      number: 3,
      from: nextStart,
      prices: plannedPrices,
      created_by: accountant,
      created_at: ago(6),
      updated_at: ago(1),
    },
  ])
  const [firstPriceList] = await tx.select().from(priceLists).where(eq(priceLists.number, 1))
  if (!firstPriceList) throw new Error('A new press has no price list')
  const owners = (['author', 'partner', 'accounting', 'pm'] as const).flatMap((role) =>
    staff.withRole(role).slice(0, 1),
  )
  await tx.insert(calculations).values(
    owners.flatMap((owner_id) =>
      demoBooks.map(({ name, ...book }, index) => {
        const calculatedAt = ago(163 + index * 9)
        const { unit_price, total, vat } = calculateEstimate(
          book,
          { from: firstStart, ...previousPrices },
          toPressDay(calculatedAt),
        )
        return {
          owner_id,
          name,
          book,
          price_list_id: firstPriceList.id,
          date: toPressDay(calculatedAt),
          unit_price,
          sum: total,
          vat,
          created_at: calculatedAt,
          updated_at: calculatedAt,
        }
      }),
    ),
  )
}
