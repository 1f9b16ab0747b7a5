import { getAssignableRoles } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { accounts, sauleAccount, workplaces } from '../fixtures.ts'
import { UserDialog } from './UserDialog.tsx'

const meta = {
  title: 'Press/UserDialog',
  component: UserDialog,
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  args: {
    roles: getAssignableRoles('hr'),
    searchOrganizations: (query) =>
      Promise.resolve(workplaces.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))),
    onClose: fn(),
    onSave: fn(async () => undefined),
  },
} satisfies Meta<typeof UserDialog>
export default meta
type Story = StoryObj<typeof meta>

const partner = accounts.find(({ organization }) => organization) ?? sauleAccount
const dialog = () => within(screen.getByRole('dialog'))
const send = () => userEvent.click(dialog().getByRole('button', { name: 'Отправить приглашение' }))

export const Invitation: Story = {
  play: async ({ args }) => {
    await send()
    await expect(await dialog().findByLabelText(/^Имя и фамилия/)).toHaveAccessibleDescription('Введите имя и фамилию')
    await userEvent.type(dialog().getByLabelText(/^Имя и фамилия/), 'Дана Оспан')
    await userEvent.type(dialog().getByLabelText(/^Почта/), 'd.ospan@press.example')
    const role = dialog().getByLabelText(/^Роль/)
    await expect(within(role).queryByRole('option', { name: 'Супервайзер' })).toBeNull()
    await userEvent.selectOptions(role, 'Исполнитель')
    await send()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.selectOptions(dialog().getByLabelText(/^Специализация/), 'дизайнер')
    await send()
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        name: 'Дана Оспан',
        email: 'd.ospan@press.example',
        phone: '',
        role_id: 5,
        specialization: 'designer',
        organization_id: null,
      }),
    )
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
export const AddressTaken: Story = {
  args: {
    user: sauleAccount,
    onSave: fn(() =>
      Promise.reject({ message: 'Проверьте поля', fields: { email: 'С этой почтой уже есть учётная запись' } }),
    ),
  },
  play: async () => {
    await userEvent.click(dialog().getByRole('button', { name: 'Сохранить' }))
    await waitFor(() =>
      expect(dialog().getByLabelText(/^Почта/)).toHaveAccessibleDescription('С этой почтой уже есть учётная запись'),
    )
  },
}
export const Workplace: Story = {
  args: { user: { ...sauleAccount, organization: '«Облкітап» ЖШС', organization_id: 3 } },
  play: async ({ args }) => {
    const field = dialog().getByRole('combobox', { name: /^Организация/ })
    await expect(field).toHaveValue('«Облкітап» ЖШС')
    await expect(field).toHaveAccessibleDescription(/ничего не открывает/)
    await userEvent.clear(field)
    await userEvent.type(field, 'фараби')
    await userEvent.click(await screen.findByRole('option', { name: /ҚазҰУ/ }))
    await userEvent.click(dialog().getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ organization_id: 4 })))
  },
}
export const PartnerOfHr: Story = {
  args: { user: { ...partner, state: 'active' }, roleKept: 'outside', organizationKept: 'partner' },
  play: async () => {
    const field = dialog().getByRole('combobox', { name: /^Организация/ })
    await expect(field).toBeDisabled()
    await expect(field).toHaveAccessibleDescription(/меняет только супервайзер/)
  },
}
export const OwnRoleInKazakh: Story = {
  args: { user: sauleAccount, roleKept: 'own' },
  globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } },
}
