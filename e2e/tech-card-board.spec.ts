import { readFile } from 'node:fs/promises'
import type { StageKey } from '@press/domain'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { getBoardPath, getCard, dragToColumn, getColumn, dragCard, moveByMenu } from './support/board.ts'
import { createClient } from './support/client.ts'
import { isoInDays } from './support/dates.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { createCardAtStage } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')

/** Opens the board filtered to one book, and checks the book's column. */
async function openFilteredBoard(page: Page, search: string, stage: StageKey): Promise<void> {
  await page.goto(`${portalUrl('staff')}${getBoardPath('initiator')}?${new URLSearchParams({ search, stage })}`)
  await expect(page.getByRole('article').filter({ hasText: search })).toHaveCount(1)
}

test('A chief editor undoes a mistaken move with the toast or with Ctrl+Z', async ({ browser }) => {
  const { book_name: title } = await createCardAtStage('stock', 'Сорт алтын')
  const chief = await openSignedInBlankPage(browser, 'initiator')
  await openFilteredBoard(chief, title, 'stock')
  await moveByMenu(chief, t, { title, from: 'stock', to: 'done' })
  await chief.getByRole('button', { name: t('boards:takeBack.action') }).click()
  await expect(getCard(chief, t, 'stock', title)).toBeVisible()
  await expect(getCard(chief, t, 'done', title)).toHaveCount(0)
  // The undo takes effect on screen at once. The announcement follows once the server has saved the undo.
  await expectAnnounced(chief, t('boards:takeBack.done', { title, column: t('domain:stage.stock') }))

  await dragCard(chief, t, { title, from: 'stock', to: 'done' })
  await expect(chief.getByRole('button', { name: t('boards:takeBack.action') })).toBeVisible()
  await expectAccessible(chief)
  await chief.keyboard.press('Control+z')
  await expect(getCard(chief, t, 'stock', title)).toBeVisible()
  await expect(chief.getByRole('link', { name: title })).toBeFocused()
  await expectAnnounced(chief, t('boards:takeBack.done', { title, column: t('domain:stage.stock') }))
  await chief.reload()
  await expect(getCard(chief, t, 'stock', title)).toBeVisible()
})

test(
  'A move cannot be undone once the card has changed, and the person sees why',
  { tag: '@all' },
  async ({ browser }) => {
    const card = await createCardAtStage('project', 'Ақ боз ат')
    const chief = await openSignedInBlankPage(browser, 'initiator')
    await openFilteredBoard(chief, card.book_name, 'editor')
    await moveByMenu(chief, t, { title: card.book_name, from: 'project', to: 'editor' })
    const supervisor = await createClient('supervisor')
    await supervisor.call('POST /api/tech-cards/{id}/edit', { params: { id: card.id }, body: { quantity: 400 } })
    await expect(getCard(chief, t, 'editor', card.book_name)).toContainText('400')
    await chief.keyboard.press('Control+z')
    await expect(chief.getByText(t('errors:takeBack.changedSince')).first()).toBeVisible()
    await expect(getCard(chief, t, 'editor', card.book_name)).toBeVisible()
  },
)

test('A director who drags a card sees the refusal, and the card stays', async ({ browser }) => {
  const { id, book_name: title } = await createCardAtStage('stock', 'Тек қарауға')
  const supervisor = await createClient('supervisor')
  const cardBefore = await supervisor.call('GET /api/tech-cards/{id}', { params: { id } })
  const director = await openSignedInBlankPage(browser, 'director')
  const search = new URLSearchParams({ search: title, stage: 'stock' })
  await director.goto(`${portalUrl('staff')}${getBoardPath('director')}?${search}`)
  await dragToColumn(director, t, { title, from: 'stock', to: 'done' })
  await expect(getColumn(director, t, 'done')).not.toContainText(t('boards:to.done'))
  await director.mouse.up()
  await expectAnnounced(director, t('boards:refused', { reason: t('boards:refusal.roleMayNotMove') }))
  await expect(getCard(director, t, 'stock', title)).toBeVisible()
  await expect(getCard(director, t, 'done', title)).toHaveCount(0)
  const cardAfter = await supervisor.call('GET /api/tech-cards/{id}', { params: { id } })
  expect(cardAfter.techcard.version).toBe(cardBefore.techcard.version)
})

