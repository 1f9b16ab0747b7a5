import { expect, type Page } from '@playwright/test'
import { getPartnerColumn, partnerColumns, getShopOrderColumn, shopOrderColumns } from '@press/domain'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { isoInDays } from './support/dates.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const getScreenUrl = (path: string) => `${portalUrl('staff')}/app/supervisor/${path}`

/** Checks the date, the list of moves, and that nothing can be moved. */
async function expectPast(page: Page, moves: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('boards:past.title', { date: '' }).trim())
  await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(moves)
  await expectAccessible(page)
  await page.getByRole('article').first().getByRole('link').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(t('boards:past.readOnly')).last()).toBeVisible()
}

for (const [board, path] of [
  ['partner', 'partnerKanban'],
  ['smart', 'smartKanban'],
] as const)
  test(`The supervisor reads the ${board} board of a past day with its offers and moves`, async ({ browser }) => {
    const supervisor = await createClient('supervisor')
    const { days } = await supervisor.call('GET /api/offers-kanban/days', {
      query: { board, from: isoInDays(-80), to: isoInDays(-10) },
    })
    const lastDay = days.at(-1)?.day ?? ''
    const pastBoard = await supervisor.call('GET /api/offers-kanban', { query: { board, at: lastDay } })
    const page = await openSignedInBlankPage(browser, 'supervisor')
    await page.goto(getScreenUrl(path))
    await page.getByRole('link', { name: t('boards:past.open'), exact: true }).click()
    await expect(page).toHaveURL(/at=/)
    await page.goto(getScreenUrl(`${path}?at=${lastDay}`))
    for (const { key } of partnerColumns) {
      const title = t(`boards:offers.column.${key}`)
      const count = pastBoard.offers.filter(({ status }) => getPartnerColumn(status) === key).length
      const region = page.getByRole('region', { name: new RegExp(`^${t('boards:column', { title, count })}`) })
      await expect(region).toHaveCount(1)
    }
    await expectPast(page, pastBoard.moves?.length ?? 0)
    await page.getByRole('slider', { name: t('boards:past.day') }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page).not.toHaveURL(new RegExp(`at=${lastDay}`))
    await page.getByRole('button', { name: t('boards:past.back') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t(`boards:offers.${board}`) })).toBeVisible()
  })

test('The supervisor reads the shop order board of a past day', async ({ browser }) => {
  const supervisor = await createClient('supervisor')
  const { days } = await supervisor.call('GET /api/shop-orders/days', {
    query: { from: isoInDays(-80), to: isoInDays(-2) },
  })
  const lastDay = days.at(-1)?.day ?? ''
  const pastBoard = await supervisor.call('GET /api/shop-orders', { query: { at: lastDay } })
  const page = await openSignedInBlankPage(browser, 'supervisor')
  await page.goto(getScreenUrl(`orderKanban?at=${lastDay}`))
  for (const { key } of shopOrderColumns) {
    const title = t(`shop-orders:column.${key}`)
    const count = pastBoard.orders.filter(({ status }) => getShopOrderColumn(status) === key).length
    const region = page.getByRole('region', { name: new RegExp(`^${t('boards:column', { title, count })}`) })
    await expect(region).toHaveCount(1)
  }
  await expectPast(page, pastBoard.moves?.length ?? 0)

  const phone = await openSignedInBlankPage(browser, 'supervisor', { phone: 390 })
  await phone.goto(getScreenUrl(`orderKanban?at=${lastDay}`))
  await expect(phone.getByRole('list', { name: t('boards:strip') }).getByRole('listitem')).toHaveCount(
    shopOrderColumns.length,
  )
  await expectAccessible(phone)
})

test('An accountant, who may not read the board’s history, sees today’s board at a past address', async ({
  browser,
}) => {
  const page = await openSignedInBlankPage(browser, 'accounting')
  await page.goto(`${portalUrl('staff')}/app/accounting/partnerKanban?at=${isoInDays(-10)}`)
  await expect(page.getByRole('heading', { level: 1, name: t('boards:offers.partner') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('boards:past.open'), exact: true })).toHaveCount(0)
})
