import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../../foundations/layout/index.ts'
import { Button } from '../Button/index.ts'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  args: {
    label: 'Уведомления',
    align: 'start',
    renderTrigger: (props) => <Button {...props}>Открыть</Button>,
    children: (close) => (
      <Stack gap={2}>
        <p>Заявка принята</p>
        <Button variant="quiet" onClick={close}>
          Закрыть
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const OpensAndClosesByItself: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Открыть' })
    await userEvent.click(trigger)
    await expect(await canvas.findByRole('dialog', { name: 'Уведомления' })).toBeVisible()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(canvas.queryByText('Заявка принята')).toBeNull())
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
}
export const StaysOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    await expect(await canvas.findByText('Заявка принята')).toBeVisible()
  },
}
export const OnInk: Story = { ...StaysOpen, globals: { theme: 'dark' } }
