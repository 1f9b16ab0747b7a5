import { roleByKey, type RoleKey } from '@press/domain'
import { createServerI18n, createTranslator, type Locale, type Translate } from '@press/i18n/node'
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { portalUrl } from './addresses.ts'
import { getEmail, password } from './client.ts'
import { sessionOf } from './farm/sessions.ts'
import { watchHiding } from './hidden.ts'
import { recordLiveRegions } from './announcements.ts'
import { waitUntilIdle, watchRequests } from './idle.ts'

const i18n = createServerI18n()

/** Returns a translator with the texts of the interface, so that tests use what people see and not copies of it. */
export const getTranslator = (locale: Locale): Translate => createTranslator(i18n, locale)

export const themes = ['light', 'dark', 'semi-light', 'semi-dark'] as const

export interface Visit {
  locale?: Locale
  theme?: (typeof themes)[number]
  /** The width in pixels of a phone with a touchscreen; undefined for a desktop browser. */
  phone?: number
  /** The URL of the staff portal, if the browser visits a press other than the test's press. */
  base?: string
  /** Enables the service worker, which caches the portal's code as in production. */
  keepsCode?: boolean
}

const getContextOptions = ({ phone, keepsCode }: Visit): BrowserContextOptions => ({
  viewport: phone ? { width: phone, height: 844 } : { width: 1440, height: 900 },
  hasTouch: phone !== undefined,
  isMobile: phone !== undefined,
  acceptDownloads: true,
  // Animations are tested in stories.
  reducedMotion: 'reduce',
  ...(keepsCode && { serviceWorkers: 'allow' as const }),
})

/**
 * Makes Playwright's typing work in Firefox. There, Playwright sets a field's `value`, which React does not notice. React does
 * notice `execCommand`. The empty setter discards Playwright's own function.
 */
const typeInFirefox = `Object.defineProperty(window, '__pw_bidiInsertText', {
  get: () => (text) => void document.execCommand('insertText', false, text),
  set() {},
})`

/** Opens a browser with the given values in `localStorage`, as after an earlier visit. The portal can change these values later. */
async function openBrowser(browser: Browser, visit: Visit, storedValues: Record<string, string> = {}): Promise<Page> {
  const context = await browser.newContext(getContextOptions(visit))
  await recordLiveRegions(context)
  // Sets the values with a script. Playwright's own `storageState` would first load a page of each portal, which takes as long as a
  // screen.
  await context.addInitScript(
    (entries) => {
      if (window !== window.top || location.protocol !== 'http:' || localStorage.getItem('visited')) return
      for (const [name, value] of entries) localStorage.setItem(name, value)
    },
    Object.entries({
      visited: 'true',
      'press.locale': visit.locale ?? 'ru',
      'press.theme': visit.theme ?? 'light',
      // Messages stay until they are closed. Normally a message stays two seconds, and a slow test may check it later.
      'press.messages': 'untilClosed',
      ...storedValues,
    }),
  )
  await watchHiding(context)
  if (browser.browserType().name() === 'firefox') await context.addInitScript({ content: typeInFirefox })
  const page = await context.newPage()
  watchRequests(page)
  // Adds an empty listener. Without a listener, Playwright starts to intercept file choosers too late and may miss the first file
  // chooser.
  page.on('filechooser', () => undefined)
  return page
}

/** Opens a separate browser for a person who is not signed in. */
export async function openAnonymousBrowser(browser: Browser, visit: Visit = {}): Promise<Page> {
  return openBrowser(browser, visit)
}

/** Opens a separate browser for a person of a role, signed in, with no page loaded. */
export async function openSignedInBlankPage(browser: Browser, role: RoleKey, visit: Visit = {}): Promise<Page> {
  const { user, token } = sessionOf(role, 'browser')
  return openBrowser(browser, visit, {
    'press.user': JSON.stringify(user),
    'press.token': token,
    'press.email': getEmail(role),
  })
}

/** Opens a separate browser, signs in as a person of a role, and goes to a screen, by default the home screen. */
export async function openSignedInBrowser(
  browser: Browser,
  role: RoleKey,
  { at: screenPath = 'home', ...visit }: Visit & { at?: string } = {},
): Promise<Page> {
  const { portal, path } = roleByKey(role)
  const page = await openSignedInBlankPage(browser, role, visit)
  await page.goto(`${portalUrl(portal, visit.base)}/app/${path}/${screenPath}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitUntilIdle(page)
  return page
}

/** Signs in by typing on the open sign-in screen. */
export async function signIn(page: Page, role: RoleKey, t: Translate): Promise<void> {
  await page.getByRole('textbox', { name: t('session:fields.email') }).fill(getEmail(role))
  await page.getByLabel(t('session:fields.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('session:signIn.submit'), exact: true }).click()
}
