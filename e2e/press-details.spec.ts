import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { runStatement } from './support/database.ts'
import { readLettersTo } from './support/mail.ts'
import { openSignedInBlankPage, getTranslator, openAnonymousBrowser } from './support/browsers.ts'
import { fillOrganizationDetails } from './support/organization-details.ts'
import { expectAnnounced } from './support/announcements.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const staff = portalUrl('staff')
const recipient = 'ТОО «Кітап әлемі»'

/** Removes the organization details of the press. */
async function clearPressDetails() {
  await runStatement(`delete from settings where section = 'requisites'`)
  await runStatement('update organizations set is_press = false where is_press')
}

test('A supervisor enters the press’s requisites, and sales send an offer that needed them', async ({ browser }) => {
  await clearPressDetails()
  const clerk = await openSignedInBlankPage(browser, 'accounting')
  await test.step('The form says why the offer cannot be sent and who can change that', async () => {
    await clerk.goto(`${staff}/app/accounting/offers/new`)
    await clerk
      .getByRole('combobox', { name: t('offers:form.party.find') })
      .first()
      .fill('Кітап')
    await clerk.getByRole('option', { name: recipient }).click()
    await clerk.getByRole('textbox', { name: t('offers:item.name') }).fill('Ұлы дала философиясы')
    await clerk.getByLabel(t('offers:item.quantity')).fill('300')
    await clerk.getByLabel(t('offers:item.price'), { exact: false }).first().fill('2940')
    await expect(clerk.getByRole('button', { name: t('offers:form.send') })).toBeDisabled()
    await expect(
      clerk.getByText(t('sides:who.requisites', { roles: t('domain:role.supervisor') }), { exact: false }),
    ).toBeVisible()
    await expectAccessible(clerk)
    await clerk.getByRole('button', { name: t('offers:form.save') }).click()
    const drawer = clerk.getByRole('dialog', { name: recipient })
    await drawer.getByRole('button', { name: t('offers:mine.kp'), exact: true }).click()
    await expect(clerk).toHaveURL(/kp-preview/)
  })
  const sendButton = clerk.getByRole('button', { name: t('offers:preview.send'), exact: true })
  await expect(sendButton).toBeDisabled()
  await expect(clerk.getByText(t('sides:title'))).toBeVisible()

  await test.step('The supervisor enters the requisites that documents show', async () => {
    const page = await openSignedInBlankPage(browser, 'supervisor')
    await fillOrganizationDetails(page)
    await expect(page.getByText(/Сейтова Г\. М\.: нет → Договоры/)).toBeVisible()
  })

  await test.step('The open page of the sales department updates by itself, and the offer is sent', async () => {
    await expect(sendButton).toBeEnabled()
    await expect(clerk.getByText('ТОО «Издательство Сарыарқа»').first()).toBeVisible()
    await clerk.getByRole('textbox', { name: t('offers:preview.email') }).fill('zakup@kitapalemi.example')
    await sendButton.click()
    await expectAnnounced(clerk, t('offers:preview.sent', { email: 'zakup@kitapalemi.example' }))
    await expect.poll(() => readLettersTo('zakup@kitapalemi.example').length).toBe(1)
    expect(readLettersTo('zakup@kitapalemi.example')[0]).toContain('251140007182')
  })
})

test(
  'A registering author reads a consent that names the press and the author',
  { tag: '@all' },
  async ({ browser }) => {
    const page = await openAnonymousBrowser(browser)
    await page.goto(`${portalUrl('author')}/register`)
    await page.getByRole('textbox', { name: t('session:fields.name') }).fill('Айша Нұр')
    await page.getByRole('button', { name: t('privacy:read') }).click()
    const dialog = page.getByRole('dialog', { name: t('privacy:consent') })
    await expect(dialog).toContainText('БИН 940440010006')
    await expect(dialog).toContainText('Айша Нұр')
    await expectAccessible(page)
  },
)

test('The press’s row among the organisations opens its requisites', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'supervisor')
  await page.goto(`${staff}/app/supervisor/organizations?search=940440010006`)
  await page.getByRole('link', { name: /Университет баспасы/ }).click()
  await page.getByRole('link', { name: t('organizations:press.open') }).click()
  await expect(page.getByRole('textbox', { name: t('settings:requisites.field.bin') })).toHaveValue('940440010006')
})
