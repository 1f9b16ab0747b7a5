import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { receivePrintRun } from './support/receive.ts'
import { captureDownload } from './support/downloads.ts'
import { createCardAtStage } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const staff = portalUrl('staff')

const findBook = async (title: string) => {
  const client = await createClient('stock')
  const { books } = await client.call('GET /api/books', { query: { search: title } })
  const id = books[0]?.id
  if (!id) throw new Error(`The catalogue has no «${title}»`)
  return { id, client }
}

test('A run is received with two copies missing, sold, written off and counted', async ({ browser }) => {
  const card = await createCardAtStage('account', 'Каньоны Темирлика')
  const keeper = await openSignedInBlankPage(browser, 'stock')

  await test.step('The store keeper receives the run with two copies missing', async () => {
    await receivePrintRun(keeper, card.id, { copies: 298, reason: 'Недовложение в пачке' })
  })

  const { id, client } = await findBook(card.book_name)
  const fetchCopiesLeft = async () => (await client.call('GET /api/books/{id}/stock', { params: { id } })).stock.left
  const movements = keeper.getByRole('table', { name: t('stock:table.label') })
  const getMovementRow = (kind: string) => movements.getByRole('row').filter({ hasText: kind })

  await test.step('The book’s stock shows the received and the missing copies', async () => {
    await keeper.goto(`${staff}/app/stock/books?search=${encodeURIComponent(card.book_name)}&book=${id}`)
    await keeper
      .getByRole('dialog')
      .getByRole('link', { name: t('stock:open') })
      .click()
    await expect(keeper.getByRole('heading', { level: 1 })).toContainText(card.book_name)
    await expect(getMovementRow(t('stock:kind.received'))).toContainText('+300')
    await expect(getMovementRow(t('stock:kind.shortage'))).toContainText('−2')
    await expect(getMovementRow(t('stock:kind.shortage'))).toContainText('298')
    await expectAccessible(keeper)
  })

  await test.step('Sales cannot enter more copies than in stock', async () => {
    const sales = await openSignedInBrowser(browser, 'accounting', { at: 'realisation' })
    await sales
      .getByRole('button', { name: t('realisation:sale.enter') })
      .first()
      .click()
    const dialog = sales.getByRole('dialog')
    await dialog.getByRole('combobox', { name: t('realisation:field.book') }).fill(card.book_name)
    await sales.getByRole('option', { name: card.book_name }).click()
    const copiesField = dialog.getByLabel(t('realisation:field.copies'))
    await copiesField.fill('299')
    await dialog.getByLabel(t('realisation:field.sum')).fill('299000')
    const saveButton = dialog.getByRole('button', { name: t('realisation:form.save') })
    await saveButton.click()
    await expect(copiesField).toHaveAccessibleDescription(
      t('realisation:problem.moreThanStock', { asked: 299, left: 298 }),
    )
    await copiesField.fill('100')
    await saveButton.click()
    await expect(dialog).toBeHidden()
    expect(await fetchCopiesLeft()).toBe(198)
  })

  await test.step('The store keeper writes off spoilt copies with a reason', async () => {
    await keeper.reload()
    await keeper.getByRole('button', { name: t('stock:act.writeOff') }).click()
    const dialog = keeper.getByRole('dialog')
    await dialog.getByLabel(t('stock:writeOff.copies')).fill('200')
    await dialog.getByLabel(t('stock:writeOff.reason')).fill('Намокли при разгрузке')
    const saveButton = dialog.getByRole('button', { name: t('stock:writeOff.save') })
    await saveButton.click()
    await expect(dialog.getByLabel(t('stock:writeOff.copies'))).toHaveAccessibleDescription(
      t('stock:problem.moreThanStock', { asked: 200, left: 198 }),
    )
    await expectAccessible(keeper)
    await dialog.getByLabel(t('stock:writeOff.copies')).fill('3')
    await saveButton.click()
    await expect(dialog).toBeHidden()
    await expect(getMovementRow(t('stock:kind.written_off'))).toContainText('Намокли при разгрузке')
    expect(await fetchCopiesLeft()).toBe(195)
  })

  await test.step('The store keeper counts the shelf, and the stock is corrected', async () => {
    await keeper.getByRole('button', { name: t('stock:act.count'), exact: true }).click()
    const dialog = keeper.getByRole('dialog')
    await dialog.getByLabel(t('stock:count.counted')).fill('190')
    await expect(dialog.getByText(t('stock:count.less', { copies: '5' }))).toBeVisible()
    await dialog.getByLabel(t('stock:count.reason')).fill('Инвентаризация')
    await expectAccessible(keeper)
    await dialog.getByRole('button', { name: t('stock:count.save') }).click()
    await expect(dialog).toBeHidden()
    await expect(getMovementRow(t('stock:kind.counted'))).toContainText('−5')
    expect(await fetchCopiesLeft()).toBe(190)
  })

  await test.step('The store keeper exports the movements with their totals', async () => {
    await keeper.getByRole('button', { name: t('accounts:list.export') }).click()
    const csv = await captureDownload(keeper, () =>
      keeper.getByRole('menuitem', { name: t('accounts:list.csv') }).click(),
    )
    const lines = Buffer.from(csv).toString('utf8').trim().split('\r\n')
    expect(lines).toHaveLength(7)
    expect(lines.at(-1)).toMatch(/300;110/)
  })
})

