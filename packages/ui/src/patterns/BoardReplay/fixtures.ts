import { stageKeys, type StageKey } from '@press/domain'
import type { TechCardTileCard } from '../../press/tech-cards/TechCardTile/index.ts'
import { createPerson } from '../../press/shared/fixtures/people.ts'
import { createScreenCards } from '../KanbanBoard/screen-fixture.ts'
import { listEveryDay } from './replay.ts'

/* The board of 3 October as in design/png m7, for stories. */

export const day = '2026-10-03'
export const today = '2026-11-22'
/** The number of moves on each day from 1 September on, as in the design. Each day is one hexadecimal digit. */
const moveCountDigits = '84905141484bb1352c85a2607392816ac5704938b1527946a3805b2c71648393a5042718b6493a2c5'
export const days = listEveryDay(
  '2026-09-01',
  today,
  Array.from(moveCountDigits, (moves, index) => ({
    day: new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10),
    moves: index === 32 ? 6 : Number.parseInt(moves, 16),
  })),
)

type Row = readonly [time: string, who: string, card: number, from: StageKey, to: StageKey, reason?: string]
const moveRows: readonly Row[] = [
  ['04:12', 'Айгүл Сәрсен', 1170, 'editor', 'project'],
  ['05:40', 'Марат Ильясов', 1101, 'process', 'signal'],
  ['06:55', 'Елена Ким', 1090, 'process', 'signal'],
  ['11:05', 'Марат Қасымов', 1157, 'signal', 'process', 'в макете старая обложка, вернуть на правку'],
  ['12:30', 'Елена Ким', 1159, 'author', 'typography'],
  ['12:48', 'Дана Оспанова', 1143, 'signal', 'author'],
]

export const currentCards = createScreenCards()
/** The stage of each card today. */
export const currentStageById = new Map(
  stageKeys.flatMap((stage) => (currentCards[stage] ?? []).map(({ id }) => [id, stage] as const)),
)
const cardById = new Map(Object.values(currentCards).flatMap((cards) => cards.map((card) => [card.id, card] as const)))

const movedIds = new Set(moveRows.map(([, , card]) => card))
/** The past board has the cards of the designs, moved by one stage, so that it differs from today's board. The moved cards come first. */
export const pastCards = Object.fromEntries(
  stageKeys.map((stage, index) => {
    const [stageCards, nextStageCards] = [currentCards[stage] ?? [], currentCards[stageKeys[index + 1] ?? stage] ?? []]
    const otherCards =
      index + 1 < stageKeys.length
        ? [...stageCards.slice(0, 1), ...nextStageCards.slice(1, 5)]
        : stageCards.slice(5, 27)
    const arrivedCards = moveRows.flatMap(([, , card, , to]) => (to === stage ? (cardById.get(card) ?? []) : []))
    return [stage, [...arrivedCards, ...otherCards.filter(({ id }) => !movedIds.has(id))]]
  }),
) as unknown as Record<StageKey, readonly TechCardTileCard[]>

export const moves = moveRows.map(([time, moverName, card, from, to, reason], index) => ({
  id: index + 1,
  at: `${day}T${time}:00Z`,
  by: createPerson(index + 1, moverName, 4),
  type: 'techcard.moved',
  from,
  to,
  reason: reason ?? null,
  fields: [],
  techcard_id: card,
  book_name: cardById.get(card)?.book_name ?? 'Қазақстан тарихы: оқу құралы',
  language: cardById.get(card)?.language ?? 'kz',
}))