test('A chief editor who moves a card too late sees the other move and its author', async ({ browser }) => {
  const card = await createCardAtStage('project', 'Екі жарты')
  const [chief, supervisor] = [await openSignedInBlankPage(browser, 'initiator'), await createClient('supervisor')]
  await openFilteredBoard(chief, card.book_name, 'editor')
  await expect(getCard(chief, t, 'project', card.book_name)).toBeVisible()
  // The supervisor moves the card while the chief editor's own move is being sent, so the chief editor's page cannot know of it.
  await chief.route('**/api/tech-cards/kanban/*', async (route) => {
    await supervisor.call('POST /api/tech-cards/kanban/{id}', {
      params: { id: card.id },
      body: { is_project: false, is_process: true, reason: 'Спешка' },
    })
    await route.continue()
  })
  await getCard(chief, t, 'project', card.book_name).hover()
  await chief.getByRole('button', { name: t('boards:move', { title: card.book_name }) }).click()
  await chief.getByRole('menuitem', { name: t('boards:riso'), exact: true }).click()
  await expect(getCard(chief, t, 'process', card.book_name)).toBeVisible()
  await expect(getCard(chief, t, 'editor', card.book_name)).toHaveCount(0)
  // The message says where the card is now and who moved it. It does not say that the card went back.
  const conflictText = t('errors:move.movedMeanwhile', { who: supervisor.user.name, stage: t('domain:stage.process') })
  await expect(chief.getByText(`${card.book_name}. ${conflictText}`).first()).toBeVisible()
})

test('A chief editor sends a textbook without ISBN to print with a recorded reason', async ({ browser }) => {
  const [card, chief, supervisor] = [
    await createCardAtStage('author', 'Почвоведение'),
    await createClient('initiator'),
    await createClient('supervisor'),
  ]
  const params = { id: card.id }
  const protocol = { number: '3', date: '2026-06-24' }
  const protocolFields = { methodological_council_protocol: protocol, scientific_council_protocol: protocol }
  await chief.call('POST /api/tech-cards/{id}/edit', { params, body: { edition_type: 'textbook', ...protocolFields } })
  await supervisor.call('POST /api/tech-cards/{id}/signal-end-date', { params, body: { signalEndDate: isoInDays(0) } })
  const page = await openSignedInBlankPage(browser, 'initiator')
  const reasonDialog = page.getByRole('dialog', { name: t('boards:reason.title', { title: card.book_name }) })
  const missingText = t('boards:reason.lacks', { lacks: t('boards:printNeed.ISBN') })

  // On the board, the card moves only after a reason is given.
  await openFilteredBoard(page, card.book_name, 'author')
  await getCard(page, t, 'author', card.book_name)
    .getByRole('button', { name: t('boards:move', { title: card.book_name }) })
    .click()
  await page.getByRole('menuitem', { name: t('domain:stage.typography'), exact: true }).click()
  await expect(reasonDialog.getByText(missingText)).toBeVisible()
  await expectAccessible(page)
  await reasonDialog.getByRole('button', { name: t('boards:reason.cancel') }).click()
  await expect(getCard(page, t, 'author', card.book_name)).toBeVisible()

  // The same move from the card's page also requires a reason.
  await page.goto(`${portalUrl('staff')}/app/initiator/techcards/${card.id}`)
  await page.getByRole('button', { name: t('boards:to.typography'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(missingText)).toBeVisible()
  await dialog.getByRole('textbox', { name: t('boards:reason.label') }).fill('ISBN пришлют до обложки')
  await dialog.getByRole('button', { name: t('tech-cards:move.confirm') }).click()
  await expect(dialog).toBeHidden()
  const { events } = await supervisor.call('GET /api/tech-cards/{id}/history', { params })
  expect(events[0]).toMatchObject({ to: 'typography', reason: 'ISBN пришлют до обложки' })
})

test('The supervisor reads the board of a past day with its books and moves', async ({ browser }) => {
  const pastDay = isoInDays(-20)
  const supervisor = await createClient('supervisor')
  const pastBoard = await supervisor.call('GET /api/tech-cards/board', { query: { at: pastDay } })
  const currentBoard = await supervisor.call('GET /api/tech-cards/board')
  expect(pastBoard.columns).not.toEqual(currentBoard.columns)

  const page = await openSignedInBlankPage(browser, 'supervisor')
  await page.goto(`${portalUrl('staff')}${getBoardPath('supervisor')}`)
  await page.getByRole('link', { name: t('boards:past.open'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('boards:past.title', { date: '' }).trim())
  await page.goto(`${portalUrl('staff')}${getBoardPath('supervisor')}?at=${pastDay}`)
  for (const { key, total } of pastBoard.columns.slice(0, 3))
    await expect(getColumn(page, t, key as StageKey)).toHaveAccessibleName(
      t('boards:column', { title: t(`domain:stage.${key as StageKey}`), count: total }),
    )
  await expectAccessible(page)
  await expect(page).toHaveTitle(`Press · ${t('boards:past.open')}`)
  const crumbs = page.getByRole('navigation', { name: t('ui:breadcrumbs.label') })
  await expect(crumbs.getByText(t('boards:past.open'))).toBeVisible()
  const slider = page.getByRole('slider', { name: t('boards:past.day') })
  const moves = page.getByRole('complementary').getByRole('listitem')
  await expect(moves).toHaveCount(pastBoard.moves?.length ?? 0)
  await page.getByRole('article').first().getByRole('link').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(t('boards:past.readOnly')).last()).toBeVisible()

  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(new RegExp(`at=${isoInDays(-21)}`))
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page).toHaveURL(new RegExp(`at=${isoInDays(-28)}`))
  await page.keyboard.press('PageUp')
  await expect(page.getByRole('heading', { level: 1, name: t('boards:title') })).toBeVisible()

  const phone = await openSignedInBlankPage(browser, 'director', { phone: 390 })
  await phone.goto(`${portalUrl('staff')}${getBoardPath('director')}?at=${pastDay}`)
  await expect(phone.getByRole('list', { name: t('boards:strip') }).getByRole('listitem')).toHaveCount(10)
  await expect(phone.getByRole('article')).toHaveCount(0)
  await expectAccessible(phone)
})

test('The supervisor finds a book on a past day and downloads moves as CSV', { tag: '@all' }, async ({ browser }) => {
  const supervisor = await createClient('supervisor')
  const pastDay = isoInDays(-20)
  const { techcards } = await supervisor.call('GET /api/tech-cards/board', { query: { at: pastDay } })
  const book = techcards[0]?.book_name ?? ''
  const page = await openSignedInBlankPage(browser, 'supervisor')
  await page.goto(`${portalUrl('staff')}${getBoardPath('supervisor')}?at=${pastDay}`)
  await page.getByRole('searchbox', { name: t('boards:filter.search') }).fill(book)
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('article').filter({ hasNotText: book })).toHaveCount(0)
  await expect(page.getByRole('article').filter({ hasText: book }).first()).toBeVisible()
  await page.getByRole('button', { name: t('boards:csv.label'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('boards:csv.title') })
  const firstDateField = dialog.getByRole('textbox').first()
  await firstDateField.fill(isoInDays(-40).split('-').toReversed().join('.'))
  await firstDateField.blur()
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: t('boards:csv.download') }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('\r\n')[0]).toContain(t('boards:csv.book'))
  const { days } = await supervisor.call('GET /api/tech-cards/board/days', {
    query: { from: isoInDays(-40), to: pastDay },
  })
  expect(text.trim().split('\r\n')).toHaveLength(days.reduce((sum, { moves }) => sum + moves, 1))
  await expect(dialog).toBeHidden()
})

