import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { guide } from './Select.guide.ts'
import { Select, type SelectOption } from './Select.tsx'

const formats: SelectOption[] = [
  { value: '60x90/16', label: '60×90/16', detail: '145×215' },
  { value: '70x100/16', label: '70×100/16', detail: '165×235' },
  { value: 'A5', label: 'A5', detail: '148×210', disabled: true },
  { value: '84x108/32', label: '84×108/32', detail: '125×200' },
]

const meta = {
  title: 'Primitives/Fields/Select',
  component: Select,
  parameters: { guide },
  args: { label: 'Формат', options: formats, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300, maxInlineSize: '100%', minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Формат' })
    await expect(select).toHaveValue('')
    await expect(select).toHaveDisplayValue('Выберите')
    await userEvent.selectOptions(select, '70x100/16')
    await expect(select).toHaveValue('70x100/16')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
export const Chosen: Story = { args: { defaultValue: '70x100/16', hint: '165×235 мм' } }
export const Open: Story = {
  args: { defaultValue: '70x100/16' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
  },
}
export const Controlled: Story = { args: { value: '60x90/16' } }
export const Clearable: Story = {
  args: { clearable: true, placeholder: 'Любой', defaultValue: 'A5' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox')
    await userEvent.selectOptions(select, '')
    await expect(select).toHaveDisplayValue('Любой')
  },
}
export const Grouped: Story = {
  args: {
    label: 'Бумага',
    options: [
      {
        label: 'Офсетная',
        options: [
          { value: 'o80', label: '80 г/м²' },
          { value: 'o100', label: '100 г/м²' },
        ],
      },
      {
        label: 'Мелованная',
        options: [
          { value: 'm115', label: '115 г/м²' },
          { value: 'm130', label: '130 г/м²' },
        ],
      },
    ],
  },
}
export const Wrong: Story = {
  args: { required: true, error: 'Выберите формат издания' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Выберите формат издания')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '60x90/16' } }
export const ReadOnly: Story = {
  args: { defaultValue: '60x90/16', readOnlyReason: 'Формат утверждён вместе с ТК' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Формат утверждён вместе с ТК')
  },
}
export const OnInk: Story = { ...Chosen, globals: { theme: 'dark' } }
export const LongInKazakhOnANarrowPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: {
    label: 'Кітаптың баспаға дайындалатын пішімі',
    defaultValue: 'b',
    options: [
      { value: 'a', label: 'Жұмсақ мұқаба' },
      { value: 'b', label: 'Қатты мұқаба, біртұтас жапсырмалы, күңгірт ламинатталған' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Compact: Story = { ...Chosen, globals: { density: 'compact' } }
