import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DescriptionList } from '../../foundations/layout/index.ts'
import { guide } from './InlineEdit.guide.ts'
import { InlineEdit } from './InlineEdit.tsx'

const meta = {
  title: 'Patterns/InlineEdit',
  component: InlineEdit,
  parameters: { guide },
  args: {
    label: 'Название',
    value: 'Геоботаника сухих степей',
    bookTitle: true,
    onSave: fn(async (_value: string): Promise<unknown> => undefined),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 460, paddingInline: 8 }}>{Story()}</div>],
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <InlineEdit
        {...args}
        value={value}
        onSave={async (next) => {
          await args.onSave(next)
          setValue(next)
        }}
      />
    )
  },
} satisfies Meta<typeof InlineEdit>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = { getByRole: (role: 'button' | 'textbox', options: { name: RegExp | string }) => HTMLElement }
const getDisplayButton = (canvas: Canvas) => canvas.getByRole('button', { name: /^Изменить: Название/ })
const getField = (canvas: Canvas) => canvas.getByRole('textbox', { name: /Название/ })

export const EnterSaves: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(getDisplayButton(canvas)).toHaveFocus()
    await expect(getDisplayButton(canvas)).toHaveAccessibleName('Изменить: Название. Геоботаника сухих степей')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(getField(canvas)).toHaveFocus())
    await userEvent.keyboard('Геоботаника степей Казахстана{Enter}')
    await waitFor(() => expect(getDisplayButton(canvas)).toHaveFocus())
    await expect(args.onSave).toHaveBeenCalledWith('Геоботаника степей Казахстана')
    await expect(getDisplayButton(canvas)).toHaveTextContent('Геоботаника степей Казахстана')
    await expect(canvas.getByRole('status')).toHaveTextContent('Сохранено')
  },
}
export const EscBringsBackWhatWas: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(getDisplayButton(canvas))
    await userEvent.type(getField(canvas), ' и лесов{Escape}')
    await waitFor(() => expect(getDisplayButton(canvas)).toHaveFocus())
    await expect(getDisplayButton(canvas)).toHaveTextContent('Геоботаника сухих степей')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const LeavingSaves: Story = {
  render: (args) => (
    <>
      <InlineEdit {...args} />
      <button type="button">Дальше</button>
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(getDisplayButton(canvas))
    await userEvent.type(getField(canvas), ', том 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('Геоботаника сухих степей, том 2'))
    await expect(canvas.getByRole('button', { name: 'Дальше' })).toHaveFocus()
  },
}
export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(getDisplayButton(canvas))
    await expect(getField(canvas)).toHaveAccessibleDescription('Enter сохраняет, Esc возвращает как было')
  },
}
export const EditingOnInk: Story = { ...Editing, globals: { theme: 'dark' } }
export const Saving: Story = {
  args: { onSave: fn((_value: string): Promise<unknown> => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(getDisplayButton(canvas))
    await userEvent.type(getField(canvas), '.{Enter}')
    await expect(canvas.getByRole('button', { name: 'Сохраняем' })).toHaveAttribute('aria-busy', 'true')
    await expect(getField(canvas)).toHaveAttribute('readonly')
  },
}
export const Refused: Story = {
  args: { onSave: fn((_value: string): Promise<unknown> => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    await userEvent.click(getDisplayButton(canvas))
    await userEvent.type(getField(canvas), ', том 2{Enter}')
    await waitFor(() => expect(getField(canvas)).toHaveAccessibleDescription(/Не сохранилось/))
    await expect(getField(canvas)).toHaveValue('Геоботаника сухих степей, том 2')
    await expect(getField(canvas)).toHaveFocus()
  },
}
export const CannotBeEmpty: Story = {
  args: { required: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(getDisplayButton(canvas))
    await userEvent.clear(getField(canvas))
    await userEvent.keyboard('{Enter}')
    await expect(getField(canvas)).toHaveAccessibleDescription('Не может быть пустым')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const SeveralLines: Story = {
  args: { label: 'Название', value: 'Первая строка\nВторая строка', multiline: true, bookTitle: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(getDisplayButton(canvas))
    await userEvent.clear(getField(canvas))
    await userEvent.keyboard('Одна{Enter}Другая')
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('Одна\nДругая'))
  },
}
export const AmongFacts: Story = {
  render: (args) => (
    <DescriptionList
      items={[
        { term: 'Название', value: <InlineEdit {...args} /> },
        { term: 'Подзаголовок', value: <InlineEdit {...args} label="Подзаголовок" value="" /> },
        {
          term: 'ISBN',
          value: (
            <InlineEdit
              {...args}
              label="ISBN"
              bookTitle={false}
              value="978-601-04-5821-4"
              readOnlyReason="Присвоен издательством"
            />
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('не указано')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /ISBN/ })).toBeNull()
  },
}
export const KazakhAtNarrowWidth: Story = {
  args: { label: 'Атауы', value: 'Қазақ тілінің корпусы: құрылымы мен қолданылуы' },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Өзгерту: Атауы/ }))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
