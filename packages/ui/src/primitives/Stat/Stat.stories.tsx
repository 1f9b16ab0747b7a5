import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../foundations/layout/index.ts'
import { Stat, StatGroup } from './Stat.tsx'
import { guide } from './Stat.guide.ts'

const meta = {
  title: 'Primitives/Content/Stat',
  component: Stat,
  parameters: { guide },
  args: { label: 'Вышло книг', value: '224' },
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

/** A small line chart of twelve months. */
const StatLine = () => (
  <svg width="120" height="28" viewBox="0 0 120 28" fill="none" stroke="currentColor" strokeWidth="1.5">
    <path d="M1 24 12 21 23 17 34 19 45 13 56 7 67 20 78 22 89 12 100 9 111 14 119 10" />
  </svg>
)

export const FigureAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Вышло книг')
    await expect(canvas.getByRole('definition')).toHaveTextContent('224')
  },
}
export const Strip: Story = {
  render: () => (
    <StatGroup>
      <Stat
        label="Вышло книг"
        value="224"
        delta={{ direction: 'up', value: '25', baseline: 'в 2025 году', tone: 'good' }}
      />
      <Stat
        label="Суммарный тираж"
        value="148 300"
        unit="экз."
        delta={{ direction: 'up', value: '6 %', tone: 'good' }}
      />
      <Stat
        label="От заявки до склада"
        value="97"
        unit="дней"
        delta={{ direction: 'down', value: '15 дней', baseline: 'годом раньше', tone: 'good' }}
      />
      <Stat label="Сдано в срок" value="81" unit="%" note="план 85 %" noteTone="attention" />
      <Stat label="Оплачено" value="17,4" unit="млн ₸" note="долг 4,3 млн ₸" noteTone="attention" />
    </StatGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('на 25 больше, чем в 2025 году')).toBeVisible()
    await expect(canvas.getByText('на 15 дней меньше, чем годом раньше')).toBeVisible()
  },
}
export const StripOnInk: Story = { ...Strip, globals: { theme: 'dark' } }
export const StripAtNarrowWidth: Story = {
  ...Strip,
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Changes: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Stat {...args} delta={{ direction: 'up', value: '12 %', tone: 'bad', baseline: 'в октябре' }} label="Возвраты" />
      <Stat {...args} delta={{ direction: 'down', value: '3' }} />
      <Stat {...args} delta={{ direction: 'flat' }} />
      <Stat {...args} delta={{ direction: 'flat', baseline: 'в октябре' }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('без изменений')).toBeVisible()
    await expect(canvas.getByText('столько же, сколько в октябре')).toBeVisible()
  },
}
export const WithChart: Story = {
  args: { delta: { direction: 'up', value: '25', baseline: 'в 2025 году', tone: 'good' }, chart: <StatLine /> },
}
export const Kazakh: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  render: () => (
    <StatGroup>
      <Stat
        label="Өтінімнен қоймаға дейінгі орташа мерзім"
        value="97"
        unit="күн"
        delta={{ direction: 'down', value: '15 күн', baseline: '2025 жыл', tone: 'good' }}
      />
      <Stat label="Жалпы таралым" value="148 300" unit="дана" note="жоспар 160 000 дана" noteTone="attention" />
    </StatGroup>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('15 күн кем, салыстырғаны: 2025 жыл')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
