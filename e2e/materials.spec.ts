import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { runStatement } from './support/database.ts'
import { expectFits } from './support/fits.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const recipient = 'ТОО «Кітап әлемі»'
const name = 'Офсетная слоновая кость'
const paperLabel = t('print-forms:addedPaper', { name, grammage: 70 })

const prices = `${portalUrl('staff')}/app/accounting/price-list`
const getTotal = (page: Page) => page.getByRole('region', { name: t('calculator:receipt.label') }).getByRole('status')

/** Returns the id of the demo press's draft price list. */
async function findDraftPriceListId(): Promise<number> {
  const { price_lists } = await (await createClient('accounting')).call('GET /api/price-lists')
  const draftPriceList = price_lists.find(({ status }) => status === 'draft')
  if (!draftPriceList) throw new Error('The demo press has no draft of a price list')
  return draftPriceList.id
}

test('Accounting adds a paper, and books on it are calculated once its price applies', async ({ browser }) => {
  const id = await findDraftPriceListId()
  const page = await openSignedInBrowser(browser, 'accounting', { at: 'price-list' })
  await page.getByRole('button', { name: t('materials:add.papers') }).click()
  const dialog = page.getByRole('dialog', { name: t('materials:new.papers') })
  await expectAccessible(page)
  // Fills in the fields with the keyboard.
  await dialog.getByRole('textbox', { name: t('materials:field.ru') }).fill(name)
  for (const fieldText of ['Піл сүйегі түсті офсеттік', 'Offset', '80', '0,12']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(fieldText)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  // The demo data already has an 80-gram «Offset», so the name is refused.
  const english = dialog.getByRole('textbox', { name: t('materials:field.en') })
  await expect(english).toBeFocused()
  await expect(dialog.getByText(t('materials:problem.taken')).last()).toBeVisible()
  await english.fill('Offset, ivory')
  await dialog.getByRole('spinbutton', { name: t('materials:field.grammage') }).fill('70')
  await page.keyboard.press('Enter')
  await expectAnnounced(page, t('materials:said.priced', { name }))
  await expect(dialog).toBeHidden()

  const sheet = page.getByRole('textbox', { name: paperLabel })
  await expect(sheet).toHaveValue('20')
  await page.getByRole('button', { name: t('price-lists:action.save') }).click()
  await expectAnnounced(page, t('price-lists:action.saved'))
  await page.getByRole('button', { name: /^Ввести с / }).click()
  const confirmDialog = page.getByRole('alertdialog')
  await expect(confirmDialog).toContainText(paperLabel)
  await confirmDialog.getByRole('button', { name: t('price-lists:enter.confirm'), exact: true }).click()
  await expect(confirmDialog).toBeHidden()

  // The material can be chosen immediately; the calculator offers it from the first day of the price list.
  const author = await openSignedInBlankPage(browser, 'author')
  await author.goto(`${portalUrl('author')}/app/author/calculator`)
  const paperSelect = author.getByRole('combobox', { name: t('calculator:field.paper_type') })
  await expect(paperSelect).toBeVisible()
  await expect(paperSelect.getByRole('option', { name: paperLabel })).toHaveCount(0)
  await runStatement(`update price_lists set "from" = (now() at time zone 'Asia/Almaty')::date where id = $1`, [id])
  await author.reload()
  await paperSelect.selectOption({ label: paperLabel })
  const client = await createClient('author')
  const { calculation } = await client.call('POST /api/calculations', {
    body: {
      name: 'На слоновой кости',
      pages: 200,
      format: 'A5',
      quantity: 100,
      binding: 'soft',
      block_color: 'black-white',
      paper_type: 'offset-ivory70',
    },
  })
  const sum = String(calculation.sum / 100).replace(/\B(?=(\d{3})+$)/g, '\\s')
  await expect(getTotal(author)).toHaveText(new RegExp(`^${sum}\\s₸$`))
  await expectAccessible(author)

  await page.goto(`${portalUrl('staff')}/app/accounting/calculator?title=Атлас&paper_type=offset-ivory70`)
  await expect(getTotal(page)).toHaveText(new RegExp(`^${sum}\\s₸$`))
  await page.getByRole('button', { name: t('calculator:makeOffer') }).click()
  await expect(page.getByRole('combobox', { name: t('offers:item.paper_type') })).toHaveValue('offset-ivory70')
  await page
    .getByRole('combobox', { name: t('offers:form.party.find') })
    .first()
    .fill('Кітап')
  await page.getByRole('option', { name: recipient }).click()
  await page.getByRole('button', { name: t('offers:form.save') }).click()
  const drawer = page.getByRole('dialog', { name: recipient })
  await expect(drawer).toBeVisible()
  await drawer.getByRole('tab', { name: t('offers:drawer.tab.books') }).click()
  const books = drawer.getByRole('tabpanel', { name: t('offers:drawer.tab.books') })
  await expect(books.getByText(new RegExp(paperLabel.replaceAll(/\s/g, '\\s')))).toBeVisible()
})

test('An accountant adds and withdraws a format on a phone', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'accounting', { phone: 390 })
  await page.goto(prices)
  await page.getByRole('button', { name: t('materials:add.formats') }).click()
  const dialog = page.getByRole('dialog', { name: t('materials:new.formats') })
  await dialog.getByRole('textbox', { name: t('materials:field.key') }).fill('60х70/16')
  for (const [field, value] of [
    ['width', '140'],
    ['height', '165'],
    ['sheet_width', '60'],
    ['sheet_height', '70'],
    ['share', '16'],
  ] as const)
    await dialog.getByRole('spinbutton', { name: t(`materials:field.${field}`), exact: true }).fill(value)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('materials:save') }).click()
  await expectAnnounced(page, t('materials:said.added', { name: '60×70/16' }))
  await expect(dialog).toBeHidden()
  await expectFits(page)
  await page.getByRole('button', { name: t('materials:withdrawOf', { name: '60×70/16' }) }).click()
  await expectAnnounced(page, t('materials:said.withdrawn', { name: '60×70/16' }))
  await expect(page.getByText(t('materials:withdrawn'))).toBeVisible()
  await expectAccessible(page)
})
