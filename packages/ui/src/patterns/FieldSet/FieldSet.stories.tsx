import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { BinIinField } from '../../primitives/BinIinField/index.ts'
import { Checkbox } from '../../primitives/Checkbox/index.ts'
import { Select } from '../../primitives/Select/index.ts'
import { TextArea } from '../../primitives/TextArea/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import { FieldWide } from './FieldGrid.tsx'
import { guide } from './FieldSet.guide.ts'
import { FieldSet } from './FieldSet.tsx'

const ignore = fn()

const meta = {
  title: 'Patterns/FieldSet',
  component: FieldSet,
  parameters: { guide },
  args: {
    legend: 'Реквизиты',
    hint: 'Нужны для счёта и договора. Их можно поменять в профиле организации.',
    children: (
      <>
        <TextField label="Организация" required defaultValue="Колледж права" />
        <BinIinField label="БИН" value="940140000384" onValueChange={ignore} />
        <FieldWide>
          <TextField label="Адрес" hint="Как в справке о регистрации" optional />
        </FieldWide>
        <Select label="Форма" options={[{ value: 'too', label: 'ТОО' }]} defaultValue="too" />
        <TextField label="Телефон" type="tel" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FieldSet>
export default meta
type Story = StoryObj<typeof meta>

const getTop = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top)
const getLeft = (element: HTMLElement) => Math.round(element.getBoundingClientRect().left)

export const Stacked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Реквизиты' })).toHaveAccessibleDescription(/Нужны для счёта/)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'БИН' })).toHaveFocus()
  },
}
export const TwoColumns: Story = {
  args: { layout: 'columns' },
  play: async ({ canvas }) => {
    const [nameField, binField] = [canvas.getByLabelText(/Организация/), canvas.getByLabelText('БИН')]
    await expect(getTop(nameField)).toBe(getTop(binField))
    await expect(getLeft(canvas.getByLabelText('Адрес'))).toBe(getLeft(nameField))
  },
}
export const TwoColumnsOnInk: Story = { ...TwoColumns, globals: { theme: 'dark' } }
export const Inline: Story = {
  args: {
    layout: 'inline',
    legend: 'Уведомления',
    hint: '',
    children: (
      <>
        <TextField label="Почта" type="email" defaultValue="t.li@press.example" required />
        <TextField label="Подпись в письмах" hint="Одна строка" />
        <TextField label="Телефон" error="Номер короче, чем нужно: проверьте, все ли цифры" defaultValue="+7 701" />
        <TextArea label="Адрес доставки" defaultValue="Алматы, Абая 10" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Подпись в письмах')
    const field = canvas.getByLabelText('Подпись в письмах')
    await expect(field.getBoundingClientRect().left).toBeGreaterThan(label.getBoundingClientRect().right)
    await expect(canvas.getByText('Одна строка').getBoundingClientRect().left).toBeGreaterThan(
      label.getBoundingClientRect().right,
    )
  },
}
export const InlineCompact: Story = { ...Inline, globals: { density: 'compact' } }
export const InlineInKazakhOnANarrowPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: {
    layout: 'inline',
    legend: 'Хабарландырулар мен хаттарға қойылатын қолтаңба',
    hint: 'Ұйымның деректемелері шот пен шартқа керек.',
    children: (
      <>
        <TextField label="Ұйымның толық атауы" defaultValue="Құқық колледжі" />
        <Checkbox label="Апталық есепті электрондық поштаға жіберіп тұру" />
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText('Ұйымның толық атауы')
    await expect(getLeft(field)).toBeLessThan(40)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const TurnedOff: Story = {
  args: { disabled: true, layout: 'columns' },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeDisabled()
  },
}
