import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { guide } from './MoneyField.guide.ts'
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'

const meta = {
  title: 'Primitives/Fields/MoneyField',
  component: MoneyField,
  parameters: { guide },
  args: { label: 'Сумма договора', value: null, onValueChange: fn() },
  render: function Render(args: MoneyFieldProps) {
    const [value, setValue] = useState(args.value)
    return (
      <MoneyField
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
      <div style={{ maxInlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

const noBreakSpace = '\u00a0'

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Сумма договора' })
    await userEvent.type(input, '1284500')
    await expect(input).toHaveValue(`1${noBreakSpace}284${noBreakSpace}500`)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(128_450_000)
    await userEvent.type(input, ',5')
    await expect(input).toHaveValue(`1${noBreakSpace}284${noBreakSpace}500,5`)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(128_450_050)
    await userEvent.tab()
    await expect(input).toHaveValue(`1${noBreakSpace}284${noBreakSpace}500,50`)
    await expect(input).toHaveAttribute('aria-valuetext', `1${noBreakSpace}284${noBreakSpace}500,50${noBreakSpace}₸`)
  },
}
export const ByKeyboard: Story = {
  args: { value: 50_000_00 },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(51_000_00)
    await userEvent.keyboard('{PageDown}{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(40_000_00)
  },
}
export const PastedFromABank: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton'))
    await userEvent.paste('1,284,500.50 KZT')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(128_450_050)
    await expect(canvas.getByRole('spinbutton')).toHaveValue(`1${noBreakSpace}284${noBreakSpace}500,50`)
  },
}
export const Filled: Story = { args: { value: 182_200_00, hint: 'С НДС 16 %' } }
export const FilledOnInk: Story = { ...Filled, globals: { theme: 'dark' } }
export const TooMuch: Story = {
  args: { label: 'Оплата', max: 120_000_00, required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton')
    await userEvent.type(input, '150000')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      `Введите сумму от 0${noBreakSpace}₸ до 120${noBreakSpace}000${noBreakSpace}₸`,
    )
  },
}
export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { label: 'Contract sum', value: 128_450_050 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('1,284,500.50'))
  },
}
export const InKazakhOnANarrowPhone: Story = {
  ...TooMuch,
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: { label: 'Шарт бойынша төленетін жалпы сома', max: 120_000_00, value: 150_000_00 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => {
      return expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(/аралығындағы соманы енгізіңіз/)
    })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Disabled: Story = { args: { disabled: true, value: 182_200_00 } }
export const ReadOnly: Story = { args: { value: 182_200_00, readOnlyReason: 'КП принято: сумма не меняется' } }
