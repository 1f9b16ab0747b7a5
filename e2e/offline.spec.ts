import { expect, type BrowserContext, type Page } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import { getTitleField } from './support/application.ts'
import { createClient } from './support/client.ts'
import { openProxy } from './support/proxy.ts'
import { openSignedInBrowser, getTranslator } from './support/browsers.ts'
import { createSubmittedApplication } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const getTextBeforePlaceholder = (text: string): string => text.split('{{')[0]?.trim() ?? ''
const getListHeading = (page: Page) => page.getByRole('heading', { level: 1, name: t('applications:list.label') })

/** Returns the names and contents of everything that this browser stores for the site, except code. */
const readStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith('press-code-'))
    return JSON.stringify([names, ...[localStorage, sessionStorage].map((place) => Object.entries(place))])
  })

/** Counts the live connections that the tabs of a browser have opened since the last count. */
function countLiveConnections(context: BrowserContext) {
  let connectionCount = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/api/live')) connectionCount += 1
  })
  return { count: () => connectionCount, begin: () => (connectionCount = 0) }
}

test('An author uses the portal offline, and nothing remains in the browser after signing out', async ({ browser }) => {
  test.slow()
  const proxy = await openProxy(56)
  const base = portalUrl('author', proxy.url)
  const author = await createClient('author')
  const { book_name: title } = await createSubmittedApplication(author, 'Ледники Тянь-Шаня')
  const page = await openSignedInBrowser(browser, 'author', { base: proxy.url, keepsCode: true })
  const liveConnections = countLiveConnections(page.context())

  await test.step('The portal can be installed with a name, icons and a colour', async () => {
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await (await page.request.get(`${base}${href}`)).json()
    expect(manifest).toMatchObject({ name: t('web-manifest:name.author'), display: 'standalone', start_url: '/app' })
    for (const { src } of manifest.icons as { src: string }[])
      expect((await page.request.get(`${base}${src}`)).headers()['content-type']).toMatch(/^image/)
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', manifest.theme_color)
  })

  await test.step('The code of the portal and the viewed data are cached', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready)
    liveConnections.begin()
    await page.goto(`${base}/app/author/applications`)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect.poll(() => readStorage(page)).toContain('press.seen.')
  })

  await test.step('Two tabs share one live connection, and the remaining tab reconnects', async () => {
    await expect.poll(liveConnections.count).toBe(1)
    const secondTab = await page.context().newPage()
    await secondTab.goto(`${base}/app/author/applications`)
    await expect(secondTab.getByRole('link', { name: title })).toBeVisible()
    const { book_name: secondTitle } = await createSubmittedApplication(author, 'Барханы Сарыесика')
    for (const tab of [page, secondTab]) await expect(tab.getByRole('link', { name: secondTitle })).toBeVisible()
    expect(liveConnections.count()).toBe(1)
    await page.goto('about:blank')
    await expect.poll(liveConnections.count).toBe(2)
    const { book_name: laterTitle } = await createSubmittedApplication(author, 'Камни Чарына')
    await expect(secondTab.getByRole('link', { name: laterTitle })).toBeVisible()
    await secondTab.close()
  })

  await test.step('The portal opens offline with the last data and shows its time', async () => {
    proxy.disconnect()
    await page.goto(`${base}/app/author/applications`)
    await expect(getListHeading(page)).toBeVisible()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByText(getTextBeforePlaceholder(t('shell:offlineSince', { time: '{{' })))).toContainText(
      /\d\d:\d\d/,
    )
  })

  await test.step('Text that is typed offline survives a reload', async () => {
    await page.goto(`${base}/app/author/applications/new`)
    await getTitleField(page, t).fill('Написано в дороге')
    await expect.poll(() => readStorage(page)).toContain('Написано в дороге')
    await page.reload()
    await expect(getTitleField(page, t)).toHaveValue('Написано в дороге')
  })

  await test.step('The portal recovers by itself once the connection returns', async () => {
    proxy.reconnect()
    await expect(page.getByText(getTextBeforePlaceholder(t('shell:offlineSince', { time: '{{' })))).toHaveCount(0)
    await expect(getTitleField(page, t)).toHaveValue('Написано в дороге')
  })

  await test.step('A person who signs out with unsent text has to confirm, and no data remains', async () => {
    proxy.disconnect()
    await page.goto(`${base}/app/author/applications`)
    await page.getByRole('button', { name: t('shell:header.profile') }).click()
    await page.getByRole('menuitem', { name: t('shell:header.signOut') }).click()
    const question = page.getByRole('alertdialog', { name: t('frame:unsent.title') })
    await question.getByRole('button', { name: t('frame:unsent.confirm') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('session:signIn.title') })).toBeVisible()
    await expect.poll(() => readStorage(page)).not.toContain('press.seen.')
    const storageText = await readStorage(page)
    for (const privateText of [title, 'Написано в дороге', 'press.token', 'press.user', 'press.menuItems'])
      expect(storageText).not.toContain(privateText)
    await page.goto(`${base}/app/author/applications`)
    await expect(page.getByRole('heading', { level: 1, name: t('session:signIn.title') })).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
  })
  await proxy.close()
})
