import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')

test('An author finds an answer by keyboard and opens the screen that it is about', async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'author')
  await page.goto(`${portalUrl('author')}/app/faq`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('faq:title'))
  const search = page.getByRole('searchbox', { name: t('faq:search') })
  await search.fill('такогонет')
  await expect(page.getByText(t('faq:none', { query: 'такогонет' }))).toBeVisible()
  await search.fill(t('faq:question.sign').slice(0, 12))
  const question = page.getByRole('button', { name: t('faq:question.sign') })
  await question.press('Enter')
  await expect(page.getByText(t('faq:answer.sign'))).toBeVisible()
  await expectAccessible(page)
  // Another person who opens the link sees the same state of the page.
  await page.reload()
  await expect(page.getByText(t('faq:answer.sign'))).toBeVisible()
  await page.getByRole('link', { name: t('faq:open', { screen: t('shell:nav.booktracking') }) }).press('Enter')
  await expect(page).toHaveURL(/\/app\/author\/booktracking$/)
})
