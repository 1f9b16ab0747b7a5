import { expect } from '@playwright/test'
import type { BodyOf } from '@press/contract'
import { createAuthority, issueCertificate, createSignature } from '../packages/server/test/authority.ts'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient, getEmail } from './support/client.ts'
import { isoInDays } from './support/dates.ts'
import { expectFits } from './support/fits.ts'
import { tabToAndPress, tabTo, typeInto } from './support/keyboard.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { signByCode } from './support/sign-by-code.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const staff = portalUrl('staff')

test('HR sends a contract by keyboard, and an executor signs it on a phone', async ({ browser }) => {
  const serviceSubject = 'корректура сборника статей'
  const page = await openSignedInBlankPage(browser, 'hr')
  await page.goto(`${staff}/app/hr/contracts`)
  await expectAccessible(page)

  // Works with the keyboard alone: chooses a kind of contract from the menu, then fills in the form from its first field to its
  // last.
  await tabToAndPress(page, page.getByRole('button', { name: t('contracts:list.new') }))
  await page.getByRole('menuitem', { name: t('contracts:kind.gph') }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('contracts:newOf.gph') })).toBeVisible()
  const getField = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') })
  const field = t('contracts:field.subject_gph')
  await typeInto(page, getField(t('contracts:form.inRussian', { field })), serviceSubject)
  await typeInto(page, getField(t('contracts:form.inKazakh', { field })), 'мақалалар жинағының корректурасы')
  await typeInto(
    page,
    page.getByRole('spinbutton', { name: new RegExp(`^${t('contracts:field.fee_gph')}`, 'u') }),
    '180000',
  )
  await typeInto(page, getField(t('contracts:field.ends_on')), '31.12.2031')
  const partySearch = page.getByRole('combobox', { name: t('contracts:form.find') })
  await typeInto(page, partySearch, 'Нұрлан Абай')
  await expect(page.getByRole('option', { name: /Нұрлан Абай/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('textbox', { name: new RegExp(`^${t('contracts:field.party_email')}`, 'u') }),
  ).toHaveValue(getEmail('executor'))

  // The preview shows the contract in both languages. Saving the contract gives it a number.
  const paper = page.getByRole('region', { name: t('contracts:paper.label') })
  await expect(paper).toContainText('сто восемьдесят тысяч тенге 00 тиын')
  await expect(paper).toContainText('жүз сексен мың теңге 00 тиын')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/contract-edit\/\d+$/)
  const id = Number(/\d+$/.exec(page.url())?.[0])
  await expect(page.getByRole('heading', { level: 1, name: /^Договор ГПХ/ })).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('Control+Enter')
  const question = page.getByRole('alertdialog', { name: t('contracts:send.title') })
  await expect(question).toContainText(getEmail('executor'))
  await tabToAndPress(page, question.getByRole('button', { name: t('contracts:send.confirm') }))
  await expect(page).toHaveURL(new RegExp(`/contracts/${id}$`))

  const phone = await openSignedInBlankPage(browser, 'executor', { phone: 390 })
  await phone.goto(`${staff}/app/executor/contracts?search=${encodeURIComponent(serviceSubject)}`)
  await phone.getByRole('link', { name: /ГПХ/ }).click()
  await expect(phone.getByRole('region', { name: t('contracts:paper.label') })).toContainText(serviceSubject)
  await expectFits(phone)
  await expectAccessible(phone)
  await signByCode(phone, getEmail('executor'))

  // The signature appears on HR's open page. Its hash is the hash of the exact document that was sent.
  await expect(page.getByRole('region', { name: t('contracts:signed.title') })).toContainText('Нұрлан Абай')
  const { contract } = await (await createClient('hr')).call('GET /api/contracts/{id}', { params: { id } })
  expect(contract.signature).toMatchObject({ method: 'code', sha256: contract.sendings[0]?.sha256 })
  await tabTo(page, page.getByRole('link', { name: t('contracts:tools.renew') }))
})

