import { expect, within } from 'storybook/test'
import { screenViewports, views } from './screen-viewports.ts'

/** Meta for the stories of a whole screen: no frame, and the size of the design mockups. */
export const fullScreen = {
  parameters: { layout: 'fullscreen', viewport: screenViewports },
  globals: { viewport: views.desktop },
} as const

const expectNoOverflow = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const main = await within(canvasElement).findByRole('main')
  await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
}

/** The variants in which every screen is shown. Each is spread into a separate story, because Storybook modifies stories. */
export const screenThemes = {
  dark: { globals: { theme: 'dark', viewport: views.desktop } },
  tablet: { globals: { viewport: views.tablet } },
  phone: { globals: { viewport: views.phone }, play: expectNoOverflow },
  narrowInKazakh: { globals: { locale: 'kz', viewport: views.narrow }, play: expectNoOverflow },
}
