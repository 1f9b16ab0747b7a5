import { rolesToGive } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { sauleAccount } from '../fixtures.ts'
import { guide } from './UserDialog.guide.ts'
import { UserDialog } from './UserDialog.tsx'

const meta = {
  title: 'Press/UserDialog',
  component: UserDialog,
  parameters: { guide },
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  args: { roles: rolesToGive('hr'), onClose: fn(), onSave: fn(async () => undefined) },
} satisfies Meta<typeof UserDialog>
export default meta
type Story = StoryObj<typeof meta>

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
export const OwnRoleInKazakh: Story = {
  args: { user: sauleAccount, roleKept: 'own' },
  globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } },
}
