import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { screenViewports, views } from '../../../docs/screen-viewports.ts'
import { elena, nurlan } from '../../shared/fixtures/people.ts'
import { pathTo } from '../../shared/fixtures/books.ts'
import { BookFixture } from './BookFixture.tsx'

const meta = {
  title: 'Screens/Book of an author',
  component: BookFixture,
  parameters: { layout: 'fullscreen', viewport: screenViewports },
  args: {
    book: {
      book_name: 'Машинное обучение для лингвистов',
      language: 'ru',
      authors: 'Т. Ли, Р. Есенов',
      src_cover: null,
      path: pathTo('process'),
      due: '2026-12-01',
      quantity: 400,
      circulation_author: 30,
      work_types: [{ status: 'approved' }, { status: 'in progress' }, { status: 'offered' }],
      project_manager: elena,
    },
    onSign: fn(),
    onDownload: fn(),
  },
  globals: { viewport: views.desktop },
} satisfies Meta<typeof BookFixture>
export default meta
type Story = StoryObj<typeof meta>

const signingArgs = {
  book: {
    ...meta.args.book,
    book_name: 'Введение в корпусную лингвистику',
    authors: 'Т. Ли',
    path: pathTo('author'),
    due: '2026-11-26',
    quantity: 250,
  },
  waits: true,
}

/** The path of the book is next to the author's actions, the distribution of copies and the files. */
export const OnItsWay: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Машинное обучение для лингвистов')
    const path = canvas.getByRole('list', { name: 'Путь книги' })
    await expect(within(path).getByText('Книга в редакции').closest('li')).toHaveAttribute('aria-current', 'step')
    await userEvent.click(canvas.getByRole('button', { name: /Сигнал_1143/ }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
}
export const OnItsWayDark: Story = { globals: { theme: 'dark', viewport: views.desktop } }
/** Signing cannot be undone, so it asks for confirmation. */
export const WaitsForTheSignature: Story = {
  tags: ['picture'],
  args: signingArgs,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('region', { name: 'Проверьте сигнальный экземпляр' })
    await expect(next).toHaveTextContent('Нужно ваше решение до 26 ноября')
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(next.getBoundingClientRect().bottom).toBeLessThan(title.getBoundingClientRect().top)
  },
}
export const Signing: Story = {
  args: signingArgs,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подписать сигнал' }))
    const question = within(await screen.findByRole('alertdialog', { name: /Подписать сигнал книги/ }))
    await expect(question.getByText(/тираж 250 экз. уйдёт в печать/)).toBeInTheDocument()
    await expect(args.onSign).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Подписать сигнал' }))
    await expect(args.onSign).toHaveBeenCalledOnce()
  },
}
export const Kazakh: Story = { args: signingArgs, globals: { locale: 'kz', viewport: views.desktop } }
export const Loading: Story = {
  args: { book: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Мои книги', current: false })).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}
export const Failed: Story = {
  args: { book: undefined, failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Сервер не ответил')
  },
}
export const Phone: Story = { globals: { viewport: views.phone } }
/** Matches the design: the whole path on one phone screen, with the manager below. */
export const PhoneDark: Story = {
  globals: { theme: 'dark', viewport: views.phone },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
    const path = canvas.getByRole('list', { name: 'Путь книги' })
    await expect(path.getBoundingClientRect().bottom).toBeLessThan(main.getBoundingClientRect().bottom)
    await expect(canvas.getByRole('link', { name: 'Написать' })).toHaveAttribute('href', '#/chat')
  },
}
export const PhoneWaits: Story = { args: signingArgs, globals: { viewport: views.phone } }
export const NarrowPhoneInKazakh: Story = {
  args: {
    book: {
      ...signingArgs.book,
      book_name: 'Қазақ тілінің тарихи грамматикасы',
      language: 'kz',
      project_manager: nurlan,
    },
    waits: true,
  },
  globals: { locale: 'kz', viewport: views.narrow },
}
