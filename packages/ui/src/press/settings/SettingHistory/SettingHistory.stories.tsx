import { setPressTables } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { addedMaterials } from '../../calculator/fixtures.ts'
import { entries } from '../../shared/fixtures/settings.ts'
import { SettingHistory } from './SettingHistory.tsx'

const meta = {
  title: 'Press/SettingHistory',
  component: SettingHistory,
  args: { entries },
} satisfies Meta<typeof SettingHistory>
export default meta
type Story = StoryObj<typeof meta>

export const OfVat: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 июля 2027.*: 17 % → 18 %/)).toBeVisible()
    await expect(canvas.getByText('Человек, которого больше нет', { exact: false })).toBeVisible()
  },
}
export const OfColumns: Story = {
  args: {
    entries: entries
      .slice(0, 1)
      .map((entry) => ({ ...entry, section: 'columns', changes: [{ field: 'process', before: '14', after: null }] })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/: 14 → без ограничения/)).toBeVisible()
  },
}
export const OfRequisites: Story = {
  args: {
    entries: entries.slice(0, 1).map((entry) => ({
      ...entry,
      section: 'requisites',
      changes: [
        { field: 'main_account', before: 'KZ21601A231000001445', after: 'KZ18722S000012345678' },
        { field: 'signs.Чен С. В.', before: null, after: 'acts invoices' },
      ],
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Основной счёт: KZ21/)).toBeVisible()
    await expect(canvas.getByText(/Чен С. В.: нет → Акты и накладные, Счета на оплату/)).toBeVisible()
  },
}
export const OfMaterials: Story = {
  args: {
    entries: entries.slice(0, 1).map((entry) => ({
      ...entry,
      section: 'materials',
      changes: [
        { field: 'papers.offset-ivory70', before: null, after: 'offered' },
        { field: 'formats.60×70/16', before: 'offered', after: 'withdrawn' },
      ],
    })),
  },
  beforeEach: () => {
    setPressTables({ materials: addedMaterials })
    return () => setPressTables({})
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Офсетная слоновая кость 70\sг\/м²: нет → предлагается/)).toBeVisible()
    await expect(canvas.getByText(/60×70\/16: предлагается → снято с выбора/)).toBeVisible()
  },
}
/** When the entries of all sections are shown together, each entry names its section. */
export const OfEverySection: Story = {
  args: {
    mixed: true,
    entries: [
      {
        section: 'days',
        version: 1,
        at: '2026-11-26T05:12:00.000Z',
        by: null,
        changes: [{ field: '2027-05-16', before: null, after: 'kurbanAitExpected' }],
      },
      ...entries,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Праздники: 16 мая 2027.*: нет → Курбан айт, ждёт даты/)).toBeVisible()
    await expect(canvas.getByText(/^НДС: 1 июля 2027.*: 17 % → 18 %/)).toBeVisible()
  },
}
export const Unchanged: Story = { args: { entries: [] } }
