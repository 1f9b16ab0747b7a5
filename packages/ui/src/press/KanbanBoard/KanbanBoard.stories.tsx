import type { Meta, StoryObj } from '@storybook/react-vite'
import { FixtureBoard } from './FixtureBoard.tsx'

const meta = {
  title: 'Press/KanbanBoard',
  component: FixtureBoard,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ blockSize: '100dvh', display: 'flex', flexDirection: 'column', paddingBlockStart: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof FixtureBoard>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {}
export const TenThousandAColumn: Story = { args: { size: 10_000 } }
