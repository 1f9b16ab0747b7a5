import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  fromTenge,
  lawfulWithholding,
  calculateWithholding,
  findWithholdingRates,
  type PayeeKind,
  type Accrual,
  type PayableWork,
  type Payout,
} from '@press/domain'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Announcer } from '../../primitives/Announcer/index.ts'
import { AccrualTable } from './AccrualTable.tsx'
import { AccrueDialog } from './AccrueDialog.tsx'
import { BankFileDialog } from './BankFileDialog.tsx'
import { CancelAccrualDialog } from './CancelAccrualDialog.tsx'
import { PayableWorks } from './PayableWorks.tsx'
import { PayoutDialog } from './PayoutDialog.tsx'
import { PayoutTable } from './PayoutTable.tsx'

const [executorBek, executorKim] = [
  { id: 11, name: 'Айдос Бек', role_id: 5, avatar: null },
  { id: 12, name: 'Марина Ким', role_id: 5, avatar: null },
] as const
const createWork = (
  id: number,
  executor: PayableWork['executor'],
  name: PayableWork['name'],
  book_name: string,
  month: string | null,
  tenge: number | null,
): PayableWork => ({
  id,
  version: 1,
  techcard_id: 1140 + id,
  completed_at: month && `${month}-20T08:00:00Z`,
  executor,
  name,
  book_name,
  month,
  language: book_name.startsWith('Қ') ? 'kz' : 'ru',
  unit: '384 000 зн.',
  price: tenge === null ? null : fromTenge(tenge),
})
const works = [
  createWork(1, executorBek, 'editing', 'Қазақ тілінің тарихи грамматикасы', '2026-09', 96_000),
  createWork(2, executorBek, 'layout', 'Степные экосистемы Казахстана', '2026-10', 147_200),
  createWork(3, executorKim, 'proofreading', 'Степные экосистемы Казахстана', '2026-10', 54_000),
  createWork(4, executorKim, 'cover design', 'Основы семейного права', null, null),
]
const payouts: Payout[] = [
  {
    id: 2,
    number: '118',
    date: '2026-11-10',
    works: 6,
    people: 3,
    gross: fromTenge(612_000),
    withheld: fromTenge(151_776),
    net: fromTenge(460_224),
    paid_by: { id: 6, name: 'А. Сейт', role_id: 6, avatar: null },
  },
  {
    id: 1,
    number: '97',
    date: '2026-10-12',
    works: 1,
    people: 1,
    gross: fromTenge(48_000),
    withheld: 0,
    net: fromTenge(48_000),
    paid_by: null,
  },
]
const noParty: Accrual['party'] = { name: '', bin: '', address: '', account: '', bank: '', bic: '', kbe: '' }
const createLine = (book_name: string): Accrual['works'][number] => ({
  id: 1,
  name: 'editing',
  unit: '384 000 зн.',
  price: fromTenge(96_000),
  book_name,
  language: 'ru',
  due: null,
  handed_in: null,
})
const createAccrual = (
  id: number,
  name: string,
  gross: number,
  payee: PayeeKind,
  earning: Pick<Accrual, 'kind' | 'works' | 'royalty'>,
): Accrual => {
  const { lines, net } = calculateWithholding(
    { gross: fromTenge(gross), payee, earning: earning.kind },
    findWithholdingRates(lawfulWithholding, '2026-11-23'),
  )
  return {
    id,
    version: 1,
    year: 2026,
    number: id,
    date: '2026-11-23',
    payee_id: 10 + id,
    payee,
    party: { ...noParty, name, bin: `86031430127${id}` },
    contract: id === 3 ? null : { id, number: `ГПХ-${200 + id}`, date: '2026-02-02' },
    gross: fromTenge(gross),
    withheld: lines,
    net,
    paid_on: null,
    cancelled_at: null,
    reason: '',
    ...earning,
  }
}
const accruals = [
  createAccrual(1, 'Айдос Бек', 243_200, 'person', {
    kind: 'works',
    works: [createLine('Қазақ тілінің тарихи грамматикасы'), createLine('Степные экосистемы Казахстана')],
    royalty: null,
  }),
  createAccrual(2, 'Ким Марина', 54_000, 'entrepreneur', {
    kind: 'works',
    works: [createLine('Степные экосистемы Казахстана')],
    royalty: null,
  }),
  createAccrual(3, 'Ә. Төлеу', 174_612, 'person', {
    kind: 'royalty',
    works: [],
    royalty: { book_name: 'Алтай өркениеті', from: '2026-07-01', to: '2026-09-30', share: 60 },
  }),
]

