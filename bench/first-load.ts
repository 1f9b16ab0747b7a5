import { gzipSync } from 'node:zlib'
import { roleByKey, type Portal, type RoleKey } from '@press/domain'
import { chromium } from 'playwright'
import { chromium as launchOptions } from '../chromium.ts'
import { startPress } from './support/press.ts'
import { report, round, type Row } from './support/report.ts'

/** Kilobytes that sign-in and home together may load (scripts and style sheets, gzip; fonts apart). */
const budgets: Partial<Record<Portal, number>> = { author: 150, staff: 180 }
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
      const sizes = { js: 0, css: 0, font: 0 }
      const seen: Promise<void>[] = []
      page.on('response', (response) => {
        const kind = /\.(js|css|woff2)$/.exec(new URL(response.url()).pathname)?.[1]
        if (!kind) return
        seen.push(
          response.body().then((body) => {
            if (kind === 'woff2') sizes.font += body.length
            else sizes[kind as 'js' | 'css'] += gzipSync(body, { level: 9 }).length
          }),
        )
      })
      await page.goto(press.url(offset), { waitUntil: 'networkidle' })
      await page.locator('input[type=email]').fill(`${role}@demo.press`)
      await page.locator('input[type=password]').fill('Press-demo-1')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/app/${roleByKey(role).path}/home`)
      await page.locator('h1').waitFor()
      await page.waitForLoadState('networkidle').catch(() => undefined)
      await Promise.all(seen)
      const total = (sizes.js + sizes.css) / 1000
      rows.push({
        portal,
        'js KB': round(sizes.js / 1000),
        'css KB': round(sizes.css / 1000),
        'js + css KB': round(total),
        'fonts KB': round(sizes.font / 1000),
        'budget KB': budgets[portal] ?? '–',
        holds: budgets[portal] === undefined ? '–' : String(total <= (budgets[portal] ?? 0)),
      })
      await page.close()
    }
  } finally {
    await browser.close()
    await press.stop()
  }
  report('first load: sign-in + home', rows)
}
