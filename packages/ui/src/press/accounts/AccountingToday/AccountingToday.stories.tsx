import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AccountingToday } from './AccountingToday.tsx'
import * as fixtures from './fixtures.ts'

const meta = {
  title: 'Press/AccountingToday',
  component: AccountingToday,
  parameters: { now: fixtures.now },
  args: {
    day: fixtures.accountingDay,
    hrefOf: (id: number) => `#/offers?offer=${id}`,
    questionHref: ({ kind, id }) => `#/${kind}/${id}`,
    deliveredOrdersHref: '#/offers?status=done',
    onBill: fn(),
    onRemind: fn(),
  },
} satisfies Meta<typeof AccountingToday>
export default meta
type Story = StoryObj<typeof meta>

export const WhatWaits: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выставить счёт: КП-0412' }))
    await expect(args.onBill).toHaveBeenCalledWith(fixtures.accountingDay.bill.rows[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Напомнить: КП-0388' }))
    await expect(args.onRemind).toHaveBeenCalledWith(fixtures.accountingDay.late.rows[0])
    const unreachable = canvas.getByRole('button', { name: 'Напомнить: КП-0408' })
    await expect(unreachable).toHaveAttribute('aria-disabled', 'true')
    await userEvent.unhover(unreachable)
    await expect(canvas.getByText('По 29 ноя: по сроку счёта', { exact: false })).toBeInTheDocument()
  },
}
/** B, L, R and D jump to the panels; the arrow keys move between rows. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('b')
    await expect(canvas.getByRole('button', { name: 'Выставить счёт: КП-0412' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Выставить: КП-0407' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBill).toHaveBeenCalledWith(fixtures.accountingDay.bill.rows[1])
    await userEvent.keyboard('l')
    await expect(canvas.getByRole('button', { name: 'Напомнить: КП-0388' })).toHaveFocus()
    await userEvent.keyboard('r')
    await expect(canvas.getByRole('link', { name: 'Тимур Ли' })).toHaveFocus()
    await userEvent.keyboard('d')
    await expect(canvas.getByRole('link', { name: 'ЧУ «Международный колледж»' })).toHaveFocus()
  },
}
const manyRows = Array.from({ length: 8 }, (_item, index) => ({
  ...fixtures.accountingDay.bill.rows[0]!,
  id: 500 + index,
  number: `05${index}0`,
}))
export const MoreThanFive: Story = {
  args: {
    day: { ...fixtures.accountingDay, bill: { rows: manyRows, total: 8, sum: fixtures.accountingDay.bill.sum } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё 3' }))
    await expect(canvas.getAllByRole('button', { name: /^Выставить/ })).toHaveLength(8)
  },
}
export const Busy: Story = { args: { busy: 412 } }
export const AllDone: Story = {
  args: { day: fixtures.emptyAccountingDay },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Следующий срок 25 ноября, документы по КП-0365.')).toBeVisible()
  },
}
export const Loading: Story = { args: { day: undefined } }
/** A panel that failed to load shows its error. All other panels stay, and the day is not shown as done. */
export const PanelsFailed: Story = {
  args: {
    day: { ...fixtures.emptyAccountingDay, answer: undefined, income: undefined },
    failedParts: ['answer', 'income'],
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    const answer = canvas.getByRole('region', { name: 'Ответить' })
    await expect(within(answer).getByRole('alert')).toBeVisible()
    await expect(canvas.getByText('Все счета выставлены.')).toBeVisible()
    await userEvent.click(within(answer).getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledWith('answer')
    await expect(canvas.queryByText('На сегодня всё')).toBeNull()
  },
}
/** Old data stays visible, with its age. */
export const Stale: Story = {
  args: { stale: { loadedAt: new Date('2026-11-22T05:40:00Z'), onRefresh: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('10:40', { exact: false })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить' }))
    await expect(args.stale?.onRefresh).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Выставить счёт: КП-0412' })).toBeVisible()
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const Dark: Story = { globals: { theme: 'dark' } }
