import { createI18n, I18nextProvider, setLocale, type Locale } from '@press/i18n'
import type { Decorator, Preview } from '@storybook/react-vite'
import { Suspense, useLayoutEffect, type ReactNode } from 'react'
import { configure } from 'storybook/test'
import { loadOverlays } from '../packages/ui/src/primitives/overlays.ts'
import '../packages/ui/src/print.ts'
import '../packages/ui/src/styles.ts'
import { densities, themeNames } from '../packages/ui/src/themes/themes.ts'
import { ComponentPage } from './ComponentPage.tsx'

// A play waits for what it expects, however slow the machine is; only what is broken takes so long.
configure({ asyncUtilTimeout: 30_000 })

// Every text at once: a designer switches languages on any page.
const catalogs = Object.keys(import.meta.glob('../packages/i18n/src/catalogs/ru/*.json'))
const namespaces = catalogs.map((file) => file.replace(/.*\/(.+)\.json$/, '$1'))
const i18n = await createI18n('ru', namespaces)
// Stories stand after the first screen: what opens over it is there.
await loadOverlays()

function Globals({ theme, density, children }: Record<'theme' | 'density', string> & { children: ReactNode }) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, density })
  }, [theme, density])
  return (
    <I18nextProvider i18n={i18n}>
      <Suspense>{children}</Suspense>
    </I18nextProvider>
  )
}

const withGlobals: Decorator = (Story, { globals }) => (
  <Globals theme={String(globals['theme'])} density={String(globals['density'])}>
    <Story />
  </Globals>
)

const toolbar = (title: string, icon: 'paintbrush' | 'globe' | 'component', items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    docs: { page: ComponentPage },
    viewport: {
      options: {
        narrow: { name: 'Narrow', styles: { width: '320px', height: '720px' }, type: 'mobile' },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: { order: ['Introduction', 'Foundations', 'Primitives', 'Patterns', 'Press', 'Screens', 'Examples'] },
    },
  },
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', themeNames),
    locale: toolbar('Language', 'globe', ['ru', 'kz', 'en']),
    density: toolbar('Density', 'component', densities),
  },
  initialGlobals: { theme: 'light', locale: 'ru', density: 'comfortable' },
  // Before a story is drawn: its play must not read words of the language before.
  loaders: [({ globals }) => setLocale(i18n, globals['locale'] as Locale)],
  decorators: [withGlobals],
}
export default preview
