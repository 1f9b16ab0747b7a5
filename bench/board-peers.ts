import { chromium, type Browser, type Page } from 'playwright'
import { chromium as launchOptions } from '../chromium.ts'
import { startPeers, type Peers } from './support/peers.ts'
import { median, report, round, type Row } from './support/report.ts'

const targets = ['ours', 'pragmatic', 'dnd-kit-virtual', 'dnd-kit'] as const
type Target = (typeof targets)[number]
const sizes = [1000, 5000, 10_000] as const
type Size = (typeof sizes)[number]
const rounds = 7
/** The longest duration of one visit, in ms. A library whose board exceeds it is not visited again. */
const visitTimeoutMs = 20_000

/** The column of the dragged card, the columns it passes, and the column where it is dropped. */
const stops = ['editor', 'project', 'process', 'signal'] as const
/** Duration of the drag, in ms. It is the same for every board, however many pointer moves the board handles. */
const dragDurationMs = 1200

/** Returns the time from opening the page to the frame after its first cards, in ms. */
function measureTimeToPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const checkPainted = () => {
          if (document.querySelectorAll('[data-card]').length < 5) requestAnimationFrame(checkPainted)
          else setTimeout(() => resolve(performance.now()))
        }
        requestAnimationFrame(checkPainted)
      }),
  )
}

/** Starts to record the length of every frame. The returned function stops and returns the lengths. */
async function recordFrames(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const frames: number[] = []
    let lastFrameAt = performance.now()
    const recordFrame = (now: number) => {
      frames.push(now - lastFrameAt)
      lastFrameAt = now
      if (!Reflect.get(globalThis, 'stopFrames')) requestAnimationFrame(recordFrame)
    }
    Object.assign(globalThis, { frames })
    requestAnimationFrame(recordFrame)
  })
  return async () => {
    const frames = await page.evaluate(() => {
      Object.assign(globalThis, { stopFrames: true })
      return (globalThis as unknown as { frames: number[] }).frames
    })
    return frames.slice(1)
  }
}

/**
 * Drags the first card of the first column to the fourth column. Returns the frame lengths, and the time from the drop to the next
 * frame, in ms.
 */
async function dragAndDrop(page: Page): Promise<{ frames: number[]; dropped: number }> {
  const card = page.locator(`[data-column="${stops[0]}"] [data-card]`).first()
  const id = await card.getAttribute('data-card')
  const from = await card.boundingBox()
  const to = await page.locator(`[data-column="${stops[3]}"]`).boundingBox()
  if (!from || !to) throw new Error('The columns are not on screen')
  const start = { x: from.x + 60, y: from.y + 20 }
  const end = { x: to.x + to.width / 2, y: to.y + 220 }

  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 8, start.y + 8)
  const stopRecording = await recordFrames(page)
  const startedAt = performance.now()
  for (let dragProgress = 0; dragProgress < 1;) {
    dragProgress = Math.min(1, (performance.now() - startedAt) / dragDurationMs)
    await page.mouse.move(start.x + (end.x - start.x) * dragProgress, start.y + (end.y - start.y) * dragProgress)
  }
  const lengths = await stopRecording()

  await page.evaluate(
    ([column, key]) => {
      const dropped = new Promise<number>((resolve) => {
        const measureDrop = () => {
          const dropAt = performance.now()
          const checkDropped = () => {
            if (document.querySelector(`[data-column="${column}"] [data-card="${key}"]`))
              setTimeout(() => resolve(performance.now() - dropAt))
            else requestAnimationFrame(checkDropped)
          }
          requestAnimationFrame(checkDropped)
        }
        // Listens to `drop` too, because native dragging ends without a `pointerup`.
        for (const type of ['pointerup', 'drop']) addEventListener(type, measureDrop, { once: true, capture: true })
      })
      Object.assign(globalThis, { dropped })
    },
    [stops[3], id] as const,
  )
  await page.mouse.up()
  return { frames: lengths, dropped: await page.evaluate(() => Reflect.get(globalThis, 'dropped') as Promise<number>) }
}

interface Visit {
  painted: number
  nodes: number
  frames: number[]
  dropped: number
}

async function visitBoard(browser: Browser, peers: Peers, target: Target, size: Size): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(120_000)
  try {
    await page.goto(`${peers.url(target)}?cards=${size}`, { waitUntil: 'commit' })
    const painted = await measureTimeToPaint(page)
    await page.waitForLoadState('networkidle')
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    return { painted, nodes, ...(await dragAndDrop(page)) }
  } finally {
    await page.close()
  }
}

/**
 * Compares our board component with boards of other libraries, without the rest of the screen and without a server. Every round
 * visits each board in turn.
 */
export async function run(): Promise<void> {
  const peers = await startPeers('board', 4441)
  const browser = await chromium.launch(launchOptions)
  const visits = new Map<string, Visit[]>(
    sizes.flatMap((size) => targets.map((target) => [`${target} ${size}`, []] as const)),
  )
  const getVisits = (target: Target, size: Size) => visits.get(`${target} ${size}`) ?? []
  const timedOutVisits = new Set<string>()
  try {
    for (let turn = 0; turn < rounds; turn += 1)
      for (const size of sizes)
        for (const target of targets) {
          if (timedOutVisits.has(`${target} ${size}`)) continue
          const startedAt = performance.now()
          getVisits(target, size).push(await visitBoard(browser, peers, target, size))
          if (performance.now() - startedAt > visitTimeoutMs) timedOutVisits.add(`${target} ${size}`)
        }
  } finally {
    await browser.close()
    await peers.stop()
  }

  const getMedianPaintMs = (target: Target, size: Size) => median(getVisits(target, size).map((one) => one.painted))
  const getMedianDropMs = (target: Target, size: Size) => median(getVisits(target, size).map((one) => one.dropped))
  for (const size of sizes)
    for (const target of targets.slice(1))
      console.log(
        `${size} cards, ours / ${target}: time to paint ${round(getMedianPaintMs('ours', size) / getMedianPaintMs(target, size), 2)}, drop to paint ${round(getMedianDropMs('ours', size) / getMedianDropMs(target, size), 2)}`,
      )
  const rows = sizes.flatMap((size) =>
    targets.map((target): Row => {
      const frames = getVisits(target, size).flatMap((one) => one.frames)
      return {
        cards: size,
        board: target,
        visits: getVisits(target, size).length,
        'time to paint, ms': round(getMedianPaintMs(target, size)),
        'DOM nodes': median(getVisits(target, size).map(({ nodes }) => nodes)),
        'frames over 33 ms, %': round((100 * frames.filter((frame) => frame > 33.4).length) / frames.length),
        'drop to paint, ms': round(getMedianDropMs(target, size)),
      }
    }),
  )
  report('board compared with other libraries', rows)
}
