import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../foundations/layout/index.ts'
import { Alert } from './Alert.tsx'
import { StaleBar } from './StaleBar.tsx'
import { guide } from './Alert.guide.ts'

const meta = {
  title: 'Primitives/Feedback/Alert',
  parameters: { guide },
  component: Alert,
  args: { children: 'Сигнал можно заказать после корректуры.' },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

const retryAction = { label: 'Повторить', onAction: fn() }

export const Info: Story = {}
export const WithTitle: Story = { args: { title: 'Заявка на рассмотрении', tone: 'success' } }
export const Danger: Story = {
  args: { tone: 'danger', children: 'Не удалось обновить счёт.', action: retryAction },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось обновить счёт.')
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(retryAction.onAction).toHaveBeenCalledOnce()
  },
}
export const Dismissable: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть сообщение' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      <Alert>Сигнал можно заказать после корректуры.</Alert>
      <Alert tone="success">Заявка отправлена, ответим до 2 декабря.</Alert>
      <Alert tone="warning">Срок сигнала через три дня.</Alert>
      <Alert tone="danger" action={retryAction}>
        Не удалось обновить счёт.
      </Alert>
    </Stack>
  ),
}
export const TonesOnInk: Story = { ...Tones, globals: { theme: 'dark' } }
export const LongKazakhAtPhoneWidth: Story = {
  args: {
    tone: 'warning',
    children: 'Байланыс жоқ. Сағат 14:02-дегі деректер көрсетілген, өзгерістер байланыс қалпына келгенде сақталады.',
    action: { label: 'Қайта жүктеу', onAction: fn() },
    onDismiss: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Stale: Story = {
  render: () => <StaleBar loadedAt="2026-11-21T09:02:00Z" onRefresh={retryAction.onAction} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Показаны данные на 14:02')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Обновить' })).toBeVisible()
  },
}
