import { roleByKey, type Portal, type RoleKey } from '@press/domain'
import { chromium } from 'playwright'
import { chromium as launchOptions } from '../chromium.ts'
import { startPress } from './support/press.ts'
import { report, round, type Row } from './support/report.ts'
import { weigh } from './support/weigh.ts'

/** Kilobytes that sign-in and home together may load (scripts and style sheets, gzip; fonts apart). */
const budgets: Partial<Record<Portal, number>> = { author: 190, staff: 190, partner: 180 }
const visitors: [Portal, offset: number, RoleKey][] = [
  ['staff', 0, 'initiator'],
  ['author', 1, 'author'],
  ['partner', 2, 'partner'],
]

/** What a browser with an empty cache fetches to sign in and to see the home screen. */
export async function run(): Promise<void> {
  const press = await startPress('first-load', { port: 4400 })
  const browser = await chromium.launch(launchOptions)
  const rows: Row[] = []
  try {
    for (const [portal, offset, role] of visitors) {
      const page = await browser.newPage()
      const weight = weigh(page)
      await page.goto(press.url(offset), { waitUntil: 'networkidle' })
      await page.locator('input[type=email]').fill(`${role}@demo.press`)
      await page.locator('input[type=password]').fill('Press-demo-1')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/app/${roleByKey(role).path}/home`)
      await page.locator('h1').waitFor()
      await page.waitForLoadState('networkidle').catch(() => undefined)
      const { js, css, font } = await weight()
      rows.push({
        portal,
        'js KB': round(js),
        'css KB': round(css),
        'js + css KB': round(js + css),
        'fonts KB': round(font),
        'budget KB': budgets[portal] ?? '–',
        holds: budgets[portal] === undefined ? '–' : String(js + css <= (budgets[portal] ?? 0)),
      })
      await page.close()
    }
  } finally {
    await browser.close()
    await press.stop()
  }
  report('first load: sign-in + home', rows)
}
