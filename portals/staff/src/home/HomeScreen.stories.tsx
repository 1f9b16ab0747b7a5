import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createPhoneStory,
  screenMeta,
  createTabletStory,
  type Answers,
} from '@press/shell/story'
import { longQueue } from '@press/ui/src/press/queue/QueueList/fixtures.ts'
import { aigul } from '@press/ui/src/press/shared/fixtures/people.ts'
import { stageCounts } from '@press/ui/src/press/shared/fixtures/tech-cards.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const answers: Answers = {
  'GET /api/queue': {
    items: [...longQueue],
    total: longQueue.length,
    overdue: 3,
    today: 1,
    stages: stageCounts,
  },
  'GET /api/queue/others': { groups: [] },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Staff home',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  args: { person: aigul, path: 'home', answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** Overdue items come first, then items due today. A line above the list shows all stages of production. */
export const Queue: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('14 дел, 3 просрочены')).toBeVisible()
    const overdueItems = within(canvas.getByRole('list', { name: 'Просрочено' })).getAllByRole('listitem')
    await expect(overdueItems).toHaveLength(3)
    await expect(overdueItems[0]).toHaveTextContent('7 дней просрочки')
    await expect(within(canvas.getByRole('list', { name: 'Сегодня' })).getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: /Редакция\s?: 31 книга\s?, просрочено 5/ })).toBeVisible()
  },
}
export const Compact: Story = { globals: { density: 'compact' } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const NothingWaits: Story = {
  args: {
    answers: { ...answers, 'GET /api/queue': { items: [], total: 0, overdue: 0, today: 0, stages: stageCounts } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Сейчас ничего не ждёт' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Книги по этапам' })).toBeVisible()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const Dark: Story = createDarkStory()
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
