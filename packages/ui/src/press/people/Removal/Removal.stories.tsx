import type { OpenRow } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { erlan, timur } from '../../shared/fixtures/people.ts'
import { Removal } from './Removal.tsx'
import { RemovalRequests } from './RemovalRequests.tsx'

const openRows: OpenRow[] = [
  { kind: 'books', id: 1171, name: 'Қазақ тілінің стилистикасы' },
  { kind: 'debts', id: 402, name: '0402' },
  { kind: 'contracts', id: 31, name: '31/26' },
]
const request = { asked_at: '2026-11-20T06:00:00Z', due: '2026-12-04' }

const meta = {
  title: 'Press/Removal',
  component: Removal,
  args: {
    removal: { open: [], request: null },
    today: '2026-11-26',
    rowHref: ({ kind, id }) => `#${kind}-${id}`,
    onAsk: fn(),
    onWithdraw: fn(async () => undefined),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ maxInlineSize: 536 }}>{Story()}</div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof Removal>
export default meta
type Story = StoryObj<typeof meta>

interface Canvas {
  getByRole: (role: 'button', options: { name: string }) => HTMLElement
}
const clickAsk = async (canvas: Canvas, name = 'Попросить об удалении…') =>
  userEvent.click(canvas.getByRole('button', { name }))

export const SaysWhatGoesAndWhatStays: Story = {
  play: async ({ canvas, args }) => {
    await clickAsk(canvas)
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/^Удалим 10 декабря 2026/)).toBeVisible()
    await expect(dialog.getByText(/^Договоры и их подписи: не меньше 5 лет/)).toHaveTextContent(/Налоговый закон/)
    await expect(dialog.getByText(/^Имя автора книги: вместе с книгой/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onAsk).not.toHaveBeenCalled()
    await clickAsk(canvas)
    await userEvent.click(await screen.findByRole('button', { name: 'Попросить об удалении' }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
  },
}
export const Asking: Story = { play: ({ canvas }) => clickAsk(canvas) }
export const SomethingIsOpen: Story = {
  args: { removal: { open: openRows, request: null } },
  play: async ({ canvas }) => {
    await clickAsk(canvas)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('link', { name: 'Счёт не закрыт: 0402' })).toHaveAttribute('href', '#debts-402')
    await expect(dialog.queryByRole('button', { name: 'Попросить об удалении' })).toBeNull()
  },
}
export const Asked: Story = {
  args: { removal: { open: [], request } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^4 декабря 2026.*ваши данные будут удалены/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Отозвать просьбу' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
  },
}
export const WaitsForWhatIsOpen: Story = {
  args: { removal: { open: openRows.slice(2), request }, today: '2026-12-05' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Срок пришёл/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Договор не подписан: 31/26' })).toBeVisible()
  },
}
export const KazakhAtNarrowWidth: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await clickAsk(canvas, 'Жоюды сұрау…')
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
export const Requests: Story = {
  render: () => (
    <RemovalRequests
      rows={[
        { id: 1, user: timur, ...request, open: [] },
        { id: 2, user: erlan, ...request, due: '2026-12-08', open: openRows.slice(0, 2) },
      ]}
      userHref={({ id }) => `#${id}`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Тимур Ли' })).toHaveAttribute('href', '#9')
    await expect(canvas.getByText('открыто: 2 дела')).toBeVisible()
  },
}
