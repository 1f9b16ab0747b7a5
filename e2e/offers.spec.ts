import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const recipient = 'ТОО «Кітап әлемі»'
const partnerBin = '120340018205'
const list = `${portalUrl('staff')}/app/accounting/offers`
const getNoteField = (page: Page) => page.getByRole('textbox', { name: t('offers:form.note') })
const saveOffer = (page: Page) => page.getByRole('button', { name: t('offers:form.save') }).click()

/** Creates an offer of one book for the demo partner. Returns its number as the screens show it. */
async function createOffer(page: Page, title: string): Promise<string> {
  await page.goto(`${list}/new`)
  await page
    .getByRole('combobox', { name: t('offers:form.party.find') })
    .first()
    .fill('Кітап')
  await page.getByRole('option', { name: recipient }).click()
  await expect(page.getByRole('textbox', { name: t('offers:party.name') }).first()).toHaveValue(recipient)
  await page.getByRole('textbox', { name: t('offers:item.name') }).fill(title)
  await page.getByLabel(t('offers:item.quantity')).fill('300')
  await page.getByLabel(t('offers:item.price'), { exact: false }).first().fill('2940')
  await saveOffer(page)
  const drawer = page.getByRole('dialog', { name: recipient })
  await expect(drawer).toBeVisible()
  const eyebrow = await drawer
    .getByText(/КП-\d{4}/)
    .first()
    .textContent()
  return /КП-\d{4}/.exec(eyebrow ?? '')?.[0] ?? ''
}

