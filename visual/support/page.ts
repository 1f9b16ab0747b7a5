import type { Page } from '@playwright/test'
import { readable } from './stack.ts'
import type { Story } from './stories.ts'

/** As much of Storybook's preview as is asked here. */
interface Preview {
  channel: {
    on: (event: string, listener: (told: never) => void) => void
    off: (event: string, listener: (told: never) => void) => void
    emit: (event: string, told: unknown) => void
  }
  storyStoreValue?: { loadStory: (which: { storyId: string }) => Promise<Prepared> }
  ready: () => Promise<void>
  view: { showMain: () => void }
}
interface Prepared {
  parameters: {
    themes?: boolean
    viewport?: { options?: Record<string, { styles: Record<'width' | 'height', string> } | undefined> }
    a11y?: { config?: { rules?: { id: string; enabled: boolean }[] } }
  }
  storyGlobals: { theme?: string; viewport?: { value?: string } }
}
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: Preview
  }
}

/** What a visit of a story tells. */
export interface Visit {
  /** What the story or its play threw, each with its place in the source. */
  errors: readonly string[]
  parameters: Prepared['parameters']
  globals: Prepared['storyGlobals']
}

/** What this worker's page was loaded for: the titles that have stood on it, or the globals of `open`. */
const standing = { titles: new Set<string>(), globals: '' }
/** So many titles stand on one page, one after the other; what they left in its memory goes with it. */
const titlesOfAPage = 20

async function load(page: Page, globals: Record<string, string> = {}): Promise<void> {
  standing.titles.clear()
  standing.globals = ''
  await page.goto('/iframe.html')
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  await page.evaluate(
    async (values) => {
      const { __STORYBOOK_PREVIEW__: preview } = window
      await preview.ready()
      // By the channel: from an address without a story Storybook takes none.
      await new Promise<void>((told) => {
        preview.channel.on('globalsUpdated', () => told())
        preview.channel.emit('updateGlobals', { globals: values })
      })
    },
    // stories.spec.ts asks axe by itself, for less than half of what the addon takes.
    { ...globals, a11y: { manual: true } },
  )
}

const prepare = (page: Page, { id }: Story) =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window
    const story = await preview.storyStoreValue?.loadStory({ storyId })
    if (!story) throw new Error(`Storybook does not know ${storyId}`)
    const { themes, viewport, a11y } = story.parameters
    return JSON.parse(JSON.stringify({ parameters: { themes, viewport, a11y }, globals: story.storyGlobals })) as Omit<
      Visit,
      'errors'
    >
  }, id)

/** Storybook's word of how far a story has come. */
interface Phase {
  storyId: string
  newPhase: string
}

/** What was thrown while a story was drawn, and while it was played. */
type Thrown = Record<'drawn' | 'played', string[]>

/** Draws a story in the place of what stood there, and plays it to its end. */
async function play(page: Page, { id }: Story): Promise<Thrown> {
  const { drawn, played } = await page.evaluate(
    (storyId) =>
      new Promise<Thrown>((resolve) => {
        const { __STORYBOOK_PREVIEW__: preview } = window
        const thrown: Thrown = { drawn: [], played: [] }
        const into =
          (when: keyof Thrown) =>
          (error: { message?: string; stack?: string; title?: string; description?: string }): void =>
            void thrown[when].push(error.stack ?? error.message ?? `${error.title}: ${error.description}`)
        const listeners: [event: string, listener: (told: never) => void][] = [
          ['playFunctionThrewException', into('played')],
          ['unhandledErrorsWhilePlaying', (all: { stack?: string }[]) => all.forEach(into('played'))],
          ['storyThrewException', into('drawn')],
          ['storyErrored', into('drawn')],
          ['storyMissing', () => end({ drawn: [`No story ${storyId}`], played: [] })],
          // What comes next is a tenth of a second's wait for animations: `atRest` waits for them, and for no longer.
          [
            'storyRenderPhaseChanged',
            (to: Phase) => to.storyId === storyId && to.newPhase === 'completing' && end(thrown),
          ],
          ['storyFinished', (told: { storyId: string }) => told.storyId === storyId && end(thrown)],
        ]
        const end = (all: Thrown) => {
          for (const [event, listener] of listeners) preview.channel.off(event, listener)
          resolve(all)
        }
        for (const [event, listener] of listeners) preview.channel.on(event, listener)
        preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    id,
  )
  await atRest(page)
  // What a play throws is told a second time, as the story's.
  return { played: played.map(readable), drawn: drawn.filter((error) => !played.includes(error)).map(readable) }
}

/**
 * Opens a story on a page loaded anew, or loaded before with the same globals, at the size the test gives; waits until it is
 * drawn, played and at rest. `stops`: its play may look for what this size does not show, and leaves the story where it
 * stopped.
 */
export async function open(
  page: Page,
  story: Story,
  globals?: Record<string, string>,
  { stops = false } = {},
): Promise<void> {
  const loaded = globals ? JSON.stringify(globals) : ''
  if (!loaded || standing.globals !== loaded) await load(page, globals)
  standing.globals = loaded
  const { drawn, played } = await play(page, story)
  if (drawn.length > 0) throw new Error(drawn.join('\n'))
  if (played.length === 0) return
  if (!stops) throw new Error(played.join('\n'))
  await page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window
    // Storybook puts the error in the place of the story.
    preview.view.showMain()
  })
  // Its texts in the language that was asked for.
  await page.waitForLoadState('networkidle')
  await atRest(page)
}

/**
 * Puts a story in the place of the one before and plays it at the size it asks for; waits until it is at rest. `fixed`:
 * once played it takes the given size all the same, as all of its kind are seen at one.
 */
export async function visit(
  page: Page,
  story: Story,
  size = { width: 1200, height: 900 },
  fixed = false,
): Promise<Visit> {
  const { titles } = standing
  if (titles.size === 0 || (titles.size >= titlesOfAPage && !titles.has(story.title))) await load(page)
  titles.add(story.title)
  const prepared = await prepare(page, story)
  const { viewport } = prepared.parameters
  const own = viewport?.options?.[prepared.globals.viewport?.value ?? '']?.styles
  await page.setViewportSize(
    own ? { width: Number.parseInt(own.width, 10), height: Number.parseInt(own.height, 10) } : size,
  )
  const { drawn, played } = await play(page, story)
  if (own && fixed) {
    await page.setViewportSize(size)
    await atRest(page)
  }
  return { ...prepared, errors: [...drawn, ...played] }
}

/** Waits until the page has its size, its letters and its pictures, and nothing on it moves from one frame to the next. */
async function atRest(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.waitForFunction((to) => !to || (innerWidth === to.width && innerHeight === to.height), size)
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images].filter(({ loading, complete }) => loading === 'eager' && !complete)
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    // An animation without an end is no rest to wait for; pictures hold it still.
    for (let before = '', looks = 0; looks < 60; looks += 1) {
      await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
          .map(({ finished }) => finished),
      )
      const boxes = [...document.querySelectorAll('body *')].map((element) => element.getBoundingClientRect())
      const now = JSON.stringify(boxes)
      if (now === before) break
      before = now
    }
  })
}
