import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { views } from '../../../docs/screen-viewports.ts'
import { quiet, rows, statement, sums } from '../fixtures.ts'
import { RoyaltyStatement } from '../RoyaltyStatement/index.ts'
import { Realisation } from './Realisation.tsx'

const meta = {
  title: 'Press/Realisation',
  component: Realisation,
  globals: { viewport: views.desktop },
  args: {
    rows,
    sums,
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
export const Returns: Story = { args: { rows: quiet, unsigned: { titles: 0, copies: 0 }, statement: null } }
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
      channels: { shop: 0, partners: 0, university: 0, [key]: sums.channels[key] },
      copies: sums.channels[key],
      sum: sums.sum / 3,
      vat: sums.vat / 3,
      owed: sums.owed / 3,
      contract: null,
      titles: 7,
    })),
  },
}
export const Nothing: Story = { args: { rows: [], unsigned: { titles: 0, copies: 0 }, statement: null } }
export const OnAPhone: Story = { args: { selectedKey: undefined }, globals: { viewport: views.phone } }
