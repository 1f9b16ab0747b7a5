import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { viewportGlobals } from '../../../docs/screen-viewports.ts'
import { rowsWithoutNetSales, rows, statement, realisationSums } from '../fixtures.ts'
import { RoyaltyStatement } from '../RoyaltyStatement/index.ts'
import { Realisation } from './Realisation.tsx'

const meta = {
  title: 'Press/Realisation',
  component: Realisation,
  globals: { viewport: viewportGlobals.desktop },
  args: {
    rows,
    sums: realisationSums,
    due: '2026-11-30',
    group: 'books',
    onGroupChange: fn(),
    unsigned: { titles: 2, copies: 38 },
    unsignedShown: false,
    onUnsignedShownChange: fn(),
    selectedKey: '1',
    onSelectedKeyChange: fn(),
    statementTitle: 'Отчёт автору',
    statement: (
      <RoyaltyStatement
        statement={statement}
        press={{ name: 'Пресс', bin: '123456789021' }}
        language="kz"
        onLanguageChange={fn()}
      />
    ),
    statementOpen: false,
    onStatementOpenChange: fn(),
  },
} satisfies Meta<typeof Realisation>
export default meta
type Story = StoryObj<typeof meta>

export const OfAQuarter: Story = {
  play: async ({ canvas, args }) => {
    const firstButton = canvas.getByRole('button', { name: 'Алтай өркениеті' })
    firstButton.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onSelectedKeyChange).toHaveBeenLastCalledWith('2')
    await expect(canvas.getByRole('button', { name: 'Қазақ тілінің тарихи грамматикасы' })).toHaveFocus()
    firstButton.blur()
  },
}
export const Returns: Story = {
  args: { rows: rowsWithoutNetSales, unsigned: { titles: 0, copies: 0 }, statement: null },
}
export const ByChannel: Story = {
  args: {
    group: 'channels',
    statement: null,
    rows: (['shop', 'partners', 'university'] as const).map((key) => ({
      key,
      name: key,
      authors: '',
      book_id: null,
      cover_file_id: null,
      channels: { shop: 0, partners: 0, university: 0, [key]: realisationSums.channels[key] },
      copies: realisationSums.channels[key],
      sum: realisationSums.sum / 3,
      vat: realisationSums.vat / 3,
      owed: realisationSums.owed / 3,
      contract: null,
      titles: 7,
    })),
  },
}
export const Nothing: Story = { args: { rows: [], unsigned: { titles: 0, copies: 0 }, statement: null } }
export const OnAPhone: Story = { args: { selectedKey: undefined }, globals: { viewport: viewportGlobals.phone } }
