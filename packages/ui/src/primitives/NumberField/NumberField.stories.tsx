import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { guide } from './NumberField.guide.ts'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

const meta = {
  title: 'Primitives/Fields/NumberField',
  component: NumberField,
  parameters: { guide },
  args: { label: 'Тираж', suffix: 'экз.', min: 10, max: 20_000, step: 100, value: null, onValueChange: fn() },
  render: function Render(args: NumberFieldProps) {
    const [value, setValue] = useState(args.value)
    return (
      <NumberField
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
      <div style={{ maxInlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

const noBreakSpace = '\u00a0'

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Тираж' })
    await userEvent.type(input, '1x500')
    await expect(input).toHaveValue(`1${noBreakSpace}500`)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1500)
    await expect(input).toHaveAttribute('aria-valuetext', `1${noBreakSpace}500 экз.`)
    await userEvent.clear(input)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}
export const ByKeyboard: Story = {
  args: { value: 300 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(400)
    await userEvent.keyboard('{PageUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1400)
    await userEvent.keyboard('{ArrowDown}{PageDown}{PageDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(10)
    await expect(canvas.getByRole('spinbutton')).toHaveValue('10')
  },
}
export const TheCaretStays: Story = {
  args: { value: 12_345 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('spinbutton')
    await userEvent.type(input, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    await expect(input).toHaveValue(`192${noBreakSpace}345`)
    await expect(input.selectionStart).toBe(2)
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue(`12${noBreakSpace}345`)
    await expect(input.selectionStart).toBe(1)
  },
}
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton'))
    await userEvent.paste('1 500,00 экз.')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1500)
  },
}
export const TooLittleIsSaidOnLeaving: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton')
    await userEvent.type(input, '5')
    await expect(input).not.toBeInvalid()
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(`Введите число от 10 до 20${noBreakSpace}000`)
  },
}
export const TooMuchIsSaidAtOnce: Story = {
  args: { label: 'Процент оплаты', suffix: '%', min: 0, max: 100, step: 5, required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton')
    await userEvent.type(input, '140')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Введите число от 0 до 100')
  },
}
export const TooMuchOnInk: Story = { ...TooMuchIsSaidAtOnce, globals: { theme: 'dark' } }
export const WithAPart: Story = {
  args: { label: 'Толщина корешка', suffix: 'мм', min: 0, max: 80, step: 0.5, digits: 1, value: 10.3 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('spinbutton')
    await expect(input).toHaveValue('10,3')
    await userEvent.type(input, '{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(10.8)
    await userEvent.clear(input)
    await userEvent.type(input, '12.5')
    await expect(input).toHaveValue('12,5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12.5)
  },
}
export const InEnglish: Story = {
  ...WithAPart,
  globals: { locale: 'en' },
  args: { label: 'Print run', suffix: 'copies', value: 12_500, max: 20_000 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('12,500'))
  },
}
export const BelowZero: Story = {
  args: { label: 'Поправка', suffix: '%', min: -50, max: 50, step: 1, value: 5 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('spinbutton')
    await userEvent.clear(input)
    await userEvent.type(input, '-12')
    await expect(input).toHaveValue('\u221212')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(-12)
  },
}
export const WithSteppers: Story = {
  args: { steppers: true, value: 19_900 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Больше: Тираж' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(20_000)
    await expect(canvas.getByRole('button', { name: 'Больше: Тираж' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Меньше: Тираж' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(19_900)
  },
}
export const WithSteppersOnANarrowPhone: Story = {
  ...WithSteppers,
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: { label: 'Басылымның таралымы мен қосымша даналар саны', suffix: 'дана', steppers: true, value: 1500 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Disabled: Story = { args: { disabled: true, value: 1000, steppers: true } }
export const ReadOnly: Story = { args: { value: 1000, readOnlyReason: 'Тираж утверждён вместе с КП' } }
