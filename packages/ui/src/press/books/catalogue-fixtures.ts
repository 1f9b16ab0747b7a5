import type { BookImportReport, CatalogueBook } from '@press/domain'

/* Sample rows for stories. */

export const catalogueBook: CatalogueBook = {
  version: 1,
  created_at: '2026-03-12T06:00:00Z',
  id: 12,
  techcard_id: 1143,
  book_name: 'Алтай өркениеті: мәтіндер мен түсіндірмелер',
  language: 'kz',
  edition_type: 'monograph',
  authors: 'Ә. Төлеу, М. Ыдырыс',
  ISBN: '978-601-04-6143-7',
  year: 2026,
  pages: 384,
  format: '70×100/16',
  src_cover: null,
  price: 640_000,
  in_price: true,
  in_store: false,
  printed: 500,
  copies_author: 50,
  copies_university: 300,
  copies_library: 25,
  copies_left: 125,
  imprint:
    'Басуға 12.03.2026 ж. қол қойылды. Пішімі 70×100 1/16. Офсеттік қағаз. Шартты баспа табағы 30,96. Есептік баспа табағы 21,4. Таралымы 500 дана. Тапсырыс № 1143.',
}

export const catalogueBooks: CatalogueBook[] = [
  catalogueBook,
  {
    ...catalogueBook,
    id: 13,
    techcard_id: 1120,
    book_name: 'Основы гидрогеологии Прикаспия',
    language: 'ru',
    edition_type: 'textbook',
    authors: 'Н. Пак',
    ISBN: '978-601-04-6120-8',
    copies_left: 0,
    imprint: 'Формат 60×84 1/16. Усл. печ. л. 22,32. Тираж 300 экз. Заказ № 1120.',
  },
  {
    ...catalogueBook,
    id: 14,
    techcard_id: null,
    book_name: 'Academic Writing: A Practical Guide',
    language: 'en',
    edition_type: 'study guide',
    authors: 'A. Kim',
    ISBN: null,
    year: 2014,
    price: null,
    in_price: true,
    in_store: false,
    printed: 200,
    copies_author: null,
    copies_university: null,
    copies_library: null,
    copies_left: null,
    imprint: 'Format A5. Print run 200.',
  },
]

export const goodImport: BookImportReport = { rows: 214, good: 214, problems: [], problems_total: 0, written: 0 }

export const invalidImport: BookImportReport = {
  rows: 214,
  good: 211,
  problems: [
    { row: 7, book_name: 'Қазақ тілінің стилистикасы', field: 'ISBN', message: 'Такого ISBN нет: проверьте цифры' },
    { row: 19, book_name: '', field: 'book_name', message: 'Заполните' },
    {
      row: 120,
      book_name: 'Степная медицина',
      field: 'year',
      message: 'Нужен год четырьмя цифрами, не позже нынешнего',
    },
  ],
  problems_total: 3,
  written: 0,
}
