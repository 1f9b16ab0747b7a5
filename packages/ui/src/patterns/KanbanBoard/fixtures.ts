import { getDueTone, getRolesMovingInto, stageKeys, getMoveTargets, type RoleKey, type StageKey } from '@press/domain'
import type { TechCardTileCard } from '../../press/tech-cards/TechCardTile/index.ts'
import type { BoardColumn, MoveTargets } from './types.ts'

/** The board of the designs (design/png/a1–a8), for stories. */
export const today = '2026-11-21'
export type CardsFixture = Record<StageKey, readonly TechCardTileCard[]>

const stageTitles: Record<StageKey, readonly [title: string, short: string, total: number]> = {
  editor: ['Главный редактор', 'Гл. редактор', 6],
  project: ['Менеджер проекта', 'Менеджер', 8],
  process: ['Редакция', 'Редакция', 11],
  signal: ['Типография: сигнал', 'Сигнал', 5],
  author: ['У автора', 'У автора', 6],
  typography: ['Типография: тираж', 'Тираж', 9],
  wap: ['Послепечатные работы', 'Послепечать', 4],
  account: ['Отдел продаж', 'Продажи', 7],
  stock: ['Склад', 'Склад', 12],
  done: ['Доставлено', 'Доставлено', 38],
}

type Row = readonly [
  id: number,
  language: 'kz' | 'ru',
  title: string,
  authors: string,
  manager: string,
  works: string,
  run: number,
  due?: string,
]
const books: Record<StageKey, readonly Row[]> = {
  editor: [
    [1184, 'ru', 'Основы гидрогеологии Прикаспия', 'А. Сериков, Н. Ким', 'Марат Ильясов', '0/5', 300, '2026-11-28'],
    [1183, 'kz', 'Ұлы дала философиясы', 'Г. Мұқанова', 'Дана Оспанова', '0/4', 500, '2026-12-02'],
    [1181, 'ru', 'Сравнительное правоведение: практикум', 'Л. Ахметова', 'Елена Ким', '0/4', 200, '2026-11-18'],
    [1179, 'kz', 'Академиялық жазылым', 'Б. Жүнісов, А. Қайрат', 'Дана Оспанова', '0/3', 1000, '2026-12-09'],
  ],
  project: [
    [1172, 'kz', 'Қазақ тілінің тарихи грамматикасы', 'С. Әбілқасым', 'Дана Оспанова', '1/6', 700, '2026-11-24'],
    [1170, 'ru', 'Машинное обучение для лингвистов', 'Т. Ли, Р. Есенов', 'Нұрлан Абай', '0/5', 400, '2026-12-04'],
    [1168, 'ru', 'Экономика устойчивого развития', 'Ж. Байжан', 'Марат Ильясов', '2/5', 350, '2026-11-30'],
    [1166, 'kz', 'Педагогикалық психология', 'Қ. Нұрғали', 'Сәуле Тоқтар', '0/4', 600, '2026-12-11'],
  ],
  process: [
    [
      1161,
      'kz',
      'Алтай өркениеті: мәтіндер мен түсіндірмелер',
      'Ә. Төлеу, М. Ыдырыс',
      'Дана Оспанова',
      '4/6',
      500,
      '2026-11-22',
    ],
    [1159, 'ru', 'История книжного дела Казахстана', 'О. Дементьева', 'Елена Ким', '5/6', 800, '2026-11-16'],
    [1157, 'ru', 'Органическая химия. Том II', 'В. Пак, С. Ералиев', 'Марат Ильясов', '2/6', 450, '2026-12-06'],
    [1155, 'kz', 'Өсімдіктер физиологиясы', 'Ү. Серікбай', 'Сәуле Тоқтар', '3/5', 300, '2026-12-01'],
    [1152, 'ru', 'Введение в корпусную лингвистику', 'Т. Ли', 'Нұрлан Абай', '1/6', 250, '2026-12-12'],
  ],
  signal: [
    [1148, 'kz', 'Медиақұқық негіздері', 'Н. Досжан', 'Дана Оспанова', '6/6', 300, '2026-11-21'],
    [
      1146,
      'ru',
      'Сейсмостойкость зданий: расчёт и примеры',
      'К. Умаров, И. Вельт',
      'Марат Ильясов',
      '6/6',
      500,
      '2026-11-27',
    ],
    [1143, 'kz', 'Ежелгі түркі жазба ескерткіштері', 'Ғ. Ысқақ', 'Елена Ким', '5/5', 1000, '2026-11-25'],
  ],
  author: [
    [1139, 'ru', 'Социология города', 'Е. Мирошник', 'Елена Ким', '6/6', 400, '2026-11-19'],
    [1136, 'kz', 'Халықаралық қаржы есептілігі', 'Ш. Қасым, Ө. Бек', 'Сәуле Тоқтар', '5/5', 350, '2026-11-26'],
    [1131, 'ru', 'Линейная алгебра в задачах', 'Д. Югай', 'Нұрлан Абай', '4/4', 900, '2026-12-03'],
  ],
  typography: [
    [1128, 'ru', 'Атлас птиц Семиречья', 'В. Корнев, А. Жандос', 'Марат Ильясов', '6/6', 1500, '2026-11-23'],
    [1124, 'kz', 'Абай және әлем әдебиеті', 'Ж. Өмірзақ', 'Дана Оспанова', '6/6', 2000, '2026-11-29'],
    [1119, 'ru', 'Теория перевода: хрестоматия', 'И. Соломина', 'Елена Ким', '5/5', 600, '2026-12-05'],
  ],
  wap: [
    [1112, 'kz', 'Қазақстан тарихы: оқу құралы', 'Б. Есім', 'Дана Оспанова', '6/6', 3000, '2026-11-24'],
    [1109, 'ru', 'Финансовая математика', 'П. Чернов', 'Нұрлан Абай', '5/5', 500, '2026-11-28'],
  ],
  account: [
    [1101, 'ru', 'Нейробиология: краткий курс', 'М. Алимова', 'Марат Ильясов', '6/6', 700, '2026-11-20'],
    [1098, 'kz', 'Жазушы зертханасы', 'Ө. Сейіт', 'Сәуле Тоқтар', '4/4', 400, '2026-11-30'],
  ],
  stock: [
    [1090, 'ru', 'Петроглифы Тамгалы', 'А. Рогожин', 'Елена Ким', '6/6', 800],
    [1087, 'kz', 'Математикалық талдау. I бөлім', 'Қ. Әшім', 'Дана Оспанова', '5/5', 1200],
  ],
  done: [[1073, 'ru', 'Геоботаника сухих степей', 'Л. Иванченко', 'Марат Ильясов', '6/6', 300, '2026-11-12']],
}

