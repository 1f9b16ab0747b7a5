import type { Page } from '@playwright/test'
import { mapStackToSources } from './source-stack.ts'
import type { Story } from './stories.ts'

/** The part of Storybook's preview that is used here. */
interface Preview {
  channel: {
    on: (event: string, listener: (told: never) => void) => void
    off: (event: string, listener: (told: never) => void) => void
    emit: (event: string, told: unknown) => void
  }
  storyStoreValue?: { loadStory: (which: { storyId: string }) => Promise<PreparedStory> }
  ready: () => Promise<void>
  currentRender?: { isPending?: () => boolean; teardown?: () => Promise<void> }
  view: { showMain: () => void }
}
interface PreparedStory {
  parameters: {
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

/** The result of a visit to a story. */
export interface Visit {
  /** The errors of the story or its play, with positions in the sources. */
  errors: readonly string[]
  parameters: PreparedStory['parameters']
  globals: PreparedStory['storyGlobals']
}

/** The state of this worker's page: the titles shown on it since it was loaded, or the globals of `openStory`. */
const pageState = { titles: new Set<string>(), globals: '' }
/** The number of titles shown on one page before the page is reloaded. Reloading frees memory. */
const maxTitlesPerPage = 20

async function loadPreview(page: Page, globals: Record<string, string> = {}): Promise<void> {
  pageState.titles.clear()
  pageState.globals = ''
  await page.goto('/iframe.html')
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  await page.evaluate(
    async (values) => {
      const { __STORYBOOK_PREVIEW__: preview } = window
      await preview.ready()
      // Sets the globals through the channel, because Storybook ignores globals in a URL without a story.
      await new Promise<void>((resolveUpdate) => {
        preview.channel.on('globalsUpdated', () => resolveUpdate())
        preview.channel.emit('updateGlobals', { globals: values })
      })
    },
    // Turns off the addon, because stories.spec.ts runs axe itself in less than half of the addon's time.
    { ...globals, a11y: { manual: true } },
  )
}

const prepareStory = (page: Page, { id }: Story) =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window
    const story = await preview.storyStoreValue?.loadStory({ storyId })
    if (!story) throw new Error(`Storybook has no story ${storyId}`)
    const { viewport, a11y } = story.parameters
    return JSON.parse(JSON.stringify({ parameters: { viewport, a11y }, globals: story.storyGlobals })) as Omit<
      Visit,
      'errors'
    >
  }, id)

/** Storybook's event about the rendering phase of a story. */
interface Phase {
  storyId: string
  newPhase: string
}

/** The errors while a story was rendered and while it was played. */
type StoryErrors = Record<'drawn' | 'played', string[]>

/** The timeout of a play in milliseconds. It is generous for a slow machine, because most plays take less than a second. */
const playLimitMs = 60_000

/**
 * Renders a story in place of the previous one and plays it to the end. Waits until the story's fonts have loaded and the story is
 * painted.
 */
async function renderAndPlay(page: Page, { id }: Story): Promise<StoryErrors> {
  const { drawn, played } = await page.evaluate(
    async ({ storyId, limitMs }) => {
      const { __STORYBOOK_PREVIEW__: preview } = window
      // Storybook reloads the page if the previous story is still completing. The wait is limited, so that a hanging story does not
      // delay the next one.
      const deadline = performance.now() + 5_000
      while (preview.currentRender?.isPending?.() && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 10))
      localStorage.clear()
      sessionStorage.clear()
      const thrownErrors = await new Promise<StoryErrors>((resolve) => {
        const thrown: StoryErrors = { drawn: [], played: [] }
        const createErrorListener =
          (phase: keyof StoryErrors) =>
          (error: { message?: string; stack?: string; title?: string; description?: string }): void =>
            void thrown[phase].push(error.stack ?? error.message ?? `${error.title}: ${error.description}`)
        const listeners: [event: string, listener: (told: never) => void][] = [
          ['playFunctionThrewException', createErrorListener('played')],
          ['unhandledErrorsWhilePlaying', (all: { stack?: string }[]) => all.forEach(createErrorListener('played'))],
          ['storyThrewException', createErrorListener('drawn')],
          ['storyErrored', createErrorListener('drawn')],
          ['storyMissing', () => finishPlay({ drawn: [`Storybook has no story ${storyId}`], played: [] })],
          // Ends here, because the next phase waits a tenth of a second for animations, which are disabled.
          [
            'storyRenderPhaseChanged',
            (to: Phase) => to.storyId === storyId && to.newPhase === 'completing' && finishPlay(thrown),
          ],
          ['storyFinished', (of: { storyId: string }) => of.storyId === storyId && finishPlay(thrown)],
        ]
        const finishPlay = (all: StoryErrors) => {
          clearTimeout(limitTimer)
          for (const [event, listener] of listeners) preview.channel.off(event, listener)
          resolve(all)
        }
        for (const [event, listener] of listeners) preview.channel.on(event, listener)
        const limitTimer = setTimeout(
          () => finishPlay({ drawn: [], played: [`did not end within ${limitMs / 1000} s`] }),
          limitMs,
        )
        preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      })
      await document.fonts.ready
      await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return thrownErrors
    },
    { storyId: id, limitMs: playLimitMs },
  )
  // Storybook reports the errors of a play a second time as errors of the story.
  return {
    played: played.map(mapStackToSources),
    drawn: drawn.filter((error) => !played.includes(error)).map(mapStackToSources),
  }
}

