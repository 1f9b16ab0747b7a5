import type { Person } from '@press/domain'
import { viewportGlobals } from '@press/ui/src/docs/screen-viewports.ts'
import { expect, waitFor, within } from 'storybook/test'
import { waitForAnswers, answerAll, pending, unreachable, type Answers } from './network.ts'

/*
 * The variants in which every screen is shown. Each returns a new object, because Storybook modifies stories.
 */

interface PlayContext {
  canvasElement: HTMLElement
}

/** Waits until the screen has rendered and its calls are answered. Most screens render their title before their data. */
async function waitForScreen({ canvasElement }: PlayContext): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('h1, main :is(h2, h3, output)')).not.toBeNull())
  await waitForAnswers()
}

/** Waits until the screen has its data and no placeholder. A story with its own `play` looks for its content instead. */
export async function settle(context: PlayContext): Promise<void> {
  await waitForScreen(context)
  await waitFor(() => expect(context.canvasElement.querySelector('output > [inert]')).toBeNull())
}

async function expectFittingWidth(context: PlayContext): Promise<void> {
  await settle(context)
  const main = within(context.canvasElement).getByRole('main')
  await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
}

export const createDarkStory = () => ({ globals: { theme: 'dark', viewport: viewportGlobals.desktop } })
export const createTabletStory = () => ({ globals: { viewport: viewportGlobals.tablet } })
export const createPhoneStory = () => ({ globals: { viewport: viewportGlobals.phone }, play: expectFittingWidth })
export const createNarrowKazakhStory = () => ({
  globals: { locale: 'kz', viewport: viewportGlobals.narrow },
  play: expectFittingWidth,
})

/**
 * Returns a story in which no call is answered. Turns off one axe rule, because a tall placeholder scrolls without focusable
 * content until the answer arrives.
 */
export const createLoadingStory = (answers: Answers) => ({
  args: { answers: answerAll(answers, pending) },
  parameters: { a11y: { config: { rules: [{ id: 'scrollable-region-focusable', enabled: false }] } } },
  play: waitForScreen,
})

/** The server cannot be reached. */
export const createFailedStory = (answers: Answers) => ({
  args: { answers: answerAll(answers, unreachable) },
  play: async ({ canvasElement }: PlayContext) => {
    const [alert] = await within(canvasElement).findAllByRole('alert')
    await expect(within(alert as HTMLElement).getByRole('button', { name: 'Повторить' })).toBeVisible()
  },
})

/** A person whose role may not open the screen. */
export const createNoAccessStory = (person: Person) => ({
  args: { person, answers: {} },
  play: async ({ canvasElement }: PlayContext) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Этот экран не для вашей роли' }),
    ).toBeVisible()
  },
})
