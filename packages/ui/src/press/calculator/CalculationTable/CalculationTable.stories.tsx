import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { calculations } from '../fixtures.ts'
import { CalculationPrices } from './CalculationPrices.tsx'
import { CalculationTable } from './CalculationTable.tsx'
import { NameCalculation } from './NameCalculation.tsx'

const meta = {
  title: 'Press/CalculationTable',
  component: CalculationTable,
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  args: {
    rows: calculations,
    hrefOf: ({ id }) => `#/calculator/${id}`,
    sort: { key: 'updated_at', direction: 'descending' },
    onSortChange: fn(),
    onRename: fn(),
    onCopy: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof CalculationTable>
export default meta
type Story = StoryObj<typeof meta>

const [firstCalculation, , olderCalculation] = calculations

export const Several: Story = {
  play: async ({ canvas, args }) => {
    const row = within(canvas.getByRole('row', { name: /Введение в корпусную/ }))
    await expect(row.getByText(/^сегодня 423\s750\s₸$/)).toBeVisible()
    await expect(canvas.getByText(/^С 1 января 2027 г\. — 6\s410\s000\s₸$/)).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Действия: Введение в корпусную лингвистику' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }))
    await expect(args.onRemove).toHaveBeenCalledWith(olderCalculation)
    await userEvent.click(canvas.getByRole('button', { name: /^Сумма/ }))
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'sum', direction: 'ascending' })
  },
}
export const OnInkInKazakh: Story = { globals: { theme: 'dark', locale: 'kz' } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const None: Story = { args: { rows: [] } }
export const Loading: Story = { args: { rows: [], loading: true } }

const onReckon = fn()
export const PricesChanged: Story = {
  render: () => (olderCalculation ? <CalculationPrices calculation={olderCalculation} onReckon={onReckon} /> : <></>),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/по прайс-листу № 6/)).toHaveTextContent(/423\s750\s₸ \(\+/)
    await userEvent.click(canvas.getByRole('button', { name: 'Пересчитать по сегодняшним ценам' }))
    await expect(onReckon).toHaveBeenCalledOnce()
  },
}
export const PricesAreAboutToChange: Story = {
  render: () => (firstCalculation ? <CalculationPrices calculation={firstCalculation} onReckon={onReckon} /> : <></>),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/С 1 января 2027 г\. по прайс-листу № 8/)).toHaveTextContent(/6\s410\s000\s₸/)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

const onSave = fn(() => Promise.resolve())
export const Named: Story = {
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  render: () => <NameCalculation purpose="keep" name="" onSave={onSave} onClose={fn()} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Сохранить расчёт' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    const nameField = dialog.getByRole('textbox', { name: /Название расчёта/ })
    await expect(nameField).toHaveAccessibleDescription('Введите название расчёта')
    await userEvent.type(nameField, ' Геоботаника ')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(onSave).toHaveBeenCalledWith('Геоботаника')
  },
}
