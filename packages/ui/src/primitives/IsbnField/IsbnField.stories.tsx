import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { guide } from './IsbnField.guide.ts'
import { IsbnField, type IsbnFieldProps } from './IsbnField.tsx'

const meta = {
  title: 'Primitives/Fields/IsbnField',
  component: IsbnField,
  parameters: { guide },
  args: { label: 'ISBN', hint: '13 цифр с дефисами или без них', value: '', onValueChange: fn() },
  render: function Render(args: IsbnFieldProps) {
    const [value, setValue] = useState(args.value)
    return (
      <IsbnField
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
} satisfies Meta<typeof IsbnField>
export default meta
type Story = StoryObj<typeof meta>

const getInput = () => screen.getByRole<HTMLInputElement>('textbox')
const expectDescription = (text: string) => waitFor(() => expect(getInput()).toHaveAccessibleDescription(text))

export const Typed: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('9786010300705')
    await expect(getInput()).toHaveValue('978-601-03-0070-5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('9786010300705')
  },
}
export const TheCaretStays: Story = {
  args: { value: '9786010300705' },
  play: async () => {
    await userEvent.type(getInput(), '{Backspace}', { initialSelectionStart: 8, initialSelectionEnd: 8 })
    await expect(getInput()).toHaveValue('978-600300705')
    await userEvent.keyboard('1')
    await expect(getInput()).toHaveValue('978-601-03-0070-5')
    await expect(getInput().selectionStart).toBe(7)
  },
}
export const Pasted: Story = {
  play: async ({ args }) => {
    await userEvent.click(getInput())
    await userEvent.paste('ISBN 978-601-03-0070-5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('9786010300705')
  },
}
export const OfTenDigits: Story = {
  play: async ({ args }) => {
    await userEvent.type(getInput(), '080442957x')
    await expect(getInput()).not.toBeInvalid()
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('9780804429573')
    await expect(getInput()).toHaveValue('978-0-8044-2957-3')
  },
}
export const TooShort: Story = {
  play: async () => {
    await userEvent.type(getInput(), '978601')
    await userEvent.tab()
    await expectDescription('Нужно 13 цифр, введено 6')
  },
}
export const Mistyped: Story = {
  play: async () => {
    await userEvent.type(getInput(), '9786010300704')
    await expectDescription('В ISBN опечатка: последняя цифра не сходится с остальными')
  },
}
export const MistypedOnInk: Story = { args: { value: '9786010300704' }, globals: { theme: 'dark' } }
export const NoISBNAtAll: Story = {
  play: async () => {
    await userEvent.type(getInput(), '4601234567893')
    await expectDescription('ISBN начинается с 978 или 979')
  },
}
export const InKazakhOnANarrowPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: { label: 'Кітаптың халықаралық стандартты нөмірі (ISBN)', value: '9786010300704', required: true, hint: '' },
  play: async ({ canvasElement }) => {
    await expectDescription('ISBN-де қате бар: соңғы цифр қалғандарымен сәйкес емес')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Disabled: Story = { args: { disabled: true, value: '9786010300705' } }
export const ReadOnly: Story = { args: { value: '9786010300705', readOnlyReason: 'Меняет только администратор' } }
