import { portals, roleByKey, type RoleKey } from '@press/domain'
import { createServerI18n, translator, type Locale, type Translator } from '@press/i18n/node'
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { portalUrl } from './addresses.ts'
import { clientOf, emailOf, password } from './client.ts'
import { listen } from './said.ts'

const i18n = createServerI18n()

/** The very texts a person of this language reads, so that tests name what people see and not copies of it. */
export const textsIn = (locale: Locale): Translator => translator(i18n, locale)

export const themes = ['light', 'dark', 'semi-light', 'semi-dark'] as const

interface Visit {
  locale?: Locale
  theme?: (typeof themes)[number]
  /** A phone of this width in pixels, touched and not clicked. */
  phone?: number
  /** The staff portal's address, where it is not the shared press. */
  base?: string
  /** Keeps the portal's code in this browser, as it is outside of tests. */
  keepsCode?: boolean
}

function browserOf({ locale = 'ru', theme = 'light', phone, base, keepsCode }: Visit, kept: Record<string, string>) {
  const localStorage = Object.entries({ 'press.locale': locale, 'press.theme': theme, ...kept }).map(
    ([name, value]) => ({ name, value }),
  )
  return {
    viewport: phone ? { width: phone, height: 844 } : { width: 1440, height: 900 },
    hasTouch: phone !== undefined,
    isMobile: phone !== undefined,
    acceptDownloads: true,
    ...(keepsCode && { serviceWorkers: 'allow' as const }),
    storageState: {
      cookies: [],
      origins: portals.map((portal) => ({ origin: portalUrl(portal, base), localStorage })),
    },
  } satisfies BrowserContextOptions
}

/**
 * There Playwright fills a field by its `value`, of which React does not hear; the browser's own command is heard. What
 * Playwright puts in its place is let go.
 */
const typeInFirefox = `Object.defineProperty(window, '__pw_bidiInsertText', {
  get: () => (text) => void document.execCommand('insertText', false, text),
  set() {},
})`

async function open(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options)
  await listen(context)
  if (browser.browserType().name() === 'firefox') await context.addInitScript({ content: typeInFirefox })
  return context.newPage()
}

/** Opens a browser of their own for somebody who has not signed in. */
export async function visit(browser: Browser, how: Visit = {}): Promise<Page> {
  return open(browser, browserOf(how, {}))
}

/** Opens a browser of their own for a person of a role, signed in and at home. */
export async function enter(browser: Browser, role: RoleKey, how: Visit = {}): Promise<Page> {
  const { portal, path } = roleByKey(role)
  const url = portalUrl(portal, how.base)
  const { user, token } = await clientOf(role, url)
  const kept = { 'press.user': JSON.stringify(user), 'press.token': token, 'press.email': emailOf(role) }
  const page = await open(browser, browserOf(how, kept))
  await page.goto(`${url}/app/${path}/home`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}

/** Signs in by typing, on the page's sign-in screen. */
export async function signIn(page: Page, role: RoleKey, t: Translator): Promise<void> {
  await page.getByRole('textbox', { name: t('auth:fields.email') }).fill(emailOf(role))
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('auth:signIn.submit'), exact: true }).click()
}
