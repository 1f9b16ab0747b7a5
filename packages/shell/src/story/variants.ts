import type { Person } from '@press/domain'
import { views } from '@press/ui/src/docs/screen-viewports.ts'
import { expect, within } from 'storybook/test'
import { answered, every, pending, unreachable, type Answers } from './network.ts'

/*
 * The variants in which every screen is shown. Each returns a new object, because Storybook modifies stories.
 */

interface Played {
  canvasElement: HTMLElement
}

/** Waits until the screen has its title and the answers to its calls. A story with its own `play` looks for its content instead. */
export async function settle({ canvasElement }: Played): Promise<void> {
  await within(canvasElement).findByRole('heading', { level: 1 })
  await answered()
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

/** Nothing has been answered yet. */
export const loading = (answers: Answers) => ({ args: { answers: every(answers, pending) } })

/** The server cannot be reached. */
export const failed = (answers: Answers) => ({
  args: { answers: every(answers, unreachable) },
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
