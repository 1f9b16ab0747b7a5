import type { StatementLine } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { decidedLines, invoices, openLines, statement } from '../fixtures.ts'
import { StatementDesk } from './StatementDesk.tsx'

const meta = {
  title: 'Press/StatementDesk',
  component: StatementDesk,
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  args: {
    statement,
    open: openLines,
    decidedLines,
    selectedId: openLines[0]?.id ?? null,
    onSelectedIdChange: fn(),
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
    const parts = [
      { offer_id: 388, amount: 113_400_000 },
      { offer_id: 381, amount: 36_600_000 },
    ]
    await expect(args.onDecide).toHaveBeenCalledWith(openLines[0], { parts, advance: false, reason: '' })
    await userEvent.keyboard('j')
    await expect(args.onSelectedIdChange).toHaveBeenCalledWith(openLines[1]?.id)
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
const firstLine = openLines[0] as StatementLine
const otherPayerLine = { ...firstLine, payer_bin: '151040012987', reason: 'otherPayer' as const }
/** A part of the payment goes to another customer's invoice, so the user must give a reason. */
export const OfAnotherCustomer: Story = {
  args: { open: [otherPayerLine], selectedId: otherPayerLine.id },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ args, canvas, canvasElement }) => {
    const confirmButton = canvas.getByRole('button', { name: 'Подтвердить' })
    await expect(confirmButton).toBeDisabled()
    canvasElement.querySelector<HTMLElement>('[data-line]')?.focus()
    await userEvent.keyboard('{Enter}')
    const reasonField = canvas.getByRole('textbox', { name: /Почему платёж идёт по этому счёту/ })
    await waitFor(() => expect(reasonField).toHaveFocus())
    await expect(args.onDecide).not.toHaveBeenCalled()
    await userEvent.type(reasonField, 'Платит учредитель')
    await userEvent.click(confirmButton)
    await expect(args.onDecide).toHaveBeenCalledWith(
      otherPayerLine,
      expect.objectContaining({ reason: 'Платит учредитель' }),
    )
  },
}
/** The payment exceeds its invoices, so the remaining sum is marked as an advance. */
export const Advance: Story = {
  args: { open: [{ ...firstLine, amount: 174_900_000 }], selectedId: firstLine.id },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ args, canvas }) => {
    const confirmButton = canvas.getByRole('button', { name: 'Подтвердить' })
    await expect(confirmButton).toBeDisabled()
    const invoiceCheckbox = canvas.getByRole('checkbox', { name: /Счёт 381/ })
    // When the user unchecks and checks an invoice again, it gets its full amount due.
    await userEvent.click(invoiceCheckbox)
    await userEvent.click(invoiceCheckbox)
    await userEvent.click(canvas.getByRole('checkbox', { name: /Лишнее записать как аванс/ }))
    await userEvent.click(confirmButton)
    await expect(args.onDecide).toHaveBeenCalledWith(
      args.open[0],
      expect.objectContaining({
        advance: true,
        parts: [expect.anything(), expect.objectContaining({ offer_id: 381 })],
      }),
    )
  },
}
/** If the payment names an invoice that the press did not issue, the number is shown as written. */
export const NoSuchInvoice: Story = {
  args: {
    open: [
      {
        ...firstLine,
        state: 'unknown',
        reason: 'noSuchInvoice',
        purpose: 'Оплата по счёту № 408 и КП-0411',
        parts: [],
      },
    ],
    statement: { ...statement, reason: 'Новый счёт в банке' },
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Счёта с таким номером нет: 408, КП-411')).toBeVisible()
    await expect(canvas.getByText('Принята с пояснением: Новый счёт в банке')).toBeVisible()
  },
}
/** Pressing Enter while the button is disabled announces the reason. */
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
    selectedId: null,
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
  args: { selectedId: null },
  globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } },
}
