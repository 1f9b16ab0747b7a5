import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { captureDownload } from './support/downloads.ts'
import { createCardAtStage } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const paperName = { paper: t('print-forms:paper.offset120') }

/** Returns the number of offset 120 sheets in stock. No other test prints on this paper. */
const fetchPaperBalance = async () => {
  const { papers } = await (await createClient('typography')).call('GET /api/paper')
  return papers.find(({ paper }) => paper === 'offset120')
}

test('A printer completes a run: orders missing paper, receives it, counts copies and waste', async ({ browser }) => {
  const printer = await createClient('typography')
  const supervisor = await createClient('supervisor')
  const run = await createCardAtStage('typography', 'Ғарыштан түсірілген Алтай')
  const params = { id: run.id }
  // The print run has the earliest due date, so its paper is allocated first.
  const { techcard } = await supervisor.call('POST /api/tech-cards/{id}/edit', { params, body: { due: '2020-01-10' } })
  await printer.call('POST /api/tech-cards/{id}/print-info', {
    params,
    body: {
      copies: 100,
      format: 'A5',
      total_pages: 200,
      paper_text: 'offset120',
      colorfulness_text: '1+1',
      status: 'new',
      version: techcard.version,
    },
  })
  await printer.call('POST /api/paper/count', {
    body: { paper: 'offset120', counted: 1_000, reason: 'Инвентаризация' },
  })
  await printer.call('POST /api/paper/count', {
    body: { paper: 'colotech160', counted: 50_000, reason: 'Инвентаризация' },
  })

  const page = await openSignedInBrowser(browser, 'typography')
  const row = page.getByRole('listitem').filter({ hasText: run.book_name })
  const getActionLabel = (action: string) => t('queue:openNamed', { action, title: run.book_name })
  await row.getByRole('button', { name: getActionLabel(t('paper-stock:act.order')) }).click()
  const orderDialog = page.getByRole('dialog', { name: t('paper-stock:order.title', paperName) })
  await expectAccessible(page)
  await orderDialog.getByLabel(t('paper-stock:field.sheets')).fill('2000')
  await orderDialog.getByRole('button', { name: t('paper-stock:order.save') }).click()
  await expectAnnounced(page, t('paper-stock:said.ordered', paperName))
  await expect(row.getByText(t('paper-stock:act.none'))).toBeVisible()
  const [savedOrder] = (await printer.call('GET /api/paper')).orders.filter(({ paper }) => paper === 'offset120')
  expect(savedOrder).toMatchObject({ sheets: 2_000, status: 'ordered' })

  await page.getByRole('button', { name: t('paper-stock:act.receiveOf', paperName) }).click()
  const receiptDialog = page.getByRole('dialog', { name: t('paper-stock:receive.title', paperName) })
  await receiptDialog.getByRole('button', { name: t('paper-stock:receive.save') }).click()
  await expectAnnounced(page, t('paper-stock:said.received', paperName))
  expect((await fetchPaperBalance())?.on_hand).toBe(3_000)

  const taskSheetPdf = await captureDownload(page, () =>
    page.getByRole('button', { name: t('print-plan:sheet') }).click(),
  )
  expect(new TextDecoder().decode(taskSheetPdf.slice(0, 5))).toBe('%PDF-')

  await row.getByRole('button', { name: getActionLabel(t('print-plan:act.start')) }).click()
  await row.getByRole('button', { name: getActionLabel(t('print-plan:act.ready')) }).click()
  const countDialog = page.getByRole('dialog', { name: t('paper-stock:run.title', { title: run.book_name }) })
  await expectAccessible(page)
  await countDialog.getByLabel(t('paper-stock:field.printed')).fill('98')
  await countDialog.getByLabel(t('paper-stock:field.spoilt', paperName)).fill('')
  await countDialog.getByRole('button', { name: t('paper-stock:run.save') }).click()
  await expect(countDialog.getByText(t('paper-stock:problem.required')).first()).toBeVisible()
  await countDialog.getByLabel(t('paper-stock:field.spoilt', paperName)).fill('70')
  await countDialog.getByRole('button', { name: t('paper-stock:run.save') }).click()
  await expectAnnounced(page, t('paper-stock:said.ready', { title: run.book_name }))
  expect((await fetchPaperBalance())?.on_hand).toBe(3_000 - 98 * 25 - 70)

  await page.goto(`${portalUrl('staff')}/app/typography/paper`)
  await page.getByRole('button', { name: t('paper-stock:act.correctOf', { title: run.book_name }) }).click()
  const correctionDialog = page.getByRole('dialog', { name: t('paper-stock:correct.title', { title: run.book_name }) })
  await correctionDialog.getByLabel(t('paper-stock:field.spoilt', paperName)).fill('90')
  await correctionDialog.getByLabel(t('paper-stock:field.reason')).fill('Замятие в конце тиража')
  await expectAccessible(page)
  await correctionDialog.getByRole('button', { name: t('paper-stock:correct.save') }).click()
  await expectAnnounced(page, t('paper-stock:said.corrected', { title: run.book_name }))
  expect((await fetchPaperBalance())?.on_hand).toBe(3_000 - 98 * 25 - 90)
})

test('A store keeper sees the paper stock and cannot change it', { tag: '@all' }, async ({ browser }) => {
  const page = await openSignedInBlankPage(browser, 'stock')
  await page.goto(`${portalUrl('staff')}/app/stock/paper`)
  await expect(page.getByRole('heading', { name: t('paper-stock:balances') })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: /^Действия: / })).toHaveCount(0)
})

test('Two people count one paper: the second sees the conflict and the new balance, and decides', async ({
  browser,
}) => {
  const coatedPaperName = { paper: t('print-forms:paper.coated130') }
  const page = await openSignedInBlankPage(browser, 'typography')
  await page.goto(`${portalUrl('staff')}/app/typography/paper`)
  await page.getByRole('button', { name: t('paper-stock:act.menu', coatedPaperName) }).click()
  await page.getByRole('menuitem', { name: t('paper-stock:act.count') }).click()
  const countDialog = page.getByRole('dialog', { name: t('paper-stock:count.title', coatedPaperName) })
  await countDialog.getByLabel(t('paper-stock:field.counted')).fill('7100')
  await countDialog.getByLabel(t('paper-stock:field.reason')).fill('Инвентаризация')

  const otherClient = await createClient('typography')
  await otherClient.call('POST /api/paper/count', { body: { paper: 'coated130', counted: 7_200, reason: 'Пересчёт' } })
  await countDialog.getByRole('button', { name: t('paper-stock:count.save') }).click()
  await expect(countDialog.getByText(t('errors:conflict'))).toBeVisible()
  await expect(countDialog.getByText(/По записям: 7.200/u)).toBeVisible()
  await expect(countDialog.getByLabel(t('paper-stock:field.counted'))).toHaveValue(/7.?100/u)
  const fetchSheetsLeft = async () =>
    (await otherClient.call('GET /api/paper')).papers.find((one) => one.paper === 'coated130')?.on_hand
  expect(await fetchSheetsLeft()).toBe(7_200)

  await countDialog.getByRole('button', { name: t('paper-stock:count.save') }).click()
  await expectAnnounced(page, t('paper-stock:said.counted', coatedPaperName))
  expect(await fetchSheetsLeft()).toBe(7_100)
})