test('An accountant changes the run and the price in the offer’s table, and the total follows', async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'accounting')
  const number = await createOffer(page, 'Тиражи и цены')
  const drawer = page.getByRole('dialog', { name: recipient })
  await drawer.getByRole('tab', { name: t('offers:drawer.tab.books') }).click()
  await drawer.getByRole('button', { name: t('offers:lines.act') }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Тиражи и цены: ${number}`) })
  const quantityField = dialog.getByRole('spinbutton', { name: t('offers:item.quantity') })
  await expect(quantityField).toHaveValue('300')
  await quantityField.fill('500')
  await dialog.getByLabel(t('offers:item.price'), { exact: false }).first().fill('2000')
  // 500 copies at 2 000 ₸ are 1 000 000 ₸, minus the discount of the demo press.
  await expect(dialog.getByText(/^Итого\s900\s000/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('offers:lines.save') }).click()
  await expect(dialog).toBeHidden()
  // Selects the visible tab panel, because the drawer's inactive tabs stay in the DOM.
  const total = drawer
    .getByRole('tabpanel')
    .getByText(/900\s000/)
    .first()
  await expect(total).toBeVisible()
  // The total stays the same after a reload.
  await page.reload()
  await expect(total).toBeVisible()
})

test('Two accountants edit one offer at the same time, and no typed text is lost', async ({ browser }) => {
  const firstPage = await openSignedInBrowser(browser, 'accounting')
  const number = await createOffer(firstPage, 'Ұлы дала философиясы')
  await expectAccessible(firstPage)
  await firstPage.getByRole('button', { name: t('offers:drawer.edit') }).click()
  await expect(firstPage).toHaveURL(/\/edit$/)
  const secondPage = await openSignedInBlankPage(browser, 'accounting')
  await secondPage.goto(firstPage.url())
  await getNoteField(secondPage).fill('Вторая правка')
  await getNoteField(firstPage).fill('Первая правка')
  await saveOffer(firstPage)
  await expectAnnounced(firstPage, t('offers:said.updated'))
  await saveOffer(secondPage)
  await expect(secondPage.getByText(t('patterns:conflict.clash'))).toBeVisible()
  await expect(getNoteField(secondPage)).toHaveValue('Вторая правка')
  await saveOffer(secondPage)
  await expectAnnounced(secondPage, t('offers:said.updated'))

  // A copy gets its own number. Deleting it asks for confirmation and lists what will be deleted.
  await secondPage
    .getByRole('dialog')
    .getByRole('button', { name: t('offers:drawer.copy') })
    .click()
  const copyDrawer = secondPage.getByRole('dialog', { name: recipient })
  // Checks only the header of the drawer. The drawer also contains messages, and a message names the first offer.
  await expect(copyDrawer.getByRole('banner')).not.toContainText(number)
  await copyDrawer.getByRole('button', { name: t('offers:drawer.delete') }).click()
  const question = secondPage.getByRole('alertdialog')
  await expect(question.getByText(recipient)).toBeVisible()
  await question.getByRole('button', { name: t('offers:drawer.deleteConfirm') }).click()
  await expect(question).toBeHidden()
  await expect(copyDrawer).toBeHidden()

  const partner = await openSignedInBlankPage(browser, 'partner')
  await partner.goto(`${portalUrl('partner')}/app/partner/offers`)
  await partner.getByRole('searchbox').fill(number)
  await expect(partner.getByText(t('offers:screen.found', { count: 1, value: '1' }), { exact: true })).toBeVisible()
  await partner.getByRole('button', { name: t('offers:mine.accept') }).click()
  await expect(partner.getByText(t('offers:statusShort.accept')).first()).toBeVisible()
  await expectAccessible(partner)
})

test('A flag that cannot be saved is reverted with a message', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'accounting')
  await page.goto(list)
  const stamps = page.getByRole('toolbar').first()
  const actStamp = stamps.getByRole('button', { name: /Акт/ })
  const initialPressedState = await actStamp.getAttribute('aria-pressed')
  await page.route('**/toggle-flag', (route) => route.abort())
  await actStamp.click()
  await expect(page.getByText(/не сохранён, вернули как было/).last()).toBeVisible()
  await expect(actStamp).toHaveAttribute('aria-pressed', initialPressedState ?? 'false')
  await page.unroute('**/toggle-flag')
  await actStamp.click()
  await expect(actStamp).toHaveAttribute('aria-pressed', initialPressedState === 'true' ? 'false' : 'true')
})

test('An accountant starts an offer from a calculation', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'accounting')
  await page.goto(`${portalUrl('staff')}/app/accounting/calculator?title=Атлас&quantity=300`)
  await page.getByRole('button', { name: t('calculator:makeOffer') }).click()
  await expect(page).toHaveURL(/\/offers\/new$/)
  await expect(page.getByRole('textbox', { name: t('offers:item.name') })).toHaveValue('Атлас')
  await expect(page.getByLabel(t('offers:item.quantity'))).toHaveValue(/300/)
})

test('An accountant writes an offer next to its preview and sends it from there', async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'accounting', { at: 'offers/new' })
  // A BIN from the directory fills in the recipient, except the fields that were typed by hand.
  const email = page.getByRole('textbox', { name: t('offers:party.email') }).first()
  await email.fill('zakup@press-offers.example')
  await page
    .getByRole('textbox', { name: t('offers:party.bin') })
    .first()
    .fill(partnerBin)
  await expect(page.getByRole('textbox', { name: t('offers:party.name') }).first()).toHaveValue(recipient)
  await expect(email).toHaveValue('zakup@press-offers.example')
  await page.getByRole('button', { name: t('offers:form.party.keep') }).click()

  await page.getByRole('textbox', { name: t('offers:item.name') }).fill('Жетісу құстарының атласы')
  await page.getByLabel(t('offers:item.quantity')).fill('150')
  await page.getByLabel(t('offers:item.price'), { exact: false }).first().fill('8640')
  const sheet = page.getByRole('region', { name: t('offers:preview.page', { paper: t('offers:preview.papers.kp') }) })
  await expect(sheet.getByText('Жетісу құстарының атласы')).toBeVisible()
  await expect(sheet.getByText(/1\s296\s000\s₸/).first()).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: t('offers:form.sending.title') })
  await expect(dialog.getByRole('textbox', { name: t('offers:preview.email') })).toHaveValue(
    'zakup@press-offers.example',
  )
  await dialog.getByRole('button', { name: t('offers:form.send') }).click()
  await expectAnnounced(page, t('offers:said.sentTo', { email: 'zakup@press-offers.example' }))
  await expect(page).toHaveURL(/\/kp-preview\/\d+$/)
  const sendingLog = page.getByRole('list', { name: t('offers:preview.log') })
  await expect(sendingLog.getByText(/sha256 [0-9a-f]{8}/)).toBeVisible()
  await expect(sendingLog.getByText('zakup@press-offers.example')).toBeVisible()
})
