import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { expectLetter } from './support/mail.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const getRequestRow = (page: Page, title: string) =>
  page
    .getByRole('list', { name: t('support:list.label') })
    .getByRole('listitem')
    .filter({ hasText: title })

test('A manager requests support by keyboard, the deputy answers, and the manager reopens it', async ({ browser }) => {
  const title = 'Ведомость печатается пустой'
  const manager = await openSignedInBrowser(browser, 'pm')
  await manager.getByRole('button', { name: new RegExp(t('shell:header.profile')) }).press('Enter')
  await manager.getByRole('menuitem', { name: t('shell:nav.support') }).press('Enter')
  await expect(manager.getByRole('heading', { level: 1 })).toHaveText(t('support:title'))
  await expectAccessible(manager)
  await manager.getByRole('button', { name: t('support:new') }).press('Enter')
  const form = manager.getByRole('dialog', { name: t('support:form.title') })
  await form.getByRole('button', { name: t('support:form.submit') }).press('Enter')
  await expect(form.getByText(t('support:problem.required')).first()).toBeVisible()
  await form.getByRole('textbox', { name: t('support:field.title') }).fill(title)
  await form.getByRole('textbox', { name: t('support:field.description') }).fill('Выходит чистый лист')
  await form.getByRole('textbox', { name: t('support:field.contact_info') }).fill('Кабинет 214')
  await form.getByRole('radio', { name: t('support:priority.high') }).press('Space')
  await form.getByLabel(t('support:field.attachment')).setInputFiles({
    name: 'Ведомость.png',
    mimeType: 'image/png',
    buffer: await manager.screenshot(),
  })
  await expect(form.getByText('Ведомость.png').first()).toBeVisible()
  await expect(form.getByRole('progressbar')).toHaveCount(0)
  await expectAccessible(manager)
  await form.getByRole('button', { name: t('support:form.submit') }).press('Enter')
  await expect(form).toBeHidden()
  await expect(getRequestRow(manager, title)).toContainText(t('support:status.open'))

  await expectLetter('deputy', t('notifications:supportAsked', { title }))
  const deputy = await openSignedInBrowser(browser, 'deputy', { at: 'support' })
  await expect(getRequestRow(deputy, title)).toContainText('Ждёт первого ответа')
  await deputy.getByRole('button', { name: title }).press('Enter')
  const request = deputy.getByRole('dialog', { name: title })
  await request.getByRole('button', { name: t('support:action.in-progress') }).press('Enter')
  await request.getByRole('textbox', { name: t('support:field.notes') }).fill('Проверить шрифты')
  await request.getByRole('button', { name: t('support:action.resolved') }).press('Enter')
  await expect(request.getByText(t('support:problem.required'))).toBeVisible()
  await request.getByRole('textbox', { name: t('support:field.response') }).fill('Исправили, попробуйте снова')
  await request.getByRole('button', { name: t('support:action.resolved') }).press('Enter')
  await expect(request.getByRole('list', { name: t('support:history.label') })).toContainText(
    t('support:history.resolved'),
  )
  await expectAccessible(deputy)

  // The answer appears without a reload, and arrives by e-mail.
  await expect(getRequestRow(manager, title)).toContainText(t('support:status.resolved'))
  await expectLetter('pm', t('notifications:supportResolved', { title }))
  await manager.getByRole('button', { name: title }).press('Enter')
  const requestDialog = manager.getByRole('dialog', { name: title })
  await expect(requestDialog.getByText('Исправили, попробуйте снова').first()).toBeVisible()
  await expect(requestDialog.getByText('Проверить шрифты')).toHaveCount(0)
  await requestDialog.getByRole('button', { name: t('support:action.open') }).press('Enter')
  await expect(requestDialog.getByRole('list', { name: t('support:history.label') })).toContainText(
    t('support:history.reopened'),
  )
  await manager.reload()
  await expect(manager.getByRole('dialog', { name: title })).toBeVisible()
  await expectLetter('deputy', t('notifications:supportReopened', { title }))
})

test('An author requests support on a phone in Kazakh', { tag: '@all' }, async ({ browser }) => {
  const kz = getTranslator('kz')
  const title = 'Файл ашылмайды'
  const page = await openSignedInBlankPage(browser, 'author', { phone: 390, locale: 'kz' })
  await page.goto(`${portalUrl('author')}/app/author/support`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kz('support:title'))
  await expectAccessible(page)
  await page.getByRole('button', { name: kz('support:new') }).tap()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: kz('support:field.title') }).fill(title)
  await form.getByRole('textbox', { name: kz('support:field.description') }).fill('Бос бет шығады')
  await form.getByRole('textbox', { name: kz('support:field.contact_info') }).fill('+7 701 555 12 12')
  await expectAccessible(page)
  await form.getByRole('button', { name: kz('support:form.submit') }).tap()
  await expect(page.getByRole('button', { name: title })).toBeVisible()
})
