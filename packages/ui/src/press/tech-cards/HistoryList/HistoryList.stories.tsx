import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { history } from '../../shared/fixtures/tech-cards.ts'
import { HistoryList } from './HistoryList.tsx'

const meta = {
  title: 'Press/HistoryList',
  component: HistoryList,
  args: { events: history },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof HistoryList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const events = within(canvas.getByRole('list', { name: 'История карты' })).getAllByRole('listitem')
    await expect(events[0]).toHaveTextContent('Изменено: Тираж, Университету, Срок')
    await expect(events[1]).toHaveTextContent('из колонки «Редакция» в колонку «Типография: сигнал»')
    await expect(events[2]).toHaveTextContent('Причина: Типография вернула файл: шрифты не внедрены')
    await expect(events[3]).toHaveTextContent('Система')
  },
}
export const UnknownEvent: Story = {
  args: {
    events: [
      {
        id: 1,
        at: '2026-11-21T06:42:00Z',
        by: null,
        type: 'techcard.weighed',
        from: null,
        to: null,
        reason: null,
        fields: ['weight'],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Изменение')).toBeVisible()
    await expect(canvas.getByText('Изменено: weight')).toBeVisible()
  },
}
export const Empty: Story = { args: { events: [] } }
export const Loading: Story = { args: { events: undefined } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
