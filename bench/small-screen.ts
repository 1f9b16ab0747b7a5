import { chromium, type Browser } from 'playwright'
import { chromium as launchOptions } from '../chromium.ts'
import { startPeers, type Peers } from './support/peers.ts'
import { median, report, round, type Row } from './support/report.ts'
import { measureTransferKb } from './support/transfer-size.ts'

const targets = ['ours', 'mantine', 'mui', 'radix', 'antd'] as const
type Target = (typeof targets)[number]
const rounds = 9
/** Slows the processor to the speed of an average phone. */
const cpuSlowdown = 4
/** The limit for scripts and style sheets of our screen, in kilobytes. */
const budgetKb = 150

interface Visit {
  js: number
  css: number
  /** Bytes of styles that scripts inject into the page. */
  injected: number
  paint: number
}

/** One visit in a fresh browser context: nothing is cached. */
async function visitPage(browser: Browser, peers: Peers, target: Target): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  try {
    const getTransferKb = measureTransferKb(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.goto(peers.url(target), { waitUntil: 'commit' })
    await page.locator('tbody tr').nth(24).waitFor()
    // Waits for the paint, because the rows may exist before they are painted.
    const firstPaint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    const paint = (await firstPaint.jsonValue()) ?? Number.NaN
    await page.waitForLoadState('networkidle')
    if (failures.length) throw new Error(`${target}: ${failures.join(', ')}`)
    const { js, css } = await getTransferKb()
    const injected = await page.evaluate(() =>
      [...document.querySelectorAll('style')].reduce(
        (sum, { sheet }) =>
          sum + [...(sheet?.cssRules ?? [])].reduce((length, rule) => length + rule.cssText.length, 0),
        0,
      ),
    )
    return { js, css, injected: injected / 1000, paint }
  } finally {
    await context.close()
  }
}

/** Measures one small screen built with each library: its weight, and its time to paint on a slow machine. */
export async function run(): Promise<void> {
  const peers = await startPeers('small', 4442)
  const browser = await chromium.launch(launchOptions)
  const visits = Object.fromEntries(targets.map((target) => [target, []])) as unknown as Record<Target, Visit[]>
  try {
    for (let turn = 0; turn < rounds; turn += 1)
      for (const target of targets) visits[target].push(await visitPage(browser, peers, target))
  } finally {
    await browser.close()
    await peers.stop()
  }
  const getMedian = (target: Target, figure: keyof Visit) => median(visits[target].map((one) => one[figure]))
  const getTotalKb = (target: Target) => getMedian(target, 'js') + getMedian(target, 'css')
  for (const target of targets.slice(1))
    console.log(
      `ours / ${target}: bytes ${round(getTotalKb('ours') / getTotalKb(target), 2)}, first paint ${round(getMedian('ours', 'paint') / getMedian(target, 'paint'), 2)}`,
    )
  const rows = targets.map((target): Row => ({
    screen: target,
    'js KB': round(getMedian(target, 'js')),
    'css KB': round(getMedian(target, 'css')),
    'js + css KB': round(getTotalKb(target)),
    'styles injected by scripts, KB': round(getMedian(target, 'injected')),
    'first paint, ms': round(getMedian(target, 'paint'), 0),
  }))
  console.log(
    `ours: ${round(getTotalKb('ours'))} KB, limit ${budgetKb} KB: ${getTotalKb('ours') <= budgetKb ? 'ok' : 'exceeded'}`,
  )
  report('a small screen', rows)
}
