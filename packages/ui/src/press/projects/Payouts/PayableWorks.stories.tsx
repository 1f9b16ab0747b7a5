import type { Meta, StoryObj } from '@storybook/react-vite'
import { fromTenge } from '@press/domain'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import type { PayableWork, Payout } from '../index.ts'
import { guide } from './PayableWorks.guide.ts'
import { PayableWorks } from './PayableWorks.tsx'
import { PayoutDialog } from './PayoutDialog.tsx'
import { PayoutTable } from './PayoutTable.tsx'

const [bek, kim] = [
  { id: 11, name: 'Айдос Бек' },
  { id: 12, name: 'Марина Ким' },
]
const work = (
  id: number,
  executor: PayableWork['executor'],
  name: PayableWork['name'],
  book_name: string,
  month: string | null,
  tenge: number | null,
): PayableWork => ({
  id,
  executor,
  name,
  book_name,
  month,
  language: book_name.startsWith('Қ') ? 'kz' : 'ru',
  unit: '384 000 зн.',
  price: tenge === null ? null : fromTenge(tenge),
})
const works = [
  work(1, bek, 'editing', 'Қазақ тілінің тарихи грамматикасы', '2026-09', 96_000),
  work(2, bek, 'layout', 'Степные экосистемы Казахстана', '2026-10', 147_200),
  work(3, kim, 'proofreading', 'Степные экосистемы Казахстана', '2026-10', 54_000),
  work(4, kim, 'cover design', 'Основы семейного права', null, null),
]
const payouts: Payout[] = [
  {
    id: 2,
    number: '118',
    date: '2026-11-10',
    works: 6,
    people: 3,
    sum: fromTenge(612_000),
    paid_by: { name: 'А. Сейт' },
  },
  { id: 1, number: '97', date: '2026-10-12', works: 1, people: 1, sum: fromTenge(48_000), paid_by: null },
]

const meta = {
  title: 'Press/PayableWorks',
  component: PayableWorks,
  args: { works, chosen: new Set<string>(), onChosenChange: fn() },
  parameters: { guide },
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  render: function Choosing(args) {
    const [chosen, setChosen] = useState(args.chosen)
    const change = (next: ReadonlySet<string>) => {
      args.onChosenChange(next)
      setChosen(next)
    }
    return <PayableWorks {...args} chosen={chosen} onChosenChange={change} />
  },
} satisfies Meta<typeof PayableWorks>
export default meta
type Story = StoryObj<typeof meta>

export const OfTwoPeople: Story = {
  play: async ({ canvas, args }) => {
    const own = within(canvas.getByRole('region', { name: 'Айдос Бек' }))
    const [all] = own.getAllByRole('checkbox')
    if (!all) throw new Error('Nothing to choose by')
    await userEvent.click(all)
    await expect(args.onChosenChange).toHaveBeenLastCalledWith(new Set(['1', '2']))
    const other = within(canvas.getByRole('region', { name: 'Марина Ким' }))
    await expect(other.getByText(/Без суммы, оплатить нельзя: .*Основы семейного права/)).toBeVisible()
    const boxes = other.getAllByRole('checkbox')
    await userEvent.click(boxes.at(-1) as HTMLElement)
    await expect(args.onChosenChange).toHaveBeenLastCalledWith(new Set(['1', '2', '3']))
    ;(document.activeElement as HTMLElement | null)?.blur()
  },
}
export const Nothing: Story = { args: { works: [] } }
export const OnInk: Story = { globals: { theme: 'dark' } }
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } } }

const onPay = fn(async () => {})
/** The last word: by which payment order, and of which day. */
export const Paying: Story = {
  render: () => (
    <PayoutDialog works={3} people={2} sum={fromTenge(297_200)} onClose={fn()} onPay={onPay} today="2026-11-23" />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const pay = dialog.getByRole('button', { name: 'Отметить оплату' })
    await userEvent.click(pay)
    await expect((await dialog.findAllByText('Введите номер платёжного поручения'))[0]).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /Номер платёжного поручения/ }), '118')
    await userEvent.click(pay)
    await expect(onPay).toHaveBeenCalledWith({ number: '118', date: '2026-11-23' })
  },
}
const onTake = fn()
export const Latest: Story = {
  render: () => <PayoutTable rows={payouts} onTake={onTake} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /XLSX, ведомость №\s118/ }))
    await expect(onTake).toHaveBeenCalledWith(payouts[0])
    ;(document.activeElement as HTMLElement | null)?.blur()
  },
}
