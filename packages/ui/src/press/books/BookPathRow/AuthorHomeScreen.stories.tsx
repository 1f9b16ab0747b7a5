import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { screenViewports, views } from '../../../docs/screen-viewports.ts'
import { HomeFixture } from './HomeFixture.tsx'

const meta = {
  title: 'Screens/Author home',
  component: HomeFixture,
  parameters: { layout: 'fullscreen', viewport: screenViewports },
  args: { state: 'ready', onRetry: fn() },
  globals: { viewport: views.desktop },
} satisfies Meta<typeof HomeFixture>
export default meta
type Story = StoryObj<typeof meta>

/** The next action is first; the book it concerns is the first of the list. */
export const Home: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const next = canvas.getByRole('region', { name: 'Проверьте сигнальный экземпляр' })
    await expect(within(next).getByRole('link', { name: 'Открыть сигнал' })).toHaveAttribute('href', '#/booktracking/1')
    const [first, second] = within(canvas.getByRole('list', { name: 'Мои книги' })).getAllByRole('heading')
    await expect(next).toHaveTextContent(first?.textContent ?? '')
    await expect(next.getBoundingClientRect().bottom).toBeLessThan(second?.getBoundingClientRect().top ?? 0)
    await expect(canvas.getAllByRole('link', { current: 'page' })[0]).toHaveTextContent('Мои книги')
  },
}
export const Dark: Story = { globals: { theme: 'dark', viewport: views.desktop } }
export const Covers: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Обложки' }))
    const shelf = await canvas.findByRole('list', { name: 'Мои книги' })
    await expect(within(shelf).getAllByRole('img', { name: /^Этап \d+ из 10/ })).toHaveLength(3)
  },
}
export const Kazakh: Story = { globals: { locale: 'kz', viewport: views.desktop } }
export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Здравствуйте, Тимур')
    await expect(canvas.queryByRole('list', { name: 'Мои книги' })).toBeNull()
  },
}
export const Empty: Story = {
  args: { state: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Книг пока нет' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Новая заявка' }).at(-1)).toHaveAttribute(
      'href',
      '#/applications/new',
    )
  },
}
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
/** Offline: the cached books stay. */
export const Stale: Story = {
  args: { state: 'stale' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/14:02/)).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'Мои книги' })).getAllByRole('heading')).toHaveLength(3)
  },
}
export const Phone: Story = {
  globals: { viewport: views.phone },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Заявка' })).toBeVisible()
    await expect(canvas.getByText(/до 26 ноября/, { selector: 'li *' })).toBeVisible()
    const main = canvas.getByRole('main')
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
  },
}
export const PhoneDark: Story = { globals: { theme: 'dark', viewport: views.phone } }
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: views.narrow } }
export const PhoneEmpty: Story = { args: { state: 'empty' }, globals: { viewport: views.phone } }