const createCard = ([id, language, title, authors, manager, works, quantity, due]: Row): TechCardTileCard => {
  const [works_done = 0, works_total = 0] = works.split('/').map(Number)
  return { id, language, book_name: title, authors, project_manager: manager, works_done, works_total, quantity, due }
}

/** Returns the cards that the designs show in a column, and the total number that the designs display. */
export const getPicturedCards = (stage: StageKey) => ({
  cards: books[stage].map(createCard),
  total: stageTitles[stage][2],
})

const allBooks = stageKeys.flatMap((stage) => books[stage])

/**
 * Returns cards for every column: the cards of the designs and similar cards. Without `size` each column has as many cards as in
 * the designs.
 */
export function createFixtureCards(size?: number): CardsFixture {
  return Object.fromEntries(
    stageKeys.map((stage, column) => {
      const stageBooks = books[stage]
      const count = size ?? stageTitles[stage][2]
      const extraCards = Array.from({ length: Math.max(0, count - stageBooks.length) }, (_card, cardIndex) => {
        const template = createCard(allBooks[(cardIndex * 7 + column * 3) % allBooks.length] as Row)
        const book_name = `${template.book_name}, ${cardIndex + 2}`
        return { ...template, id: 2000 + column * 20_000 + cardIndex, book_name, due: '2026-12-20' }
      })
      return [stage, [...stageBooks.slice(0, count).map(createCard), ...extraCards]]
    }),
  ) as unknown as CardsFixture
}

const isLate = ({ due }: TechCardTileCard) => due && getDueTone(due, today) === 'overdue'
const cachedColumns = new WeakMap<readonly TechCardTileCard[], BoardColumn<StageKey>>()

/** Returns the columns for the given cards. A column whose cards did not change keeps the same object. */
export const createFixtureColumns = (
  cards: CardsFixture,
  stages: readonly StageKey[] = stageKeys,
  total?: number,
): BoardColumn<StageKey>[] =>
  stages.map((stage) => {
    const [title, shortTitle] = stageTitles[stage]
    const column = cachedColumns.get(cards[stage]) ?? {
      key: stage,
      stage,
      title,
      shortTitle,
      total: total ?? cards[stage].length,
      overdue: stage === 'done' ? 0 : cards[stage].filter(isLate).length,
    }
    cachedColumns.set(cards[stage], column)
    return column
  })

const actionLabels: Partial<Record<StageKey, string>> = {
  stock: 'Переместить на склад',
  account: 'Вернуть в отдел продаж',
}
const stageOwners: Partial<Record<StageKey, string>> = { typography: 'типография', wap: 'типография', done: 'склад' }

/** Returns the targets that the business rules allow for a card, with the texts of the designs. */
export function getFixtureTargets(role: RoleKey, from: StageKey): MoveTargets<StageKey> {
  const allowedTargets = getMoveTargets(role, from)
  return Object.fromEntries(
    stageKeys
      .filter((stage) => stage !== from)
      .map((stage) => {
        const owner =
          stageOwners[stage] ?? (getRolesMovingInto(stage).includes('initiator') ? 'главный редактор' : 'менеджер')
        return [
          stage,
          allowedTargets.includes(stage)
            ? { allowed: true, action: actionLabels[stage] ?? `Переместить: ${stageTitles[stage][1]}` }
            : { allowed: false, reason: `Сюда перемещает только ${owner}` },
        ]
      }),
  )
}
