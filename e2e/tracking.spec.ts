import { ratingCriteria } from '@press/domain'
import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { expectFits } from './support/fits.ts'
import { readDocumentPdf } from './support/pdf.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator, openAnonymousBrowser } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { createCardAtStage } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const kz = getTranslator('kz')

test('An author follows a book, shares it with a visitor and ends the link', async ({ browser }) => {
  const card = await createCardAtStage('signal', 'Птицы Алаколя')
  const author = await openSignedInBlankPage(browser, 'author')
  await author.goto(`${portalUrl('author')}/app/author/booktracking`)
  await author.getByRole('searchbox', { name: t('tracking:list.search') }).fill(card.book_name)
  await expect(author.getByText(t('tracking:list.found', { count: 1 }), { exact: true })).toBeVisible()
  await author.getByRole('link', { name: card.book_name }).click()
  await expect(author.getByRole('heading', { level: 1, name: card.book_name })).toBeVisible()
  const outlookPanel = author.getByRole('region', { name: t('tracking:outlook.label') })
  await expect(outlookPanel).toContainText(t('tracking:now.signal'))
  await expect(author.getByRole('list', { name: t('tracking:story.label') })).toContainText(t('tracking:story.sent'))

  const sharePanel = author.getByRole('region', { name: t('tracking:share.title') })
  await sharePanel.getByRole('button', { name: t('tracking:share.make') }).click()
  const address = await sharePanel.getByLabel(t('tracking:share.link')).inputValue()
  await expectAccessible(author)

  const friendPage = await openAnonymousBrowser(browser, { locale: 'kz', phone: 390 })
  await friendPage.goto(address)
  await expect(friendPage.getByRole('heading', { name: card.book_name })).toBeVisible()
  await expect(friendPage.getByRole('list', { name: kz('domain:timeline.label') })).toContainText(
    kz('tracking:step.signal.current'),
  )
  await expectFits(friendPage)
  await expectAccessible(friendPage)

  // The printed sheet that accompanies the signal copy contains the link.
  const sheetText = await readDocumentPdf(author, t, 'signal-copy', 'kz', t('documents:forAuthor.act'))
  expect(sheetText).toContain(kz('documents:kind.signal-copy'))
  expect(sheetText).toContain(kz('documents:track'))
  await expect(author.getByRole('dialog')).toBeHidden()

  // Works with the keyboard alone: opens the question, then confirms it.
  await sharePanel.getByRole('button', { name: t('tracking:share.end') }).press('Enter')
  const question = author.getByRole('alertdialog', { name: t('tracking:share.question') })
  await question.getByRole('button', { name: t('tracking:share.end') }).press('Enter')
  await expect(sharePanel.getByRole('button', { name: t('tracking:share.make') })).toBeVisible()
  await friendPage.reload()
  await expect(friendPage.getByRole('heading', { level: 1, name: kz('tracking:public.over') })).toBeVisible()
  await expect(friendPage.getByText(card.book_name)).toHaveCount(0)
})

test('An author rates the work on a finished book, and the director sees author satisfaction', async ({ browser }) => {
  const card = await createCardAtStage('done', 'Көңілі толған автор')
  const author = await openSignedInBlankPage(browser, 'author')
  await author.goto(`${portalUrl('author')}/app/author/booktracking?search=${encodeURIComponent(card.book_name)}`)
  await author.getByRole('link', { name: card.book_name }).click()
  await author.getByRole('button', { name: t('tracking:rating.act') }).click()
  const dialog = author.getByRole('dialog', { name: t('tracking:rating.dialog') })
  await dialog.getByRole('button', { name: t('projects:work.score.save') }).click()
  await expect(dialog.getByText(t('projects:problem.required_scores'))).toBeVisible()
  for (const criterion of ratingCriteria)
    await dialog
      .getByRole('radiogroup', { name: t(`fields:rating.criterion.${criterion}`) })
      .getByRole('radio')
      .nth(1)
      .check({ force: true })
  await dialog.getByRole('textbox', { name: t('projects:work.panel.comment') }).fill('Обложку ждали долго')
  await expectAccessible(author)
  await dialog.getByRole('button', { name: t('projects:work.score.save') }).click()
  await expectAnnounced(author, t('tracking:rating.saved'))
  await expect(author.getByRole('button', { name: t('tracking:rating.again') })).toBeVisible()

  const director = await openSignedInBlankPage(browser, 'director')
  await director.goto(`${portalUrl('staff')}/app/director/statistics`)
  const panel = director.getByRole('figure', { name: t('statistics:satisfaction.title') })
  await expect(panel).toContainText(
    t('statistics:satisfaction.summary', { count: 1, mean: '2,0', book: card.book_name }),
  )
})

test(
  'A filtered list of books opens by its address and leads to a document in Kazakh',
  { tag: '@all' },
  async ({ browser }) => {
    const card = await createCardAtStage('process', 'Балқаш балықтары')
    const manager = await openSignedInBrowser(browser, 'pm')
    await manager
      .getByRole('navigation', { name: t('shell:nav.label') })
      .getByRole('link', { name: t('shell:nav.booktracking') })
      .click()
    await manager.getByRole('searchbox', { name: t('tracking:list.search') }).fill(card.book_name)
    await manager
      .getByRole('button', { name: new RegExp(`^${t('tracking:list.stage')}`) })
      .first()
      .click()
    await manager.getByRole('menuitemradio', { name: t('domain:stage.process') }).click()
    await expect(manager.getByText(t('tracking:list.found', { count: 1 }), { exact: true })).toBeVisible()
    await expect(manager).toHaveURL(/stage=process/)

    const secondPage = await openSignedInBlankPage(browser, 'pm')
    await secondPage.goto(manager.url())
    await expect(secondPage.getByText(t('tracking:list.found', { count: 1 }), { exact: true })).toBeVisible()
    await secondPage.getByRole('link', { name: card.book_name }).click()
    // Finds the link by the card's number alone, because the row in the list also has the number in its name.
    await expect(secondPage.getByRole('heading', { level: 1, name: card.book_name })).toBeVisible()
    await secondPage.getByRole('link', { name: t('tech-cards:number', { id: card.id }), exact: true }).click()
    const text = await readDocumentPdf(secondPage, t, 'passport', 'kz')
    expect(text).toContain(kz('documents:kind.passport'))
    expect(text).toContain('Балқаш балықтары')
  },
)
