import { expect, within } from 'storybook/test'
import { screenViewports, views } from './screen-viewports.ts'

/** What the meta of a whole screen's stories says: no frame around it, the size of the pictures. */
export const fullScreen = {
  parameters: { layout: 'fullscreen', viewport: screenViewports },
  globals: { viewport: views.desktop },
} as const

const fits = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const main = within(canvasElement).getByRole('main')
  await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
}

/** The looks that every screen is seen in; each is spread into a story of its own, as Storybook writes into stories. */
export const screenThemes = {
  dark: { globals: { theme: 'dark', viewport: views.desktop } },
  tablet: { globals: { viewport: views.tablet } },
  phone: { globals: { viewport: views.phone }, play: fits },
  narrowInKazakh: { globals: { locale: 'kz', viewport: views.narrow }, play: fits },
}
