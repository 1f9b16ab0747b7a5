import type { OtherGroup } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { OtherQueue } from './OtherQueue.tsx'

const since = '2026-11-19T05:00:00.000Z'
const groups: OtherGroup[] = [
  {
    kind: 'offer',
    total: 1,
    items: [{ id: 411, title: '0411', about: '', since, due: '2026-11-24' }],
  },
  {
    kind: 'contract',
    total: 1,
    items: [{ id: 7, title: '219-26', about: 'Алтай өркениеті', since, due: null }],
  },
  {
    kind: 'support',
    total: 7,
    items: [
      { id: 31, title: 'Не загружается рукопись', about: 'Айгерим Сатпаева', since, due: null },
      { id: 32, title: 'Нет доступа к проекту', about: 'Бекзат Омаров', since, due: null },
    ],
  },
  { kind: 'letter', total: 1, items: [{ id: 90, title: '', about: 'kitap@university.kz', since, due: null }] },
]

const meta = {
  title: 'Press/OtherQueue',
  component: OtherQueue,
  args: {
    groups,
    hrefOf: (kind, id) => `#${kind}-${id}`,
    allHref: (kind) => `#${kind}`,
  },
} satisfies Meta<typeof OtherQueue>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const supportRegion = within(canvas.getByRole('region', { name: 'Обращения в поддержку' }))
    await expect(supportRegion.getByRole('link', { name: 'Не загружается рукопись' })).toHaveAttribute(
      'href',
      '#support-31',
    )
    await expect(supportRegion.getByRole('link', { name: /Показать все:\s7/ })).toHaveAttribute('href', '#support')
    await expect(canvas.getByRole('link', { name: /КП.0411/ })).toHaveAttribute('href', '#offer-411')
    await expect(canvas.getByRole('link', { name: 'Без темы' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Показать все:\s1$/ })).toBeNull()
  },
}
/** Without pending items the component takes no space. */
export const Nothing: Story = {
  args: { groups: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
export const Phone: Story = { globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } } }
