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

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Дальше' }))

export const Empty: Story = {
  play: async ({ args }) => {
    await send()
    await waitFor(() => expect(field(/^БИН/)).toHaveFocus())
    await expect(field(/Счёт в банке/)).toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Filled: Story = {
  args: { defaultValues: setupDetails },
  play: async ({ args }) => {
    await expect(field(/^БИН/)).toHaveAccessibleDescription(/Контрольная цифра сошлась: юрлицо, ноябрь 2025/)
    // Screen readers announce the bank.
    await expect(screen.getByText(/БИК HSBKKZKX, нашли по цифрам 601 в номере/).closest('output')).toBeVisible()
    await send()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(setupDetails))
  },
}
export const AWrongCheckDigit: Story = {
  play: async () => {
    await userEvent.type(field(/^БИН/), '251140007183')
    await waitFor(() => expect(field(/^БИН/)).toHaveAccessibleDescription(/Контрольная цифра не сошлась/))
  },
}
export const AnAccountThatIsNotWhole: Story = {
  args: { defaultValues: setupDetails },
  play: async () => {
    const account = field(/Счёт в банке/)
    await userEvent.click(account)
    await userEvent.keyboard('{End}{Backspace}')
    await expect(screen.getByText('ещё 1 знак')).toBeVisible()
    await expect(account).not.toBeInvalid()
    await userEvent.tab()
    await waitFor(() => expect(account).toBeInvalid())
  },
}
export const ABankThatChangedItsName: Story = {
  args: { defaultValues: setupDetails },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Другой банк' }))
    await userEvent.clear(field(/^Банк/))
    await userEvent.type(field(/^Банк/), 'АО «Халық банк»')
    await send()
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
    await userEvent.type(field(/^Счёт 2/), 'KZ18722S000012345678')
    await expect(await screen.findByText(/БИК CASPKZKA/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Убрать счёт 2' }))
    await send()
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
    await send()
    await waitFor(() => expect(field(/Руководитель/)).toHaveAccessibleDescription('Сократите имя'))
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
