import { roleByKey, type RoleKey, type StageKey } from '@press/domain'
import type { Translate } from '@press/i18n/node'
import { expect, type Locator, type Page } from '@playwright/test'
import { waitUntilIdle } from './idle.ts'

/** Opens the staff board from the menu. */
export async function openBoard(page: Page, t: Translate): Promise<void> {
  await page
    .getByRole('navigation', { name: t('shell:nav.label') })
    // Finds the link by its address, because the boards of offers and orders have similar names.
    .locator('a[href$="/kanban"]')
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('boards:title') })).toBeVisible()
}

export const getBoardPath = (role: RoleKey): string => `/app/${roleByKey(role).path}/kanban`

/** Returns a pattern that matches every name of a column. Chief editors see a different name for their first column. */
const getColumnNamesPattern = (t: Translate, stage: StageKey): string =>
  [t(`domain:stage.${stage}`), ...(stage === 'editor' ? [t('boards:riso')] : [])]
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')

export const getColumn = (page: Page, t: Translate, stage: StageKey): Locator =>
  page.getByRole('region', { name: new RegExp(`^(?:${getColumnNamesPattern(t, stage)}),`) })

export const getCard = (page: Page, t: Translate, stage: StageKey, title: string): Locator =>
  getColumn(page, t, stage).getByRole('article').filter({ hasText: title })

interface Move {
  title: string
  from: StageKey
  to: StageKey
}

const getMiddle = async (target: Locator): Promise<{ x: number; y: number }> => {
  const box = await target.boundingBox()
  if (!box) throw new Error('The element to drag is not visible')
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) }
}

/** Drags a card with the mouse and holds it over another column. */
export async function dragToColumn(page: Page, t: Translate, { title, from, to }: Move): Promise<void> {
  await waitUntilIdle(page)
  const card = getCard(page, t, from, title)
  await card.scrollIntoViewIfNeeded()
  const start = await getMiddle(card)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 12, start.y + 4, { steps: 3 })
  const end = await getMiddle(getColumn(page, t, to))
  await page.mouse.move(end.x, end.y, { steps: 12 })
}

/** Drags a card from column to column with the mouse. */
export async function dragCard(page: Page, t: Translate, move: Move): Promise<void> {
  await dragToColumn(page, t, move)
  const { title, from, to } = move
  await expect(getColumn(page, t, to)).toContainText(t(`boards:to.${to}`))
  await page.mouse.up()
  await expect(getCard(page, t, to, title)).toBeVisible()
  await expect(getCard(page, t, from, title)).toHaveCount(0)
}

/** Moves a card with its Move button and the menu of columns. */
export async function moveByMenu(page: Page, t: Translate, { title, from, to }: Move): Promise<void> {
  const card = getCard(page, t, from, title)
  await card.scrollIntoViewIfNeeded()
  await card.hover()
  await card.getByRole('button', { name: t('boards:move', { title }) }).click()
  const menu = page.getByRole('menu', { name: t('boards:move', { title }) })
  await menu.getByRole('menuitem', { name: new RegExp(`^(?:${getColumnNamesPattern(t, to)})$`) }).click()
  await expect(getCard(page, t, to, title)).toBeVisible()
  await expect(getCard(page, t, from, title)).toHaveCount(0)
}
