import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../foundations/layout/index.ts'
import { Link } from '../Link/index.ts'
import { Checkbox } from './Checkbox.tsx'
import { guide } from './Checkbox.guide.ts'

const meta = {
  title: 'Primitives/Fields/Checkbox',
  parameters: { guide },
  component: Checkbox,
  args: { label: 'Есть договор', onChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ args, canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Есть договор' })
    await userEvent.click(canvas.getByText('Есть договор'))
    await expect(checkbox).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(checkbox).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
export const On: Story = { args: { defaultChecked: true } }
export const Some: Story = {
  args: { indeterminate: true, label: 'Все заявки' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
}
export const Wrong: Story = {
  args: {
    required: true,
    size: 'sm',
    error: 'Чтобы отправить заявку, примите условия',
    label: (
      <>
        Я согласен с условиями издания и <Link href="/contract">договором</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox')
    await expect(checkbox).toBeInvalid()
    await expect(checkbox).toHaveAccessibleDescription('Чтобы отправить заявку, примите условия')
  },
}
export const WithDetail: Story = { args: { detail: 'Номер и дату можно вписать позже' } }
export const HiddenLabel: Story = { args: { labelHidden: true, label: 'Выбрать КП-0402' } }
export const All: Story = {
  render: () => (
    <Stack gap={2}>
      <Checkbox label="Есть договор" defaultChecked />
      <Checkbox label="Цифровая книга" />
      <Checkbox label="Все заявки" indeterminate />
      <Checkbox label="В прайсе" disabled defaultChecked />
      <Checkbox label="В магазине" disabled hint="Станет доступно после приёмки на склад" />
      <Checkbox label="Запомнить меня на этом компьютере" size="sm" defaultChecked />
    </Stack>
  ),
}
export const AllOnInk: Story = { ...All, globals: { theme: 'dark' } }
