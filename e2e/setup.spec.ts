import { expect, type Page } from '@playwright/test'
import type { SetupStep } from '@press/domain'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { expectFits } from './support/fits.ts'
import { newPassword, createFirstAccount, findResetLink, waitForSetupLink } from './support/joins.ts'
import { readLettersTo } from './support/mail.ts'
import { getTranslator, openAnonymousBrowser } from './support/browsers.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const staff = portalUrl('staff')
const chief = { name: 'Гүлнар Сейтова', email: 'g.seitova@saryarqa.example' }
const accountant = { name: 'Сымбат Чен', email: 's.chen@saryarqa.example' }

test.use({ press: 'empty' })

const getField = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') })
const pressButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const getStepHeading = (page: Page, step: SetupStep) =>
  page.getByRole('heading', { level: 1, name: t(`setup:step.${step}.title`) })
/** Continues from one setup step to the step `to`. */
const goToStep = async (page: Page, to: SetupStep) => {
  await pressButton(page, t(`setup:step.${to}.next`))
  await expect(getStepHeading(page, to)).toBeVisible()
}

async function fillBankDetails(page: Page): Promise<void> {
  await getField(page, t('setup:requisites.bin')).fill('251140007182')
  await expect(page.getByText(/юрлицо, ноябрь 2025/u)).toBeVisible()
  await getField(page, t('setup:requisites.name_ru')).fill('ТОО «Издательство Сарыарқа»')
  await getField(page, t('setup:requisites.name_kz')).fill('«Сарыарқа баспасы» ЖШС')
  await getField(page, t('setup:requisites.address')).fill('100024, г. Караганда, ул. Университетская, 28, каб. 112')
  await getField(page, t('setup:requisites.head')).fill('Сейтова Гүлнар Маратқызы')
  await getField(page, t('setup:requisites.account')).fill('KZ16 601A 8710 0123 4567')
  await expect(page.getByText(/HSBKKZKX, нашли по цифрам 601/u)).toBeVisible()
}

test('The first supervisor follows the link from the log, completes six steps and goes home', async ({ browser }) => {
  test.setTimeout(240_000)
  const page = await openAnonymousBrowser(browser)
  const client = await createFirstAccount(page, chief)

  await test.step('The supervisor enters the name of the press', async () => {
    await expectAccessible(page)
    await getField(page, t('settings:identity.field.name_ru')).fill('Издательство Сарыарқа')
    await getField(page, t('settings:identity.field.name_kz')).fill('Сарыарқа университетінің баспасы')
    await goToStep(page, 'requisites')
  })

  await test.step('The supervisor enters the requisites, and the bank and the initials are filled in', async () => {
    await fillBankDetails(page)
    const invoicePreview = page.getByRole('complementary', { name: t('setup:preview.invoice') })
    await expect(invoicePreview).toContainText('Сейтова Г. М.')
    await expectAccessible(page)
    await page.keyboard.press('Control+Enter')
    await expect(getStepHeading(page, 'letters')).toBeVisible()
    const { settings } = await client.call('GET /api/settings')
    expect(settings.requisites.value.signers).toEqual([
      expect.objectContaining({ name: 'Сейтова Г. М.', basis_kz: 'Жарғы', signs: ['contracts', 'acts', 'invoices'] }),
    ])
  })

  await test.step('The supervisor postpones the sender of e-mails', async () => {
    await expectAccessible(page)
    await pressButton(page, t('setup:bar.later'))
    await expect(getStepHeading(page, 'vat')).toBeVisible()
    await expect(page.getByRole('navigation', { name: t('setup:path') })).toContainText(t('setup:putOff'))
  })

  await test.step('The supervisor keeps the VAT rate and continues the offers from number 414', async () => {
    const number = page.getByRole('spinbutton', { name: new RegExp(`^${t('setup:vat.offer')}`, 'u') })
    await number.fill('414')
    await expect(page.getByText(t('setup:vat.sample', { number: '0414' }))).toBeVisible()
    await expectAccessible(page)
    await goToStep(page, 'prices')
  })

  await test.step('The supervisor keeps the sample prices', async () => {
    await expect(page.getByRole('radio', { name: new RegExp(t('setup:prices.sample'), 'u') })).toBeChecked()
    await expectAccessible(page)
    await goToStep(page, 'people')
  })

  await test.step('The supervisor adds a colleague, who gets no e-mail yet', async () => {
    await getField(page, t('setup:people.name')).fill(accountant.name)
    await getField(page, t('setup:people.email')).fill(accountant.email)
    await page.getByLabel(t('setup:people.role')).selectOption({ label: t('domain:role.accounting') })
    await expectAccessible(page)
    await pressButton(page, t('setup:bar.finish'))
    await expect(page.getByRole('heading', { level: 1, name: t('setup:done.titleWaits') })).toBeVisible()
    expect(readLettersTo(accountant.email)).toEqual([])
  })

  await test.step('The supervisor finishes the setup and goes home, and the colleague is invited', async () => {
    await expectAccessible(page)
    await pressButton(page, t('setup:done.home'))
    await page.waitForURL('**/app/supervisor/home')
    await expect(page.getByText(t('setup:panel.title'))).toHaveCount(0)
    await expect.poll(() => findResetLink(readLettersTo(accountant.email).join('\n'))).toBeDefined()
    const { setup } = await client.call('GET /api/setup')
    expect(setup?.steps).toEqual({
      identity: 'done',
      requisites: 'done',
      letters: 'later',
      vat: 'done',
      prices: 'done',
      people: 'done',
    })
  })
})

