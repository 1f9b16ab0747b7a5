import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Tabs, type Tab } from './Tabs.tsx'
import { guide } from './Tabs.guide.ts'

const onRender = fn()
const HistoryPanel = () => {
  onRender()
  return <p>Счёт отправлен 19 ноября</p>
}
const tabs: Tab[] = [
  { key: 'overview', label: 'Обзор', panel: <p>Сумма с НДС 4 960 000 ₸</p> },
  { key: 'books', label: 'Книги', count: 4, panel: <p>Абай және әлем әдебиеті</p> },
  { key: 'requisites', label: 'Реквизиты', panel: <p>БИН 120 340 018 204</p> },
  { key: 'history', label: 'История', panel: <HistoryPanel /> },
]

const meta = {
  title: 'Primitives/Navigation/Tabs',
  parameters: { guide },
  component: Tabs,
  args: { label: 'КП-0411', tabs, value: 'overview', onValueChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <Tabs {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    onRender.mockClear()
    const getTab = (name: string) => canvas.getByRole('tab', { name })
    await userEvent.tab()
    await expect(getTab('Обзор')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(getTab('Книги 4')).toHaveFocus()
    await expect(getTab('Книги 4')).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'Книги 4' })).toHaveTextContent('Абай')
    await expect(onRender).not.toHaveBeenCalled()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByText('Счёт отправлен 19 ноября')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(getTab('Обзор')).toHaveFocus()
  },
}
export const APanelOfWordsIsReached: Story = {
  args: { tabs: [...tabs, { key: 'note', label: 'Заметка', panel: <input aria-label="Заметка" /> }] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Обзор' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{End}')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}
export const OnInk: Story = { globals: { theme: 'dark' }, args: { value: 'books' } }
export const PanelsKeepTheirState: Story = {
  args: { tabs: [{ key: 'a', label: 'Заметка', panel: <input aria-label="Заметка" /> }, ...tabs], value: 'a' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'черновик')
    await userEvent.click(canvas.getByRole('tab', { name: 'История' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Заметка' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('черновик')
  },
}
export const LongKazakhAtPhoneWidth: Story = {
  args: {
    tabs: [
      { key: 'overview', label: 'Жалпы шолу', panel: 'Жалпы' },
      { key: 'docs', label: 'Құжаттар мен шот-фактуралар', count: 12, panel: 'Құжаттар' },
      { key: 'history', label: 'Өзгерістер тарихы', panel: 'Тарих' },
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
