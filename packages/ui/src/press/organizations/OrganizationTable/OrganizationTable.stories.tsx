import type { Organization } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { OrganizationTable } from './OrganizationTable.tsx'

const rows: readonly Organization[] = [
  {
    id: 1,
    name: 'ТОО «Сарыарқа Логистик»',
    IIN: '940140000385',
    phone: '+7 717 255 44 33',
    email: 'office@saryarqa.example',
    address: '',
    bank: 'АО «Народный Банк Казахстана»',
    BIK: '',
    account: 'KZ86125KZT5004100100',
    is_partner: true,
  },
  {
    id: 2,
    name: '«Облкітап» ЖШС',
    IIN: '',
    phone: '',
    email: '',
    address: '',
    bank: '',
    BIK: '',
    account: '',
    is_partner: false,
  },
]

const meta = {
  title: 'Press/OrganizationTable',
  component: OrganizationTable,
  args: { rows, rowHref: ({ id }) => `#/organizations/${id}`, onSortChange: fn() },
} satisfies Meta<typeof OrganizationTable>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Облкітап/ }))
    await expect(row.getByText('БИН не указан')).toBeVisible()
    await expect(row.getByText('нет счёта')).toBeVisible()
  },
}
export const None: Story = { args: { rows: [] } }
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } } }
