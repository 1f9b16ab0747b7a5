import type { Board } from '@press/client'
import { boardColumns, getDueTone, isStage, type BoardColumn, type RoleKey } from '@press/domain'
import type { Answers } from '@press/shell/story'
import { createScreenCards } from '@press/ui/src/patterns/KanbanBoard/screen-fixture.ts'
import { elena, nurlan, createPerson, saule } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { TechCardTileCard } from '@press/ui/src/press/tech-cards/TechCardTile/index.ts'

/* Boards of tech cards for stories. */

export const today = '2026-11-21'
const weekLater = '2026-11-28'

export const managers = [
  elena,
  nurlan,
  saule,
  createPerson(11, 'Марат Ильясов', 4),
  createPerson(13, 'Дана Оспанова', 4),
]

export type BoardCard = Board['techcards'][number]

/** Returns a card as the server sends it. Values that are not known are omitted. */
export const toBoardCard = (
  { id, book_name, language, authors, works_done, works_total, quantity, due, project_manager }: TechCardTileCard,
  column: BoardColumn,
): BoardCard => ({
  ...Object.fromEntries([[`is_${isStage(column) ? column : 'done'}`, true as const]]),
  id,
  version: 1,
  book_name,
  language,
  authors,
  works_done,
  works_total,
  ...(quantity != null && { quantity }),
  ...(due != null && { due }),
  ...(project_manager != null && { project_manager }),
})

interface Filter {
  search?: string
  due?: string
  project_manager_id?: string
}

const isLate = (column: BoardColumn, { due }: TechCardTileCard) =>
  column !== 'done' && column !== 'archieve' && due != null && getDueTone(due, today) === 'overdue'

function isFound(column: BoardColumn, card: TechCardTileCard, { search = '', due, project_manager_id }: Filter) {
  if (!`${card.book_name} ${card.authors}`.toLowerCase().includes(search.toLowerCase())) return false
  if (due === 'overdue' && !isLate(column, card)) return false
  if (due === 'week' && !(column !== 'done' && card.due && card.due >= today && card.due <= weekLater)) return false
  if (!project_manager_id) return true
  const manager = managers.find(({ name }) => name === card.project_manager)
  return project_manager_id === 'none' ? !manager : String(manager?.id) === project_manager_id
}

/** Returns the board of a role as the server sends it, with the cards that the filter finds. */
export function createBoard(role: RoleKey, filter: Filter = {}): Board {
  const cards = createScreenCards()
  const columns = (boardColumns[role] ?? []).map((key) => {
    const foundCards = (cards[key] ?? []).filter((card) => isFound(key, card, filter))
    return { key, found: foundCards }
  })
  return {
    total: columns.reduce((sum, { found }) => sum + found.length, 0),
    columns: columns.map(({ key, found }) => ({
      key,
      total: found.length,
      overdue: found.filter((card) => isLate(key, card)).length,
      ids: found.map(({ id }) => id),
    })),
    techcards: columns.flatMap(({ key, found }) => found.map((card) => toBoardCard(card, key))),
  }
}

/** The answers for the board of a role. */
export const createBoardAnswers = (role: RoleKey): Answers => ({
  'GET /api/tech-cards/board': ({ query }) => createBoard(role, query),
  'GET /api/tech-cards/managers': { projectManagers: managers },
})
