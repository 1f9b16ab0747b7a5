import { I18nextProvider } from '@press/i18n'
import { Suspense, useLayoutEffect, type ComponentProps, type ReactNode } from 'react'
import { vars } from '../packages/ui/src/themes/contract.css.ts'
import { themes, type ThemeName } from '../packages/ui/src/themes/themes.ts'

interface StageProps {
  theme: ThemeName
  density: string
  i18n: ComponentProps<typeof I18nextProvider>['i18n']
  /** It stands on a documentation page, among others. */
  inDocs: boolean
  /** It fills the window and brings its own frame. */
  whole: boolean
  children: ReactNode
}

const strip = {
  padding: '8px 16px',
  margin: '-16px -16px 16px',
  color: vars.chrome.textMuted,
  backgroundColor: vars.chrome.bg,
}

/** What a story stands on: theme, density and language of the toolbar, or its own. */
export function Stage({ theme, density, i18n, inDocs, whole, children }: StageProps) {
  useLayoutEffect(() => {
    // A documentation page has a theme of its own; each story on it says what it stands on.
    if (!inDocs) Object.assign(document.documentElement.dataset, { theme, density })
  }, [theme, density, inDocs])
  const { chrome, canvas } = themes[theme]
  const story = (
    <I18nextProvider i18n={i18n}>
      <Suspense>{children}</Suspense>
    </I18nextProvider>
  )
  // Where frame and work differ both are in sight, whatever the story is of.
  const framed = chrome !== canvas && !whole && (
    <div data-surface={inDocs ? chrome : 'chrome'} style={strip}>
      chrome
    </div>
  )
  if (!inDocs)
    return (
      <>
        {framed}
        {story}
      </>
    )
  return (
    <div
      data-surface={canvas}
      data-density={density}
      style={{ padding: 16, margin: -16, backgroundColor: vars.canvas.bg }}
    >
      {framed}
      {story}
    </div>
  )
}
