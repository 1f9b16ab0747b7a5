import { expect } from '@playwright/test'
import { getQuarterName, listPastQuarters, getRoyaltyDueDate } from '@press/domain'
import { formatDate, formatDocumentAmount } from '@press/i18n/node'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { isoInDays } from './support/dates.ts'
import { readPdf } from './support/pdf.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { captureDownload } from './support/downloads.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const app = `${portalUrl('staff')}/app/accounting`
const collapseSpaces = (text: string): string => text.replaceAll(/\s+/gu, ' ')

test('An accountant sees last quarter’s sales, moves through titles by keyboard and downloads a statement', async ({
  browser,
}) => {
  const [lastQuarter] = listPastQuarters(isoInDays(0), 1)
  if (!lastQuarter) throw new Error('There is a quarter before this one')
  const { from, to } = lastQuarter
  const client = await createClient('accounting')
  const { rows, sums, signed } = await client.call('GET /api/realisation', { query: { from, to } })
  expect(rows.length).toBeGreaterThan(2)
  const page = await openSignedInBlankPage(browser, 'accounting')
  await page.goto(`${app}/home`)
  await page
    .getByRole('link', { name: t('realisation:title') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('realisation:title'))
  await expect(page.getByText(t('realisation:signed', { count: signed }))).toBeVisible()
  await expect(page.getByText(formatDate(getRoyaltyDueDate(to), 'ru', 'dayMonth')).first()).toBeVisible()
  await expectAccessible(page)

  const table = page.getByRole('table', { name: t('realisation:by.books') })
  await expect(table.getByRole('row').last()).toContainText(formatDocumentAmount(sums.owed, 'ru'))
  await table.getByRole('button', { name: rows[0]?.name ?? '' }).focus()
  await page.keyboard.press('ArrowDown')
  const secondRow = rows[1]
  if (!secondRow?.contract) throw new Error('The second title of the demo has a contract')
  const letter = page.getByRole('region', { name: t('realisation:letter') })
  await expect(letter).toContainText(secondRow.contract.number)
  await expect(letter).toContainText(formatDocumentAmount(secondRow.owed, 'ru'))
  await expect(page).toHaveURL(new RegExp(`row=${secondRow.key}`))

  await letter.getByText('Рус', { exact: true }).click()
  await expect(letter).toContainText(t('realisation:statement.title'))
  const pdfText = collapseSpaces(
    await readPdf(
      await captureDownload(page, () => letter.getByRole('button', { name: t('realisation:pdf') }).click()),
    ),
  )
  for (const expectedText of [
    t('realisation:statement.title'),
    secondRow.name,
    formatDocumentAmount(secondRow.owed, 'ru'),
  ])
    expect(pdfText).toContain(collapseSpaces(expectedText))

  await page.getByText(t('realisation:by.channels'), { exact: true }).click()
  const channels = page.getByRole('table', { name: t('realisation:by.channels') })
  await expect(channels.getByRole('row')).toHaveCount(5)
  await expect(channels.getByRole('row').last()).toContainText(formatDocumentAmount(sums.owed, 'ru'))
  await expectAccessible(page)
})

test(
  'A director opens another quarter’s sales and titles without a contract, and both survive a reload',
  { tag: '@all' },
  async ({ browser }) => {
    const earlierQuarter = listPastQuarters(isoInDays(0), 2).at(-1)
    if (!earlierQuarter) throw new Error('There are two quarters before this one')
    const client = await createClient('accounting')
    const { rows, unsigned } = await client.call('GET /api/realisation', {
      query: { from: earlierQuarter.from, to: earlierQuarter.to, unsigned: true },
    })
    expect(unsigned.titles).toBeGreaterThan(0)
    const page = await openSignedInBlankPage(browser, 'director')
    await page.goto(`${portalUrl('staff')}/app/director/realisation?quarter=${getQuarterName(earlierQuarter)}`)
    await page.getByRole('button', { name: t('realisation:unsigned.show') }).click()
    await expect(page.getByRole('rowheader', { name: rows[0]?.name ?? '' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('rowheader', { name: rows[0]?.name ?? '' })).toBeVisible()
  },
)

test('The statement of a title opens in a dialog on a phone', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'accounting', { at: 'realisation' })
  await page.setViewportSize({ width: 390, height: 844 })
  const list = page.getByRole('list', { name: t('realisation:by.books') })
  await list.getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: t('realisation:letter') })).toBeVisible()
  await expectAccessible(page)
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(client)
})
