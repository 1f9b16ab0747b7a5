import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx'
import { guide } from './SegmentedControl.guide.ts'

const meta = {
  title: 'Primitives/Fields/SegmentedControl',
  parameters: { guide },
  component: SegmentedControl,
  args: {
    label: 'Вид',
    value: 'board',
    onValueChange: fn(),
    options: [
      { value: 'board', label: 'Доска' },
      { value: 'list', label: 'Список' },
    ],
  },
  render: function Render(args: SegmentedControlProps) {
    const [value, setValue] = useState(args.value)
    return <SegmentedControl {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Вид' })).toBeVisible()
    await userEvent.click(canvas.getByText('Список'))
    await expect(canvas.getByRole('radio', { name: 'Список' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Доска' })).toBeChecked()
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const IconsOnly: Story = {
  args: {
    size: 'sm',
    options: [
      { value: 'board', label: 'Доска', glyph: glyphs.kanban, iconOnly: true },
      { value: 'list', label: 'Список', glyph: glyphs.rows, iconOnly: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Доска' })).toBeChecked()
  },
}
export const WithCounts: Story = {
  args: {
    value: 'all',
    options: [
      { value: 'all', label: 'Все', count: 412 },
      { value: 'invoice', label: 'Запрос счёта', count: 5, attention: true },
      { value: 'archive', label: 'Архив', disabled: true },
    ],
  },
}
export const FullWidth: Story = { args: { fullWidth: true } }
export const LongKazakhAtPhoneWidth: Story = {
  args: {
    options: [
      { value: 'board', label: 'Тақта түрінде көрсету' },
      { value: 'list', label: 'Тізім түрінде көрсету' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
