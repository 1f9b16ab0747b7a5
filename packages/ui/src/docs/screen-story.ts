import { screenViewports, viewportGlobals } from './screen-viewports.ts'

/** Meta for the stories of a whole screen: no frame, and the size of the design mockups. */
export const fullScreenMeta = {
  parameters: { layout: 'fullscreen', viewport: screenViewports },
  globals: { viewport: viewportGlobals.desktop },
} as const
