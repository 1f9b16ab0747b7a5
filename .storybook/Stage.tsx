import { I18nextProvider } from '@press/i18n'
import { Suspense, useLayoutEffect, type ComponentProps, type ReactNode } from 'react'
import { vars } from '../packages/ui/src/themes/contract.css.ts'
import { themes, type ThemeName } from '../packages/ui/src/themes/themes.ts'

interface StageProps {
  theme: ThemeName
  density: string
  i18n: ComponentProps<typeof I18nextProvider>['i18n']
  /** Whether the page shows several stories, as a documentation page does. */
  inDocs: boolean
  /** Whether the story fills the window and brings its own frame. */
  isFullScreen: boolean
  children: ReactNode
}

const stripStyle = {
  padding: '8px 16px',
  margin: '-16px -16px 16px',
  color: vars.chrome.textMuted,
  backgroundColor: vars.chrome.bg,
}

/** The surroundings of a story: its own theme, density and language, or those of the toolbar. */
export function Stage({ theme, density, i18n, inDocs, isFullScreen: fillsWindow, children }: StageProps) {
  useLayoutEffect(() => {
    // A documentation page has its own theme; each story on it sets its own surface and density.
    if (!inDocs) Object.assign(document.documentElement.dataset, { theme, density })
  }, [theme, density, inDocs])
  const { chrome, canvas } = themes[theme]
  const story = (
    <I18nextProvider i18n={i18n}>
      <Suspense>{children}</Suspense>
    </I18nextProvider>
  )
  // Every story of a theme shows the frame and the canvas if their colors differ.
  const chromeStrip = chrome !== canvas && !fillsWindow && (
    <div data-surface={inDocs ? chrome : 'chrome'} style={stripStyle}>
      chrome
    </div>
  )
  if (!inDocs)
    return (
      <>
        {chromeStrip}
        {story}
      </>
    )
  return (
    <div
      data-surface={canvas}
      data-density={density}
      style={{ padding: 16, margin: -16, backgroundColor: vars.canvas.bg }}
    >
      {chromeStrip}
      {story}
    </div>
  )
}
