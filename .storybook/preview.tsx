import { createI18n, getLangAttribute, setLocale, type Locale } from '@press/i18n'
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite'
import { PLAY_FUNCTION_THREW_EXCEPTION } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { loadOverlays } from '../packages/ui/src/primitives/overlays.ts'
import { menuDrawings, setMenuDrawings } from '../packages/ui/src/patterns/frame/index.ts'
import { ClockContext } from '../packages/ui/src/foundations/Clock/index.ts'
import '../packages/ui/src/print.ts'
import '../packages/ui/src/styles.ts'
import { densities, themeNames, type ThemeName } from '../packages/ui/src/themes/themes.ts'
import { ComponentPage } from './ComponentPage.tsx'
import { withChoices, withDefaults } from './controls.ts'
import { DocsPage } from './DocsPage.tsx'
import { withSource } from './source.ts'
import { Stage } from './Stage.tsx'

// Must run before the first render.
if (import.meta.env['STORYBOOK_LEAN']) await import('./lean.ts')

// Gives a play a generous timeout for slow machines. Only a broken story takes this long.
configure({ asyncUtilTimeout: 30_000 })

// Loads all namespaces, because a designer can switch languages on any page.
const catalogs = Object.keys(import.meta.glob('../packages/i18n/src/catalogs/ru/*.json'))
const namespaces = catalogs.map((file) => file.replace(/.*\/(.+)\.json$/, '$1'))
const storyI18n = await createI18n('ru', namespaces)
/** One i18n instance per language, because a documentation page may show stories in several languages. */
const docsI18nByLocale = new Map<Locale, ReturnType<typeof createI18n>>()
const getDocsI18n = (locale: Locale) => {
  const instance = docsI18nByLocale.get(locale) ?? createI18n(locale, namespaces)
  docsI18nByLocale.set(locale, instance)
  return instance
}
/**
 * Returns the language in which a story's play runs. Plays look for Russian words, so they run in Russian unless the story sets a
 * language. After the play, the story switches to the language of the toolbar.
 */
const getPlayLocale = ({ globals, storyGlobals, playFunction }: StoryContext): Locale =>
  (playFunction && !storyGlobals['locale'] ? 'ru' : globals['locale']) as Locale
let selectedLocale: Locale = 'ru'
const applySelectedLocale = async () => {
  if (storyI18n.language !== getLangAttribute(selectedLocale)) await setLocale(storyI18n, selectedLocale)
}
// Switches to the toolbar's language after a failed play too.
addons.getChannel().on(PLAY_FUNCTION_THREW_EXCEPTION, () => void applySelectedLocale())
// Stories show the state after the first load, so overlays must be available.
await loadOverlays()
setMenuDrawings(menuDrawings)

const withStage: Decorator = (Story, { globals, loaded, parameters, viewMode }) => (
  <Stage
    theme={globals['theme'] as ThemeName}
    density={String(globals['density'])}
    i18n={loaded['i18n']}
    inDocs={viewMode === 'docs'}
    isFullScreen={parameters['layout'] === 'fullscreen'}
  >
    <Story />
  </Stage>
)

/** The time in a story, unless its parameters name another moment (`now`) or day (`today`). */
const defaultDay = '2026-11-21'
const withClock: Decorator = (Story, { parameters }) => {
  const { now, today = defaultDay } = parameters as { now?: Date; today?: string }
  return (
    <ClockContext value={now ?? new Date(`${today}T09:06:00Z`)}>
      <Story />
    </ClockContext>
  )
}

const createToolbarItem = (title: string, icon: 'paintbrush' | 'globe' | 'component', items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

const preview: Preview = {
  tags: ['autodocs', 'ready'],
  parameters: {
    a11y: { test: 'error' },
    docs: { page: ComponentPage, container: DocsPage, source: { type: 'dynamic' } },
    viewport: {
      options: {
        narrow: { name: 'Narrow', styles: { width: '320px', height: '720px' }, type: 'mobile' },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '834px', height: '1112px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        wide: { name: 'Wide desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Principles',
          'Voice and words',
          'Install and theming',
          'Changelog',
          'Foundations',
          'Primitives',
          ['Actions', 'Fields', 'Overlays', 'Feedback', 'Navigation', 'Content'],
          'Patterns',
          'Press',
          'Screens',
          'Examples',
        ],
      },
    },
  },
  globalTypes: {
    theme: createToolbarItem('Theme', 'paintbrush', themeNames),
    locale: createToolbarItem('Language', 'globe', ['ru', 'kz', 'en']),
    density: createToolbarItem('Density', 'component', densities),
  },
  initialGlobals: { theme: 'light', locale: 'ru', density: 'comfortable' },
  argTypesEnhancers: [withChoices],
  argsEnhancers: [withDefaults],
  // Sets the language before a story renders, so that its play does not read texts of the previous language.
  loaders: [
    async (context) => {
      if (context.viewMode === 'docs') return { i18n: await getDocsI18n(context.globals['locale'] as Locale) }
      selectedLocale = context.globals['locale'] as Locale
      await setLocale(storyI18n, getPlayLocale(context))
      return { i18n: storyI18n }
    },
  ],
  afterEach: () => applySelectedLocale(),
  decorators: [withSource, withClock, withStage],
}
export default preview
