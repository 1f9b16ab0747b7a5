import { screenViewports, views } from './screen-viewports.ts'

/** Meta for the stories of a whole screen: no frame, and the size of the design mockups. */
export const fullScreen = {
  parameters: { layout: 'fullscreen', viewport: screenViewports },
  globals: { viewport: views.desktop },
} as const
