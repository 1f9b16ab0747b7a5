import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { findLatinTexts } from '../../docs/latin-words.ts'
import { guide } from './DateRangeField.guide.ts'
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx'

const meta = {
  title: 'Primitives/Fields/DateRangeField',
  component: DateRangeField,
  parameters: { guide },
  args: { label: 'Период', value: { from: '', to: '' }, onValueChange: fn() },
  render: function Render(args: DateRangeFieldProps) {
    const [value, setValue] = useState(args.value)
    return (
      <DateRangeField
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
      <div style={{ maxInlineSize: 300, minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj<typeof meta>

const getFromField = () => screen.getByRole('textbox', { name: 'Период: с' })
const getToField = () => screen.getByRole('textbox', { name: 'Период: по' })
const openCalendar = () => userEvent.click(screen.getByRole('button', { name: 'Выбрать дни: Период' }))
const getDay = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

export const Typed: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('1 ноя')
    await userEvent.tab()
    await expect(getToField()).toHaveFocus()
    await userEvent.keyboard('30/11/26')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-30' })
    await expect(getFromField()).toHaveValue('01.11.2026')
    await expect(getToField()).toHaveValue('30.11.2026')
  },
}
export const PickedByKeyboard: Story = {
  args: { value: { from: '2026-11-10', to: '2026-11-12' } },
  play: async ({ args }) => {
    await openCalendar()
    await waitFor(() => expect(getDay('10 ноября')).toHaveFocus())
    await expect(getDay('10 ноября')).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(screen.getByText('Выберите первый день')).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.getByText('Теперь выберите последний день')).toBeVisible())
    // Selects backwards: the earlier day is still the first.
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expect(getDay('17 ноября')).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-17' })
    await expect(screen.queryByRole('grid')).toBeNull()
    await expect(getFromField()).toHaveFocus()
  },
}
export const ClosedHalfWayItChangesNothing: Story = {
  args: { value: { from: '2026-11-10', to: '2026-11-12' } },
  play: async ({ args }) => {
    await openCalendar()
    await waitFor(() => expect(getDay('10 ноября')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await openCalendar()
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await openCalendar()
    await expect(await screen.findByText('Выберите первый день')).toBeInTheDocument()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}
export const PickedByMouse: Story = {
  args: { max: '2026-12-03' },
  play: async ({ args }) => {
    await openCalendar()
    await userEvent.click(await screen.findByRole('button', { name: /^24 ноября/ }))
    await waitFor(() => expect(screen.getByText('Теперь выберите последний день')).toBeVisible())
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(getDay('18 ноября'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-18', to: '2026-11-24' })
    // The last day may be one of the shown days of the next month.
    await openCalendar()
    await userEvent.click(await screen.findByRole('button', { name: /^30 ноября/ }))
    await userEvent.click(getDay('2 декабря'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-30', to: '2026-12-02' })
  },
}
export const Preset: Story = {
  play: async ({ args }) => {
    await openCalendar()
    await userEvent.click(await screen.findByRole('button', { name: 'Этот квартал' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-12-31' })
    await openCalendar()
    await waitFor(() => {
      return expect(screen.getByRole('button', { name: 'Этот квартал' })).toHaveAttribute('aria-pressed', 'true')
    })
  },
}
export const Open: Story = {
  args: { value: { from: '2026-11-09', to: '2026-11-19' } },
  play: async () => {
    await openCalendar()
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
  },
}
export const OpenOnInk: Story = { ...Open, globals: { theme: 'dark' } }
export const OpenInKazakhOnANarrowPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: { ...Open.args, label: 'Есеп берілетін кезеңнің алғашқы және соңғы күні' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Күндерді таңдау/ }))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
    const { left, right } = screen.getByRole('dialog').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(320)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const NothingButKazakh: Story = {
  globals: { locale: 'kz' },
  args: { ...Open.args, label: 'Кезең' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Күндерді таңдау/ }))
    await waitFor(() => expect(screen.getByRole('button', { name: '2026\u00a0ж. 9 қараша' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}')
    await waitFor(() => expect(screen.getByText('Енді соңғы күнін таңдаңыз')).toBeVisible())
    await expect(findLatinTexts()).toEqual([])
  },
}
export const LastBeforeFirst: Story = {
  args: { value: { from: '2026-11-20', to: '' } },
  play: async () => {
    await userEvent.type(getToField(), '10.11.2026')
    await userEvent.tab()
    await expect(getToField()).toBeInvalid()
    await expect(getToField()).toHaveAccessibleDescription(/^Последний день раньше первого: 20 ноября 2026/)
    await expect(getFromField()).toHaveAttribute('aria-invalid', 'false')
  },
}
export const OnlyOneDay: Story = {
  play: async () => {
    await userEvent.type(getFromField(), '10.11.2026')
    await userEvent.tab()
    await expect(getToField()).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(getToField()).toHaveAccessibleDescription('Укажите и последний день'))
  },
}
export const OnlyOneDayInAFilter: Story = {
  args: { openEnded: true, value: { from: '2026-11-10', to: '' } },
  play: async () => {
    await expect(getToField()).toHaveAttribute('aria-invalid', 'false')
  },
}
export const OutOfBounds: Story = {
  args: { value: { from: '2026-11-01', to: '2026-11-30' }, max: '2026-11-21', hint: 'Данные есть по сегодня' },
  play: async () => {
    await expect(getToField()).toHaveAccessibleDescription(/^Не позже 21 ноября 2026/)
    await openCalendar()
    await expect(screen.queryByRole('button', { name: 'Этот квартал' })).toBeNull()
  },
}
export const Wrong: Story = { args: { required: true, error: 'Укажите период отчёта' } }
export const Disabled: Story = { args: { disabled: true, value: { from: '2026-11-01', to: '2026-11-30' } } }
export const ReadOnly: Story = {
  args: { value: { from: '2026-11-01', to: '2026-11-30' }, readOnlyReason: 'Период закрыт бухгалтерией' },
}
