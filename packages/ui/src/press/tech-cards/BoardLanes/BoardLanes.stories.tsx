import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { withFullHeight } from '../../../docs/whole-page.tsx'
import { BoardFixture } from '../../../patterns/KanbanBoard/BoardFixture.tsx'
import { BoardLane, BoardLanes } from './BoardLanes.tsx'

const meta = {
  title: 'Press/BoardLanes',
  component: BoardLanes,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Канбан тех. карт',
    children: (
      <>
        <BoardLane title="Елена Ким" count={30}>
          <BoardFixture label="Елена Ким" strip={false} size={3} />
        </BoardLane>
        <BoardLane title="Дана Оспанова" count={20}>
          <BoardFixture label="Дана Оспанова" strip={false} size={2} />
        </BoardLane>
        <BoardLane title="Без менеджера" nobody count={0}>
          {null}
        </BoardLane>
      </>
    ),
  },
  decorators: [withFullHeight({ paddingBlockStart: 16 })],
} satisfies Meta<typeof BoardLanes>
export default meta
type Story = StoryObj<typeof meta>

export const ByManager: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Елена Ким' })).toBeVisible()
  },
}
export const ScrolledTogether: Story = {
  play: async ({ canvasElement }) => {
    const [firstLane, secondLane] = canvasElement.querySelectorAll<HTMLElement>('[data-columns]')
    firstLane?.scrollTo({ left: 300, behavior: 'instant' })
    await waitFor(() => expect(secondLane?.scrollLeft).toBe(firstLane?.scrollLeft))
    await expect(secondLane?.scrollLeft).toBeGreaterThan(100)
  },
}
export const Folded: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Дана Оспанова/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('region', { name: 'Дана Оспанова' })).toBeNull()
  },
}
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
