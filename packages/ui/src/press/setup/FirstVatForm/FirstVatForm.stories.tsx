import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FormPlace } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { FirstVatForm } from './FirstVatForm.tsx'

const meta = {
  title: 'Press/FirstVatForm',
  component: FirstVatForm,
  parameters: { today: '2026-11-23' },
  args: {
    defaultValues: { rate: null, from: '', offer: null, invoice: null },
    rates: [
      { from: '2009-01-01', rate: 12 },
      { from: '2026-01-01', rate: 16 },
    ],
    numbering: { kinds: {} },
    given: { invoice: { 2026: 12 } },
    onSubmit: fn(async () => undefined),
    onDraft: fn(),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <FormPlace value="step">
          <Story />
        </FormPlace>
        <Button type="submit" form="step">
          Дальше
        </Button>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof FirstVatForm>
export default meta
type Story = StoryObj<typeof meta>

const number = (name: RegExp) => screen.getByRole('spinbutton', { name })
const day = () => screen.getByRole('textbox', { name: /С какого дня/ })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Дальше' }))

export const AsItIs: Story = {
  play: async ({ args }) => {
    await screen.findByText(/Сейчас НДС 16\s%/)
    await expect(number(/^КП/)).toHaveAccessibleDescription(/следующий будет 0001/)
    await expect(number(/^Счёт/)).toHaveAccessibleDescription(/следующий будет 0013/)
    await send()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ rate: null, from: '', offer: null, invoice: null }),
    )
  },
}
export const NumbersGoOn: Story = {
  play: async ({ args }) => {
    await userEvent.type(number(/^КП/), '414')
    await waitFor(() => expect(number(/^КП/)).toHaveAccessibleDescription(/следующий будет 0414/))
    // A number that a document already has is not assigned again.
    await userEvent.type(number(/^Счёт/), '12')
    await send()
    await waitFor(() => expect(number(/^Счёт/)).toHaveAccessibleDescription(/уже выдан/))
    await userEvent.clear(number(/^Счёт/))
    await send()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ rate: null, from: '', offer: 414, invoice: null }))
  },
}
export const AnotherRate: Story = {
  play: async ({ args }) => {
    await userEvent.type(number(/Другая ставка/), '20')
    await send()
    await waitFor(() => expect(day()).toBeInvalid())
    await userEvent.type(day(), '23.11.2026')
    await send()
    await waitFor(() => expect(day()).toHaveAccessibleDescription(/не раньше завтрашнего дня/))
    await userEvent.clear(day())
    await userEvent.type(day(), '01.01.2027')
    await send()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ rate: 20, from: '2027-01-01', offer: null, invoice: null }),
    )
  },
}
