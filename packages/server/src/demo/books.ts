import { fromTenge, joinShortNames, type BookFormat, type BookLanguage, type EditionType } from '@press/domain'
import type { Tx } from '../database/database.ts'
import { books } from '../database/schema.ts'
import { createIsbn } from './passport.ts'
import { createRandom, type Calendar } from './random.ts'

type EarlierBook = readonly [
  title: string,
  authors: readonly string[],
  year: number,
  language: BookLanguage,
  type: EditionType,
]

/** Books that are older than the product, as an import of earlier years has added them. */
const earlierBooks: readonly EarlierBook[] = [
  ['Жоғары математика: есептер мен шешімдер', ['Сәбит Нұрғали'], 2012, 'kz', 'textbook'],
  ['Қазақ диалектологиясы', ['Гүлнар Есен', 'Мұрат Бекет'], 2013, 'kz', 'study guide'],
  ['Общая химия. Лабораторный практикум', ['Ольга Цой'], 2013, 'ru', 'teaching guide'],
  ['Қорқыт ата мұрасы', ['Ақан Сейтім'], 2014, 'kz', 'monograph'],
  ['Геоморфология Северного Тянь-Шаня', ['Виктор Шин', 'Роза Алиева'], 2014, 'ru', 'monograph'],
  ['Introduction to Corpus Linguistics', ['Anna Lee'], 2015, 'en', 'textbook'],
  ['Орыс-қазақ заң терминдерінің сөздігі', ['Бауыржан Төре'], 2015, 'kz', 'reference'],
  ['Биология клетки', ['Людмила Ким'], 2016, 'ru', 'textbook'],
  ['Экономикалық теория негіздері', ['Дәурен Әбіл', 'Айжан Мұса'], 2016, 'kz', 'textbook'],
  ['Труды молодых учёных. Выпуск 4', ['Серик Оразов'], 2017, 'ru', 'collection'],
  ['Физика практикумы', ['Ержан Құрман'], 2017, 'kz', 'teaching guide'],
  ['Ландшафты Устюрта', ['Павел Демидов'], 2018, 'ru', 'monograph'],
  ['Қазақ прозасының поэтикасы', ['Тоқтар Әлім'], 2018, 'kz', 'monograph'],
  ['Academic English for Engineers', ['Madina Ospan', 'John Reed'], 2019, 'en', 'study guide'],
  ['Информатика: учебник для бакалавров', ['Тимур Сапаров'], 2019, 'ru', 'textbook'],
  ['Жер құқығы', ['Күләш Омар'], 2020, 'kz', 'textbook'],
  ['Песни степного ветра', ['Ильяс Жан'], 2020, 'ru', 'fiction'],
  ['Цифрлық педагогика', ['Әсел Нұрлан', 'Динара Тұр'], 2021, 'kz', 'study guide'],
  ['Вестник университета. Серия историческая', ['Алексей Пак'], 2021, 'ru', 'periodical'],
  ['Экология Каспия', ['Жанар Бек'], 2022, 'ru', 'monograph'],
  ['Түркі тілдерінің тарихи грамматикасы', ['Мейрам Сұлтан'], 2022, 'kz', 'textbook'],
]
const formats: readonly BookFormat[] = ['60×84/16', '60×90/16', '70×100/16', 'A5']

/**
 * Seeds the catalogue of earlier years. The books of the demo's own tech cards are already in the catalogue. Returns the remaining
 * copies by book id.
 */
export async function seedBooks(tx: Tx, { ago }: Calendar): Promise<ReadonlyMap<number, number>> {
  const plannedBooks = earlierBooks.map(([book_name, names, year, language, edition_type], index) => {
    const random = createRandom(index + 7)
    const printed = 100 * (2 + Math.floor(random() * 6))
    const pages = 16 * (6 + Math.floor(random() * 20))
    const remainingCopies = random() < 0.4 ? 0 : Math.floor(random() * printed * 0.4)
    return {
      left: remainingCopies,
      row: {
        book_name,
        language,
        edition_type,
        year,
        authors: joinShortNames(names.map((name) => ({ name }))),
        author_names: [...names],
        // The oldest books have no ISBN.
        ISBN: year < 2014 ? null : createIsbn(4_000 + index),
        pages,
        format: formats[index % formats.length] as BookFormat,
        printed,
        price: year < 2015 ? null : fromTenge(100 * (18 + Math.floor(random() * 40))),
        created_at: ago(400),
      },
    }
  })
  const insertedBooks = await tx
    .insert(books)
    .values(plannedBooks.map(({ row }) => row))
    .returning({ id: books.id })
  return new Map(insertedBooks.map(({ id }, index) => [id, plannedBooks[index]?.left ?? 0]))
}
