import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const address = `${portalUrl('staff')}/app/project-manager/books`
const getTablePath = (name: string) => new URL(`support/tables/${name}`, import.meta.url).pathname

test('A manager finds a finished book, and a colleague opens the same view by its address', async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'pm')
  await page
    .getByRole('navigation', { name: t('shell:nav.label') })
    .getByRole('link', { name: t('shell:nav.catalogue') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('books:title') })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `${t('books:list.year')}: ${t('books:list.anyYear')}` }).click()
  await page.getByRole('menuitemradio', { name: '2014' }).click()
  await expect(page.getByText(new RegExp(`^${t('books:found', { count: 2 })}(,|$)`))).toBeVisible()
  await page.getByRole('link', { name: /^Қорқыт ата мұрасы/ }).focus()
  await page.keyboard.press('Enter')
  const book = page.getByRole('dialog', { name: 'Қорқыт ата мұрасы' })
  await expect(book).toContainText(t('books:detail.imported'))
  await expectAccessible(page)
  const bookUrl = page.url()

  const accountantPage = await openSignedInBlankPage(browser, 'accounting')
  await accountantPage.goto(bookUrl.replace('project-manager', 'accounting'))
  await expect(accountantPage.getByRole('dialog', { name: 'Қорқыт ата мұрасы' })).toBeVisible()
  await accountantPage.keyboard.press('Escape')
  await expect(accountantPage.getByText(new RegExp(`^${t('books:found', { count: 2 })}(,|$)`))).toBeVisible()
  await expect(accountantPage.getByRole('button', { name: t('books:import.open') })).toHaveCount(0)
})

test('A manager exports the catalogue of a year as ONIX', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'pm')
  await page.goto(`${address}?year=2014`)
  await page.getByRole('button', { name: t('books:export.label') }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: t('books:export.onix') }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('books.xml')
  const xml = readFileSync(await file.path(), 'utf8')
  const titles = await page.evaluate((text) => {
    const parsedXml = new DOMParser().parseFromString(text, 'application/xml')
    return [...parsedXml.querySelectorAll('Product TitleText')].map(({ textContent }) => textContent)
  }, xml)
  expect(titles.toSorted()).toEqual(['Геоморфология Северного Тянь-Шаня', 'Қорқыт ата мұрасы'].toSorted())
})

test('A manager imports books of earlier years once their table has no errors', async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'pm', { phone: 390 })
  await page.goto(address)
  await page.getByRole('button', { name: t('books:import.open') }).tap()
  const dialog = page.getByRole('dialog', { name: t('books:import.title') })
  await dialog.locator('input[type=file]').setInputFiles(getTablePath('books-bad.xlsx'))
  await expect(dialog.getByText(t('tables:import.good', { good: '1', rows: '2' }))).toBeVisible()
  await expect(dialog.getByText(t('books:problem.year'))).toBeVisible()
  await expectAccessible(page)
  await dialog.locator('input[type=file]').setInputFiles(getTablePath('books-good.xlsx'))
  await dialog.getByRole('button', { name: t('books:import.write', { count: 2 }) }).tap()
  await expect(dialog).toBeHidden()
  await page.goto(`${address}?search=Тургеня`)
  await expect(page.getByRole('link', { name: /^Долина Тургеня/ })).toBeVisible()
})
