import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { create } from 'storybook/theming'
import { dark } from '../packages/ui/src/themes/dark.ts'
import { light } from '../packages/ui/src/themes/light.ts'
import { themeNames, themes, type ThemeName } from '../packages/ui/src/themes/themes.ts'
import './docs.css'

const createPageTheme = ({ canvas, text, border, accent }: typeof light, base: 'light' | 'dark') =>
  create({
    base,
    appBg: canvas.bg,
    appContentBg: canvas.surface,
    appPreviewBg: canvas.bg,
    appBorderColor: border.default,
    appBorderRadius: 8,
    textColor: text.primary,
    textMutedColor: text.muted,
    barBg: canvas.surface,
    barTextColor: text.secondary,
    barSelectedColor: accent.solid,
    barHoverColor: accent.solidHover,
    colorPrimary: accent.solid,
    colorSecondary: accent.text,
    inputBg: canvas.surface,
    inputBorder: border.control,
    inputTextColor: text.primary,
    fontBase: '"Golos Text Variable", sans-serif',
  })
const pageThemes = { light: createPageTheme(light, 'light'), dark: createPageTheme(dark, 'dark') }

interface StoryContext {
  globals: { theme?: string; density?: string }
}

/** A documentation page in the toolbar's theme, with its stories on the theme's canvas. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context
  const [globals, setGlobals] = useState(
    () => ((channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as [StoryContext] | undefined)?.[0].globals,
  )
  useEffect(() => {
    const updateGlobals = ({ globals: next }: StoryContext) => setGlobals(next)
    channel.on(GLOBALS_UPDATED, updateGlobals)
    return () => channel.off(GLOBALS_UPDATED, updateGlobals)
  }, [channel])
  const theme = themeNames.find((name) => name === globals?.theme) ?? ('light' satisfies ThemeName)
  const density = globals?.density ?? 'comfortable'
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, density })
  }, [theme, density])
  return (
    <DocsContainer context={context} theme={pageThemes[themes[theme].canvas]}>
      {children}
    </DocsContainer>
  )
}
