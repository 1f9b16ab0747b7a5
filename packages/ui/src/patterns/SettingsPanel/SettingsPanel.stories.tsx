import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Drawer } from '../../primitives/Drawer/index.ts'
import { guide } from './SettingsPanel.guide.ts'
import { SettingsPanel, type SettingsPanelProps } from './SettingsPanel.tsx'

const meta = {
  title: 'Patterns/SettingsPanel',
  component: SettingsPanel,
  parameters: { guide },
  args: {
    theme: 'light',
    onThemeChange: fn(),
    locale: 'ru',
    onLocaleChange: fn(),
    messages: 'brief',
    onMessagesChange: fn(),
    density: 'comfortable',
    onDensityChange: fn(),
    menu: 'vertical',
    onMenuChange: fn(),
  },
  render: function Render(args: SettingsPanelProps) {
    const [settings, setSettings] = useState(args)
    const changeSettings = (changes: Partial<SettingsPanelProps>) =>
      setSettings((current) => ({ ...current, ...changes }))
    return (
      <div style={{ maxInlineSize: 492 }}>
        <SettingsPanel
          {...settings}
          onThemeChange={(theme) => changeSettings({ theme })}
          onLocaleChange={(locale) => changeSettings({ locale })}
          onMessagesChange={(messages) => changeSettings({ messages })}
          {...(args.density && { onDensityChange: (density) => changeSettings({ density }) })}
          {...(args.menu && { onMenuChange: (menu) => changeSettings({ menu }) })}
        />
      </div>
    )
  },
} satisfies Meta<typeof SettingsPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Тёмная рамка, светлая страница' }))
    await expect(canvas.getByRole('radio', { name: 'Тёмная рамка, светлая страница' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Плотно' }))
    await expect(canvas.getByRole('radio', { name: 'Плотно' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Қазақша' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Сверху' }))
    await expect(canvas.getByRole('radio', { name: 'Сверху' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Остаются до закрытия' }))
    await expect(canvas.getByRole('radio', { name: 'Остаются до закрытия' })).toBeChecked()
  },
}
export const OnInk: Story = { args: { theme: 'dark' }, globals: { theme: 'dark' } }
export const OfAnAuthor: Story = {
  render: ({ theme, onThemeChange, locale, onLocaleChange, messages, onMessagesChange }) => (
    <SettingsPanel {...{ theme, onThemeChange, locale, onLocaleChange, messages, onMessagesChange }} />
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('radiogroup', { name: 'Плотность' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await expect(args.onLocaleChange).toHaveBeenCalledWith('en')
  },
}
export const InADrawer: Story = {
  render: (args) => (
    <Drawer open onOpenChange={fn()} title="Настройки">
      <SettingsPanel {...args} />
    </Drawer>
  ),
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Настройки' })).toBeInTheDocument()
  },
}
export const InKazakh: Story = { globals: { locale: 'kz' } }
