import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { guide } from './TimeField.guide.ts'
import { TimeField, type TimeFieldProps } from './TimeField.tsx'

const meta = {
  title: 'Primitives/Fields/TimeField',
  component: TimeField,
  parameters: { guide },
  args: { label: 'Начало встречи', value: '', onValueChange: fn() },
  render: function Render(args: TimeFieldProps) {
    const [value, setValue] = useState(args.value)
    return (
      <TimeField
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
      <div style={{ maxInlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

const getInput = () => screen.getByRole('spinbutton')

export const Typed: Story = {
  play: async ({ args }) => {
    for (const [inputText, time] of [
      ['9.30', '09:30'],
      ['930', '09:30'],
      ['21 05', '21:05'],
    ] as const) {
      await userEvent.clear(getInput())
      await userEvent.type(getInput(), inputText)
      await userEvent.tab()
      await expect(getInput()).toHaveValue(time)
      await expect(args.onValueChange).toHaveBeenLastCalledWith(time)
    }
  },
}
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:00')
    await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('10:00')
    await expect(getInput()).toHaveAttribute('aria-valuetext', '10:00')
  },
}
export const NoTime: Story = {
  play: async ({ args }) => {
    await userEvent.type(getInput(), '25:00')
    await userEvent.tab()
    await expect(getInput()).toBeInvalid()
    await expect(getInput()).toHaveValue('25:00')
    await expect(getInput()).toHaveAccessibleDescription('Введите время, например 9:30')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}
export const OutsideTheDay: Story = {
  args: { min: '09:00', max: '18:00', hint: 'Типография открыта с 9:00 до 18:00' },
  play: async () => {
    await userEvent.type(getInput(), '18.30')
    await expect(getInput()).not.toBeInvalid()
    await userEvent.tab()
    await expect(getInput()).toHaveAccessibleDescription('Не позже 18:00')
    await userEvent.type(getInput(), '{ArrowDown}')
    await expect(getInput()).toHaveValue('18:00')
    await expect(getInput()).not.toBeInvalid()
  },
}
export const Filled: Story = { args: { value: '09:30' } }
export const FilledOnInk: Story = { ...Filled, globals: { theme: 'dark' } }
export const InKazakhOnANarrowPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: { label: 'Баспаханада кездесудің басталатын уақыты', min: '09:00', value: '08:00' },
  play: async () => {
    await waitFor(() => expect(getInput()).toHaveAccessibleDescription('09:00 уақытынан ерте болмауы керек'))
  },
}
export const Disabled: Story = { args: { disabled: true, value: '09:30' } }
export const ReadOnly: Story = { args: { value: '09:30', readOnlyReason: 'Время назначил менеджер' } }
