import { emptyPrintForm } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { printWork } from '../PrintInfoForm/fixtures.ts'

import { SignalCopyForm } from './SignalCopyForm.tsx'

const signal = {
  ...printWork,
  copies: 3,
  binding_counts: { ...emptyPrintForm.binding_counts, '7BC': 3 },
}
const meta = {
  title: 'Press/SignalCopyForm',
  component: SignalCopyForm,
  args: { onSubmit: fn(async () => undefined), onCancel: fn(), defaultValues: signal },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof SignalCopyForm>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('form', { name: 'Сигнальный экземпляр' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить сигнал' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ copies: 3 })))
  },
}
export const New: Story = {
  args: { defaultValues: {} },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить сигнал' }))
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /Экземпляров/ })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const BoundMoreThanPrinted: Story = {
  play: async ({ canvas }) => {
    const kbsField = canvas.getByRole('spinbutton', { name: /КБС/ })
    await userEvent.type(kbsField, '1')
    await waitFor(() => expect(kbsField).toHaveAccessibleDescription('Переплетено больше, чем экземпляров'))
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } } }
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton', { name: /Экземпляров/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
  },
}
