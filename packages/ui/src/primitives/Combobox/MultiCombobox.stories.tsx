import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../../foundations/layout/index.ts'
import { Announcer } from '../Announcer/index.ts'
import { Button } from '../Button/index.ts'
import { guide } from './MultiCombobox.guide.ts'
import { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx'
import { matchOptions, type ComboboxOption } from './options.ts'

const authors: ComboboxOption[] = [
  { value: '1', label: 'Тимур Ли', detail: 't.li@press.example' },
  { value: '2', label: 'Рауан Есенов', detail: 'r.esenov@press.example' },
  { value: '3', label: 'Әсел Нұрланқызы Сәрсенбаева', detail: 'a.sarsen@press.example' },
]

const meta = {
  title: 'Primitives/Fields/MultiCombobox',
  component: MultiCombobox,
  parameters: { guide },
  args: { label: 'Авторы', options: authors, value: [], onValueChange: fn(), placeholder: 'Имя или почта' },
  render: function Render(args: MultiComboboxProps<ComboboxOption>) {
    const [value, setValue] = useState(args.value)
    return (
      <MultiCombobox
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
      <Announcer>
        <div style={{ inlineSize: 320, maxInlineSize: '100%', minBlockSize: 240 }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof MultiCombobox<ComboboxOption>>
export default meta
type Story = StoryObj<typeof meta>

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs))

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Авторы' })
    await userEvent.type(input, 'ли{Enter}')
    await userEvent.type(input, 'есен{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([authors[0], authors[1]])
    await expect(canvas.getByRole('list', { name: 'Авторы: выбранное' }).children).toHaveLength(2)
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([authors[0]])
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Тимур Ли' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await expect(input).toHaveFocus()
  },
}
export const NothingBelowStaysCovered: Story = {
  render: function Render(args: MultiComboboxProps<ComboboxOption>) {
    const [value, setValue] = useState(args.value)
    const [clickCount, setClickCount] = useState(0)
    return (
      <Stack gap={2}>
        <MultiCombobox {...args} value={value} onValueChange={setValue} />
        <div>
          <Button size="sm" onClick={() => setClickCount(clickCount + 1)}>
            Добавить автора
          </Button>
        </div>
        <p>{`Добавлено: ${clickCount}`}</p>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Добавить автора' })
    const getTopButton = () => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button')
    }
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(getTopButton()).not.toBe(button)
    await userEvent.click(screen.getByRole('option', { name: /Тимур Ли/ }))
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(getTopButton()).toBe(button)
    await userEvent.click(button)
    await expect(screen.getByText('Добавлено: 1')).toBeVisible()
  },
}
export const ItClosesWhenLeft: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await expect(screen.getByRole('listbox')).toBeVisible()
    await userEvent.click(document.body)
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.click(input)
    await userEvent.tab()
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}
export const ByKeyboardOneAfterAnother: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(input).toHaveFocus()
    // The list opens at the last chosen option, so that the next option is one step away.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([authors[0], authors[1]])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([authors[0]])
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect(canvas.getByRole('button', { name: 'Убрать: Тимур Ли' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await expect(input).toHaveFocus()
  },
}
export const Searched: Story = {
  args: {
    options: async (query) => {
      await wait(60)
      return matchOptions(authors, query)
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'әсел')
    await waitFor(() => expect(screen.getByText('Ищем')).toBeVisible())
    await screen.findByRole('option', { name: /Әсел/ })
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([authors[2]])
  },
}
export const Created: Story = {
  args: { onCreate: (label) => ({ value: label, label }) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'А. Сейіт')
    await userEvent.click(screen.getByRole('option', { name: 'Добавить «А. Сейіт»' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([{ value: 'А. Сейіт', label: 'А. Сейіт' }])
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}
export const Chosen: Story = { args: { value: authors.slice(0, 2), required: true } }
export const Open: Story = {
  args: { value: authors.slice(0, 1) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(screen.getByRole('option', { name: /Тимур Ли/ })).toHaveAttribute('aria-selected', 'true')
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
  },
}
export const OpenOnInk: Story = { ...Open, globals: { theme: 'dark' } }
export const ManyAtPhoneWidth: Story = {
  args: { value: authors, label: 'Кітаптың авторлары мен құрастырушылары' },
  globals: { locale: 'kz' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Wrong: Story = { args: { required: true, error: 'Добавьте хотя бы одного автора' } }
export const Disabled: Story = { args: { disabled: true, value: authors.slice(0, 2) } }
export const ReadOnly: Story = {
  args: { value: authors.slice(0, 2), readOnlyReason: 'Авторов меняют в заявке' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Убрать/ })).toBeNull()
  },
}
