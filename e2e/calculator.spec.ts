import { expect, type Page } from '@playwright/test'
import { priceLists, type RoleKey } from '@press/domain'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { formatDateInDays, isoInDays } from './support/dates.ts'
import { expectFits } from './support/fits.ts'
import { goUnderMore } from './support/navigation.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const [firstPriceList] = priceLists

const getMenu = (page: Page) => page.getByRole('navigation', { name: t('shell:nav.label') })
const getCurrentList = (page: Page) =>
  page.getByRole('navigation', { name: t('price-lists:lists') }).locator('[aria-current=page]')
const getTotal = (page: Page) => page.getByRole('region', { name: t('calculator:receipt.label') }).getByRole('status')

/** Saves a calculation with the example figures of the book of decisions §6. `name` must be unique among the tests. */
async function saveCalculation(role: RoleKey, name: string) {
  const client = await createClient(role)
  const { calculation } = await client.call('POST /api/calculations', {
    body: { name, pages: 200, format: 'A5', quantity: 100, binding: 'soft', block_color: 'black-white' },
  })
  return { client, calculation }
}

test('An author calculates a book while typing, saves the calculation and finds it again', async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'author')
  await goUnderMore(page, t('shell:nav.calculator'))
  await expect(page).toHaveTitle(`Press · ${t('calculator:title')}`)
  await expect(getTotal(page)).toHaveText(/^182\s200\s₸$/)
  await expect(page.getByText(/^По прайс-листу №\s2, действует с /)).toBeVisible()
  // This role does not see the press's own costs.
  await expect(page.getByRole('button', { name: t('calculator:receipt.all') })).toBeHidden()

  await page.getByRole('textbox', { name: t('calculator:field.title') }).fill('Долина Или')
  await page.getByRole('spinbutton', { name: t('calculator:field.quantity') }).fill('300')
  await expect(getTotal(page)).toHaveText(/^499\s800\s₸$/)
  await expect(page).toHaveURL(/quantity=300/)
  await page.reload()
  await expect(getTotal(page)).toHaveText(/^499\s800\s₸$/)
  await expectAccessible(page)

  await page.getByRole('button', { name: t('calculator:keep'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('calculator:saved.ask.keep.title') })
  await expect(dialog.getByRole('textbox')).toHaveValue('Долина Или')
  await dialog.getByRole('button', { name: t('calculator:saved.ask.keep.confirm') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Долина Или' })).toBeVisible()
  await expect(page.getByText(t('calculator:saved.holds'))).toBeVisible()

  await page.getByRole('spinbutton', { name: t('calculator:field.pages') }).fill('240')
  await page.getByRole('link', { name: t('calculator:kept') }).click()
  const leaveDialog = page.getByRole('dialog', { name: t('patterns:leave.title') }).or(page.getByRole('alertdialog'))
  await leaveDialog.getByRole('button', { name: t('patterns:leave.stay') }).click()
  await page.getByRole('button', { name: t('calculator:keep'), exact: true }).click()
  await expectAnnounced(page, t('calculator:saved.changed'))
  await page.getByRole('link', { name: t('calculator:kept') }).click()
  await page.getByRole('searchbox', { name: t('calculator:saved.search') }).fill('долина или')
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByText(t('calculator:saved.found', { count: 1 }), { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /Долина Или/ }).click()
  await expect(page.getByRole('spinbutton', { name: t('calculator:field.pages') })).toHaveValue('240')
})

test(
  'A partner sees their discount, copies a calculation and deletes the copy',
  { tag: '@all' },
  async ({ browser }) => {
    await saveCalculation('partner', 'Тираж для сети')
    const page = await openSignedInBrowser(browser, 'partner')
    await getMenu(page)
      .getByRole('link', { name: t('shell:nav.calculator') })
      .click()
    await expect(page.getByText(/^Со скидкой партнёра 10\s% — 163\s980\s₸$/)).toBeVisible()
    await page.getByRole('link', { name: t('calculator:kept') }).click()
    await page.getByRole('searchbox', { name: t('calculator:saved.search') }).fill('тираж для сети')
    const chooseAction = async (name: string, actionKey: 'copy' | 'remove') => {
      await page.getByRole('button', { name: t('calculator:saved.actions', { name }), exact: true }).click()
      await page.getByRole('menuitem', { name: t(`calculator:saved.${actionKey}`) }).click()
    }
    const copyName = t('calculator:saved.copyOf', { name: 'Тираж для сети' })
    await chooseAction('Тираж для сети', 'copy')
    await expect(page.getByRole('link', { name: new RegExp(copyName) })).toBeVisible()
    await chooseAction(copyName, 'remove')
    const removalDialog = page.getByRole('alertdialog', { name: t('calculator:saved.removeTitle', { name: copyName }) })
    await expect(removalDialog).toContainText(/182\s200\s₸/)
    await removalDialog.getByRole('button', { name: t('calculator:saved.remove') }).click()
    await expect(page.getByRole('link', { name: new RegExp(copyName) })).toBeHidden()
    await expect(page.getByRole('link', { name: /Тираж для сети/ })).toBeVisible()
  },
)

test(
  'Accounting changes a future price, sees its effect, and a saved calculation shows it',
  { tag: '@all' },
  async ({ browser }) => {
    const { client: author, calculation } = await saveCalculation('author', 'Справочник')
    const accountant = await createClient('accounting')
    // Chooses a free date. Dates that an earlier run has used stay occupied.
    const { price_lists } = await accountant.call('GET /api/price-lists')
    const publishedDays = price_lists.filter(({ status }) => status === 'entered').map(({ from }) => from)
    const daysAhead = Array.from({ length: 300 }, (_, days) => days + 31).find(
      (days) => !publishedDays.includes(isoInDays(days)),
    )
    if (daysAhead === undefined) throw new Error('Every day is taken')

    const page = await openSignedInBrowser(browser, 'accounting')
    await getMenu(page)
      .getByRole('link', { name: t('shell:nav.price-list') })
      .click()
    await page.getByRole('button', { name: t('price-lists:action.new') }).click()
    const newListDialog = page.getByRole('dialog', { name: t('price-lists:begin.title') })
    const day = newListDialog.getByRole('textbox', { name: t('price-lists:from') })
    await day.fill(formatDateInDays(0))
    await newListDialog.getByRole('button', { name: t('price-lists:begin.confirm') }).click()
    await expect(newListDialog.getByText(t('errors:fields.notAhead')).last()).toBeVisible()
    await day.fill(formatDateInDays(daysAhead))
    await newListDialog.getByRole('button', { name: t('price-lists:begin.confirm') }).click()
    await expect(newListDialog).toBeHidden()
    await expect(getCurrentList(page)).toContainText(t('price-lists:state.draft'))
    await expectAccessible(page)

    const sheet = page.getByRole('textbox', { name: t('print-forms:paper.offset80') })
    await sheet.fill('100')
    const effectPanel = page.getByRole('region', { name: t('price-lists:effect.title') })
    await expect(effectPanel.getByRole('listitem').first()).toContainText(/\+\d+,\d\s%/)
    await page.getByRole('textbox', { name: t('price-lists:general.margin') }).fill('')
    await expect(page.getByText(t('price-lists:problem.required'))).toBeVisible()
    await page.getByRole('textbox', { name: t('price-lists:general.margin') }).fill(String(firstPriceList?.margin))
    await page.getByRole('button', { name: t('price-lists:action.save') }).click()
    await expectAnnounced(page, t('price-lists:action.saved'))
    await page.reload()
    await expect(sheet).toHaveValue('100')

    await page.getByRole('button', { name: /^Ввести с / }).click()
    const confirmDialog = page.getByRole('alertdialog')
    await expect(confirmDialog).toContainText(t('print-forms:paper.offset80'))
    await expect(confirmDialog).toContainText(/больше чем на 50\s%/)
    await confirmDialog.getByRole('button', { name: t('price-lists:enter.confirm'), exact: true }).click()
    await expect(getCurrentList(page)).toContainText(t('price-lists:state.coming'))
    await expect(sheet).toBeHidden()

    const reader = await openSignedInBlankPage(browser, 'author')
    await reader.goto(`${portalUrl('author')}/app/author/calculator/${calculation.id}`)
    await expect(reader.getByText(/^Рассчитано .+ по прайс-листу №\s2: 182\s200\s₸\./)).toContainText(
      /С .+ по прайс-листу №\s\d+ будет/,
    )
    const { calculation: savedCalculation } = await author.call('GET /api/calculations/{id}', {
      params: { id: calculation.id },
    })
    expect(savedCalculation.sum).toBe(savedCalculation.sum_today)
    expect(savedCalculation.next?.sum).not.toBe(savedCalculation.sum)

    // A published price list can be withdrawn until it takes effect.
    await page.getByRole('button', { name: t('price-lists:action.takeBack') }).click()
    await expect(getCurrentList(page)).toContainText(t('price-lists:state.draft'))
    await page.getByRole('button', { name: t('price-lists:action.remove') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('price-lists:action.remove') })
      .click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(reader.getByText(/^Рассчитано/)).not.toContainText(/будет/)
  },
)

test('An author calculates on a phone with the total in view', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'author', { phone: 390 })
  await page.goto(`${portalUrl('author')}/app/author/calculator`)
  await expect(getTotal(page)).toHaveText(/^182\s200\s₸$/)
  await page.getByRole('spinbutton', { name: t('calculator:field.quantity') }).fill('10')
  await expect(getTotal(page)).toHaveText(/^27\s550\s₸$/)
  await expectAccessible(page)
  await expectFits(page)
})
