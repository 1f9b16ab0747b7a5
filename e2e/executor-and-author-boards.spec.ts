import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { files } from './support/files.ts'
import { expectFits } from './support/fits.ts'
import { goUnderMore } from './support/navigation.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { createCardAtStage, createOfferedLayout } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const layoutLabel = t('domain:workType.layout')

test('An executor accepts an offer and submits the work on their board by keyboard alone', async ({ browser }) => {
  const { book_name: title } = await createOfferedLayout('Көк тас')
  const page = await openSignedInBlankPage(browser, 'executor')
  await page.goto(`${portalUrl('staff')}/app/executor/kanban?search=${encodeURIComponent(title)}`)
  await expect(page).toHaveTitle(`Press · ${t('projects:board.title')}`)
  const getBoardColumn = (key: 'offered' | 'in progress' | 'completed') =>
    page.getByRole('region', { name: new RegExp(`^${t(`projects:board.column.${key}`)},`) })
  const getCardLink = (key: Parameters<typeof getBoardColumn>[0]) =>
    getBoardColumn(key).getByRole('link', { name: `${title}, ${layoutLabel}` })
  await getCardLink('offered').focus()
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expectAnnounced(page, t('projects:mine.taken', { title }))
  await expect(getCardLink('in progress')).toBeFocused()

  // The steps of the manager are disabled for the executor, and the menu shows the reason.
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: t('projects:board.column.approved') })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('Escape')
  await expect(getCardLink('in progress')).toBeFocused()

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog', { name: t('projects:work.ask.result.title', { work: layoutLabel }) })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(getCardLink('in progress')).toBeFocused()
  await expect(getCardLink('completed')).toHaveCount(0)

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await dialog.locator('input[type=file]').setInputFiles(files.manuscript)
  await expect(dialog.getByRole('status')).toContainText(t('fields:upload.done', { name: files.manuscript.name }))
  await dialog.locator('input[type=file]').setInputFiles(files.corrected)
  await expect(dialog.getByRole('status')).toContainText(t('fields:upload.done', { name: files.corrected.name }))
  await dialog.getByRole('button', { name: t('projects:work.ask.result.confirm') }).click()
  await expect(getCardLink('completed')).toBeVisible()
  await page.reload()
  await expect(getCardLink('completed')).toBeVisible()
  await expect(getCardLink('in progress')).toHaveCount(0)
})

test('An executor sees the board of their works on a phone', { tag: '@all' }, async ({ browser }) => {
  const { book_name: title } = await createOfferedLayout('Жеке жұмыс')
  const otherManager = await createClient('pm')
  expect((await otherManager.call('GET /api/tech-cards', { query: { search: title } })).total).toBe(1)
  const phone = await openSignedInBlankPage(browser, 'executor', { phone: 390 })
  await phone.goto(`${portalUrl('staff')}/app/executor/kanban`)
  await expect(phone.getByRole('heading', { level: 1, name: t('projects:board.title') })).toBeVisible()
  await expect(phone.getByRole('article').first()).toBeVisible()
  await expectFits(phone)
  await expectAccessible(phone)
})

test('An author sees their books in five phases and cannot move them', { tag: '@all' }, async ({ browser }) => {
  const { book_name: title } = await createCardAtStage('signal', 'Бес белес')
  const page = await openSignedInBrowser(browser, 'author')
  await goUnderMore(page, t('shell:nav.kanban'))
  await expect(page).toHaveTitle(`Press · ${t('home:board.title')}`)
  await page.getByRole('searchbox', { name: t('home:board.search') }).fill(title)
  await expect(page).toHaveURL(/search=/)
  const phase = page.getByRole('region', { name: new RegExp(`^${t('home:board.author')},`) })
  await expect(phase.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toHaveCount(1)
  await phase.getByRole('link', { name: title }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(t('boards:refusedAlone')).first()).toBeVisible()
  await expectAccessible(page)
  await phase.getByRole('link', { name: title }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)

  const phone = await openSignedInBlankPage(browser, 'author', { phone: 390 })
  await phone.goto(`${portalUrl('author')}/app/author/kanban`)
  await expect(phone.getByRole('heading', { level: 1, name: t('home:board.title') })).toBeVisible()
  await expectFits(phone)
})
