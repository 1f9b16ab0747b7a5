import { getAssignableRoles } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sauleAccount, sessions } from '../fixtures.ts'
import { UserSidePanel } from './UserSidePanel.tsx'

const access = { roles: getAssignableRoles('hr'), roleLockReason: null, onRole: fn(), sessions, onEndSession: fn() }
const meta = {
  title: 'Press/UserAside',
  component: UserSidePanel,
  args: { user: sauleAccount, access },
} satisfies Meta<typeof UserSidePanel>
export default meta
type Story = StoryObj<typeof meta>

export const OfHr: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Роль'), 'Менеджер проекта')
    await expect(access.onRole).toHaveBeenCalledWith('pm')
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть сеанс: Safari · iPhone' }))
    await expect(access.onEndSession).toHaveBeenCalledWith(sessions[1])
  },
}
export const OwnPage: Story = {
  args: { access: { ...access, roleLockReason: 'own', onEndSession: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Свою роль меняет кто-то другой')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
