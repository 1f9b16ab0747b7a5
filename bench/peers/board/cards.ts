import { stageKeys, type StageKey } from '@press/domain'
import type { TechCardTileCard } from '@press/ui'

/** The cards of each column. All boards of this scenario show the same cards; `?cards=1000` sets their number. */
export type Lists = Readonly<Record<StageKey, readonly TechCardTileCard[]>>

export const titles: Record<StageKey, string> = {
  editor: 'Главный редактор',
  project: 'Менеджер проекта',
  process: 'Редакция',
  signal: 'Типография: сигнал',
  author: 'У автора',
  typography: 'Типография: тираж',
  wap: 'Послепечатные работы',
  account: 'Отдел продаж',
  stock: 'Склад',
  done: 'Доставлено',
}

export const today = '2026-11-21'

const books = [
  'Финансовая математика',
  'Абай және әлем әдебиеті',
  'Сейсмостойкость зданий: расчёт и примеры',
  'Қазақстан тарихы: оқу құралы',
  'Введение в корпусную лингвистику',
  'Алтай өркениеті: мәтіндер мен түсіндірмелер',
  'Атлас птиц Семиречья',
]
const people = ['Марат Ильясов', 'Дана Оспанова', 'Елена Ким', 'Нұрлан Абай', 'Сәуле Тоқтар']
const pickCyclically = (from: readonly string[], index: number) => from[index % from.length] as string

const createCard = (id: number): TechCardTileCard => ({
  id,
  language: id % 7 === 1 || id % 7 === 3 || id % 7 === 5 ? 'kz' : 'ru',
  book_name: `${pickCyclically(books, id)}, ${id}`,
  authors: `${pickCyclically(people, id * 3)}, ${pickCyclically(people, id * 3 + 1)}`,
  project_manager: pickCyclically(people, id),
  works_done: id % 6,
  works_total: 6,
  quantity: 200 + (id % 19) * 100,
  due: new Date(Date.parse(today) + ((id % 40) - 5) * 86_400_000).toISOString().slice(0, 10),
})

const cardCount = Number(new URLSearchParams(location.search).get('cards') ?? 1000)
export const lists = Object.fromEntries(
  stageKeys.map((stage, column) => [
    stage,
    Array.from({ length: cardCount / stageKeys.length }, (_, row) => createCard(row * stageKeys.length + column + 1)),
  ]),
) as unknown as Lists

/** Moves a card to the top of its new column. */
export function moved(from: Lists, id: number, source: StageKey, target: StageKey): Lists {
  const card = from[source].find((one) => one.id === id)
  if (!card || source === target) return from
  return {
    ...from,
    [source]: from[source].filter((one) => one !== card),
    [target]: [card, ...from[target]],
  }
}
