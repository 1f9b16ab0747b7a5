import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { guide } from './Diff.guide.ts'
import { FieldDiff, type FieldVersions } from './FieldDiff.tsx'
import { TextDiff } from './TextDiff.tsx'

const fields: FieldVersions[] = [
  { key: 'book_name', label: 'Название', before: 'Қазақ тілінің корпусы', after: 'Қазақ тілінің корпусы' },
  { key: 'circulation', label: 'Тираж', before: '1 000 экз.', after: '1 500 экз.' },
  { key: 'isbn', label: 'ISBN', before: null, after: '978-601-04-5821-4' },
  { key: 'due', label: 'Срок', before: '25 ноября 2026', after: '' },
  {
    key: 'annotation',
    label: 'Аннотация',
    compare: 'words',
    before: 'Учебник для студентов вузов. Описана структура корпуса и приёмы разметки.',
    after: 'Учебник для студентов и преподавателей вузов. Описана структура корпуса, приёмы разметки и поиска.',
  },
  { key: 'format', label: 'Формат', before: '70×100/16', after: '70×100/16' },
]

const meta = {
  title: 'Patterns/Diff',
  component: FieldDiff,
  parameters: { guide },
  args: { fields },
  decorators: [(Story) => <div style={{ maxInlineSize: 820 }}>{Story()}</div>],
} satisfies Meta<typeof FieldDiff>
export default meta
type Story = StoryObj<typeof meta>

export const FieldByField: Story = {
  play: async ({ canvas, canvasElement }) => {
    const removedTexts = [...canvasElement.querySelectorAll('del')].map(({ textContent }) => textContent)
    const addedTexts = [...canvasElement.querySelectorAll('ins')].map(({ textContent }) => textContent)
    await expect(removedTexts).toContain('1 000 экз.')
    await expect(addedTexts).toContain('1 500 экз.')
    await expect(addedTexts).toContain('978-601-04-5821-4')
    await expect(addedTexts.join('|')).toContain('и преподавателей')
    await expect(getComputedStyle(canvasElement.querySelector('del') as Element).textDecorationLine).toBe(
      'line-through',
    )
    await expect(getComputedStyle(canvasElement.querySelector('ins') as Element).textDecorationLine).toBe('underline')
    await expect(canvas.getByText('70×100/16')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Не изменилось 2 поля'))
    await waitFor(() => expect(canvas.getByText('70×100/16')).toBeVisible())
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const NamedVersions: Story = {
  args: { beforeLabel: '19 ноября, Елена Ким', afterLabel: 'Сегодня, вы' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Сегодня, вы:')).toHaveLength(3)
  },
}
export const NothingChanged: Story = {
  args: { fields: fields.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Различий нет')).toBeVisible()
  },
}
export const TextWordByWord: Story = {
  render: () => (
    <TextDiff
      showCounts
      before={'Книга посвящена истории книжного дела.\nОна рассчитана на студентов вузов.'}
      after={'Книга посвящена истории книжного дела Казахстана.\nОна рассчитана на учителей школ.'}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('студентов вузов')).toBeVisible()
    await expect(canvas.getByText('2 добавления, 1 удаление')).toBeVisible()
  },
}
export const KazakhAtNarrowWidth: Story = {
  args: {
    fields: [
      { key: 'circulation', label: 'Таралымы', before: '1 000 дана', after: '1 500 дана' },
      {
        key: 'annotation',
        label: 'Аннотация',
        compare: 'words',
        before: 'Жоғары оқу орындарының студенттеріне арналған оқулық.',
        after: 'Жоғары оқу орындарының оқытушыларына арналған оқу құралы.',
      },
    ],
  },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