test('HR changes a contract template: new contracts get the clause, earlier ones keep their text', async ({
  browser,
}) => {
  const clause = { ru: 'Работа сдаётся в электронном виде.', kz: 'Жұмыс электрондық түрде тапсырылады.' }
  const hr = await createClient('hr')
  const { parties } = await hr.call('GET /api/contracts/parties', { query: { search: 'Нұрлан Абай' } })
  const form = {
    ...parties[0],
    kind: 'gph' as const,
    date: isoInDays(0),
    starts_on: isoInDays(0),
    ends_on: isoInDays(90),
    subject: 'вёрстка учебника',
    subject_kz: 'оқулықты беттеу',
    fee: 18_000_000,
    payment_days: 10,
  } as BodyOf<'POST /api/contracts'>
  const sendContract = async (id: number) =>
    hr.call('POST /api/contracts/{id}/status', { params: { id }, body: { status: 'sent' } })
  const firstContract = (await hr.call('POST /api/contracts', { body: form })).contract
  await sendContract(firstContract.id)

  const page = await openSignedInBlankPage(browser, 'hr')
  await page.goto(`${staff}/app/hr/contracts`)
  await page.getByRole('link', { name: t('contracts:list.texts') }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('contracts:kind.gph') }).click()
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: t('contract-templates:editor.title', { kind: t('contracts:kind.gph') }),
    }),
  ).toBeVisible()
  const getClauseField = (locale: 'inRussian' | 'inKazakh') =>
    page.getByRole('textbox', {
      name: t(`contract-templates:editor.${locale}`, {
        field: t('contract-templates:editor.clause', { number: '1.4' }),
      }),
    })
  await tabToAndPress(page, page.getByRole('button', { name: t('contract-templates:editor.addClause') }).first())
  await typeInto(page, getClauseField('inRussian'), clause.ru)
  await typeInto(page, getClauseField('inKazakh'), clause.kz)
  const preview = page.getByRole('region', { name: t('contracts:paper.label') })
  await expect(preview).toContainText(clause.ru)
  await expect(preview).toContainText(clause.kz)
  await expectAccessible(page)

  // The draft is restored after the page is reloaded.
  await page.reload()
  await expect(page.getByText(t('contract-templates:editor.draftRestored'))).toBeVisible()
  await expect(getClauseField('inRussian')).toHaveValue(clause.ru)
  await typeInto(page, page.getByRole('textbox', { name: t('contract-templates:editor.note') }), 'Как сдают работу')
  await tabToAndPress(page, page.getByRole('button', { name: t('contract-templates:editor.save', { version: 2 }) }))
  await expectAnnounced(page, t('contract-templates:editor.saved', { version: 2 }))
  await page.getByRole('tab', { name: t('contract-templates:editor.versions') }).click()
  await expect(page.getByText('Как сдают работу')).toBeVisible()

  // Both the author and the signer of a contract see the new text immediately.
  await page.goto(`${staff}/app/hr/contract-add/gph`)
  await expect(page.getByRole('region', { name: t('contracts:paper.label') })).toContainText(clause.ru)
  const { contract } = await hr.call('POST /api/contracts', { body: form })
  await sendContract(contract.id)
  const phone = await openSignedInBlankPage(browser, 'executor', { phone: 390 })
  await phone.goto(`${staff}/app/executor/contracts/${contract.id}`)
  await expect(phone.getByRole('region', { name: t('contracts:paper.label') })).toContainText(clause.kz)
  await signByCode(phone, getEmail('executor'))
  await phone.goto(`${staff}/app/executor/contracts/${firstContract.id}`)
  const contractPaper = phone.getByRole('region', { name: t('contracts:paper.label') })
  await expect(contractPaper).toContainText('вёрстка учебника')
  await expect(contractPaper).not.toContainText(clause.ru)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${staff}/app/hr/contract-templates/gph`)
  await expect(page.getByRole('tab', { name: t('contract-templates:editor.preview') })).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})

test('a signature from an unknown authority is pending until the accountant confirms it', async ({ browser }) => {
  const accounting = await createClient('accounting')
  const { contracts } = await accounting.call('GET /api/contracts', { query: { kind: 'author', status: 'sent' } })
  const { id } = contracts.find(({ party_name }) => party_name === 'Тимур Ли') as (typeof contracts)[number]
  const { contract } = await accounting.call('GET /api/contracts/{id}', { params: { id } })
  const authority = await createAuthority()
  const holder = await issueCertificate({ name: 'ЛИ ТИМУР', iin: contract.party_bin }, authority)
  const stranger = await issueCertificate({ name: 'ЛИ ТИМУР', iin: '791118300116' }, authority)
  const author = await openSignedInBlankPage(browser, 'author')
  const authorization = `Bearer ${accounting.token}`
  const documentResponse = await fetch(`${staff}/api/contracts/${id}/documents/contract.pdf`, {
    headers: { authorization },
  })
  const pdf = Buffer.from(await documentResponse.arrayBuffer())
  const attachSignature = async (name: string, buffer: Buffer) => {
    await author
      .getByLabel(new RegExp(`^${t('contracts:sign.file').replaceAll(/[()]/gu, '.')}`, 'u'))
      .and(author.locator('input'))
      .setInputFiles({ name, mimeType: 'application/pkcs7-signature', buffer })
    await expect(author.getByText(name, { exact: true })).toBeVisible()
    await expect(author.getByRole('progressbar')).toHaveCount(0)
    await author.getByRole('button', { name: t('contracts:sign.byFile') }).click()
  }
  await author.goto(`${portalUrl('author')}/app/author/contracts/${id}`)
  await attachSignature('stranger.p7s', await createSignature(pdf, stranger))
  await expect(author.getByText(t('errors:fields.signatureOtherPerson'))).toBeVisible()
  await attachSignature('contract.p7s', await createSignature(pdf, holder))
  const pendingPanel = author.getByRole('region', { name: t('contracts:pending.title') })
  await expect(pendingPanel).toContainText(t('contracts:signed.check.unvouched'))
  await expect(pendingPanel).toContainText(t('contracts:pending.side'))
  await expectAccessible(author)

  const page = await openSignedInBlankPage(browser, 'accounting', { phone: 390 })
  await page.goto(`${staff}/app/accounting/contracts/${id}`)
  await expect(page.getByRole('region', { name: t('contracts:pending.title') })).toContainText('ЛИ ТИМУР')
  await expectFits(page)
  await expectAccessible(page)
  await tabToAndPress(page, page.getByRole('button', { name: t('contracts:pending.confirm') }))
  const question = page.getByRole('alertdialog', { name: t('contracts:pending.question') })
  await expect(question).toContainText('ЛИ ТИМУР')
  await tabToAndPress(page, question.getByRole('button', { name: t('contracts:pending.confirm') }))
  const signedPanel = page.getByRole('region', { name: t('contracts:signed.title') })
  await expect(signedPanel).toContainText(t('contracts:signed.check.unvouched'))
  const { contract: currentContract } = await accounting.call('GET /api/contracts/{id}', { params: { id } })
  expect([currentContract.status, currentContract.signature?.confirmed_by]).toEqual(['signed', accounting.user.name])
})