test('A supervisor who closes the page continues at the same step with the typed text', async ({ browser }) => {
  const page = await openAnonymousBrowser(browser)
  await createFirstAccount(page, chief)
  await getField(page, t('settings:identity.field.name_ru')).fill('Издательство Сарыарқа')
  await goToStep(page, 'requisites')
  await getField(page, t('setup:requisites.name_ru')).fill('ТОО «Издательство Сарыарқа»')
  await expect(page.getByText(/^сохранено в /u)).toBeVisible()

  await test.step('The supervisor reopens the page and sees the same step and the typed text', async () => {
    await page.goto(`${staff}/setup`)
    await expect(getStepHeading(page, 'requisites')).toBeVisible()
    await expect(getField(page, t('setup:requisites.name_ru'))).toHaveValue('ТОО «Издательство Сарыарқа»')
  })

  await test.step('The supervisor signs in from another browser and sees the same step', async () => {
    const otherSupervisorPage = await openAnonymousBrowser(browser)
    await otherSupervisorPage.goto(staff)
    await otherSupervisorPage.getByRole('textbox', { name: t('session:fields.email') }).fill(chief.email)
    await otherSupervisorPage.getByLabel(t('session:fields.password'), { exact: true }).fill(newPassword)
    await otherSupervisorPage.getByRole('button', { name: t('session:signIn.submit'), exact: true }).click()
    await expect(getStepHeading(otherSupervisorPage, 'requisites')).toBeVisible()
    // The prompt opens once per session. The home page then only links to the setup.
    await otherSupervisorPage.goto(`${staff}/app/supervisor/home`)
    await expect(otherSupervisorPage.getByRole('link', { name: t('setup:panel.go') })).toBeVisible()
    await expectAccessible(otherSupervisorPage)
  })

  await test.step('Another visitor with the link sees that it is used and by which masked address', async () => {
    const anonymousPage = await openAnonymousBrowser(browser)
    await anonymousPage.goto(await waitForSetupLink())
    await expect(anonymousPage.getByText(/Ссылка уже открыта .+ Войдите почтой g\.••••@…/u)).toBeVisible()
    await expectAccessible(anonymousPage)
    await expect(anonymousPage.getByRole('link', { name: t('setup:link.signIn') })).toBeVisible()
  })
})

test('Two people fill in one step: one sees both values and takes the other’s', async ({ browser }) => {
  const page = await openAnonymousBrowser(browser)
  const client = await createFirstAccount(page, chief)
  const name = getField(page, t('settings:identity.field.name_ru'))
  await name.fill('Издательство Сарыарқа')
  await getField(page, t('settings:identity.field.name_kz')).fill('Сарыарқа баспасы')
  await client.call('PUT /api/settings/identity', {
    body: { name_ru: 'Сарыарка', name_kz: 'Сарыарқа', name_en: 'Saryarka', logo: null },
  })
  await pressButton(page, t('setup:step.requisites.next'))
  const conflict = page.getByRole('region', { name: t('settings:conflict.title') })
  await expect(conflict).toContainText('Сарыарка')
  await expect(conflict).toContainText('Издательство Сарыарқа')
  await expectAccessible(page)
  await pressButton(page, t('settings:conflict.take', { name: t('settings:identity.field.name_ru') }))
  await expect(name).toHaveValue('Сарыарка')
  await goToStep(page, 'requisites')
  const { settings } = await client.call('GET /api/settings')
  expect(settings.identity.value).toMatchObject({
    name_ru: 'Сарыарка',
    name_kz: 'Сарыарқа баспасы',
    name_en: 'Saryarka',
  })

  await test.step('The supervisor asks for an accountant: the role is set, the address gets the focus', async () => {
    await pressButton(page, t('setup:help.call'))
    await expect(getStepHeading(page, 'people')).toBeVisible()
    await expect(getField(page, t('setup:people.email'))).toBeFocused()
    await expect(page.getByLabel(t('setup:people.role')).locator('option:checked')).toHaveText(
      t('domain:role.accounting'),
    )
  })
})

test('A supervisor completes setup steps on a phone of 390 px', async ({ browser }) => {
  const page = await openAnonymousBrowser(browser, { phone: 390 })
  await page.goto(await waitForSetupLink())
  await expectFits(page)
  await createFirstAccount(page, chief)
  await expectFits(page)
  await pressButton(page, t('setup:bar.later'))
  await expect(getStepHeading(page, 'requisites')).toBeVisible()
  await fillBankDetails(page)
  await expectFits(page)
  await pressButton(page, t('setup:bar.look'))
  await expect(page.getByRole('dialog', { name: t('setup:preview.invoice') })).toContainText('HSBKKZKX')
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.getByRole('button', { name: new RegExp(t('setup:place', { number: 2, total: 6 }), 'u') }).click()
  await page.getByRole('button', { name: new RegExp(t('setup:step.people.name'), 'u') }).click()
  await expect(getStepHeading(page, 'people')).toBeVisible()
  await expectFits(page)
})
