import { chromium, type Browser, type Page } from 'playwright'
import { chromium as launchOptions } from '../chromium.ts'
import { columns, offers, query, type Offer, type OfferColumn } from './peers/table/rows.ts'
import { startPeers, type Peers } from './support/peers.ts'
import { median, report, round, type Row } from './support/report.ts'
import { measureTransferKb } from './support/transfer-size.ts'

const cell = (column: OfferColumn['key']) => `th:nth-child(${columns.findIndex(({ key }) => key === column) + 2})`

/** The selector of each table's first row, and the element in a column's header to click. */
const targets = {
  ours: {
    row: 'tbody tr:not([aria-hidden])',
    header: (column: OfferColumn['key']) => `${cell(column)} button:not([aria-haspopup])`,
  },
  tanstack: {
    row: 'tbody tr:not([aria-hidden])',
    header: (column: OfferColumn['key']) => `${cell(column)} button`,
  },
  mui: {
    row: '.MuiDataGrid-row[data-rowindex="0"]',
    header: (column: OfferColumn['key']) => `[role="columnheader"][data-field="${column}"]`,
  },
  'ag-grid': {
    row: '.ag-row[row-index="0"]',
    header: (column: OfferColumn['key']) => `.ag-header-cell[col-id="${column}"] .ag-header-cell-label`,
  },
}
type Target = keyof typeof targets
const names = Object.keys(targets) as Target[]
const rounds = 9

type Figure = 'painted' | 'number' | 'again' | 'text' | 'search'
const labels: Record<Figure, string> = {
  painted: 'time to paint, ms',
  number: 'sort by number, ms',
  again: 'sort again, ms',
  text: 'sort by text, ms',
  search: 'filter, ms',
}

const findMin = (key: OfferColumn['key'], among: readonly Offer[]) =>
  among.reduce((first, row) => (row[key] < first[key] ? row : first)).number
const sums = offers.toSorted((a, b) => a.sum - b.sum)
const expected = {
  start: offers[0]?.number ?? '',
  number: sums[0]?.number ?? '',
  again: sums.at(-1)?.number ?? '',
  text: findMin('book', offers),
  search: findMin(
    'book',
    offers.filter(({ book }) => book.includes(query)),
  ),
}

/**
 * Returns the time from an action until the expected row is the first row and is painted, in ms. The action clicks a selector or
 * types into the search. Without an action, the time starts when the page opens.
 */
function toPainted(page: Page, row: string, first: string, act?: { press: string } | { type: string }) {
  return page.evaluate(
    ({ row: selector, first: words, act: deed }) =>
      new Promise<number>((resolve, reject) => {
        const started = deed ? performance.now() : 0
        if (deed && 'press' in deed) document.querySelector<HTMLElement>(deed.press)?.click()
        if (deed && 'type' in deed) {
          const field = document.querySelector<HTMLInputElement>('input[type="search"]')
          // Calls the native setter, because React overrides the input's own setter.
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, deed.type)
          field?.dispatchEvent(new Event('input', { bubbles: true }))
        }
        const checkText = () => {
          if (document.querySelector(selector)?.textContent.includes(words))
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
          else if (performance.now() - started > 10_000)
            reject(
              new Error(`Expected ${words} in the first row, found ${document.querySelector(selector)?.textContent}`),
            )
          else requestAnimationFrame(checkText)
        }
        checkText()
      }),
    { row, first, act },
  )
}

interface Visit extends Record<Figure, number> {
  nodes: number
  kilobytes: number
}

/** Measures one visit in a fresh page: opens the table, sorts it three times and searches for a word. */
async function visit(browser: Browser, peers: Peers, target: Target): Promise<Visit> {
  const { row, header } = targets[target]
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    const weight = measureTransferKb(page)
    await page.goto(peers.url(target), { waitUntil: 'commit' })
    const painted = await toPainted(page, row, expected.start)
    await page.waitForLoadState('networkidle')
    const { js, css } = await weight()
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    const number = await toPainted(page, row, expected.number, { press: header('sum') })
    const again = await toPainted(page, row, expected.again, { press: header('sum') })
    const text = await toPainted(page, row, expected.text, { press: header('book') })
    const search = await toPainted(page, row, expected.search, { type: query })
    return { painted, number, again, text, search, nodes, kilobytes: js + css }
  } finally {
    await page.close()
  }
}

/** Compares our table with tables of other libraries on 10 000 rows. Every round visits each library in turn. */
export async function run(): Promise<void> {
  const peers = await startPeers('table', 4440)
  const browser = await chromium.launch(launchOptions)
  const visits = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Target, Visit[]>
  try {
    for (let turn = 0; turn < rounds; turn += 1)
      for (const name of names) visits[name].push(await visit(browser, peers, name))
  } finally {
    await browser.close()
    await peers.stop()
  }
  const middle = (name: Target, figure: keyof Visit) => median(visits[name].map((one) => one[figure]))
  const figures = Object.keys(labels) as Figure[]
  const rows = names.map((name): Row => ({
    table: name,
    'js + css KB': round(visits[name][0]?.kilobytes ?? Number.NaN),
    'DOM nodes': middle(name, 'nodes'),
    ...Object.fromEntries(figures.map((figure) => [labels[figure], round(middle(name, figure))])),
  }))
  for (const name of names.filter((one) => one !== 'ours'))
    console.log(
      `ours / ${name}: ${figures
        .map(
          (figure) =>
            `${labels[figure].replace(', ms', '')} ${round(middle('ours', figure) / middle(name, figure), 2)}`,
        )
        .join(', ')}`,
    )
  report('table of 10 000 rows', rows)
}
