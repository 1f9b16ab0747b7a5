import { roleByKey, type RoleKey } from '@press/domain'
import type { Page } from 'playwright'
import { openSignedInPage, startPress, type Press } from './support/press-server.ts'
import { median, percentile, report, round, type Row } from './support/report.ts'

/** The demo press has about 60 titles. Multiplied by `scale`, it has about `cards` cards. */
const sizes = [
  { cards: 1000, scale: 17 },
  { cards: 10_000, scale: 167 },
]
const rounds = 5
/** Timeout for a dropped card to appear, in ms. When it expires, the bench fails. */
const dropTimeoutMs = 30_000
/** Time for the screen to settle, in ms. The live connection never ends, so the network is never idle. */
const settleDelayMs = 2000

const getBoardUrl = (press: Press, role: RoleKey) => `${press.url()}/app/${roleByKey(role).path}/kanban`

/** Returns the time from requesting the page to the frame after its first cards, in ms. */
async function measureTimeToPaint(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const checkPainted = () => {
          if (document.querySelectorAll('[data-card]').length < 5) return requestAnimationFrame(checkPainted)
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
        }
        checkPainted()
      }),
  )
}

/**
 * Drags the first card of a column over the columns in `over` and drops it on `to`. Returns the frame lengths, and the time until
 * the dropped card is painted, in ms.
 */
async function dragAndDrop(page: Page, from: string, over: string[], to: string) {
  const card = page.locator(`[data-column="${from}"] [data-card]`).first()
  const id = await card.getAttribute('data-card')
  const getColumnCentre = async (column: string) => {
    const box = await page.locator(`[data-column="${column}"]`).boundingBox()
    if (!box) throw new Error(`Column ${column} is not on screen`)
    return { x: box.x + box.width / 2, y: box.y + 220 }
  }
  const start = await card.boundingBox()
  if (!start) throw new Error(`Column ${from} has no card`)
  await page.evaluate(() => {
    const frames: number[] = []
    let lastFrameAt = performance.now()
    const recordFrame = (now: number) => {
      frames.push(now - lastFrameAt)
      lastFrameAt = now
      if (!Reflect.get(globalThis, 'stopFrames')) requestAnimationFrame(recordFrame)
    }
    Object.assign(globalThis, { frames, stopFrames: false })
    requestAnimationFrame(recordFrame)
  })
  await page.mouse.move(start.x + 60, start.y + 20)
  await page.mouse.down()
  for (const column of [...over, to]) {
    const { x, y } = await getColumnCentre(column)
    await page.mouse.move(x, y, { steps: 30 })
  }
  const frames = await page.evaluate(() => {
    Object.assign(globalThis, { stopFrames: true })
    return (globalThis as unknown as { frames: number[] }).frames
  })
  // Installs the listener before the button is released. The script and the mouse event reach the page through different channels,
  // so their order is not guaranteed.
  await page.evaluate(
    ([column, key, limitMs]) => {
      const painted = new Promise<number>((resolve, reject) => {
        addEventListener(
          'pointerup',
          () => {
            const droppedAt = performance.now()
            const checkDropped = () => {
              const droppedCard = document.querySelector(
                `[data-column="${column}"] [data-card="${key}"]:not([data-lifted])`,
              )
              if (droppedCard) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - droppedAt)))
              else if (performance.now() - droppedAt < limitMs) requestAnimationFrame(checkDropped)
              else reject(new Error(`The dropped card ${key} did not appear in ${column}`))
            }
            checkDropped()
          },
          { once: true, capture: true },
        )
      })
      Object.assign(globalThis, { painted })
    },
    [to, id, dropTimeoutMs] as const,
  )
  await page.mouse.up()
  return {
    frames: frames.slice(2),
    painted: await page.evaluate(() => Reflect.get(globalThis, 'painted') as Promise<number>),
  }
}

export async function run(): Promise<void> {
  const rows: Row[] = []
  for (const { cards, scale } of sizes) {
    const press = await startPress(`board-${cards}`, { port: 4420, scale })
    try {
      const supervisorPage = await openSignedInPage(press, 'supervisor')
      const loadTimesMs: number[] = []
      // The first load fills the browser's cache and is not counted. The next loads measure what a person experiences each morning.
      await measureTimeToPaint(supervisorPage, getBoardUrl(press, 'supervisor'))
      for (let turn = 0; turn < rounds; turn += 1)
        loadTimesMs.push(await measureTimeToPaint(supervisorPage, getBoardUrl(press, 'supervisor')))
      const nodes = await supervisorPage.evaluate(() => document.querySelectorAll('*').length)
      const columns = await supervisorPage.locator('[data-column]').count()
      await supervisorPage.context().browser()?.close()

      const page = await openSignedInPage(press, 'initiator')
      const frames: number[] = []
      const dropTimesMs: number[] = []
      await measureTimeToPaint(page, getBoardUrl(press, 'initiator'))
      await page.waitForTimeout(settleDelayMs)
      for (let turn = 0; turn < rounds; turn += 1) {
        const result = await dragAndDrop(page, 'editor', ['process', 'signal'], 'project')
        frames.push(...result.frames)
        dropTimesMs.push(result.painted)
        await page.waitForTimeout(600)
      }
      await page.context().browser()?.close()
      rows.push({
        cards,
        columns,
        'time to paint, ms': round(median(loadTimesMs), 0),
        'DOM nodes': nodes,
        'drag frame p95, ms': round(percentile(frames, 95)),
        'frames over 33 ms, %': round((100 * frames.filter((frame) => frame > 33.4).length) / frames.length),
        'drop to paint, ms': round(median(dropTimesMs)),
      })
    } finally {
      await press.stop()
    }
  }
  const [small, large] = rows
  for (const figure of ['time to paint, ms', 'DOM nodes', 'drag frame p95, ms', 'drop to paint, ms'])
    console.log(
      `${figure}: 10 000 cards = ${round(Number(large?.[figure]) / Number(small?.[figure]), 2)} × 1 000 cards`,
    )
  report('board in the browser', rows)
}
