import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { findLatinTexts } from '../../docs/latin-words.ts'
import { guide } from './DateField.guide.ts'
import { DateField, type DateFieldProps } from './DateField.tsx'

const meta = {
  title: 'Primitives/Fields/DateField',
  component: DateField,
  parameters: { guide },
  args: { label: 'Срок сдачи', value: '', onValueChange: fn() },
  render: function Render(args: DateFieldProps) {
    const [value, setValue] = useState(args.value)
    return (
      <DateField
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
      <div style={{ inlineSize: 240, maxInlineSize: '100%', minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>
export default meta
const getDay = (name: string) => screen.getByRole('button', { name })

type Story = StoryObj<typeof meta>

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Срок сдачи' })
    await userEvent.type(input, '24 ноя')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(input).toHaveValue('24.11.2026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-24')
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
  },
}
export const TypedInKazakh: Story = {
  globals: { locale: 'kz' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '24 қар{Enter}')
    await expect(input).toHaveValue('24.11.2026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-24')
  },
}
export const NoSuchDay: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '31.02.2027')
    await userEvent.tab()
    await expect(input).toBeInvalid()
    await expect(input).toHaveValue('31.02.2027')
    await expect(input).toHaveAccessibleDescription('Введите дату, например 21.11.2026')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(input).not.toBeInvalid()
  },
}
export const OutOfReach: Story = {
  args: { min: '2026-11-21', minReason: 'Срок уже прошёл: выберите день не раньше 21 ноября' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '01.11.2026{Enter}')
    await expect(input).toHaveAccessibleDescription('Срок уже прошёл: выберите день не раньше 21 ноября')
  },
}
export const Picked: Story = {
  args: { value: '2026-11-24', min: '2026-11-10' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Открыть календарь: Срок сдачи' })
    await userEvent.click(button)
    await waitFor(() => expect(getDay('24 ноября 2026\u00a0г.')).toHaveFocus())
    await expect(getDay('24 ноября 2026\u00a0г.')).toHaveAttribute('aria-pressed', 'true')
    await expect(getDay('21 ноября 2026\u00a0г.')).toHaveAttribute('aria-current', 'date')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Home}')
    await expect(getDay('30 ноября 2026\u00a0г.')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(getDay('6 декабря 2026\u00a0г.')).toHaveFocus()
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect(getDay('6 октября 2026\u00a0г.')).toHaveFocus()
    await expect(getDay('6 октября 2026\u00a0г.')).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getByText(/^Не раньше 10 ноября 2026/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-10-06')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(screen.queryByRole('grid')).toBeNull()
  },
}
export const EscGoesBackToTheButton: Story = {
  args: { value: '2026-11-24' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Открыть календарь: Срок сдачи' })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('button', { name: '24 ноября 2026\u00a0г.' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(screen.queryByRole('grid')).toBeNull()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: '24 ноября 2026\u00a0г.' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
  },
}
export const ADayOfTheNextMonth: Story = {
  args: { value: '2026-11-24' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Открыть календарь/ }))
    await userEvent.click(await screen.findByRole('button', { name: '2 декабря 2026\u00a0г.' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-02')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  },
}
export const Open: Story = {
  args: { value: '2026-11-24', min: '2026-11-10' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Открыть календарь/ }))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Следующий месяц' }))
    await expect(screen.getByRole('grid', { name: /декабрь 2026/i })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущий месяц' }))
  },
}
export const OpenOnInk: Story = { ...Open, globals: { theme: 'dark' } }
export const OpenInKazakh: Story = {
  globals: { locale: 'kz' },
  args: { label: 'Тапсыру мерзімі', value: '2026-11-24' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Күнтізбені ашу/ }))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
    await expect(screen.getByRole('grid', { name: /қараша/i })).toBeVisible()
    await expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent(/дс/i)
  },
}
export const NothingButKazakh: Story = {
  globals: { locale: 'kz' },
  args: { label: 'Тапсыру мерзімі', value: '2026-11-24', min: '2026-11-20' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Күнтізбені ашу/ }))
    await waitFor(() => expect(screen.getByRole('button', { name: '2026\u00a0ж. 24 қараша' })).toHaveFocus())
    await expect(findLatinTexts()).toEqual([])
    await userEvent.keyboard('{PageUp}')
    await userEvent.click(screen.getByRole('button', { name: 'Келесі ай' }))
    await userEvent.click(screen.getByRole('button', { name: 'Келесі ай' }))
    await expect(screen.getByRole('grid', { name: '2026\u00a0ж. желтоқсан' })).toBeVisible()
    await expect(findLatinTexts()).toEqual([])
  },
}
export const Wrong: Story = { args: { required: true, error: 'Укажите срок сдачи' } }
export const Disabled: Story = { args: { disabled: true, value: '2026-11-24' } }
export const ReadOnly: Story = {
  args: { value: '2026-11-24', readOnlyReason: 'Срок утверждён' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}
