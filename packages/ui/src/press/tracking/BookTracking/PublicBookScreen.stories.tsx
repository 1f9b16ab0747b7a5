import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fullScreen } from '../../../docs/screen-story.ts'
import { views } from '../../../docs/screen-viewports.ts'
import { pathTo } from '../../shared/fixtures/books.ts'
import { PublicBookFixture } from './PublicBookFixture.tsx'

const book = {
  book_name: 'Қазақ тілінің тарихи грамматикасы',
  language: 'kz' as const,
  path: pathTo('process').map((step) => ({ ...step, usual: null, lasts: null })),
}
const meta = {
  title: 'Screens/Public tracking',
  component: PublicBookFixture,
  ...fullScreen,
  args: { book, onRetry: fn() },
} satisfies Meta<typeof PublicBookFixture>
export default meta
type Story = StoryObj<typeof meta>

/** A public link shows only the title, the stages and the dates. */
export const OnItsWay: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: book.book_name })).toBeVisible()
    const path = within(canvas.getByRole('list', { name: 'Путь книги' }))
    await expect(path.getAllByRole('listitem').length).toBeGreaterThan(5)
    await expect(canvas.queryByRole('link', { name: 'Написать' })).toBeNull()
  },
}
export const Delivered: Story = { args: { book: { ...book, path: pathTo('done'), signalEndDate: 'signed' } } }
/** The link was revoked or never existed. The page does not say which of these is the case. */
export const Over: Story = {
  args: { book: undefined, refused: 'over' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Эта ссылка закрыта' })).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Путь книги' })).toBeNull()
  },
}
export const TooManyAtOnce: Story = {
  args: { book: undefined, refused: 'tooMany' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть снова' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = { args: { book: undefined } }
export const Dark: Story = { globals: { theme: 'dark', viewport: views.desktop } }
export const Kazakh: Story = { globals: { locale: 'kz', viewport: views.desktop } }
export const Phone: Story = {
  globals: { viewport: views.phone },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const NarrowPhoneInKazakh: Story = { ...Phone, globals: { locale: 'kz', viewport: views.narrow } }
