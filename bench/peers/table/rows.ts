/** A row of the tables. All tables show the same rows and columns, with plain texts and numbers. */
export interface Offer {
  id: number
  number: string
  recipient: string
  book: string
  status: string
  date: string
  copies: number
  paid: number
  sum: number
}

const recipients = [
  'Академия логистики',
  'ТОО «Кітап әлемі»',
  'Нұрғали Қ. Т.',
  'Институт горного дела',
  'Алимова М. С.',
]
const books = [
  'Финансовая математика',
  'Абай және әлем әдебиеті',
  'Педагогикалық психология',
  'Сейсмостойкость зданий',
  'Қазақстан тарихы',
  'Петроглифы Тамгалы',
  'Атлас птиц Семиречья',
]
const statuses = ['В работе', 'Принято', 'Запрос счёта', 'Счёт отправлен', 'Отклонено']
const pickCyclically = (from: readonly string[], index: number) => from[index % from.length] as string

/** The rows of every table. All sums and all titles differ, so that every table sorts the same row first. */
export const offers: readonly Offer[] = Array.from({ length: 10_000 }, (_, index) => {
  const shuffledIndex = (index * 7919 + 104_729) % 10_007
  return {
    id: index,
    number: `КП-${String(index).padStart(5, '0')}`,
    recipient: pickCyclically(recipients, index * 3),
    book: `${pickCyclically(books, shuffledIndex)}, том ${String(shuffledIndex).padStart(5, '0')}`,
    status: pickCyclically(statuses, shuffledIndex * 3),
    date: new Date(Date.UTC(2026, 10, 20) - (shuffledIndex % 700) * 86_400_000).toISOString().slice(0, 10),
    copies: 50 + (shuffledIndex % 40) * 50,
    paid: (shuffledIndex % 11) * 10,
    sum: shuffledIndex * 1000 + 12_400,
  }
})

export interface OfferColumn {
  key: Exclude<keyof Offer, 'id'>
  header: string
  width: number
  numeric: boolean
}
export const columns: readonly OfferColumn[] = [
  { key: 'number', header: '№', width: 110, numeric: false },
  { key: 'recipient', header: 'Получатель', width: 200, numeric: false },
  { key: 'book', header: 'Книга', width: 300, numeric: false },
  { key: 'status', header: 'Статус', width: 150, numeric: false },
  { key: 'date', header: 'Дата', width: 120, numeric: false },
  { key: 'copies', header: 'Тираж', width: 110, numeric: true },
  { key: 'paid', header: 'Оплата', width: 110, numeric: true },
  { key: 'sum', header: 'Сумма', width: 150, numeric: true },
]

/** The word by which the bench filters the rows. */
export const query = 'птиц'
