import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Announcer } from '../Announcer/index.ts'
import { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx'
import type { ComboboxOption } from './options.ts'

const authors: ComboboxOption[] = [
  { value: '1', label: 'Тимур Ли', detail: 't.li@press.example' },
  { value: '2', label: 'Рауан Есенов', detail: 'r.esenov@press.example' },
  { value: '3', label: 'Әсел Нұрланқызы Сәрсенбаева', detail: 'a.sarsen@press.example' },
]

const meta = {
  title: 'Primitives/MultiCombobox',
  component: MultiCombobox,
  args: { label: 'Авторы', options: authors, value: [], onChange: fn(), placeholder: 'Имя или почта' },
  render: function Render(args: MultiComboboxProps<ComboboxOption>) {
    const [value, setValue] = useState(args.value)
    return (
      <MultiCombobox
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next)
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

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Авторы' })
    await userEvent.type(input, 'ли{Enter}')
    await userEvent.type(input, 'есен{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([authors[0], authors[1]])
    await expect(canvas.getByRole('list', { name: 'Авторы: выбранное' }).children).toHaveLength(2)
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith([authors[0]])
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Тимур Ли' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(input).toHaveFocus()
  },
}
export const Chosen: Story = { args: { value: authors.slice(0, 2), required: true } }
export const Open: Story = {
  args: { value: authors.slice(0, 1) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('option', { name: /Тимур Ли/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
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