test(
  'The supervisor steps through moves by keyboard, and the board highlights the same book',
  { tag: '@all' },
  async ({ browser }) => {
    const supervisor = await createClient('supervisor')
    const { days } = await supervisor.call('GET /api/tech-cards/board/days', {
      query: { from: isoInDays(-60), to: isoInDays(-2) },
    })
    const dayWithMoves = days.at(-1)
    if (!dayWithMoves) throw new Error('The demo press has not moved a card for two months')
    const { moves = [], columns } = await supervisor.call('GET /api/tech-cards/board', {
      query: { at: dayWithMoves.day },
    })
    expect(moves).toHaveLength(dayWithMoves.moves)
    const page = await openSignedInBlankPage(browser, 'supervisor')
    await page.goto(`${portalUrl('staff')}${getBoardPath('supervisor')}?at=${dayWithMoves.day}`)
    await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(moves.length)
    await page.keyboard.press('j')
    const currentMove = page.getByRole('complementary').locator('[aria-current]')
    await expect(currentMove).toContainText(moves[0]?.book_name ?? '')
    const [first] = moves
    if (first && columns.some(({ ids }) => ids.includes(first.techcard_id)))
      await expect(page.locator('[data-lit]').first()).toHaveAttribute('data-card', String(first.techcard_id))
    await page.keyboard.press('g')
    await expect(page.getByText(t('boards:past.stillHere'))).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1, name: t('boards:title') })).toBeVisible()
  },
)

test(
  'A chief editor groups the board by manager, and a link opens the same view',
  { tag: '@all' },
  async ({ browser }) => {
    const card = await createCardAtStage('project', 'Жол бойындағы')
    const chief = await openSignedInBlankPage(browser, 'initiator')
    await chief.goto(`${portalUrl('staff')}${getBoardPath('initiator')}`)
    await chief.getByRole('radio', { name: t('boards:view.lanes') }).click({ force: true })
    await expect(chief).toHaveURL(/lanes=manager/)
    await chief.goto(`${portalUrl('staff')}${getBoardPath('initiator')}?lanes=manager&search=${card.book_name}`)
    await expect(chief.getByRole('article').filter({ hasText: card.book_name })).toHaveCount(1)
    await moveByMenu(chief, t, { title: card.book_name, from: 'project', to: 'editor' })
    await chief.keyboard.press('Control+z')
    await expect(getCard(chief, t, 'project', card.book_name)).toBeVisible()
    await expectAccessible(chief)
  },
)
