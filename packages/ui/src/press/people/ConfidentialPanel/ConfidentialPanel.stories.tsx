import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { maskedFields } from '../fixtures.ts'
import { ConfidentialDialog } from './ConfidentialDialog.tsx'
import { ConfidentialPanel } from './ConfidentialPanel.tsx'

const meta = {
  title: 'Press/ConfidentialPanel',
  parameters: { today: '2026-11-22' },
  component: ConfidentialPanel,
  args: { masked: maskedFields, onShow: fn(), onHide: fn(), onReplace: fn() },
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ maxInlineSize: 536 }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof ConfidentialPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Own: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('•••• •••• •••• 4820')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Показать: Карта для выплат' }))
    await expect(args.onShow).toHaveBeenCalledWith('card_number')
    await userEvent.click(canvas.getByRole('button', { name: 'Заменить: ИИН' }))
    await expect(args.onReplace).toHaveBeenCalledWith('IIN')
  },
}
export const Opened: Story = {
  args: { revealedFields: { card_number: '4111111111114820' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('4111 1111 1111 4820')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть: Карта для выплат' }))
    await expect(args.onHide).toHaveBeenCalledWith('card_number')
  },
}
/** HR can read the data that contracts need, but cannot replace the data. */
export const ReadByHr: Story = {
  args: { masked: { IIN: maskedFields.IIN, identity_document: null }, onReplace: undefined as never },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Заменить/ })).toBeNull()
    await expect(canvas.getByText('Не указано')).toBeVisible()
    await expect(canvas.queryByText(/Карта/)).toBeNull()
  },
}

const onSubmit = fn(async () => undefined)

/** The user enters a new card number while payments are pending. */
export const Replaced: Story = {
  render: () => (
    <ConfidentialDialog
      field="card_number"
      masked={maskedFields}
      inProgressCount={2}
      onClose={() => undefined}
      onSubmit={onSubmit}
    />
  ),
  play: async () => {
    await expect(screen.getByText(/2 работы ждут оплаты/)).toBeVisible()
    const numberField = screen.getByRole('textbox', { name: /Номер карты/ })
    await userEvent.type(numberField, '4111111111111112')
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(numberField).toHaveAccessibleDescription(/Проверьте номер карты/))
    await userEvent.clear(numberField)
    await userEvent.type(numberField, '4111111111111111')
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ card_number: '4111111111111111' }))
  },
}
