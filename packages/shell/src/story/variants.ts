import type { Person } from '@press/domain'
import { views } from '@press/ui/src/docs/screen-viewports.ts'
import { expect, waitFor, within } from 'storybook/test'
import { waitForAnswers, answerAll, pending, unreachable, type Answers } from './network.ts'

/*
 * The variants in which every screen is shown. Each returns a new object, because Storybook modifies stories.
 */

interface Played {
  canvasElement: HTMLElement
}

/** Waits until the screen has rendered and its calls are answered. Most screens render their title before their data. */
async function start({ canvasElement }: Played): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('h1, main :is(h2, h3, output)')).not.toBeNull())
  await waitForAnswers()
}

/** Waits until the screen has its data and no placeholder. A story with its own `play` looks for its content instead. */
export async function settle(played: Played): Promise<void> {
  await start(played)
  await waitFor(() => expect(played.canvasElement.querySelector('output > [inert]')).toBeNull())
}

async function fitWidth(played: Played): Promise<void> {
  await settle(played)
  const main = within(played.canvasElement).getByRole('main')
  await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
}

export const dark = () => ({ globals: { theme: 'dark', viewport: views.desktop } })
export const tablet = () => ({ globals: { viewport: views.tablet } })
export const phone = () => ({ globals: { viewport: views.phone }, play: fitWidth })
export const narrowInKazakh = () => ({ globals: { locale: 'kz', viewport: views.narrow }, play: fitWidth })

/**
 * Returns a story in which no call is answered. Turns off one axe rule, because a tall placeholder scrolls without focusable
 * content until the answer arrives.
 */
export const loading = (answers: Answers) => ({
  args: { answers: answerAll(answers, pending) },
  parameters: { a11y: { config: { rules: [{ id: 'scrollable-region-focusable', enabled: false }] } } },
  play: start,
})

/** The server cannot be reached. */
export const failed = (answers: Answers) => ({
  args: { answers: answerAll(answers, unreachable) },
  play: async ({ canvasElement }: Played) => {
    const [alert] = await within(canvasElement).findAllByRole('alert')
    await expect(within(alert as HTMLElement).getByRole('button', { name: 'Повторить' })).toBeVisible()
  },
})

/** A person whose role may not open the screen. */
export const noAccess = (person: Person) => ({
  args: { person, answers: {} },
  play: async ({ canvasElement }: Played) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Этот экран не для вашей роли' }),
    ).toBeVisible()
  },
})
