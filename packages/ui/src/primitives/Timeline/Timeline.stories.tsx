import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Link } from '../Link/index.ts'
import { guide } from './Timeline.guide.ts'
import { Timeline, type TimelineEvent } from './Timeline.tsx'

const events: TimelineEvent[] = [
  { key: 'draft', title: 'Договор составлен', date: '2026-10-07', detail: 'Елена Ким' },
  { key: 'sent', title: 'Отправлен автору', date: '2026-10-09T06:20:00Z' },
  {
    key: 'signed',
    title: 'Ждёт подписи автора',
    state: 'current',
    glyph: glyphs.signature,
    detail: (
      <>
        Срок по договору 25 ноября. <Link href="#contract">Открыть договор</Link>
      </>
    ),
  },
  { key: 'paid', title: 'Аванс', state: 'future', date: '2026-12-05' },
]

const meta = {
  title: 'Primitives/Content/Timeline',
  component: Timeline,
  parameters: { guide },
  args: { label: 'Договор АД-118', events },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Contract: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Договор АД-118' })
    const [firstEvent, secondEvent, thirdEvent, lastEvent] = within(list).getAllByRole('listitem')
    await expect(firstEvent).toHaveTextContent('Договор составлен, пройдено')
    await expect(firstEvent).toHaveTextContent('7 октября 2026')
    await expect(secondEvent).toHaveTextContent('9 окт, 11:20')
    await expect(thirdEvent).toHaveAttribute('aria-current', 'step')
    await expect(lastEvent).toHaveTextContent('5 декабря 2026')
    await expect(lastEvent).not.toHaveTextContent('пройдено')
  },
}
export const ContractOnInk: Story = { ...Contract, globals: { theme: 'dark' } }
export const Problem: Story = {
  args: {
    label: 'Доставка 30 экз.',
    events: [
      { key: 'left', title: 'Передано перевозчику', date: '2026-11-16' },
      {
        key: 'lost',
        title: 'Адрес не найден',
        state: 'problem',
        date: '2026-11-19',
        detail: 'Уточните номер корпуса.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/требует внимания/)).toBeInTheDocument()
  },
}
export const KazakhAtNarrowWidth: Story = {
  args: {
    label: 'Шарт',
    events: [
      { key: 'one', title: 'Авторлық шарт дайындалып, келісуге жіберілді', date: '2026-10-09T06:20:00Z' },
      { key: 'two', title: 'Автордың қолтаңбасы күтілуде', state: 'current', detail: 'Мерзімі — 25 қараша' },
    ],
  },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
