import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroup, type RadioOption } from './RadioGroup.tsx'
import { guide } from './RadioGroup.guide.ts'

const sources: RadioOption[] = [
  { value: 'publisher', label: 'За счёт издательства', detail: 'план изданий университета' },
  { value: 'self', label: 'За свой счёт', detail: 'пришлём КП и счёт' },
]

const meta = {
  title: 'Primitives/Fields/RadioGroup',
  parameters: { guide },
  component: RadioGroup,
  args: { label: 'Кто финансирует издание', options: sources, onChange: fn() },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Vertical: Story = {
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Кто финансирует издание' })
    await userEvent.click(canvas.getByText('За счёт издательства'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /За свой счёт/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(group).toBeVisible()
  },
}
export const Horizontal: Story = { args: { variant: 'horizontal', defaultValue: 'self' } }
export const Cards: Story = { args: { variant: 'cards', required: true, defaultValue: 'publisher' } }
export const CardsOnInk: Story = { ...Cards, globals: { theme: 'dark' } }
export const Wrong: Story = {
  args: { variant: 'cards', required: true, error: 'Выберите, кто финансирует издание' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Выберите, кто финансирует издание')
    await expect(canvas.getByRole('radiogroup')).toBeInvalid()
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(getComputedStyle(radio, '::before').scale).toBe('0')
    }
  },
}
export const WrongVertical: Story = { args: { required: true, error: 'Выберите, кто финансирует издание' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'self' } }
export const OneDisabled: Story = {
  args: { variant: 'cards', options: sources.map((option, index) => ({ ...option, disabled: index === 1 })) },
}
export const ReadOnly: Story = {
  args: { value: 'publisher', readOnlyReason: 'После отправки заявки источник не меняют' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
  },
}
