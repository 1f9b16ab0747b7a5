import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { guide } from './Breadcrumbs.guide.ts'

const meta = {
  title: 'Primitives/Navigation/Breadcrumbs',
  parameters: { guide },
  component: Breadcrumbs,
  args: {
    crumbs: [{ label: 'Производство' }, { label: 'Тех. карты', href: '/app/techcards' }, { label: 'ТК-1143' }],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeLevels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Путь' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Тех. карты' })).toHaveAttribute('href', '/app/techcards')
    await expect(canvas.getByText('ТК-1143')).toHaveAttribute('aria-current', 'page')
  },
}
export const OneLevel: Story = { args: { crumbs: [{ label: 'Главная' }] } }
export const LongKazakhAtPhoneWidth: Story = {
  args: {
    crumbs: [
      { label: 'Сату бөлімі' },
      { label: 'Коммерциялық ұсыныстар мен шоттар', href: '/' },
      { label: '«Кітап әлемі» серіктестігіне арналған ұсыныс' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
