import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../../../foundations/layout/index.ts'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { ownSessions, passkeys, security } from '../fixtures.ts'
import { SecuritySettings } from './SecuritySettings.tsx'
import { ConfirmPersonDialog } from './ConfirmPersonDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { TotpDialog } from './TotpDialog.tsx'

const meta = {
  title: 'Press/AccountSecurity',
  component: SecuritySettings,
  args: {
    security,
    sessions: ownSessions,
    onChangePassword: fn(),
    onTotp: fn(),
    onCodes: fn(),
    onAddPasskey: fn(),
    onRemovePasskey: fn(),
    onEndSession: fn(),
    onEndOthers: fn(),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ maxInlineSize: 536 }}>
          <Stack gap={4}>
            <Story />
          </Stack>
        </div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof SecuritySettings>
export default meta
type Story = StoryObj<typeof meta>

export const Guarded: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Два способа защиты')).toBeVisible()
    await expect(canvas.getByText('включён, запасных кодов осталось 7 из 10')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: /Код из приложения/ }))
    await expect(args.onTotp).toHaveBeenCalledWith(false)
    await expect(canvas.getByText('Это устройство')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть сеанс: Chrome · Android' }))
    await expect(args.onEndSession).toHaveBeenCalledWith(2)
    await expect(canvas.queryByRole('button', { name: 'Закрыть сеанс: Chrome · Windows' })).toBeNull()
  },
}
export const ByPasswordAlone: Story = {
  args: {
    security: { password_changed_at: null, totp: { on_since: null, codes_left: 0 }, passkeys: [] },
    sessions: ownSessions.slice(0, 1),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Два способа защиты')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Закрыть все/ })).toBeNull()
    await userEvent.click(canvas.getByRole('switch', { name: /Код из приложения/ }))
    await expect(args.onTotp).toHaveBeenCalledWith(true)
  },
}
export const Passkeys: Story = {
  args: { security: { ...security, passkeys } },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(/добавлен 20 ноября 2026.*ещё не использован · есть на всех ваших устройствах/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить ключ' }))
    await expect(args.onAddPasskey).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить ключ доступа: Chrome · Windows' }))
    await expect(args.onRemovePasskey).toHaveBeenCalledWith(1, 'Chrome · Windows')
  },
}
export const KeepsNoPasskeys: Story = {
  args: { onAddPasskey: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Добавить ключ' })).toHaveAccessibleDescription(
      'Этот браузер не умеет хранить ключи доступа.',
    )
  },
}

const wrongCodeError: FormError = { message: 'Проверьте поля', fields: { code: 'Код не подошёл' } }
const onTurnOn = fn(async (code: string) => {
  if (code === '000000') throw wrongCodeError
})

export const SetUp: Story = {
  render: () => (
    <TotpDialog
      secret="JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
      uri="otpauth://totp/Press:t.li%40press.example?issuer=Press&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
      onClose={() => undefined}
      onSubmit={onTurnOn}
    />
  ),
  play: async () => {
    await expect(screen.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible()
    await expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    const codeField = screen.getByRole('textbox', { name: 'Код из приложения' })
    await userEvent.type(codeField, '000000')
    await userEvent.click(screen.getByRole('button', { name: 'Включить' }))
    await waitFor(() => expect(codeField).toHaveAccessibleDescription('Код не подошёл'))
    await userEvent.clear(codeField)
    await userEvent.type(codeField, '123456{Enter}')
    await waitFor(() => expect(onTurnOn).toHaveBeenLastCalledWith('123456'))
  },
}
export const Codes: Story = {
  render: () => (
    <RecoveryCodesDialog
      codes={['k3f7-9xqd-m2pt-8hwa', 'b6cw-2rzn-x4ju-5tke', 'p7ym-q3vs-d5ga-n2lh', 'w4he-6ufb-j7xr-c3oz']}
      onClose={() => undefined}
    />
  ),
  play: async () => {
    await expect(screen.getByRole('list', { name: 'Запасные коды' })).toBeVisible()
    await expect(screen.getByText('k3f7-9xqd-m2pt-8hwa')).toBeVisible()
  },
}

const onProve = fn(async () => undefined)

export const AskedAgain: Story = {
  render: () => (
    <ConfirmPersonDialog actionLabel="Показать" requiresTotp onClose={() => undefined} onSubmit={onProve} />
  ),
  play: async () => {
    await userEvent.type(screen.getByLabelText('Пароль'), 'Qalam-men-kitap')
    await userEvent.click(screen.getByRole('button', { name: 'Показать' }))
    const codeField = screen.getByRole('textbox', { name: 'Код из приложения' })
    await waitFor(() => expect(codeField).toHaveAccessibleDescription('Введите код'))
    await userEvent.type(codeField, '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Показать' }))
    await waitFor(() => expect(onProve).toHaveBeenCalledWith({ password: 'Qalam-men-kitap', totp: '123456' }))
  },
}
