import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SettingConflict, UnsavedSettings } from './UnsavedSettings.tsx'

const onUndo = fn()
const changes = [
  { key: '2027-07-05', name: '5 июля 2027', before: 'нет', after: 'Перенос правительства', onUndo: onUndo },
  { key: '2027-05-16', name: '16 мая 2027', before: 'Курбан айт, ждёт даты', after: 'Курбан айт', onUndo: fn() },
]

const meta = {
  title: 'Press/UnsavedSettings',
  component: UnsavedSettings,
  args: { changes, children: 'Форма раздела' },
} satisfies Meta<typeof UnsavedSettings>
export default meta
type Story = StoryObj<typeof meta>

export const TwoChanges: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Не сохранено, вы' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть как было: 5 июля 2027' }))
    await expect(onUndo).toHaveBeenCalledOnce()
  },
}
export const NothingChanged: Story = { args: { changes: [] } }
const onTakeTheirs = fn()
/**
 * Two people have edited the same field. The form shows both values, and keeps the user's own value unless the user chooses the
 * other one.
 */
export const BothHaveSaved: Story = {
  render: () => (
    <SettingConflict
      fields={[
        {
          key: 'name_ru',
          name: 'Название на русском',
          before: 'Сарыарқа баспасы',
          after: 'Издательство Сарыарқа',
          onUndo: onTakeTheirs,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /сохранил кто-то другой/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Взять сохранённое: Название на русском' }))
    await expect(onTakeTheirs).toHaveBeenCalledOnce()
  },
}
