import { chromium, type Browser, type Page } from 'playwright'
import { chromium as launchOptions } from '../chromium.ts'
import { columns, offers, query, type Offer, type OfferColumn } from './peers/table/rows.ts'
import { startPeers, type Peers } from './support/peers.ts'
import { median, report, round, type Row } from './support/report.ts'
import { measureTransferKb } from './support/transfer-size.ts'

const getHeaderSelector = (column: OfferColumn['key']) =>
  `th:nth-child(${columns.findIndex(({ key }) => key === column) + 2})`

/** The selector of each table's first row, and the element in a column's header to click. */
const targets = {
  ours: {
    row: 'tbody tr:not([aria-hidden])',
    header: (column: OfferColumn['key']) => `${getHeaderSelector(column)} button:not([aria-haspopup])`,
  },
  tanstack: {
    row: 'tbody tr:not([aria-hidden])',
    header: (column: OfferColumn['key']) => `${getHeaderSelector(column)} button`,
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
const targetNames = Object.keys(targets) as Target[]
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
const offersBySum = offers.toSorted((a, b) => a.sum - b.sum)
const expectedFirstRows = {
  start: offers[0]?.number ?? '',
  number: offersBySum[0]?.number ?? '',
  again: offersBySum.at(-1)?.number ?? '',
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
function measureTimeToPaint(page: Page, row: string, first: string, act?: { press: string } | { type: string }) {
  return page.evaluate(
    ({ row: selector, first: expectedText, act: action }) =>
      new Promise<number>((resolve, reject) => {
        const startedAt = action ? performance.now() : 0
        if (action && 'press' in action) document.querySelector<HTMLElement>(action.press)?.click()
        if (action && 'type' in action) {
          const field = document.querySelector<HTMLInputElement>('input[type="search"]')
          // Calls the native setter, because React overrides the input's own setter.
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, action.type)
          field?.dispatchEvent(new Event('input', { bubbles: true }))
        }
        const checkText = () => {
          if (document.querySelector(selector)?.textContent.includes(expectedText))
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)))
          else if (performance.now() - startedAt > 10_000)
            reject(
              new Error(
                `Expected ${expectedText} in the first row, found ${document.querySelector(selector)?.textContent}`,
              ),
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
async function visitTable(browser: Browser, peers: Peers, target: Target): Promise<Visit> {
  const { row, header } = targets[target]
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    const getTransferKb = measureTransferKb(page)
    await page.goto(peers.url(target), { waitUntil: 'commit' })
    const painted = await measureTimeToPaint(page, row, expectedFirstRows.start)
    await page.waitForLoadState('networkidle')
    const { js, css } = await getTransferKb()
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    const number = await measureTimeToPaint(page, row, expectedFirstRows.number, { press: header('sum') })
    const again = await measureTimeToPaint(page, row, expectedFirstRows.again, { press: header('sum') })
    const text = await measureTimeToPaint(page, row, expectedFirstRows.text, { press: header('book') })
    const search = await measureTimeToPaint(page, row, expectedFirstRows.search, { type: query })
    return { painted, number, again, text, search, nodes, kilobytes: js + css }
  } finally {
    await page.close()
  }
}

/** Compares our table with tables of other libraries on 10 000 rows. Every round visits each library in turn. */
export async function run(): Promise<void> {
  const peers = await startPeers('table', 4440)
  const browser = await chromium.launch(launchOptions)
  const visits = Object.fromEntries(targetNames.map((name) => [name, []])) as unknown as Record<Target, Visit[]>
  try {
    for (let turn = 0; turn < rounds; turn += 1)
      for (const name of targetNames) visits[name].push(await visitTable(browser, peers, name))
  } finally {
    await browser.close()
    await peers.stop()
  }
  const getMedian = (name: Target, figure: keyof Visit) => median(visits[name].map((one) => one[figure]))
  const figures = Object.keys(labels) as Figure[]
  const rows = targetNames.map((name): Row => ({
    table: name,
    'js + css KB': round(visits[name][0]?.kilobytes ?? Number.NaN),
    'DOM nodes': getMedian(name, 'nodes'),
    ...Object.fromEntries(figures.map((figure) => [labels[figure], round(getMedian(name, figure))])),
  }))
  for (const name of targetNames.filter((one) => one !== 'ours'))
    console.log(
      `ours / ${name}: ${figures
        .map(
          (figure) =>
            `${labels[figure].replace(', ms', '')} ${round(getMedian('ours', figure) / getMedian(name, figure), 2)}`,
        )
        .join(', ')}`,
    )
  report('table of 10 000 rows', rows)
}
