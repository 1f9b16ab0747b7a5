import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { inviteColleague, createFirstSupervisor } from './support/joins.ts'
import { getTranslator, openAnonymousBrowser } from './support/browsers.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const staff = portalUrl('staff')

test.use({ press: 'empty' })

const createCsvFile = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['Номер заказа;Заказчик;Книга;Количество;Цена, ₸', ...lines].join('\r\n')),
})
const invalidFile = createCsvFile('wrong.csv', 'S-1;Дина Ким;Абай жолы;2;4500', 'S-2;;Атлас птиц;ноль;7200')
const validFile = createCsvFile(
  'right.csv',
  'S-1;Дина Ким;Абай жолы;2;4500',
  'S-1;;Атлас птиц;1;7200',
  'S-2;Ерлан;Абай жолы;1;4500',
)

test('The empty board explains how orders arrive, and a supervisor imports them from a correct table', async ({
  browser,
}) => {
  const page = await openAnonymousBrowser(browser)
  const chief = await createFirstSupervisor(page)
  const { page: keeper } = await inviteColleague(browser, page, 'stock', 'Қайрат Омар')
  await keeper.goto(`${staff}/app/stock/orderKanban`)
  await expect(keeper.getByText(t('shop-orders:emptyHow'))).toBeVisible()
  await expect(keeper.getByRole('button', { name: t('shop-orders:arrive.import') })).toHaveCount(0)

  await page.goto(`${staff}/app/supervisor/orderKanban`)
  await expect(page.getByRole('heading', { name: t('shop-orders:emptyTitle') })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('shop-orders:arrive.connect') }).click()
  await page
    .getByRole('dialog', { name: t('shop-orders:arrive.title') })
    .getByRole('button', { name: t('shop-orders:arrive.import') })
    .click()

  const dialog = page.getByRole('dialog', { name: t('shop-orders:import.title') })
  const chooseFile = (file: typeof invalidFile) => dialog.locator('input[type=file]').setInputFiles(file)
  await chooseFile(invalidFile)
  await expect(dialog.getByText(t('tables:import.good', { good: '1', rows: '2' }))).toBeVisible()
  await expect(dialog.getByText(t('errors:fields.number'))).toBeVisible()
  await expect(dialog.getByRole('button', { name: t('shop-orders:import.write', { count: 2 }) })).toHaveCount(0)
  await expectAccessible(page)

  await chooseFile(validFile)
  const importButton = dialog.getByRole('button', { name: t('shop-orders:import.write', { count: 2 }) })
  await expect(importButton).toBeVisible()
  const fetchOrderCount = async () => (await chief.call('GET /api/shop-orders', { query: {} })).total
  expect(await fetchOrderCount()).toBe(0)
  await importButton.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('article')).toHaveCount(2)
  // The orders also appear on a colleague's board.
  await expect(keeper.getByRole('article')).toHaveCount(2)

  await page.getByRole('button', { name: t('shop-orders:arrive.open') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shop-orders:arrive.import') })
    .click()
  await chooseFile(validFile)
  await expect(dialog.getByText(t('shop-orders:import.allKnown'))).toBeVisible()
  expect(await fetchOrderCount()).toBe(2)
})
