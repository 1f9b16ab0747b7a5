import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MissingDetails } from './MissingDetails.tsx'

const meta = {
  title: 'Press/SideLacks',
  component: MissingDetails,
  args: {
    document: 'invoice',
    missingDetails: [
      { side: 'press', field: 'bin' },
      { side: 'press', field: 'account' },
      { side: 'party', field: 'bin' },
    ],
    role: 'accounting',
    hrefs: { requisites: '#/settings', offer: '#/offers/413/edit' },
  },
} satisfies Meta<typeof MissingDetails>
export default meta
type Story = StoryObj<typeof meta>

export const ForAccounting: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Издательство, не заполнено: БИН или ИИН, счёт (ИИК).', { exact: false }),
    ).toHaveTextContent('Реквизиты издательства вносит: Супервайзер.')
    await expect(canvas.getByRole('link', { name: 'Заполнить в КП' })).toHaveAttribute('href', '#/offers/413/edit')
    await expect(canvas.queryByRole('link', { name: 'Внести реквизиты издательства' })).toBeNull()
  },
}
export const ForTheSupervisor: Story = {
  args: { role: 'supervisor', missingDetails: [{ side: 'press', field: 'signer' }], document: 'contract' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Внести реквизиты издательства' })).toBeVisible()
    await expect(canvas.getByText('кто подписывает', { exact: false })).toBeVisible()
  },
}
/** A document for several payees names each of them. */
export const OfPayees: Story = {
  args: {
    document: 'workAct',
    missingDetails: [
      { side: 'party', field: 'contract', name: 'Айдос Бек' },
      { side: 'party', field: 'bin', name: 'Айдос Бек' },
      { side: 'party', field: 'bin', name: 'Марина Ким' },
    ],
    role: 'hr',
    hrefs: { payee: '#/contracts' },
  },
  play: async ({ canvas }) => {
    const [bekItem, kimItem] = canvas.getAllByRole('listitem')
    await expect(bekItem).toHaveTextContent('Айдос Бек, не заполнено: подписанный договор, БИН или ИИН.')
    await expect(kimItem).toHaveTextContent('Марина Ким, не заполнено: БИН или ИИН.')
    await expect(canvas.getAllByRole('link', { name: 'Открыть договоры' })).toHaveLength(2)
  },
}
export const OnTheFormItself: Story = { args: { hrefs: {} } }
export const OnInk: Story = { globals: { theme: 'dark' } }
