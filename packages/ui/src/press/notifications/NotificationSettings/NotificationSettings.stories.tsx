import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SettingsFixture } from './SettingsFixture.tsx'
import { authorSettings, letter, settings } from './fixtures.ts'
import { NotificationSettings } from './NotificationSettings.tsx'

const meta = {
  title: 'Press/NotificationSettings',
  component: NotificationSettings,
  args: {
    settings,
    letter,
    language: 'ru',
    browserNotifications: 'default',
    onLanguageChange: fn(),
    onChoose: fn(),
    onQuietChange: fn(),
    onBrowserNotificationsChange: fn(),
    onSend: fn(async () => undefined),
  },
  render: (args) => <SettingsFixture {...args} />,
} satisfies Meta<typeof NotificationSettings>
export default meta
type Story = StoryObj<typeof meta>

export const OfAManager: Story = {
  play: async ({ canvas, args }) => {
    const signalCheckbox = canvas.getByRole('checkbox', { name: 'Сигнал готов или подписан: Здесь' })
    await userEvent.click(signalCheckbox)
    await expect(args.onChoose).toHaveBeenLastCalledWith({ topic: 'signal', channel: 'here', on: false })
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    const nextCheckbox = canvas.getByRole('checkbox', { name: 'Работу поручили, сдали или вернули: Письмом сразу' })
    await expect(nextCheckbox).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(nextCheckbox).not.toBeChecked()
    // Security notifications cannot be switched off, and the reason is given.
    const lockedCheckbox = canvas.getByRole('checkbox', { name: 'Новый вход, смена пароля: Письмом сразу' })
    await expect(lockedCheckbox).toHaveAccessibleDescription(/чужой вход/)
    await userEvent.click(lockedCheckbox)
    await expect(lockedCheckbox).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выходные и праздники тоже' }))
    await expect(args.onQuietChange).toHaveBeenLastCalledWith({ ...settings.quiet, days_off: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Прислать мне' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}
export const NothingToSay: Story = {
  args: { letter: null, browserNotifications: 'denied', settings: authorSettings },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Пока писать не о чем')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Прислать мне' })).toBeDisabled()
    await expect(canvas.getByLabelText('Начало тихих часов')).toBeDisabled()
  },
}
export const Loading: Story = { args: { settings: undefined, letter: undefined, browserNotifications: 'unsupported' } }
