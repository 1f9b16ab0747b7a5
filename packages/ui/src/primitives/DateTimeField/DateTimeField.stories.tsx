import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { guide } from './DateTimeField.guide.ts'
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx'

const meta = {
  title: 'Primitives/Fields/DateTimeField',
  component: DateTimeField,
  parameters: { guide },
  args: { label: 'Встреча', value: '', onValueChange: fn() },
  render: function Render(args: DateTimeFieldProps) {
    const [value, setValue] = useState(args.value)
    return (
      <DateTimeField
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
      <div style={{ maxInlineSize: 320, minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateTimeField>
export default meta
type Story = StoryObj<typeof meta>

const getDayField = () => screen.getByRole('textbox', { name: 'Встреча: Дата' })
const getTimeField = () => screen.getByRole('spinbutton', { name: 'Встреча: Время' })

export const Typed: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('31 желтоқсан')
    await userEvent.tab()
    await userEvent.tab()
    await expect(getTimeField()).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('930')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-31T09:30')
    await expect(getDayField()).toHaveValue('31.12.2026')
    await expect(getTimeField()).toHaveValue('09:30')
    await userEvent.clear(getTimeField())
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(getDayField()).toHaveValue('31.12.2026')
  },
}
export const PickedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь: Встреча' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /^21 ноября/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(getTimeField()).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-22T09:15')
  },
}
export const OnlyTheDay: Story = {
  play: async () => {
    await userEvent.type(getDayField(), '24.11.2026')
    await userEvent.tab()
    await userEvent.tab()
    await expect(getTimeField()).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.tab()
    await waitFor(() => expect(getTimeField()).toHaveAccessibleDescription('Укажите и время'))
    await expect(getTimeField()).toBeInvalid()
    await expect(getDayField()).toHaveAttribute('aria-invalid', 'false')
  },
}
export const TooEarly: Story = {
  args: { value: '2026-11-24T08:00', min: '2026-11-24T09:00' },
  play: async () => {
    await expect(getTimeField()).toHaveAccessibleDescription(/^Не раньше 24 ноября 2026\u00a0г\., 09:00/)
  },
}
export const TooEarlyOnInk: Story = { ...TooEarly, globals: { theme: 'dark' } }
export const NoSuchTime: Story = {
  args: { value: '2026-11-24T08:00' },
  play: async () => {
    await userEvent.clear(getTimeField())
    await userEvent.type(getTimeField(), '27')
    await userEvent.tab()
    await expect(getTimeField()).toHaveAccessibleDescription('Введите время, например 9:30')
    await expect(getDayField()).toHaveAttribute('aria-invalid', 'false')
  },
}
export const Filled: Story = { args: { value: '2026-11-24T09:30', hint: 'По времени Алматы', required: true } }
export const InKazakhOnANarrowPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: { label: 'Баспаханадан таралымды алып кетудің күні мен уақыты', value: '2026-11-24T09:30' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: /: Күні$/ })).toHaveValue('24.11.2026'))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    const [dayField, timeField] = [screen.getByRole('textbox'), screen.getByRole('spinbutton')]
    await expect(dayField.getBoundingClientRect().top).toBe(timeField.getBoundingClientRect().top)
  },
}
export const Wrong: Story = { args: { required: true, error: 'Укажите день и время встречи' } }
export const Disabled: Story = { args: { disabled: true, value: '2026-11-24T09:30' } }
export const ReadOnly: Story = { args: { value: '2026-11-24T09:30', readOnlyReason: 'Время назначил менеджер' } }
