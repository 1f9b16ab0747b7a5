import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { offer } from '../fixtures.ts'
import { OfferDocumentPage } from './OfferDocumentPage.tsx'

const meta = {
  title: 'Press/OfferPaper',
  component: OfferDocumentPage,
  args: { offer, kind: 'invoice', language: 'ru', label: 'Страница: Счёт' },
} satisfies Meta<typeof OfferDocumentPage>
export default meta
type Story = StoryObj<typeof meta>

export const Invoice: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Счет на оплату №\s0?411/ })).toBeVisible()
    await expect(canvas.getByText(/^Всего к оплате: /)).toBeVisible()
  },
}
export const Offer: Story = {
  args: { kind: 'kp', label: 'Страница: КП' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Коммерческое предложение' })).toBeVisible()
  },
}
/** The document is in Kazakh, and the screen stays in Russian. */
export const InKazakh: Story = {
  args: { kind: 'kp', language: 'kz', label: 'Страница: КП' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Коммерциялық ұсыныс' })).toBeVisible()
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
