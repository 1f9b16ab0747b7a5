import { roleByKey } from '@press/domain'
import { chromium, type Locator, type Page } from 'playwright'
import { chromium as launchOptions } from '../chromium.ts'
import { createCaller, createOffer } from './support/api-client.ts'
import { startPress, type Press } from './support/press-server.ts'
import { median, percentile, report, round, type Row } from './support/report.ts'

/** Milliseconds between two keystrokes of a fast typist. */
const keyIntervalMs = 60
const keystrokeCount = 60
/** The length of a frame at 60 Hz, in ms. If a frame takes 1.5 times as long, a frame was dropped. */
const frameMs = 1000 / 60

async function openPage(press: Press, token: string): Promise<Page> {
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
const recordTimings = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const timings = { work: [] as number[], painted: [] as number[], frames: [] as number[], going: true }
    Object.assign(globalThis, { told: timings })
    addEventListener(
      'keydown',
      () => {
        const pressedAt = performance.now()
        // This timer runs after the input event and after React's work for it.
        setTimeout(() => timings.work.push(performance.now() - pressedAt))
        requestAnimationFrame(() => setTimeout(() => timings.painted.push(performance.now() - pressedAt)))
      },
      true,
    )
    let lastFrameAt = performance.now()
    const recordFrame = (now: number) => {
      timings.frames.push(now - lastFrameAt)
      lastFrameAt = now
      if (timings.going) requestAnimationFrame(recordFrame)
    }
    requestAnimationFrame(recordFrame)
  })

interface TypingResult {
  work: number[]
  painted: number[]
  frames: number[]
}

async function measureTyping(
  page: Page,
  fieldName: string,
  field: Locator,
  getKey: (at: number) => string,
): Promise<Row> {
  await field.click()
  // Waits until everything that loads after the first paint has loaded, because this loading is not measured.
  await page.waitForTimeout(1500)
  await recordTimings(page)
  for (let index = 0; index < keystrokeCount; index += 1) {
    await page.keyboard.press(getKey(index))
    await page.waitForTimeout(keyIntervalMs)
  }
  const { work, painted, frames } = await page.evaluate(() => {
    const { told: timings } = globalThis as unknown as { told: TypingResult & { going: boolean } }
    timings.going = false
    return timings
  })
  return {
    field: fieldName,
    keys: work.length,
    'work per key, p50 ms': round(median(work)),
    'work per key, p95 ms': round(percentile(work, 95)),
    'key to paint, p95 ms': round(percentile(painted, 95)),
    'missed frames, %': round((100 * frames.filter((one) => one > frameMs * 1.5).length) / frames.length),
  }
}

const letters = 'даланың ұлы әңгімелері '
const getLetterKey = (at: number): string => letters[at % letters.length] ?? 'а'
/** Returns the key to press next. It types three digits and three backspaces in turn, so the number never becomes too long. */
const getDigitKey = (at: number): string => (at % 6 < 3 ? String((at % 9) + 1) : 'Backspace')

/**
 * Measures typing where each keystroke causes much work: the calculator's drawing and sums, and the preview of an offer with one
 * and with sixty titles.
 */
export async function run(): Promise<void> {
  const press = await startPress('typing', { port: 4470 })
  try {
    const caller = await createCaller(press, 'accounting')
    const page = await openPage(press, caller.token)
    const appUrl = `${press.url()}/app/${roleByKey('accounting').path}`
    const rows: Row[] = []
    await page.goto(`${appUrl}/calculator`)
    rows.push(await measureTyping(page, 'calculator: print run', page.getByRole('spinbutton').nth(1), getDigitKey))
    rows.push(
      await measureTyping(page, 'calculator: title', page.locator('main').getByRole('textbox').first(), getLetterKey),
    )
    for (const titles of [1, 60]) {
      const id = await createOffer(caller, titles)
      await page.goto(`${appUrl}/offers/${id}/edit`)
      rows.push(await measureTyping(page, `offer of ${titles}: note`, page.locator('[name="note"]'), getLetterKey))
      rows.push(
        await measureTyping(
          page,
          `offer of ${titles}: recipient`,
          page.locator('[name="recipient_name"]'),
          getLetterKey,
        ),
      )
    }
    await page.context().browser()?.close()
    for (const row of rows)
      console.log(
        `${row['field']}: ${row['work per key, p95 ms']} ms of work per key at p95; a frame is ${round(frameMs)} ms`,
      )
    report('typing', rows)
  } finally {
    await press.stop()
  }
}
