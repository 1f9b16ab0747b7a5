import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { elena, nurlan } from '../../shared/fixtures/people.ts'
import { createPathTo } from '../../shared/fixtures/books.ts'
import { BookTracking } from './BookTracking.tsx'

const meta = {
  title: 'Press/BookTracking',
  component: BookTracking,
  args: {
    book: {
      book_name: 'Машинное обучение для лингвистов',
      language: 'ru',
      authors: 'Т. Ли, Р. Есенов',
      src_cover: null,
      path: createPathTo('process'),
      due: '2026-12-01',
      quantity: 400,
      circulation_author: 30,
      work_types: [{ status: 'approved' }, { status: 'in progress' }, { status: 'offered' }],
      project_manager: elena,
    },
    presence: 'online',
    messageHref: '#write',
  },
} satisfies Meta<typeof BookTracking>
export default meta
type Story = StoryObj<typeof meta>

export const InEditorialWork: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Путь книги' })).getAllByRole('listitem')
    await expect(steps).toHaveLength(8)
    await expect(steps[0]).toHaveTextContent('Принято редколлегией')
    await expect(steps[1]).toHaveTextContent('Менеджер Елена Ким')
    await expect(steps[2]).toHaveAttribute('aria-current', 'step')
    await expect(steps[2]).toHaveTextContent('до 1 дек')
    await expect(steps[5]).toHaveTextContent('Печать тиража, 400 экз.')
    await expect(canvas.getByRole('link', { name: 'Написать' })).toHaveAttribute('href', '#write')
    const outlook = canvas.getByRole('region', { name: 'Что дальше' })
    await expect(outlook).toHaveTextContent('14 рабочих дней; обычно 15–24 рабочих дней')
    await expect(outlook).toHaveTextContent('Печать сигнала, 8 дек – 16 дек')
    await expect(outlook).toHaveTextContent('400 экз.: автору 30')
  },
}
/** The staff's view of a book that takes longer than usual. */
export const SlowForThePress: Story = {
  args: {
    reader: 'press',
    book: {
      ...meta.args.book,
      path: createPathTo('author').map((step) => (step.state === 'current' ? { ...step, lasts: 9 } : step)),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('дольше обычного')).toBeVisible()
    await expect(canvas.getByText('Автор читает сигнальный экземпляр.')).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'Путь книги' })).getAllByRole('listitem')).toHaveLength(10)
  },
}
/** The view of a public link: no people, copies or works. */
export const ForAnyone: Story = {
  args: {
    reader: 'anyone',
    book: { book_name: meta.args.book.book_name, language: 'ru', path: createPathTo('signal') },
  },
}
/** A book without an estimate, because there are too few past books. */
export const NobodyKnowsYet: Story = {
  args: {
    book: {
      ...meta.args.book,
      path: createPathTo('process').map((step) => ({ ...step, earliest: null, latest: null, usual: null })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/прошлых книг мало, сколько обычно/)).toBeVisible()
  },
}
export const InStock: Story = {
  args: { book: { ...meta.args.book, path: createPathTo('stock') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('На складе').closest('li')).toHaveAttribute('aria-current', 'step')
  },
}
export const JustAccepted: Story = {
  args: { book: { ...meta.args.book, path: createPathTo('editor'), project_manager: null, due: null, quantity: null } },
}
export const Loading: Story = { args: { book: undefined } }
export const PhoneOnInk: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } }
export const PhoneKazakh: Story = {
  args: {
    book: {
      ...meta.args.book,
      book_name: 'Қазақ тілінің тарихи грамматикасы',
      language: 'kz',
      project_manager: nurlan,
    },
  },
  globals: { viewport: { value: 'phone' }, locale: 'kz' },
}
