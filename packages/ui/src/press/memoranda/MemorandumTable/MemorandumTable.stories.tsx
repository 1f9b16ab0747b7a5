import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { memoranda } from '../fixtures.ts'
import { MemorandumTable } from './MemorandumTable.tsx'

const meta = {
  title: 'Press/MemorandumTable',
  component: MemorandumTable,
  args: { rows: memoranda, onOpen: fn(), onEdit: fn(), onRemove: fn() },
} satisfies Meta<typeof MemorandumTable>
export default meta
type Story = StoryObj<typeof meta>

export const OfEveryState: Story = {}
export const PaperOpened: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть документ: memorandum-8.pdf' }))
    await expect(args.onOpen).toHaveBeenCalledWith(memoranda[1]?.scan)
  },
}
export const Menu: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Действия: меморандум №\sМ-12\/26$/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Изменить' }))
    await expect(args.onEdit).toHaveBeenCalledWith(memoranda[0])
  },
}
export const None: Story = { args: { rows: [] } }
export const Loading: Story = { args: { rows: [], loading: true } }
