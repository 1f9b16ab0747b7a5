import { stageKeys, type StageKey } from '@press/domain'
import type { TechCardTileCard } from '../../press/tech-cards/TechCardTile/index.ts'
import { getPicturedCards } from './fixtures.ts'
import type { RoleBoardCards } from './RoleBoardFixture.tsx'

type Book = readonly [language: 'kz' | 'ru' | 'en', title: string, authors: string]

/** Books of a university press that are not in the designs. */
const books: readonly Book[] = [
  ['ru', 'Гражданский процесс: сборник задач', 'А. Искакова'],
  ['kz', 'Жоғары математика', 'С. Бейсенов, Қ. Тұрар'],
  ['ru', 'Биохимия пищевых производств', 'Р. Ермекова'],
  ['kz', 'Шешендік өнер негіздері', 'М. Жолдас'],
  ['en', 'Academic Writing for Engineers', 'L. Harper, D. Omarov'],
  ['ru', 'Экологическое право Казахстана', 'Н. Тлеубаев'],
  ['kz', 'Балалар психологиясы', 'Г. Ақан, Ә. Мұрат'],
  ['ru', 'Теплотехника. Лабораторный практикум', 'В. Лысенко'],
  ['kz', 'Ежелгі Отырар: қала мен дала', 'Т. Сайлаубек'],
  ['ru', 'Введение в геоинформатику', 'П. Ким, А. Садыков'],
  ['kz', 'Қазіргі қазақ поэзиясы', 'Р. Мұсабек'],
  ['ru', 'Менеджмент в здравоохранении', 'Ж. Абенова'],
  ['kz', 'Органикалық химия есептері', 'Б. Нұрмаш'],
  ['ru', 'Методика преподавания физики', 'Е. Горбунов'],
  ['kz', 'Жер ресурстарын басқару', 'А. Тоқсан, Д. Сәду'],
  ['ru', 'Археология Мангыстау', 'С. Утеулиев'],
  ['en', 'Steppe Ecology: A Field Guide', 'K. Brandt, A. Zhumabek'],
  ['ru', 'Строительная механика. Часть I', 'И. Вельт'],
  ['kz', 'Информатика: 1-семестр', 'Н. Әлімжан'],
  ['ru', 'Казахстанская журналистика: люди и годы', 'М. Барманов'],
  ['kz', 'Түркология кіріспесі', 'Ж. Мамбет'],
  ['ru', 'Международные расчёты', 'О. Ли'],
  ['kz', 'Ауыл шаруашылығы экономикасы', 'Қ. Сембі'],
  ['ru', 'Фармакология в таблицах', 'Д. Рахимова, Т. Пан'],
  ['kz', 'Мектеп геометриясы: әдістемелік нұсқау', 'Ұ. Дәрібай'],
  ['ru', 'Гидравлика для горных специальностей', 'А. Плотников'],
  ['kz', 'Әлеуметтік жұмыс практикумы', 'З. Оразбек'],
  ['ru', 'Музыкальный фольклор Сарыарки', 'Г. Байтасова'],
  ['kz', 'Криминалистика негіздері', 'Е. Нұрпейіс'],
]
const people = ['Елена Ким', 'Дана Оспанова', 'Марат Ильясов', 'Сәуле Тоқтар', 'Нұрлан Абай']
const printRuns = [300, 500, 700, 250, 1000, 400]
const getEditionNote = (edition: number) => ({
  ru: `${edition}‑е издание`,
  kz: `${edition}‑басылым`,
  en: `edition ${edition}`,
})

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item
const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Returns an additional card. `index` is its index on the whole board, `row` the index within its column. */
function createExtraCard(stage: StageKey, index: number, row: number): TechCardTileCard {
  const [language, title, authors] = pick(books, index)
  const works_total = 4 + (index % 3)
  const isFinished = stageKeys.indexOf(stage) > stageKeys.indexOf('process')
  const doneCount = stage === 'process' ? 1 + (index % 3) : 0
  return {
    id: 1072 - index,
    language,
    book_name:
      index < books.length ? title : `${title}, ${getEditionNote(1 + Math.floor(index / books.length))[language]}`,
    authors,
    project_manager: pick(people, index),
    works_done: isFinished ? works_total : doneCount,
    works_total,
    quantity: pick(printRuns, index),
    due: getDue(stage, row),
  }
}

function getDue(stage: StageKey, row: number): string {
  if (stage === 'done') return addDays('2026-11-10', -2 * row)
  // The second overdue book of the editors.
  return stage === 'process' && row === 0 ? '2026-11-18' : addDays('2026-12-08', 2 * row)
}

/** Returns all cards of the designs' board: the visible cards, and the cards that the designs only count. */
export function createScreenCards(): RoleBoardCards {
  let cardIndex = 0
  const stages = Object.fromEntries(
    stageKeys.map((stage) => {
      const { cards, total } = getPicturedCards(stage)
      return [
        stage,
        [
          ...cards,
          ...Array.from({ length: total - cards.length }, (_card, row) => createExtraCard(stage, cardIndex++, row)),
        ],
      ]
    }),
  )
  return {
    ...stages,
    archieve: Array.from({ length: 3 }, (_card, row) => createExtraCard('done', cardIndex++, row + 40)),
  }
}
