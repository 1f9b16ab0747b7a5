import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { FormPlace } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { setupDetails, emptySetupDetails } from '../fixtures.ts'
import { SetupDetailsForm } from './SetupDetailsForm.tsx'

const meta = {
  title: 'Press/FirstRequisitesForm',
  component: SetupDetailsForm,
  args: { defaultValues: emptySetupDetails, onSubmit: fn(async () => undefined), onDraft: fn() },
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
} satisfies Meta<typeof SetupDetailsForm>
export default meta
type Story = StoryObj<typeof meta>

const getField = (name: RegExp) => screen.getByRole('textbox', { name })
const submitForm = () => userEvent.click(screen.getByRole('button', { name: 'Дальше' }))

export const Empty: Story = {
  play: async ({ args }) => {
    await submitForm()
    await waitFor(() => expect(getField(/^БИН/)).toHaveFocus())
    await expect(getField(/Счёт в банке/)).toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Filled: Story = {
  args: { defaultValues: setupDetails },
  play: async ({ args }) => {
    await expect(getField(/^БИН/)).toHaveAccessibleDescription(/Контрольная цифра сошлась: юрлицо, ноябрь 2025/)
    // Screen readers announce the bank.
    await expect(screen.getByText(/БИК HSBKKZKX, нашли по цифрам 601 в номере/).closest('output')).toBeVisible()
    await submitForm()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(setupDetails))
  },
}
export const AWrongCheckDigit: Story = {
  play: async () => {
    await userEvent.type(getField(/^БИН/), '251140007183')
    await waitFor(() => expect(getField(/^БИН/)).toHaveAccessibleDescription(/Контрольная цифра не сошлась/))
  },
}
export const AnAccountThatIsNotWhole: Story = {
  args: { defaultValues: setupDetails },
  play: async () => {
    const accountField = getField(/Счёт в банке/)
    await userEvent.click(accountField)
    await userEvent.keyboard('{End}{Backspace}')
    await expect(screen.getByText('ещё 1 знак')).toBeVisible()
    await expect(accountField).not.toBeInvalid()
    await userEvent.tab()
    await waitFor(() => expect(accountField).toBeInvalid())
  },
}
export const ABankThatChangedItsName: Story = {
  args: { defaultValues: setupDetails },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Другой банк' }))
    await userEvent.clear(getField(/^Банк/))
    await userEvent.type(getField(/^Банк/), 'АО «Халық банк»')
    await submitForm()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...setupDetails,
        accounts: [{ ...setupDetails.accounts[0], bank: 'АО «Халық банк»' }],
      }),
    )
  },
}
export const ASecondAccount: Story = {
  args: { defaultValues: setupDetails },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Ещё счёт' }))
    await userEvent.type(getField(/^Счёт 2/), 'KZ18722S000012345678')
    await expect(await screen.findByText(/БИК CASPKZKA/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Убрать счёт 2' }))
    await submitForm()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(setupDetails))
  },
}
export const RefusedByTheServer: Story = {
  args: {
    defaultValues: setupDetails,
    onSubmit: fn(async () => {
      const refusal: FormError = { message: 'Проверьте поля', fields: { 'signers.0.name': 'Сократите имя' } }
      throw refusal
    }),
  },
  play: async () => {
    await submitForm()
    await waitFor(() => expect(getField(/Руководитель/)).toHaveAccessibleDescription('Сократите имя'))
  },
}
export const OnInk: Story = { args: { defaultValues: setupDetails }, globals: { theme: 'dark' } }
export const InKazakhOnAPhone: Story = {
  args: { defaultValues: setupDetails },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await screen.findByText(/заңды тұлға/)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
