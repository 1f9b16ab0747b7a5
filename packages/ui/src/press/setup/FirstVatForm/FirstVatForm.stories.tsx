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
    lastNumbers: { invoice: { 2026: 12 } },
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

const getNumberField = (name: RegExp) => screen.getByRole('spinbutton', { name })
const getDayField = () => screen.getByRole('textbox', { name: /С какого дня/ })
const submitForm = () => userEvent.click(screen.getByRole('button', { name: 'Дальше' }))

export const AsItIs: Story = {
  play: async ({ args }) => {
    await screen.findByText(/Сейчас НДС 16\s%/)
    await expect(getNumberField(/^КП/)).toHaveAccessibleDescription(/следующий будет 0001/)
    await expect(getNumberField(/^Счёт/)).toHaveAccessibleDescription(/следующий будет 0013/)
    await submitForm()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ rate: null, from: '', offer: null, invoice: null }),
    )
  },
}
export const NumbersGoOn: Story = {
  play: async ({ args }) => {
    await userEvent.type(getNumberField(/^КП/), '414')
    await waitFor(() => expect(getNumberField(/^КП/)).toHaveAccessibleDescription(/следующий будет 0414/))
    // A number that a document already has is not assigned again.
    await userEvent.type(getNumberField(/^Счёт/), '12')
    await submitForm()
    await waitFor(() => expect(getNumberField(/^Счёт/)).toHaveAccessibleDescription(/уже выдан/))
    await userEvent.clear(getNumberField(/^Счёт/))
    await submitForm()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ rate: null, from: '', offer: 414, invoice: null }))
  },
}
export const AnotherRate: Story = {
  play: async ({ args }) => {
    await userEvent.type(getNumberField(/Другая ставка/), '20')
    await submitForm()
    await waitFor(() => expect(getDayField()).toBeInvalid())
    await userEvent.type(getDayField(), '23.11.2026')
    await submitForm()
    await waitFor(() => expect(getDayField()).toHaveAccessibleDescription(/не раньше завтрашнего дня/))
    await userEvent.clear(getDayField())
    await userEvent.type(getDayField(), '01.01.2027')
    await submitForm()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ rate: 20, from: '2027-01-01', offer: null, invoice: null }),
    )
  },
}