const meta = {
  title: 'Press/PayableWorks',
  parameters: { today: '2026-11-23' },
  component: PayableWorks,
  args: { works, selectedIds: new Set<string>(), onSelectedIdsChange: fn() },
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  render: function Choosing(args) {
    const [selectedKeys, setSelectedKeys] = useState(args.selectedIds)
    const changeSelection = (newKeys: ReadonlySet<string>) => {
      args.onSelectedIdsChange(newKeys)
      setSelectedKeys(newKeys)
    }
    return <PayableWorks {...args} selectedIds={selectedKeys} onSelectedIdsChange={changeSelection} />
  },
} satisfies Meta<typeof PayableWorks>
export default meta
type Story = StoryObj<typeof meta>

export const OfTwoPeople: Story = {
  play: async ({ canvas, args }) => {
    const bekSection = within(canvas.getByRole('region', { name: 'Айдос Бек' }))
    const [selectAllCheckbox] = bekSection.getAllByRole('checkbox')
    if (!selectAllCheckbox) throw new Error('The story has no checkbox')
    await userEvent.click(selectAllCheckbox)
    await expect(args.onSelectedIdsChange).toHaveBeenLastCalledWith(new Set(['1', '2']))
    const kimSection = within(canvas.getByRole('region', { name: 'Марина Ким' }))
    await expect(kimSection.getByText(/Без суммы, оплатить нельзя: .*Основы семейного права/)).toBeVisible()
    const kimCheckboxes = kimSection.getAllByRole('checkbox')
    await userEvent.click(kimCheckboxes.at(-1) as HTMLElement)
    await expect(args.onSelectedIdsChange).toHaveBeenLastCalledWith(new Set(['1', '2', '3']))
    ;(document.activeElement as HTMLElement | null)?.blur()
  },
}
export const Nothing: Story = { args: { works: [] } }
export const OnInk: Story = { globals: { theme: 'dark' } }
/** Nothing scrolls sideways on a phone. */
const expectNoOverflow = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  for (const list of canvasElement.querySelectorAll('ul, table'))
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
}
export const PhoneInKazakh: Story = {
  globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(works.filter(({ price }) => price).length)
    await expectNoOverflow(context)
  },
}

const onDownload = fn()
const onCancel = fn()
function ChoosingAccruals({ rows }: { rows: readonly Accrual[] }) {
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set())
  return (
    <AccrualTable
      rows={rows}
      selectedIds={selectedKeys}
      onSelectedIdsChange={setSelectedKeys}
      onDownload={onDownload}
      onCancel={onCancel}
    />
  )
}
/** The accruals show the amounts before and after deductions. Each accrual can be downloaded as a PDF in three languages. */
export const Accruals: Story = {
  render: () => <ChoosingAccruals rows={accruals} />,
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Айдос Бек/ }))
    // The deductions from 243 200: ОПВ 24 320, ВОСМС 4 864, СО 10 944, ИПН 20 307.
    await expect(row.getByText(/^60.435.₸$/)).toBeVisible()
    await expect(row.getByText(/^182.765.₸$/)).toBeVisible()
    await expect(row.getByText(/ОПВ 24.320.₸ · ВОСМС 4.864.₸ · СО 10.944.₸ · ИПН 20.307.₸/)).toBeVisible()
    await expect(within(canvas.getByRole('row', { name: /Ким Марина/ })).getAllByText(/^54.000.₸$/)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /PDF: Вознаграждение №\s3/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /English/ }))
    await expect(onDownload).toHaveBeenCalledWith(accruals[2], 'en')
    await userEvent.click(canvas.getByRole('button', { name: /Отменить: Акт №\s1/ }))
    await expect(onCancel).toHaveBeenCalledWith(accruals[0])
    ;(document.activeElement as HTMLElement | null)?.blur()
  },
}
export const NoAccruals: Story = { render: () => <ChoosingAccruals rows={[]} /> }
export const AccrualsOnAPhoneInKazakh: Story = {
  render: () => <ChoosingAccruals rows={accruals} />,
  globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } },
  play: expectNoOverflow,
}

