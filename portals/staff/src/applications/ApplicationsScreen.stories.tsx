import { applicationStatuses } from '@press/domain'
import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  createPhoneStory,
  screenMeta,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { applicationRows } from '@press/ui/src/press/applications/fixtures.ts'
import { aigul, nurlan } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const countByStatus = (status: string) => applicationRows.filter((row) => row.status === status).length
const counts = Object.fromEntries(applicationStatuses.map((status) => [status, countByStatus(status)]))
const answers: Answers = {
  'GET /api/applications': ({ query: { search = '', status } }) => {
    const applications = applicationRows.filter(
      (row) => (!status || row.status === status) && row.book_name.toLowerCase().includes(search.toLowerCase()),
    )
    return { applications, total: applications.length, counts }
  },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Applications',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  args: { person: aigul, path: 'applications', answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Сейсмостойкость зданий/ })).toHaveAttribute(
      'href',
      '/app/initiator/application-details/214',
    )
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(6)
    const main = canvas.getByRole('main')
    await expect(main.scrollHeight).toBeLessThanOrEqual(main.clientHeight)
  },
}
export const OneStatus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /На рассмотрении 2/ }))
    await waitFor(() => expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(3))
  },
}
export const Cards: Story = {
  args: { path: 'applications?view=grid' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Сейсмостойкость зданий/ })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
/** The press suggests views, and users can save their own. */
export const Views: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    await userEvent.click(canvas.getByRole('button', { name: 'Все, сначала новые' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Вернули на доработку' }))
    await waitFor(() => expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(2))
  },
}
export const Dark: Story = createDarkStory()
/** The longest texts still fit in one row: title, search, statuses and views. */
export const Kazakh: Story = {
  globals: { locale: 'kz', viewport: viewportGlobals.desktop },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
}
export const NothingFound: Story = {
  args: { path: 'applications?search=гидролгия' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Снять фильтры' }))
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
}
export const Empty: Story = {
  args: { answers: { 'GET /api/applications': { applications: [], total: 0, counts: {} } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Заявок пока нет' })).toBeVisible()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
/** Executors may not read applications. */
export const NoAccess: Story = createNoAccessStory(nurlan)
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
