import { glyphs } from '../../foundations/Icon/index.ts'
import { BookTitle } from '../../foundations/Text/index.ts'
import { Badge, type BadgeTone } from '../../primitives/Badge/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { ProgressBar } from '../../primitives/ProgressBar/index.ts'
import { CellDetail } from '../../primitives/Table/index.ts'
import type { DataColumn } from './columns.ts'

/** Generated offers for stories and benchmarks: the same on each call, in any number. */
export interface StoryOffer {
  id: number
  date: string
  recipient: string
  bin: string
  book: string
  lang: 'ru' | 'kk'
  status: (typeof statuses)[number]['value']
  paid: number
  /** The total of the offer in tenge. */
  sum: number
  copies: number | null
}

const statuses = [
  { value: 'in process', label: 'В работе', tone: 'info' },
  { value: 'accept', label: 'Принято', tone: 'success' },
  { value: 'Request for invoice', label: 'Запрос счёта', tone: 'attention' },
  { value: 'Invoice and contract sent', label: 'Счёт отправлен', tone: 'accent' },
  { value: 'rejected', label: 'Отклонено', tone: 'danger' },
] as const satisfies readonly { value: string; label: string; tone: BadgeTone }[]

const recipients = [
  'Академия логистики и транспорта',
  'ТОО «Кітап әлемі»',
  'Нұрғали Қ. Т.',
  'Институт горного дела',
  'Национальная научная библиотека',
  'ЧУ «Международный колледж»',
  'Алимова М. С.',
  'КГУ «Областная библиотека»',
  'Ботанический сад',
]
const books: readonly (readonly [string, 'ru' | 'kk'])[] = [
  ['Финансовая математика', 'ru'],
  ['Абай және әлем әдебиеті', 'kk'],
  ['Педагогикалық психология', 'kk'],
  ['Сейсмостойкость зданий: расчёт и конструирование', 'ru'],
  ['Қазақстан тарихы: оқу құралы', 'kk'],
  ['Сравнительное правоведение', 'ru'],
  ['Нейробиология: краткий курс', 'ru'],
  ['Петроглифы Тамгалы', 'ru'],
  ['Геоботаника сухих степей', 'ru'],
  ['Теория перевода: хрестоматия', 'ru'],
  ['Атлас птиц Семиречья', 'ru'],
]

const pick = <One,>(items: readonly One[], index: number): One => items[index % items.length] as One
const getDayBefore = (daysBack: number) =>
  new Date(Date.UTC(2026, 10, 20) - daysBack * 86_400_000).toISOString().slice(0, 10)

export const createStoryOffers = (count: number): readonly StoryOffer[] =>
  Array.from({ length: count }, (_, index) => {
    const shuffledIndex = (index * 7919 + 104_729) % 10_007
    const [book, lang] = pick(books, shuffledIndex)
    return {
      id: 412 + count - 60 - index,
      date: getDayBefore(Math.floor(index * (count > 1000 ? 0.05 : 1.3))),
      recipient: pick(recipients, index * 5),
      bin: `БИН ${String(100_000_000_000 + shuffledIndex * 90_001).replace(/(\d{3})(?=\d)/g, '$1 ')}`,
      book,
      lang,
      status: pick(statuses, shuffledIndex * 3).value,
      paid: (shuffledIndex % 11) / 10,
      sum: (shuffledIndex % 997) * 10_000 + 12_400,
      copies: shuffledIndex % 13 === 0 ? null : 50 + (shuffledIndex % 40) * 50,
    }
  })

const getStatus = (offer: StoryOffer) => statuses.find(({ value }) => value === offer.status) ?? statuses[0]
const numberFormat = new Intl.NumberFormat('ru')
const formatMoney = (sum: number) => `${numberFormat.format(sum).replace(/\s/g, '\u00a0')}\u00a0₸`

export const createOfferColumns = (onOpen?: (offer: StoryOffer) => void): readonly DataColumn<StoryOffer>[] => [
  {
    key: 'id',
    header: '№',
    width: '104px',
    kind: 'number',
    align: 'start',
    searchable: true,
    required: true,
    value: ({ id }) => id,
    cell: ({ id }) => `КП-${String(id).padStart(4, '0')}`,
  },
  {
    key: 'recipient',
    header: 'Получатель',
    minWidth: '160px',
    truncate: true,
    value: ({ recipient }) => recipient,
    cell: ({ recipient, bin }) => (
      <>
        {recipient}
        <CellDetail>{bin}</CellDetail>
      </>
    ),
  },
  {
    key: 'book',
    header: 'Книга',
    minWidth: '160px',
    value: ({ book }) => book,
    cell: ({ book, lang }) => (
      <BookTitle lang={lang} lines={2}>
        {book}
      </BookTitle>
    ),
  },
  {
    key: 'status',
    header: 'Статус',
    width: '164px',
    kind: 'choice',
    options: statuses,
    value: ({ status }) => status,
    cell: (offer) => <Badge tone={getStatus(offer).tone}>{getStatus(offer).label}</Badge>,
  },
  { key: 'date', header: 'Дата', width: '96px', kind: 'date', align: 'end', value: ({ date }) => date },
  { key: 'copies', header: 'Тираж', width: '96px', kind: 'number', unit: 'экз.', value: ({ copies }) => copies },
  {
    key: 'paid',
    header: 'Оплата',
    width: '132px',
    kind: 'number',
    unit: '%',
    align: 'start',
    value: ({ paid }) => Math.round(paid * 100),
    cell: ({ paid }) => (
      <ProgressBar
        label="Оплачено"
        value={paid}
        tone={paid === 1 ? 'success' : 'accent'}
        valueLabel={`${Math.round(paid * 100)}\u00a0%`}
      />
    ),
  },
  {
    key: 'sum',
    header: 'Сумма с НДС',
    width: '140px',
    kind: 'number',
    unit: '₸',
    value: ({ sum }) => sum,
    cell: ({ sum }) => <strong style={{ fontWeight: 500 }}>{formatMoney(sum)}</strong>,
  },
  ...(onOpen
    ? [
        {
          key: 'actions',
          header: 'Действия',
          headerHidden: true,
          interactive: true,
          required: true,
          width: '64px',
          cell: (offer: StoryOffer) => (
            <IconButton
              glyph={glyphs.eye}
              size="sm"
              label={`Посмотреть КП-0${offer.id}`}
              onClick={() => onOpen(offer)}
            />
          ),
        },
      ]
    : []),
]

export const OfferCard = ({ offer }: { offer: StoryOffer }) => (
  <>
    <BookTitle lang={offer.lang} lines={2}>
      {offer.book}
    </BookTitle>
    <CellDetail>{`КП-0${offer.id} · ${offer.recipient}`}</CellDetail>
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: '6px 10px', marginBlockStart: 8, alignItems: 'center' }}>
      <Badge tone={getStatus(offer).tone}>{getStatus(offer).label}</Badge>
      {formatMoney(offer.sum)}
    </span>
  </>
)
