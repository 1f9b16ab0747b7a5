import { roleByKey, type RoleKey } from '@press/domain'
import { createServerI18n, translator, type Locale } from '@press/i18n/node'
import { expect, type Browser, type Page } from '@playwright/test'
import { portalUrl } from './addresses.ts'

const i18n = createServerI18n()

/** The very texts a person of this language reads, so that tests name what people see and not copies of it. */
export const textsIn = (locale: Locale) => translator(i18n, locale)

interface Visit {
  locale?: Locale
  theme?: 'light' | 'dark' | 'semi-light' | 'semi-dark'
  /** A phone of 390 × 844. */
  phone?: boolean
}

/** Opens a browser of their own for a person of a role, signed in and at home. */
export async function enter(
  browser: Browser,
  role: RoleKey,
  { locale = 'ru', theme = 'light', phone = false }: Visit = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: phone,
    isMobile: phone,
    acceptDownloads: true,
  })
  await context.addInitScript(
    ([lang, look]) => {
      localStorage.setItem('press.locale', lang as string)
      localStorage.setItem('press.theme', look as string)
    },
    [locale, theme],
  )
  const page = await context.newPage()
  await signIn(page, role, locale)
  return page
}

/** Signs in on the role's own portal by typing. */
export async function signIn(page: Page, role: RoleKey, locale: Locale = 'ru'): Promise<void> {
  const t = textsIn(locale)
  const { portal, path } = roleByKey(role)
  await page.goto(portalUrl(portal))
  await page.getByLabel(t('auth:fields.email')).fill(`${role}@demo.press`)
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill('Press-demo-1')
  await page.getByRole('button', { name: t('auth:signIn.submit'), exact: true }).click()
  await page.waitForURL(`**/app/${path}/home`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