const onAccrue = fn(async () => {})
/** The dialog asks for the date, and which payees pay their own taxes. */
export const MakingActs: Story = {
  render: () => (
    <AccrueDialog
      kind="works"
      payees={[
        { id: 11, name: 'Айдос Бек', gross: fromTenge(243_200) },
        { id: 12, name: 'Марина Ким', gross: fromTenge(54_000) },
      ]}
      entrepreneurs={[12]}
      minDate="2026-11-20"
      onClose={fn()}
      onAccrue={onAccrue}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('checkbox', { name: /Марина Ким/ })).toBeChecked()
    const dateField = dialog.getByRole('textbox', { name: /Дата акта/ })
    await userEvent.clear(dateField)
    await userEvent.type(dateField, '19.11.2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Составить' }))
    await expect(dateField).toHaveAccessibleDescription(/Раньше дня, когда сдана работа/)
    await userEvent.clear(dateField)
    await userEvent.type(dateField, '21.11.2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Составить' }))
    await expect(onAccrue).toHaveBeenCalledWith({ date: '2026-11-21', entrepreneurs: [12] })
  },
}

const onFile = fn(async () => {})
/** The dialog asks for the account, the numbers and the purpose of payment. */
export const FileForTheBank: Story = {
  render: () => (
    <BankFileDialog
      net={fromTenge(182_765)}
      accounts={[
        { name: 'Основной', account: 'KZ21601A231000001445', bank: 'АО «Народный Банк Казахстана»' },
        { name: '', account: 'KZ18722S000012345678', bank: 'АО «Kaspi Bank»' },
      ]}
      onClose={fn()}
      onDownload={onFile}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const downloadButton = dialog.getByRole('button', { name: 'Скачать файл' })
    await userEvent.click(downloadButton)
    const numberField = dialog.getByRole('spinbutton', { name: /Номер первого поручения/ })
    await expect(numberField).toBeInvalid()
    await userEvent.type(numberField, '41')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Счёт издательства/ }), 'KZ18722S000012345678')
    await userEvent.click(downloadButton)
    await expect(onFile).toHaveBeenCalledWith({
      account: 'KZ18722S000012345678',
      number: 41,
      date: '2026-11-23',
      knp: '859',
    })
  },
}

const onCancelled = fn(async () => {})
export const Cancelling: Story = {
  render: () => <CancelAccrualDialog accrual={{ kind: 'works', number: 7 }} onClose={fn()} onCancel={onCancelled} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const cancelButton = dialog.getByRole('button', { name: 'Отменить документ' })
    await userEvent.click(cancelButton)
    await expect((await dialog.findAllByText('Напишите причину'))[0]).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /Причина/ }), 'Не тот договор')
    await userEvent.click(cancelButton)
    await expect(onCancelled).toHaveBeenCalledWith('Не тот договор')
  },
}

const onPay = fn(async () => {})
/** The final step: the number and date of the payment order. */
export const Paying: Story = {
  render: () => (
    <PayoutDialog
      documentCount={3}
      people={2}
      net={fromTenge(297_200)}
      latestDate="2026-11-20"
      onClose={fn()}
      onPay={onPay}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const payButton = dialog.getByRole('button', { name: 'Отметить оплату' })
    await userEvent.click(payButton)
    await expect((await dialog.findAllByText('Введите номер платёжного поручения'))[0]).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /Номер платёжного поручения/ }), '118')
    await userEvent.click(payButton)
    await expect(onPay).toHaveBeenCalledWith({ number: '118', date: '2026-11-23' })
  },
}
const onTake = fn()
export const Latest: Story = {
  render: () => <PayoutTable rows={payouts} onDownload={onTake} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /XLSX, ведомость №\s118/ }))
    await expect(onTake).toHaveBeenCalledWith(payouts[0])
    ;(document.activeElement as HTMLElement | null)?.blur()
  },
}
export const LatestOnAPhone: Story = {
  ...Latest,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: expectNoOverflow,
}
