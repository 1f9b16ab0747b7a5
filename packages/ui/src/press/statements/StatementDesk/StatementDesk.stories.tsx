import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { decidedLines, invoices, openLines, statement } from '../fixtures.ts'
import { guide } from './StatementDesk.guide.ts'
import { StatementDesk } from './StatementDesk.tsx'

const meta = {
  title: 'Press/StatementDesk',
  component: StatementDesk,
  parameters: { guide },
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  args: {
    statement,
    open: openLines,
    decided: decidedLines,
    chosen: openLines[0]?.id ?? null,
    onChosenChange: fn(),
    invoices,
    search: '',
    onSearchChange: fn(),
    onDecide: fn(),
    onForeign: fn(),
    onUndo: fn(),
    onUndoLast: fn(),
  },
} satisfies Meta<typeof StatementDesk>
export default meta
type Story = StoryObj<typeof meta>

export const Doubtful: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('41 из 48')).toBeVisible()
    canvasElement.querySelector<HTMLElement>('[data-line]')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDecide).toHaveBeenCalledWith(openLines[0], [
      { offer_id: 388, amount: 113_400_000 },
      { offer_id: 381, amount: 36_600_000 },
    ])
    await userEvent.keyboard('j')
    await expect(args.onChosenChange).toHaveBeenCalledWith(openLines[1]?.id)
    await userEvent.keyboard('x')
    await expect(args.onForeign).toHaveBeenCalledWith(openLines[0])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.onUndoLast).toHaveBeenCalledOnce()
  },
}
export const NotAddedUp: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Счёт 381/ }))
    await expect(canvas.getByText(/Осталось распределить/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Подтвердить' })).toBeDisabled()
  },
}
/** Enter beside buttons that are not to be pressed says why nothing happens. */
export const Busy: Story = {
  args: { busy: true },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ args, canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-line]')?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.body.textContent).toContain('предыдущее решение ещё записывается'))
    await expect(args.onDecide).not.toHaveBeenCalled()
  },
}
export const AllDecided: Story = {
  args: {
    open: [],
    chosen: null,
    invoices: undefined,
    statement: {
      ...statement,
      tallies: {
        ...statement.tallies,
        matched: statement.total,
        confirm: { count: 0, sum: 0 },
        unknown: { count: 0, sum: 0 },
      },
    },
  },
}
export const PhoneInKazakh: Story = {
  args: { chosen: null },
  globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } },
}
