import { roleByKey } from '@press/domain'
import { chromium, type Locator, type Page } from 'playwright'
import { chromium as launchOptions } from '../chromium.ts'
import { createCaller, createOffer } from './support/api-client.ts'
import { startPress, type Press } from './support/press-server.ts'
import { median, percentile, report, round, type Row } from './support/report.ts'

/** Milliseconds between two keystrokes of a fast typist. */
const keyIntervalMs = 60
const keys = 60
/** The length of a frame at 60 Hz, in ms. If a frame takes 1.5 times as long, a frame was dropped. */
const frame = 1000 / 60

async function pageOf(press: Press, token: string): Promise<Page> {
  const headers = { authorization: `Bearer ${token}` }
  const profile = (await (await fetch(`${press.url()}/api/userprofile`, { headers })).json()) as { user: unknown }
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(
    ([user, secret]) => {
      localStorage.setItem('press.user', user as string)
      localStorage.setItem('press.token', secret as string)
      localStorage.setItem('press.locale', 'ru')
    },
    [JSON.stringify(profile.user), token],
  )
  return page
}

/**
 * Records how long the page works after each keystroke, and the time until the next frame is painted. Also records the length of
 * every frame meanwhile.
 */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const timings = { work: [] as number[], painted: [] as number[], frames: [] as number[], going: true }
    Object.assign(globalThis, { told: timings })
    addEventListener(
      'keydown',
      () => {
        const from = performance.now()
        // This timer runs after the input event and after React's work for it.
        setTimeout(() => timings.work.push(performance.now() - from))
        requestAnimationFrame(() => setTimeout(() => timings.painted.push(performance.now() - from)))
      },
      true,
    )
    let last = performance.now()
    const tick = (now: number) => {
      timings.frames.push(now - last)
      last = now
      if (timings.going) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })

interface TypingResult {
  work: number[]
  painted: number[]
  frames: number[]
}

async function typing(page: Page, what: string, field: Locator, text: (at: number) => string): Promise<Row> {
  await field.click()
  // Waits until everything that loads after the first paint has loaded, because this loading is not measured.
  await page.waitForTimeout(1500)
  await listen(page)
  for (let at = 0; at < keys; at += 1) {
    await page.keyboard.press(text(at))
    await page.waitForTimeout(keyIntervalMs)
  }
  const { work, painted, frames } = await page.evaluate(() => {
    const { told } = globalThis as unknown as { told: TypingResult & { going: boolean } }
    told.going = false
    return told
  })
  return {
    field: what,
    keys: work.length,
    'work per key, p50 ms': round(median(work)),
    'work per key, p95 ms': round(percentile(work, 95)),
    'key to paint, p95 ms': round(percentile(painted, 95)),
    'missed frames, %': round((100 * frames.filter((one) => one > frame * 1.5).length) / frames.length),
  }
}

const letters = 'даланың ұлы әңгімелері '
const letter = (at: number): string => letters[at % letters.length] ?? 'а'
/** Returns the key to press next. It types three digits and three backspaces in turn, so the number never becomes too long. */
const digit = (at: number): string => (at % 6 < 3 ? String((at % 9) + 1) : 'Backspace')

/**
 * Measures typing where each keystroke causes much work: the calculator's drawing and sums, and the preview of an offer with one
 * and with sixty titles.
 */
export async function run(): Promise<void> {
  const press = await startPress('typing', { port: 4470 })
  try {
    const caller = await createCaller(press, 'accounting')
    const page = await pageOf(press, caller.token)
    const app = `${press.url()}/app/${roleByKey('accounting').path}`
    const rows: Row[] = []
    await page.goto(`${app}/calculator`)
    rows.push(await typing(page, 'calculator: print run', page.getByRole('spinbutton').nth(1), digit))
    rows.push(await typing(page, 'calculator: title', page.locator('main').getByRole('textbox').first(), letter))
    for (const titles of [1, 60]) {
      const id = await createOffer(caller, titles)
      await page.goto(`${app}/offers/${id}/edit`)
      rows.push(await typing(page, `offer of ${titles}: note`, page.locator('[name="note"]'), letter))
      rows.push(await typing(page, `offer of ${titles}: recipient`, page.locator('[name="recipient_name"]'), letter))
    }
    await page.context().browser()?.close()
    for (const row of rows)
      console.log(
        `${row['field']}: ${row['work per key, p95 ms']} ms of work per key at p95; a frame is ${round(frame)} ms`,
      )
    report('typing', rows)
  } finally {
    await press.stop()
  }
}
