import type { StageKey } from '@press/domain'
import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  notFound,
  createPhoneStory,
  screenMeta,
  settle,
  createTabletStory,
  unreachable,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { createFlags, createPathTo } from '@press/ui/src/press/shared/fixtures/books.ts'
import { nurlan, timur } from '@press/ui/src/press/shared/fixtures/people.ts'
import { techCard } from '@press/ui/src/press/shared/fixtures/tech-cards.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AuthorScreenStory } from '../AuthorScreenStory.ts'

const createAuthor = (id: number | null, name: string) => ({ id, name, email: '', phone: '' })
const getStageFields = (stage: StageKey) => ({ ...createFlags(stage), path: createPathTo(stage) })
const book = {
  ...techCard,
  ...getStageFields('process'),
  book_name: 'Машинное обучение для лингвистов',
  language: 'ru' as const,
  authors: [createAuthor(timur.id, 'Ли Тимур'), createAuthor(null, 'Есенов Рүстем')],
  due: '2026-12-01',
  quantity: 400,
  circulation_author: 30,
  circulation_library: 50,
  circulation_university: 320,
  delivery_address: 'Алматы, пр. аль-Фараби, 71, корпус 3',
  files: techCard.files.filter(({ document }) => document === 'signal'),
}
const bookToSign = {
  ...book,
  ...getStageFields('author'),
  book_name: 'Введение в корпусную лингвистику',
  authors: [createAuthor(timur.id, 'Ли Тимур')],
  due: '2026-11-26',
  quantity: 250,
  circulation_university: 170,
}
const deliveredBook = {
  ...bookToSign,
  ...getStageFields('done'),
  is_archieve: 1 as const,
  due: null,
  signalEndDate: '2026-11-20',
  received: { author: 30, library: 50, university: 170 },
}
const pressNames = { name_ru: 'Университет баспасы', name_kz: 'Университет баспасы', name_en: 'University Press' }
const createAnswers = (techcard: typeof book | typeof deliveredBook, scorable = false): Answers => ({
  'GET /api/tech-cards/{id}': { techcard },
  'GET /api/tech-cards/{id}/story': {
    events: [
      { id: 1, at: '2026-08-20T06:00:00Z', what: 'sent', stage: null, by: timur.name },
      { id: 2, at: '2026-09-02T05:00:00Z', what: 'accepted', stage: null, by: 'Айгүл Сәрсен' },
      { id: 3, at: '2026-09-05T05:00:00Z', what: 'moved', stage: 'project', by: 'Айгүл Сәрсен' },
      { id: 4, at: '2026-09-09T05:00:00Z', what: 'moved', stage: 'process', by: 'Елена Ким' },
    ],
  },
  'GET /api/tech-cards/{id}/track': { link: { code: 'Yq3vF0nLkz7b1s9X', created_at: '2026-11-18T05:00:00Z' } },
  'GET /api/tech-cards/{id}/score': { book_name: techcard.book_name, scorable, ratings: [] },
  'GET /api/press': {
    ...pressNames,
    bin: '990240003215',
    called: pressNames,
    portals: {
      staff: 'https://staff.press.example/',
      author: 'https://author.press.example/',
      partner: 'https://partner.press.example/',
    },
  },
})
const answers = createAnswers(book)
const toSignAnswers = createAnswers(bookToSign, true)

const meta = {
  ...screenMeta,
  title: 'Screens/Book of an author',
  tags: ['!autodocs'],
  component: AuthorScreenStory,
  args: { person: timur, path: `booktracking/${book.id}`, answers },
} satisfies Meta<typeof AuthorScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** The path of the book is next to its public link, the delivery, the files and the history. */
export const OnItsWay: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Машинное обучение для лингвистов')
    const path = canvas.getByRole('list', { name: 'Путь книги' })
    await expect(within(path).getByText('Книга в редакции').closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(await canvas.findByLabelText('Ссылка на путь книги')).toHaveValue(
      'https://author.press.example/track/Yq3vF0nLkz7b1s9X',
    )
    await expect(canvas.getByRole('button', { name: /Сигнал_1143/ })).toBeVisible()
  },
}
/** The next action is above the book, and leads to the pages of the signal copy. */
export const WaitsForTheSignature: Story = {
  tags: ['picture'],
  args: { answers: toSignAnswers },
  play: async ({ canvas }) => {
    const nextAction = await canvas.findByRole('region', { name: 'Проверьте сигнальный экземпляр' })
    await expect(nextAction).toHaveTextContent('Нужно ваше решение до 26 ноября')
    await expect(within(nextAction).getByRole('link', { name: 'Проверить сигнал' })).toHaveAttribute(
      'href',
      '/app/author/booktracking/1143/signal',
    )
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(nextAction.getBoundingClientRect().bottom).toBeLessThan(title.getBoundingClientRect().top)
  },
}
/** The delivery is saved, and the form has nothing more to save. */
export const Delivery: Story = {
  args: {
    answers: {
      ...answers,
      'POST /api/tech-cards/{id}/delivery': { techcard: { ...book, delivery_payment: 'издательство' } },
    },
  },
  play: async ({ canvas }) => {
    const saveButton = await canvas.findByRole('button', { name: 'Сохранить' })
    await expect(saveButton).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Оплата доставки' }), 'издательство')
    await userEvent.click(saveButton)
    await expect(await screen.findByText('Данные доставки сохранены')).toBeVisible()
  },
}
/** The server does not save the delivery. The form keeps the typed values. */
export const DeliveryNotSaved: Story = {
  args: { answers: { ...answers, 'POST /api/tech-cards/{id}/delivery': unreachable } },
  play: async ({ canvas }) => {
    const payerField = await canvas.findByRole('textbox', { name: 'Оплата доставки' })
    await userEvent.type(payerField, 'издательство')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(payerField).toHaveValue('издательство')
  },
}
/** The author has the copies, and can rate the work on the book. */
export const Delivered: Story = {
  args: { answers: createAnswers(deliveredBook, true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Оценить работу' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Сохранить' })).toBeNull()
  },
}
/** The history fails to load, but the book is still shown. */
export const HistoryFails: Story = {
  args: { answers: { ...answers, 'GET /api/tech-cards/{id}/story': unreachable } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Путь книги' })).toBeVisible())
    const alert = await canvas.findByRole('alert')
    await expect(within(alert).getByRole('button', { name: 'Повторить' })).toBeVisible()
  },
}
export const Dark: Story = createDarkStory()
export const Kazakh: Story = { args: { answers: toSignAnswers }, globals: { locale: 'kz' } }
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
/** The id in the URL is not the id of a book of this author. */
export const NotFound: Story = { args: { answers: { 'GET /api/tech-cards/{id}': notFound } } }
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
/** Matches the design: the whole path on one phone screen. */
export const PhoneDark: Story = {
  globals: { theme: 'dark', viewport: viewportGlobals.phone },
  play: async ({ canvas }) => {
    const path = await canvas.findByRole('list', { name: 'Путь книги' })
    const main = canvas.getByRole('main')
    await expect(path.getBoundingClientRect().bottom).toBeLessThan(main.getBoundingClientRect().bottom)
  },
}
export const PhoneWaits: Story = {
  args: { answers: toSignAnswers },
  globals: { viewport: viewportGlobals.phone },
  play: settle,
}
export const NarrowPhoneInKazakh: Story = {
  ...createNarrowKazakhStory(),
  args: {
    answers: createAnswers({
      ...bookToSign,
      book_name: 'Қазақ тілінің тарихи грамматикасы',
      language: 'ru',
      project_manager: nurlan,
    }),
  },
}
