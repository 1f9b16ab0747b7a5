import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { screenThemes, fullScreen } from '../../../docs/screen-story.ts'
import { views } from '../../../docs/screen-viewports.ts'
import { TrackingFixture } from './TrackingFixture.tsx'

const meta = {
  title: 'Screens/Book tracking',
  component: TrackingFixture,
  ...fullScreen,
  args: { reader: 'press', state: 'ready' },
} satisfies Meta<typeof TrackingFixture>
export default meta
type Story = StoryObj<typeof meta>

/** The list shows the stage of every book, the time at that stage, and the expected date. */
export const List: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(6)
  },
}
export const LongerThanUsual: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Задержка/ }))
    await waitFor(() => expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(2))
    await userEvent.unhover(canvas.getByRole('button', { name: /^Задержка/ }))
  },
}
export const NothingFound: Story = {
  args: { search: 'гидролгия' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Снять фильтры' }))
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
}
export const Empty: Story = { args: { state: 'empty' } }
export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Dark: Story = { ...screenThemes.dark }
export const Kazakh: Story = { globals: { locale: 'kz', viewport: views.desktop } }
export const Tablet: Story = { ...screenThemes.tablet }
export const Phone: Story = { ...screenThemes.phone }
export const NarrowPhoneInKazakh: Story = { ...screenThemes.narrowInKazakh }

export const OfAnAuthor: Story = {
  args: { reader: 'author' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Срок прошёл' }))
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /гидрогеологии/ })).toHaveLength(1))
    await expect(canvas.queryByRole('link', { name: /лингвистов/ })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Все книги' }))
    await userEvent.unhover(canvas.getByRole('radio', { name: 'Все книги' }))
  },
}
export const OfAnAuthorDark: Story = { ...screenThemes.dark, args: { reader: 'author' } }
export const OfAnAuthorEmpty: Story = { args: { reader: 'author', state: 'empty' } }
export const OfAnAuthorLoading: Story = { args: { reader: 'author', state: 'loading' } }
export const OfAnAuthorOnAPhone: Story = { ...screenThemes.phone, args: { reader: 'author' } }
export const OfAnAuthorNarrowInKazakh: Story = { ...screenThemes.narrowInKazakh, args: { reader: 'author' } }
