import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { guide } from './PhoneField.guide.ts'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

const meta = {
  title: 'Primitives/Fields/PhoneField',
  component: PhoneField,
  parameters: { guide },
  args: { label: 'Телефон', value: '', onValueChange: fn() },
  render: function Render(args: PhoneFieldProps) {
    const [value, setValue] = useState(args.value)
    return (
      <PhoneField
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next)
          setValue(next)
        }}
      />
    )
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

const getInput = () => screen.getByRole<HTMLInputElement>('textbox')
const expectDescription = (text: string) => waitFor(() => expect(getInput()).toHaveAccessibleDescription(text))

export const Typed: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('+77011234567')
    await expect(getInput()).toHaveValue('+7 701 123 4567')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+77011234567')
  },
}
export const AsPeopleWriteItHere: Story = {
  play: async ({ args }) => {
    await userEvent.type(getInput(), '87011234567')
    await userEvent.tab()
    await expect(getInput()).toHaveValue('+7 701 123 4567')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+77011234567')
    await userEvent.clear(getInput())
    await userEvent.type(getInput(), '727 250 12 34{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+77272501234')
  },
}
export const TheCaretStays: Story = {
  args: { value: '+77011234567' },
  play: async () => {
    await userEvent.type(getInput(), '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 })
    await userEvent.keyboard('7')
    await expect(getInput()).toHaveValue('+7 771 123 4567')
    await expect(getInput().selectionStart).toBe(5)
  },
}
export const Pasted: Story = {
  play: async () => {
    await userEvent.click(getInput())
    await userEvent.paste('тел. 8 (701) 123-45-67')
    await userEvent.tab()
    await expect(getInput()).toHaveValue('+7 701 123 4567')
  },
}
export const FromAbroad: Story = {
  play: async ({ args }) => {
    await userEvent.type(getInput(), '+442071838750')
    await expect(getInput()).toHaveValue('+44 20 7183 8750')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+442071838750')
  },
}
export const TooShort: Story = {
  play: async () => {
    await userEvent.type(getInput(), '8701123')
    await expect(getInput()).not.toBeInvalid()
    await userEvent.tab()
    await expectDescription('Номер короче, чем нужно: проверьте, все ли цифры')
  },
}
export const TooShortOnInk: Story = { args: { value: '+7701123' }, globals: { theme: 'dark' } }
export const NoSuchNumber: Story = {
  play: async () => {
    await userEvent.type(getInput(), '+71001234567')
    await userEvent.tab()
    await expectDescription('Такого номера нет: проверьте код и цифры')
  },
}
export const InKazakhOnANarrowPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: { label: 'Құжаттарды алатын жауапты адамның телефоны', value: '+7701123', required: true, hint: '' },
  play: async ({ canvasElement }) => {
    await expectDescription('Нөмір қысқа: цифрлардың бәрі бар ма, тексеріңіз')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Disabled: Story = { args: { disabled: true, value: '+77011234567' } }
export const ReadOnly: Story = { args: { value: '+77011234567', readOnlyReason: 'Меняет только администратор' } }