/**
 * Opens a story at the size of the test, on a fresh page or on a page with the same globals. Waits until the story is rendered,
 * played and stable. With `stops` the play may fail because of this size, and the story stays where the play stopped.
 */
export async function openStory(
  page: Page,
  story: Story,
  globals?: Record<string, string>,
  { stops: isFailureAllowed = false } = {},
): Promise<void> {
  const globalsKey = globals ? JSON.stringify(globals) : ''
  if (!globalsKey || pageState.globals !== globalsKey) await loadPreview(page, globals)
  pageState.globals = globalsKey
  const { drawn, played } = await renderAndPlay(page, story)
  await waitUntilStable(page)
  if (drawn.length > 0) throw new Error(drawn.join('\n'))
  if (played.length === 0) return
  if (!isFailureAllowed) throw new Error(played.join('\n'))
  await showStory(page)
  // Waits for the story's texts in the requested language.
  await page.waitForLoadState('networkidle')
  await waitUntilStable(page)
}

/** Shows a story whose play has failed, in place of Storybook's error message. */
export const showStory = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window
    preview.view.showMain()
  })

/** Storybook's default window size, for a story that requests none. */
const defaultViewport = { width: 1200, height: 900 }

/** Renders a story in place of the previous one, at the size it requests, and plays it to the end. */
export async function playStory(page: Page, story: Story): Promise<Visit> {
  const { titles } = pageState
  if (titles.size === 0 || (titles.size >= maxTitlesPerPage && !titles.has(story.title))) await loadPreview(page)
  titles.add(story.title)
  const prepared = await prepareStory(page, story)
  const { viewport } = prepared.parameters
  const requestedSize = viewport?.options?.[prepared.globals.viewport?.value ?? '']?.styles
  await resize(
    page,
    requestedSize
      ? { width: Number.parseInt(requestedSize.width, 10), height: Number.parseInt(requestedSize.height, 10) }
      : defaultViewport,
  )
  const { drawn, played } = await renderAndPlay(page, story)
  return { ...prepared, errors: [...drawn, ...played] }
}

/**
 * Returns what remains of a story after Storybook has removed it: elements outside the story's root, and changes to the page
 * itself.
 */
export const listLeftovers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window
    await preview.currentRender?.teardown?.()
    await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // These elements may stay: React Aria keeps its announcer, and `filter` belongs to Storybook.
    const allowedSelector =
      '#storybook-root, #storybook-docs, .sb-wrapper, .sb-argstableBlock, script, style, link, [data-live-announcer]'
    document.body.style.removeProperty('filter')
    const { body, documentElement } = document
    return [
      ...[...body.children]
        .filter((element) => !element.matches(allowedSelector))
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      ...[body, documentElement].flatMap((element) =>
        ['inert', 'aria-hidden', 'hidden']
          .filter((name) => element.hasAttribute(name))
          .map((name) => `${element.tagName} ${name}`),
      ),
      ...(body.style.cssText ? [`BODY style: ${body.style.cssText}`] : []),
    ]
  })

/** Makes the next visit reload the page. */
export const requestReload = (): void => pageState.titles.clear()

/** Resizes the page and waits until it has that size. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const now = page.viewportSize()
  if (now?.width === size.width && now.height === size.height) return
  await page.setViewportSize(size)
  await page.waitForFunction((to) => innerWidth === to.width && innerHeight === to.height, size)
}

/** Waits until the page has its size, fonts and pictures, and until nothing moves between two frames. */
export async function waitUntilStable(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.waitForFunction((to) => !to || (innerWidth === to.width && innerHeight === to.height), size)
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images].filter(({ loading, complete }) => loading === 'eager' && !complete)
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    // Infinite animations are ignored, because they are stopped before pictures are taken.
    for (let previousBoxes = '', attempts = 0; attempts < 60; attempts += 1) {
      await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
          .map(({ finished }) => finished),
      )
      const boxes = [...document.querySelectorAll('body *')].map((element) => element.getBoundingClientRect())
      const currentBoxes = JSON.stringify(boxes)
      if (currentBoxes === previousBoxes) break
      previousBoxes = currentBoxes
    }
  })
}
