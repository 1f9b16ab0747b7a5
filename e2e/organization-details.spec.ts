import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { readPdf } from './support/pdf.ts'
import { expectAnnounced } from './support/announcements.ts'
import { captureDownload } from './support/downloads.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')

test('A partner’s and the press’s simultaneous changes to the requisites are both kept', async ({ browser }) => {
  const client = await createClient('partner')
  const { organizations } = await client.call('GET /api/organizations', { query: {} })
  const id = organizations[0]?.id ?? 0
  const page = await openSignedInBlankPage(browser, 'partner')
  await page.goto(`${portalUrl('partner')}/app/partner/organization`)
  const bank = page.getByLabel(t('organizations:field.bank'))
  await expect(bank).not.toHaveValue('')
  await expectAccessible(page)

  await page.getByLabel(t('organizations:field.email')).fill('office')
  await page.getByRole('button', { name: t('organizations:form.save') }).click()
  await expect(page.getByText(t('organizations:problem.email')).first()).toBeVisible()
  await page.getByLabel(t('organizations:field.email')).fill('zakup@oblkitap.example')

  // Meanwhile the press saves a different address.
  const pressClient = await createClient('supervisor')
  const { organization } = await pressClient.call('GET /api/organizations/{id}', { params: { id } })
  const address = 'Астана, Сығанақ 18'
  await pressClient.call('PUT /api/organizations/{id}', { params: { id }, body: { ...organization, address } })
  await page.getByRole('button', { name: t('organizations:form.save') }).click()
  await expect(page.getByText(t('patterns:conflict.merged')).first()).toBeVisible()
  await page.getByRole('button', { name: t('organizations:form.save') }).click()
  await expectAnnounced(page, t('organizations:form.saved'))
  const savedOrganization = (await pressClient.call('GET /api/organizations/{id}', { params: { id } })).organization
  expect(savedOrganization).toMatchObject({ address, email: 'zakup@oblkitap.example' })
})

test('A partner’s unsaved text is restored on the next visit', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'partner')
  const address = `${portalUrl('partner')}/app/partner/organization`
  await page.goto(address)
  await page.getByLabel(t('organizations:field.kbe')).fill('19')
  await expect(page.getByText(t('organizations:form.unsaved'))).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(address)
  await expect(page.getByText(t('organizations:form.draftRestored'))).toBeVisible()
  await expect(page.getByLabel(t('organizations:field.kbe'))).toHaveValue('19')
  await page.getByRole('button', { name: t('organizations:form.dropDraft') }).click()
  await expect(page.getByLabel(t('organizations:field.kbe'))).not.toHaveValue('19')
})

test('A supervisor opens an organisation’s requisites from its account', { tag: '@all' }, async ({ browser }) => {
  const client = await createClient('supervisor')
  const { accounts } = await client.call('GET /api/accounts')
  const [account] = accounts
  if (!account) throw new Error('The demo press has no account')
  const page = await openSignedInBlankPage(browser, 'supervisor')
  await page.goto(`${portalUrl('staff')}/app/supervisor/accounts/${account.id}`)
  await page.getByRole('link', { name: t('organizations:title') }).click()
  await expect(page.getByLabel(t('organizations:field.name'))).toHaveValue(account.name)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
})

test('A partner downloads the reconciliation act of their organisation', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'partner')
  await page.goto(`${portalUrl('partner')}/app/partner/invoice`)
  const file = await captureDownload(page, async () => {
    await page.getByRole('button', { name: t('accounts:ledger.act') }).click()
    await page.getByRole('menuitem', { name: t('shell:language.ru') }).click()
  })
  expect(await readPdf(file)).toContain(t('accounts:act.title'))
})
