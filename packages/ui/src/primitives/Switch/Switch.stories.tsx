import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../foundations/layout/index.ts'
import { Switch } from './Switch.tsx'
import { guide } from './Switch.guide.ts'

const meta = {
  title: 'Primitives/Fields/Switch',
  parameters: { guide },
  component: Switch,
  args: { label: 'В прайсе', checked: false, onCheckedChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  render: function Render(args) {
    const [checked, setChecked] = useState(args.checked)
    return (
      <Switch
        {...args}
        checked={checked}
        onCheckedChange={(next) => {
          args.onCheckedChange(next)
          setChecked(next)
        }}
      />
    )
  },
  play: async ({ args, canvas }) => {
    const switchElement = canvas.getByRole('switch', { name: 'В прайсе' })
    await userEvent.click(canvas.getByText('В прайсе'))
    await expect(switchElement).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(switchElement).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}
export const On: Story = { args: { checked: true, detail: 'Акт_0402.pdf' } }
export const Busy: Story = {
  args: { checked: true, busy: true, label: 'Акт' },
  play: async ({ args, canvas }) => {
    const switchElement = canvas.getByRole('switch')
    await userEvent.click(switchElement)
    await expect(switchElement).toHaveFocus()
    await expect(switchElement).toBeChecked()
    await expect(switchElement).toHaveAttribute('aria-busy', 'true')
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}
export const HeldWithAReason: Story = {
  args: { disabledReason: 'Флаг ставит бухгалтерия' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled()
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Флаг ставит бухгалтерия')
  },
}
export const All: Story = {
  render: () => (
    <Stack gap={2}>
      <Switch label="В прайсе" checked onCheckedChange={() => undefined} />
      <Switch label="В магазине" checked={false} onCheckedChange={() => undefined} />
      <Switch label="Акт" detail="файл не приложен" checked onCheckedChange={() => undefined} busy />
      <Switch label="ЭСФ" checked={false} onCheckedChange={() => undefined} disabled />
    </Stack>
  ),
}
export const AllOnInk: Story = { ...All, globals: { theme: 'dark' } }