test('A store keeper counts a book in the inventory on a phone', { tag: '@all' }, async ({ browser }) => {
  const client = await createClient('stock')
  const { books } = await client.call('GET /api/stock', { query: { search: 'Қорқыт' } })
  const [book] = books
  if (!book) throw new Error('The demo press has no such book')
  const page = await openSignedInBlankPage(browser, 'stock', { phone: 390 })
  await page.goto(`${staff}/app/stock/books/count?search=${encodeURIComponent('Қорқыт')}`)
  const field = page.getByRole('spinbutton', { name: t('stock:inventory.field', { title: book.book_name }) })
  await field.fill(String((book.left ?? 0) + 2))
  await expect(page.getByText(t('stock:count.more', { copies: '2' }))).toBeVisible()
  await page.getByLabel(t('stock:count.reason')).fill('Инвентаризация')
  await expectAccessible(page)
  await page.getByRole('button', { name: t('stock:inventory.save') }).click()
  await expect
    .poll(async () => (await client.call('GET /api/books/{id}/stock', { params: { id: book.book_id } })).stock.left)
    .toBe((book.left ?? 0) + 2)
})

test('A store keeper’s inventory survives paging, search and a reload, and is saved together', async ({ browser }) => {
  const client = await createClient('stock')
  const findBookOnPage = async (page: number) => {
    const { books } = await client.call('GET /api/stock', { query: { page, per_page: 25 } })
    // Searches for a book with fewer than 900 copies, because numbers of a thousand or more are displayed with a space.
    const book = books.find(({ left }) => left !== null && left < 900)
    if (!book) throw new Error(`Page ${page} has no book that was counted`)
    return { ...book, left: book.left ?? 0 }
  }
  const [first, second] = [await findBookOnPage(1), await findBookOnPage(2)]
  const fetchCopiesLeft = async (id: number) =>
    (await client.call('GET /api/books/{id}/stock', { params: { id } })).stock.left
  const page = await openSignedInBlankPage(browser, 'stock')
  await page.goto(`${staff}/app/stock/books/count`)
  const getCountField = ({ book_name }: { book_name: string }) =>
    page.getByRole('spinbutton', { name: t('stock:inventory.field', { title: book_name }), exact: true }).first()
  const getUnsavedNotice = (count: number) => page.getByText(t('stock:inventory.unsaved', { count }))
  const goToPage = (to: 'previous' | 'next') => page.getByRole('link', { name: t(`tables:pagination.${to}`) }).click()
  const search = page.getByRole('searchbox', { name: t('stock:inventory.search') })

  await test.step('Paging and searching keep the typed counts', async () => {
    await getCountField(first).fill(String(first.left + 2))
    await goToPage('next')
    await getCountField(second).fill(String(second.left + 3))
    await expect(getUnsavedNotice(2)).toBeVisible()
    await goToPage('previous')
    await expect(getCountField(first)).toHaveValue(String(first.left + 2))
    await search.fill(second.book_name)
    await expect(getCountField(second)).toHaveValue(String(second.left + 3))
    await expectAccessible(page)
  })

  await test.step('Leaving asks for confirmation, and a reload restores the counts', async () => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('shell:nav.catalogue'), exact: true })
      .first()
      .click()
    const question = page.getByRole('alertdialog', { name: t('patterns:leave.title') })
    await expect(question).toContainText(t('stock:inventory.loses'))
    await question.getByRole('button', { name: t('patterns:leave.stay') }).click()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText(t('stock:inventory.draftRestored'))).toBeVisible()
    await expect(getUnsavedNotice(2)).toBeVisible()
    await expect(getCountField(second)).toHaveValue(String(second.left + 3))
  })

  await test.step('A book whose stock changed meanwhile shows it, keeps the count and is saved next time', async () => {
    await client.call('POST /api/stock/count', {
      body: { lines: [{ book_id: second.book_id, counted: second.left + 1 }], reason: 'Пересчитали вдвоём' },
    })
    const movedNotice = t('stock:inventory.moved', { left: String(second.left + 1) })
    await expect(page.getByText(movedNotice, { exact: true })).toBeVisible()
    await page.getByLabel(t('stock:count.reason')).fill('Инвентаризация')
    const saveButton = page.getByRole('button', { name: t('stock:inventory.save') })
    await saveButton.click()
    await expect(page.getByText(t('stock:count.stale'))).toBeVisible()
    await expect(getCountField(second)).toHaveAccessibleDescription(new RegExp(movedNotice))
    await expect(getCountField(second)).toHaveValue(String(second.left + 3))
    expect(await fetchCopiesLeft(first.book_id)).toBe(first.left)
    await saveButton.click()
    await expect(getUnsavedNotice(2)).toBeHidden()
    await expect(getCountField(second)).toHaveValue('')
    expect([await fetchCopiesLeft(first.book_id), await fetchCopiesLeft(second.book_id)]).toEqual([
      first.left + 2,
      second.left + 3,
    ])
    await page.reload()
    await expect(getCountField(second)).toBeVisible()
    await expect(page.getByText(t('stock:inventory.draftRestored'))).toBeHidden()
  })
})
