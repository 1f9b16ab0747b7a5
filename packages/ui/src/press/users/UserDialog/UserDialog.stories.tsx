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

const partnerAccount = accounts.find(({ organization }) => organization) ?? sauleAccount
const getDialog = () => within(screen.getByRole('dialog'))
const submitForm = () => userEvent.click(getDialog().getByRole('button', { name: 'Отправить приглашение' }))

export const Invitation: Story = {
  play: async ({ args }) => {
    await submitForm()
    await expect(await getDialog().findByLabelText(/^Имя и фамилия/)).toHaveAccessibleDescription(
      'Введите имя и фамилию',
    )
    await userEvent.type(getDialog().getByLabelText(/^Имя и фамилия/), 'Дана Оспан')
    await userEvent.type(getDialog().getByLabelText(/^Почта/), 'd.ospan@press.example')
    const roleField = getDialog().getByLabelText(/^Роль/)
    await expect(within(roleField).queryByRole('option', { name: 'Супервайзер' })).toBeNull()
    await userEvent.selectOptions(roleField, 'Исполнитель')
    await submitForm()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.selectOptions(getDialog().getByLabelText(/^Специализация/), 'дизайнер')
    await submitForm()
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
    await userEvent.click(getDialog().getByRole('button', { name: 'Сохранить' }))
    await waitFor(() =>
      expect(getDialog().getByLabelText(/^Почта/)).toHaveAccessibleDescription('С этой почтой уже есть учётная запись'),
    )
  },
}
export const Workplace: Story = {
  args: { user: { ...sauleAccount, organization: '«Облкітап» ЖШС', organization_id: 3 } },
  play: async ({ args }) => {
    const organizationField = getDialog().getByRole('combobox', { name: /^Организация/ })
    await expect(organizationField).toHaveValue('«Облкітап» ЖШС')
    await expect(organizationField).toHaveAccessibleDescription(/ничего не открывает/)
    await userEvent.clear(organizationField)
    await userEvent.type(organizationField, 'фараби')
    await userEvent.click(await screen.findByRole('option', { name: /ҚазҰУ/ }))
    await userEvent.click(getDialog().getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ organization_id: 4 })))
  },
}
export const PartnerOfHr: Story = {
  args: { user: { ...partnerAccount, state: 'active' }, roleLockReason: 'outside', organizationLockReason: 'partner' },
  play: async () => {
    const organizationField = getDialog().getByRole('combobox', { name: /^Организация/ })
    await expect(organizationField).toBeDisabled()
    await expect(organizationField).toHaveAccessibleDescription(/меняет только супервайзер/)
  },
}
export const OwnRoleInKazakh: Story = {
  args: { user: sauleAccount, roleLockReason: 'own' },
  globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } },
}
