import { expect } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')

test('Unsaved text asks for confirmation before a link or the back button leaves the page', async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'initiator')
  await page.goto(`${portalUrl('staff')}/app/initiator/techcards`)
  await page.getByRole('link', { name: t('tech-cards:list.newCard') }).click()
  const name = page.getByRole('textbox', { name: t('tech-cards:field.book_name') })
  await name.fill('Тұмар')
  const formUrl = page.url()
  const question = page.getByRole('alertdialog', { name: t('patterns:leave.title') })

  await page.getByRole('link', { name: t('shell:nav.kanban') }).click()
  await question.getByRole('button', { name: t('patterns:leave.stay') }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(formUrl)

  await page.goBack()
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(formUrl)
  await question.getByRole('button', { name: t('patterns:leave.stay') }).click()
  await expect(name).toHaveValue('Тұмар')

  await page.goBack()
  await question.getByRole('button', { name: t('patterns:leave.confirm') }).click()
  await expect(page).toHaveURL(/\/techcards$/)
  await expect(page.getByRole('heading', { level: 1, name: t('tech-cards:list.label') })).toBeVisible()
})

test('The back button restores a list with its filters and scroll position', async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'initiator')
  await page.goto(`${portalUrl('staff')}/app/initiator/techcards?view=grid&sort_by=book_name`)
  const canvas = page.getByRole('main')
  const cards = canvas.locator('a[href*="/techcards/"]')
  await expect(cards.nth(20)).toBeAttached()
  await cards.nth(20).scrollIntoViewIfNeeded()
  const scrollTopBefore = await canvas.evaluate((main) => main.scrollTop)
  expect(scrollTopBefore).toBeGreaterThan(0)
  const title = await page.title()
  await cards.nth(20).click()
  await expect(page).toHaveURL(/\/techcards\/\d+$/)
  await expect.poll(() => page.title()).not.toBe(title)
  await expect.poll(() => canvas.evaluate((main) => main.scrollTop)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL(/view=grid&sort_by=book_name$/)
  await expect.poll(() => canvas.evaluate((main) => main.scrollTop)).toBe(scrollTopBefore)
})

test('A screen whose code was removed by an update opens with a page load', async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'initiator')
  await page.goto(`${portalUrl('staff')}/app/initiator/home`)
  // Simulates an update of the portal: the script of the calendar is missing until the page is loaded again.
  let isMissing = true
  await page.route(/\/assets\/CalendarScreen-/, (route) => (isMissing ? route.abort() : route.continue()))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isMissing = false
  })
  await page.getByRole('link', { name: t('shell:nav.calendar') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('calendar:title') })).toBeVisible()
  expect(isMissing).toBe(false)
})
