import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { files } from './support/files.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const listUrl = `${portalUrl('staff')}/app/accounting/memorandum`

test('An accountant enters a memorandum, adds its signed file, finds it by state and deletes it', async ({
  browser,
}) => {
  const page = await openSignedInBlankPage(browser, 'accounting')
  await page.goto(listUrl)
  await expectAccessible(page)

  await page.getByRole('button', { name: t('memoranda:list.new') }).click()
  const newMemorandumDialog = page.getByRole('dialog', { name: t('memoranda:form.newTitle') })
  const saveButtonName = { name: t('memoranda:form.save') }
  await newMemorandumDialog.getByRole('button', saveButtonName).click()
  await expect(newMemorandumDialog.getByText(t('memoranda:problem.required_party_name')).first()).toBeVisible()
  await expectAccessible(page)
  await newMemorandumDialog.getByLabel(t('memoranda:field.number')).fill('М-77')
  await newMemorandumDialog.getByLabel(t('memoranda:field.party_name')).fill('Музей книги')
  await newMemorandumDialog.getByLabel(t('memoranda:field.subject')).fill('Выставка редких изданий')
  await newMemorandumDialog.getByRole('button', saveButtonName).click()
  await expectAnnounced(page, t('memoranda:said.entered', { number: 'М-77' }))

  await page.getByRole('button', { name: t('memoranda:list.actions', { number: 'М-77' }) }).click()
  await page.getByRole('menuitem', { name: t('memoranda:list.edit') }).click()
  const dialog = page.getByRole('dialog', { name: t('memoranda:form.editTitle', { number: 'М-77' }) })
  const getDateField = (field: 'signed_on' | 'date') =>
    dialog.getByRole('textbox', { name: new RegExp(`^${t(`memoranda:field.${field}`)}(?!\\p{L})`, 'u') })
  await getDateField('date').fill('01.01.2020')
  await getDateField('signed_on').fill('01.01.2020')
  await dialog.locator('input[type=file]').setInputFiles(files.conclusion)
  await expect(dialog.getByText(files.conclusion.name, { exact: true })).toBeVisible()
  await expect(dialog.getByRole('progressbar')).toHaveCount(0)
  await dialog.getByRole('button', saveButtonName).click()
  await expectAnnounced(page, t('memoranda:said.edited', { number: 'М-77' }))

  // The URL alone restores the same list.
  await page.goto(`${listUrl}?state=inForce&search=${encodeURIComponent('музей')}`)
  const row = page.getByRole('row', { name: /М-77/ })
  await expect(row).toContainText(t('memoranda:state.inForce'))
  await expect(
    row.getByRole('button', { name: t('memoranda:list.open', { name: files.conclusion.name }) }),
  ).toBeVisible()

  await row.getByRole('button', { name: t('memoranda:list.actions', { number: 'М-77' }) }).click()
  await page.getByRole('menuitem', { name: t('memoranda:list.remove') }).click()
  const question = page.getByRole('alertdialog', { name: t('memoranda:remove.title', { number: 'М-77' }) })
  await expect(question).toContainText('Музей книги')
  await question.getByRole('button', { name: t('memoranda:remove.confirm') }).click()
  await expectAnnounced(page, t('memoranda:said.removed', { number: 'М-77' }))
  const client = await createClient('accounting')
  expect((await client.call('GET /api/memoranda', { query: { search: 'М-77' } })).total).toBe(0)
})
