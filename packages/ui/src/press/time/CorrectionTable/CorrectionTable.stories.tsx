import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { corrections, refusedCorrection } from '../fixtures.ts'
import { CorrectionTable } from './CorrectionTable.tsx'
import { RefuseCorrectionDialog } from './RefuseCorrectionDialog.tsx'

const actions = { onApprove: fn(), onRefuse: fn() }
const meta = {
  title: 'Press/CorrectionTable',
  component: CorrectionTable,
  args: { corrections: [...corrections, refusedCorrection], actions: actions },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof CorrectionTable>
export default meta
type Story = StoryObj<typeof meta>

export const ToDecide: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 ждут решения, 2 решены')).toBeVisible()
    await expect(canvas.getByText('+4 ч 00 мин')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Утвердить: 13 ноября' }))
    await expect(actions.onApprove).toHaveBeenCalledWith(corrections[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Отказать: 19 ноября' }))
    await expect(actions.onRefuse).toHaveBeenCalledWith(corrections[1])
    await expect(canvas.getByText('Почему отказано: В журнале охраны выход отмечен в 18:00')).toBeVisible()
  },
}
const onWithdraw = fn()
export const OnesOwn: Story = {
  args: { actions: { onWithdraw: onWithdraw }, requestButton: <Button size="sm">Попросить правку</Button> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отозвать: 13 ноября' }))
    await expect(onWithdraw).toHaveBeenCalledWith(corrections[0])
    await expect(canvas.queryByRole('button', { name: /Утвердить/u })).toBeNull()
  },
}
export const Deciding: Story = { args: { busy: 1 } }
export const LongReason: Story = {
  args: {
    corrections: corrections.map((correction) => ({
      ...correction,
      reason:
        'Задержалась на приёмке тиража: типография привезла вторую часть позже обещанного, а пропуск к тому времени уже не работал',
    })),
  },
}
export const None: Story = { args: { corrections: [] } }
export const NoneOfOnesOwn: Story = {
  args: { corrections: [], actions: {}, requestButton: <Button size="sm">Попросить правку</Button> },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }

const onRefuse = fn(async () => undefined)
const onClose = fn()
export const RefusedWithAReason: Story = {
  render: () =>
    corrections[0] ? (
      <RefuseCorrectionDialog correction={corrections[0]} onClose={onClose} onRefuse={onRefuse} />
    ) : (
      <></>
    ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Отказать' }))
    await expect(await screen.findByText('Обязательное поле')).toBeVisible()
    await expect(onRefuse).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: /Причина отказа/u }), 'Нет пропуска')
    await userEvent.click(screen.getByRole('button', { name: 'Отказать' }))
    await waitFor(() => expect(onRefuse).toHaveBeenCalledWith('Нет пропуска'))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  },
}
