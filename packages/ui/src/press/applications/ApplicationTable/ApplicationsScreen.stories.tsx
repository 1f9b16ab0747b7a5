import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { screenViewports, views } from '../../../docs/screen-viewports.ts'
import { ApplicationsFixture } from './ApplicationsFixture.tsx'

const meta = {
  title: 'Screens/Applications',
  component: ApplicationsFixture,
  parameters: { layout: 'fullscreen', viewport: screenViewports },
  args: { state: 'ready' },
  globals: { viewport: views.desktop },
} satisfies Meta<typeof ApplicationsFixture>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(main.scrollHeight).toBeLessThanOrEqual(main.clientHeight)
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: /Сейсмостойкость зданий/ })).toHaveAttribute(
      'href',
      '#/applications/214',
    )
  },
}
export const OneStatus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /На рассмотрении/ }))
    await waitFor(() => expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(3))
  },
}
export const Dark: Story = { globals: { theme: 'dark', viewport: views.desktop } }
export const SemiDark: Story = { globals: { theme: 'semi-dark', viewport: views.desktop } }
/** The longest texts still fit in one row: title, search, statuses and views. */
export const Kazakh: Story = {
  globals: { locale: 'kz', viewport: views.desktop },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const search = canvas.getByRole('searchbox').getBoundingClientRect()
    if (innerWidth >= 1440) await expect(search.top).toBeLessThan(title.bottom)
  },
}
export const NothingFound: Story = {
  args: { search: 'гидролгия' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Снять фильтры' }))
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
}
export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible()
  },
}
export const Phone: Story = {
  globals: { viewport: views.phone },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
  },
}
export const NarrowPhoneInKazakh: Story = { globals: { locale: 'kz', viewport: views.narrow } }
