import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { tabToAndPress } from './support/keyboard.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { waitUntilIdle } from './support/idle.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const logUrl = `${portalUrl('staff')}/app/supervisor/events-log`

test('The supervisor finds out who changed an offer', async ({ browser }) => {
  const client = await createClient('accounting')
  const { data: offers } = await client.call('GET /api/offers', { query: { status: 'in process' } })
  const offer = offers.at(-1)
  if (!offer) throw new Error('The demo press has no open offer')
  const number = t('offer-words:number', { number: offer.number })

  const accountant = await openSignedInBlankPage(browser, 'accounting')
  await accountant.goto(`${portalUrl('staff')}/app/accounting/offers/${offer.id}/edit`)
  const deadline = accountant.getByRole('textbox', { name: t('offers:form.deadline') })
  await deadline.fill('25.12.2030')
  await accountant.getByRole('textbox', { name: t('offers:form.note') }).fill('Срок перенесён')
  await accountant.getByRole('button', { name: t('offers:form.save') }).click()
  await expectAnnounced(accountant, t('offers:said.updated'))

  const page = await openSignedInBrowser(browser, 'supervisor')
  await page.getByRole('link', { name: t('shell:nav.events-log'), exact: true }).click()
  await expect(page).toHaveURL(logUrl)
  await page
    .getByRole('button', { name: `${t('events-log:filter.groups')}: ${t('events-log:filter.anyGroups')}` })
    .click()
  const offersCheckbox = page.getByRole('checkbox', { name: t('events-log:group.offers') })
  await offersCheckbox.click()
  await expect(offersCheckbox).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: t('events-log:filter.search') }).fill(offer.number)
  // A new search result closes the entry that was open.
  await expect(page).toHaveURL(/search=/)
  await waitUntilIdle(page)
  const title = t('events-log:titled', { what: t('events-log:type.offer.edited'), subject: number })
  const entry = page.getByRole('listitem').filter({ hasText: title }).first()
  await expect(entry).toContainText(client.user.name)
  await entry.getByRole('button', { name: title }).click()
  const fields = entry.getByRole('table')
  await expect(fields.getByRole('row', { name: t('events-log:field.deadline') })).toContainText('25 декабря 2030')
  await expect(fields.getByRole('row', { name: t('events-log:field.fields') })).toContainText(t('offers:form.note'))
  await expectAccessible(page)

  // The URL alone is enough for a colleague to see the same entry.
  await page.reload()
  await expect(fields.getByRole('row', { name: t('events-log:field.deadline') })).toBeVisible()
  await expect(entry.getByRole('link', { name: t('events-log:opened.object', { subject: number }) })).toHaveAttribute(
    'href',
    new RegExp(`/offers\\?offer=${offer.id}$`),
  )

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: new RegExp(`^${t('events-log:export.label')}`) }).click()
  await page.getByRole('menuitem', { name: t('events-log:export.jsonl') }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).type)).toContain('offer.edited')
  await page.goto(`${logUrl}?groups=access`)
  await expect(page.getByRole('button', { name: t('events-log:type.account.logExported') }).first()).toBeVisible()

  await page.getByRole('button', { name: t('events-log:seal.check') }).click()
  await expectAnnounced(page, t('events-log:seal.foundWhole', { count: 0, value: '' }).split(':')[0] ?? '')
  await expect(page.getByText(/Цепочка цела, проверена сегодня/)).toBeVisible()
})

test('The supervisor reads the log by keyboard alone', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'supervisor')
  await page.goto(logUrl)
  const rows = page.getByRole('listitem').getByRole('button', { expanded: false })
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const focusedEntry = page.locator('[data-entry]:focus')
  await expect(focusedEntry).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(focusedEntry).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Enter')
  await expect(focusedEntry).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('k')
  await expect(focusedEntry).toHaveCount(1)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: t('events-log:filter.search') })).toBeFocused()
  await page.keyboard.type('нетакойзаписи')
  await expect(page.getByText(t('ui:empty.noResultsFor', { query: 'нетакойзаписи' }))).toBeVisible()
  await tabToAndPress(page, page.getByRole('button', { name: t('ui:empty.reset') }))
  await expect(rows.first()).toBeVisible()
})
