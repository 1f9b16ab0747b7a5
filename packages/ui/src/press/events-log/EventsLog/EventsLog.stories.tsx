import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { brokenDays, brokenCheck, logDays, logRows, logToday } from '../fixtures.ts'
import { EventsLog } from './EventsLog.tsx'

const meta = {
  title: 'Press/EventsLog',
  component: EventsLog,
  parameters: { today: logToday },
  args: {
    events: logRows,
    days: logDays,
    openEntry: null,
    onOpenEntryChange: fn(),
    hrefOf: ({ subject }) => (subject.resource === 'offer' ? '#/offers' : undefined),
    onlyHref: ({ subject }) => (subject.id === null ? undefined : '#/events-log'),
    onNavigate: fn(),
    olderHref: '#/older',
  },
} satisfies Meta<typeof EventsLog>
export default meta
type Story = StoryObj<typeof meta>

const desktop = { viewport: { value: 'desktop', isRotated: false } }
const getRow = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole('button', { name })

export const Closed: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: /понедельник 23 ноября/ })).toBeVisible()
    const refusalRows = within(canvas.getByRole('list', { name: /22 ноября/ }))
    await expect(refusalRows.getByText(/Отказано, Почта: a.sarsen@press.example/)).toBeVisible()
    // Uses only the keyboard: moves two rows down, one row up and to the next day, then opens the row.
    await userEvent.keyboard('jjk')
    await expect(getRow(canvas, /Договор изменён/)).toHaveFocus()
    await userEvent.keyboard('jj{Enter}')
    await expect(args.onOpenEntryChange).toHaveBeenCalledWith(48_203)
    await userEvent.keyboard('o')
    await expect(args.onNavigate).toHaveBeenCalledWith('#/offers')
    getRow(canvas, /КП изменено/).focus()
    await userEvent.keyboard(']')
    await expect(getRow(canvas, /Неудачный вход/)).toHaveFocus()
  },
}
export const Opened: Story = {
  args: { openEntry: 48_203 },
  globals: desktop,
  play: async ({ args, canvas }) => {
    const fields = within(canvas.getByRole('table'))
    await expect(fields.getByRole('row', { name: /Сумма/ })).toHaveTextContent(/1.488.000.*2.976.000/)
    await expect(fields.getByRole('row', { name: /Изменено/ })).toHaveTextContent('Книги, Примечание')
    await expect(canvas.getByRole('link', { name: 'Открыть: КП-0411' })).toBeVisible()
    await userEvent.click(getRow(canvas, /КП изменено/))
    await expect(args.onOpenEntryChange).toHaveBeenCalledWith(null)
  },
}
export const OpenedOnInk: Story = { args: { openEntry: 48_203 }, globals: { ...desktop, theme: 'dark' } }
export const Broken: Story = {
  args: { days: brokenDays, broken: brokenCheck.broken, openEntry: 48_174 },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('звено нарушено')).toHaveLength(2)
    await expect(canvas.getByText(/Печать не сходится/)).toBeVisible()
  },
}
/** The shop acts with its API token and has no user account. */
export const ByTheShop: Story = {
  args: {
    events: logRows.slice(0, 1).map((row) => ({
      ...row,
      type: 'shoporder.received',
      by: null,
      subject: { resource: 'shoporder', id: 31, name: 'A-1001' },
      changes: [{ field: 'sum', before: null, after: 900_000 }],
    })),
  },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Магазин')).toBeVisible()
    await expect(canvas.getByText('по ключу')).toBeVisible()
    await expect(getRow(canvas, /Пришёл заказ из магазина: Заказ магазина №\s31\s«A-1001»/)).toBeVisible()
  },
}
export const Loading: Story = { args: { events: undefined, days: [], olderHref: undefined } }
export const PhoneInKazakh: Story = {
  args: { openEntry: 48_203 },
  globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } },
}
