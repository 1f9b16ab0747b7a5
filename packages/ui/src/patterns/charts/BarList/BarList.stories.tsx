import { stageKeys } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Panel } from '../../../foundations/layout/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { flowSeries } from '../fixtures.ts'
import { BarList, type BarListProps } from './BarList.tsx'
import { guide } from './BarList.guide.ts'

const people = ['Елена Ким', 'Нұрлан Абай', 'Сәуле Тоқтар', 'Дана Оспанова', 'Мұхаммед-Әли Сейітмұратов']

const loadProps: BarListProps = {
  title: 'Загрузка людей',
  note: 'часов на неделю',
  summary: 'У двоих из пяти работ больше, чем помещается в неделю; свободнее всех Сәуле Тоқтар.',
  categoryLabel: 'Сотрудник',
  rows: people.map((label) => ({ key: label, label, leading: <Avatar name={label} size={24} /> })),
  series: [
    { key: 'work', label: 'в работе', values: [26, 31, 12, 22, 35] },
    { key: 'waits', label: 'ждёт начала', tone: 'accent', texture: 'hatch', values: [8, 14, 6, 0, 11] },
  ],
  limit: { label: 'норма', values: [40, 40, 40, 20, 40] },
  unit: 'ч',
}

const meta = {
  title: 'Patterns/Charts/BarList',
  component: BarList,
  parameters: { guide },
  args: loadProps,
  decorators: [
    (Story) => (
      <Panel>
        <div style={{ maxInlineSize: 480 }}>
          <Story />
        </div>
      </Panel>
    ),
  ],
} satisfies Meta<typeof BarList>
export default meta
type Story = StoryObj<typeof meta>

export const PartsAgainstALimit: Story = {}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const cursor = canvas.getByRole('slider', { name: 'Загрузка людей' })
    cursor.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(cursor.ariaValueText).toMatch(
      /^Нұрлан Абай: в работе — 31.ч, ждёт начала — 14.ч, норма — 40.ч, Всего — 45.ч$/,
    )
  },
}
export const ByStage: Story = {
  args: {
    title: 'Где сейчас книги',
    note: '106',
    summary: 'Больше всего книг доставлено, 38; в работе больше всего на складе, 12.',
    categoryLabel: 'Этап',
    rows: flowSeries.map(({ key, label, tone }) => ({ key, label, tone })),
    series: [
      {
        key: 'books',
        label: 'Книги',
        values: stageKeys.map((key) => flowSeries.find((stageFlow) => stageFlow.key === key)?.values.at(-1) ?? 0),
      },
    ],
    limit: undefined,
    unit: undefined,
  },
}
export const BelowZero: Story = {
  args: {
    title: 'Факт против расчёта',
    note: undefined,
    summary: 'Из четырёх тиражей три вышли в пределах десяти процентов.',
    categoryLabel: 'Книга',
    rows: ['Абай және әлем әдебиеті', 'Сейсмостойкость зданий', 'Органическая химия', 'Қазақ тілі'].map(
      (label, index) => ({
        key: label,
        label,
        detail: `ТК ${1140 + index}, 300 экз.`,
        tone: index === 1 ? ('danger' as const) : ('accent' as const),
      }),
    ),
    series: [{ key: 'change', label: 'отклонение', values: [-4.2, 14.6, 2.1, -0.8] }],
    valueFormat: 'change',
    limit: undefined,
    unit: undefined,
  },
}
export const Loading: Story = { args: { loading: true } }
export const Empty: Story = { args: { rows: [], series: [] } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } }
export const KazakhOnAPhone: Story = {
  args: {
    title: 'Қызметкерлердің жұмыс жүктемесі',
    series: loadProps.series.map((item) => ({
      ...item,
      label: item.key === 'work' ? 'орындалып жатқаны' : 'бастауды күтіп тұрғаны',
    })),
    rows: loadProps.rows.map((row) => ({ ...row, detail: 'беттеуші және көркемдеуші дизайнер' })),
  },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
