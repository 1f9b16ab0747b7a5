import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { publishedSeries } from '../fixtures.ts'
import { Sparkline } from './Sparkline.tsx'
import { guide } from './Sparkline.guide.ts'

const meta = {
  title: 'Patterns/Charts/Sparkline',
  component: Sparkline,
  parameters: { guide },
  args: { label: 'За год от 9 до 31 книги в месяц, сейчас 21', values: publishedSeries.values },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const BesideANumber: Story = {
  render: (args) => (
    <Inline gap={3}>
      <Text variant="figureL" tabular>
        21
      </Text>
      <Sparkline {...args} />
    </Inline>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible()
  },
}
export const Ink: Story = { args: { tone: 'ink' } }
export const Worse: Story = { args: { tone: 'danger', values: [3, 4, 4, 6, 9, 12] } }
export const Flat: Story = { args: { values: [5, 5, 5] } }
export const WithAHole: Story = { args: { values: [3, 5, null, null, 6, 9] } }
export const OnInk: Story = { globals: { theme: 'dark' } }
