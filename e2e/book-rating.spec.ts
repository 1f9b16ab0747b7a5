import { ratingCriteria } from '@press/domain'
import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { createCardAtStage } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const cardsUrl = `${portalUrl('staff')}/app/initiator/techcards`

test('A chief editor rates a finished book and sees the rating later', async ({ browser }) => {
  const card = await createCardAtStage('done', 'Песни Тарбагатая')
  const page = await openSignedInBlankPage(browser, 'initiator')
  await page.goto(`${cardsUrl}/${card.id}`)
  await page.getByRole('button', { name: t('tech-cards:score.act') }).click()
  const dialog = page.getByRole('dialog', { name: t('tech-cards:score.title', { id: card.id }) })
  await expect(dialog).toContainText(card.book_name)
  await dialog.getByRole('button', { name: t('tech-cards:score.save') }).click()
  await expect(dialog.getByText(t('tech-cards:problem.required_scores'))).toBeVisible()
  await expectAccessible(page)
  const getScoreOption = (criterion: (typeof ratingCriteria)[number]) =>
    dialog
      .getByRole('radiogroup', { name: t(`fields:rating.criterion.${criterion}`) })
      .getByRole('radio')
      .last()
  for (const criterion of ratingCriteria) await getScoreOption(criterion).check({ force: true })
  await dialog.getByRole('textbox', { name: t('tech-cards:score.comment') }).fill('Хорошая печать')

  // If the server refuses, the dialog shows it and keeps the input.
  await page.route('**/score', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  )
  await dialog.getByRole('button', { name: t('tech-cards:score.save') }).click()
  await expect(dialog.getByText(t('tech-cards:score.failed', { reason: t('shell:error.unreachable') }))).toBeVisible()
  await page.unroute('**/score')
  await dialog.getByRole('button', { name: t('tech-cards:score.save') }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: t('tech-cards:score.act') }).click()
  await expect(dialog.getByRole('textbox', { name: t('tech-cards:score.comment') })).toHaveValue('Хорошая печать')
  await expect(getScoreOption('quality')).toBeChecked()
})

test(
  'A chief editor sees in the rating dialog which card could not be loaded, and retries',
  { tag: '@all' },
  async ({ browser }) => {
    const card = await createCardAtStage('done', 'Песни Джунгара')
    const page = await openSignedInBrowser(browser, 'initiator')
    await page.route(`**/api/tech-cards/${card.id}`, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Сервер не смог' } } }),
    )
    await page.route(`**/api/tech-cards/${card.id}/score`, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Сервер не смог' } } }),
    )
    await page.goto(`${cardsUrl}/${card.id}?task=score`)
    const dialog = page.getByRole('dialog', { name: t('tech-cards:score.title', { id: card.id }) })
    await expect(dialog).toContainText(t('tech-cards:score.notOpened', { id: card.id, reason: 'Сервер не смог' }))
    await page.unroute(`**/api/tech-cards/${card.id}/score`)
    await dialog.getByRole('button', { name: t('tech-cards:score.again') }).click()
    await expect(dialog).toContainText(card.book_name)
  },
)
