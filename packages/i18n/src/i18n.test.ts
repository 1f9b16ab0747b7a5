import { expect, it, onTestFinished, vi } from 'vitest'
import { createI18n, setLocale } from './i18n.ts'

it('sets the language of the page for screen readers', async () => {
  const page = { documentElement: { lang: 'ru' } }
  vi.stubGlobal('document', page)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const i18n = await createI18n('ru')
  await setLocale(i18n, 'kz')
  expect(page.documentElement.lang).toBe('kk')
  expect(i18n.t('ui:error.retry')).toBe((await import('./catalogs/kz/ui.json')).default.error.retry)
})

it('changes the language without a page', async () => {
  const i18n = await createI18n('ru')
  await setLocale(i18n, 'en')
  expect(i18n.language).toBe('en')
})

it('loads texts that are requested during a change of language in both languages', async () => {
  const i18n = await createI18n('ru')
  const localeChange = setLocale(i18n, 'kz')
  await i18n.loadNamespaces('queue')
  await localeChange
  expect(i18n.hasLoadedNamespace('queue')).toBe(true)
})
