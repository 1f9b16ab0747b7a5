import { stageKeys } from '@press/domain'
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
import {
  day,
  days,
  moves,
  currentCards,
  pastCards,
  currentStageById,
  today,
} from '@press/ui/src/patterns/BoardReplay/fixtures.ts'
import { aigul, createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'
import { createBoard, toBoardCard } from './fixtures.ts'

const columns = stageKeys.map((key) => {
  const ids = pastCards[key].map(({ id }) => id)
  const arrivedCards = (currentCards[key] ?? []).filter(({ id }) => !ids.includes(id))
  return {
    key,
    total: ids.length,
    overdue: 0,
    ids,
    now: currentCards[key]?.length ?? 0,
    arrived: {
      total: arrivedCards.length,
      cards: arrivedCards
        .slice(0, 3)
        .map(({ id, book_name, language }, index) => ({ id, book_name, language, since: `2026-11-${14 - index}` })),
    },
  }
})
const pastBoard = {
  total: columns.reduce((sum, { total }) => sum + total, 0),
  now: columns.reduce((sum, { now: count }) => sum + count, 0),
  columns,
  techcards: stageKeys.flatMap((stage) =>
    pastCards[stage].map((card) => ({
      ...toBoardCard(card, stage),
      now: { stage: currentStageById.get(card.id) ?? stage, since: '2026-11-12' },
    })),
  ),
  moves,
}
const answers: Answers = {
  'GET /api/tech-cards/board': ({ query }) => (query['at'] ? pastBoard : createBoard('supervisor', query)),
  'GET /api/tech-cards/board/days': { first: '2026-09-01', days: [...days] },
  'GET /api/tech-cards/managers': { projectManagers: [] },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Board of a past day',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  parameters: { ...screenMeta.parameters, today },
  args: { person: createPerson(aigul.id, aigul.name, 8), path: `kanban?at=${day}`, answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const expectFilledBoard: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText(/^\d+ книг было, 106 сейчас$/)).toBeVisible()
}

export const ThirdOfOctober: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Доска на 3 октября 2026/ })).toBeVisible()
    await canvas.findByRole('list', { name: 'Перемещения: 3 октября' })
    const main = canvas.getByRole('main')
    await expect(main.scrollHeight).toBeLessThanOrEqual(main.clientHeight)
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
  },
}
/** A selected move leads to its card on the board. */
export const AMove: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /История книжного дела Казахстана/ }))
    await waitFor(() => expect(canvasElement.querySelector('[data-lit]')).toHaveAttribute('data-card', '1159'))
  },
}
/** The moves of a range of days are exported as a table. */
export const Export: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'CSV' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
export const BackToToday: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуться к сегодня' }))
    await expect(await canvas.findByText('106 карт на доске')).toBeVisible()
  },
}
export const Empty: Story = {
  args: {
    answers: {
      ...answers,
      'GET /api/tech-cards/board': {
        total: 0,
        now: 106,
        techcards: [],
        moves: [],
        columns: stageKeys.map((key) => ({ key, total: 0, overdue: 0, ids: [], now: currentCards[key]?.length ?? 0 })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Карт ещё не было')).toBeVisible()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const Dark: Story = { ...createDarkStory(), play: expectFilledBoard }
export const Tablet: Story = { ...createTabletStory(), play: expectFilledBoard }
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
