import { emptyPressDetails, type PressDetails } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { pressDetails, today } from '../../shared/fixtures/settings.ts'
import { PressDetailsForm } from './PressDetailsForm.tsx'

const meta = {
  title: 'Press/PressRequisitesForm',
  component: PressDetailsForm,
  parameters: { today },
  args: {
    defaultValues: pressDetails,
    onSubmit: fn(async () => undefined),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof PressDetailsForm>
export default meta
type Story = StoryObj<typeof meta>

const clickSave = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))

export const Known: Story = {}
export const OfANewPress: Story = {
  args: { defaultValues: emptyPressDetails, onDraft: fn() },
  play: async ({ args, canvas }) => {
    await clickSave()
    const nameField = canvas.getByRole('textbox', { name: /Название на русском/ })
    await waitFor(() => expect(nameField).toHaveAccessibleDescription(/Заполните поле/))
    await userEvent.type(nameField, 'ТОО «Сарыарқа»')
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить счёт' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Счёт \(ИИК\)/ }), 'KZ45722S000054326792')
    await expect(canvas.getByRole('textbox', { name: /^Банк/ })).toHaveValue('АО «Kaspi Bank»')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Кбе/ }), '17')
    await clickSave()
    const account = {
      name: '',
      account: 'KZ45722S000054326792',
      bank: 'АО «Kaspi Bank»',
      bic: 'CASPKZKA',
      kbe: '17',
      currency: 'KZT',
    }
    const filledDetails: PressDetails = { ...emptyPressDetails, name_ru: 'ТОО «Сарыарқа»' }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...filledDetails, accounts: [account] }))
  },
}
export const AnotherMainAccount: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ниже: Основной счёт' }))
    await clickSave()
    const accounts = pressDetails.accounts.toReversed()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...pressDetails, accounts }))
  },
}
export const ASignerWithoutABasis: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить человека' }))
    await clickSave()
    const contractsCheckbox = canvas.getAllByRole('checkbox', { name: 'Договоры' }).at(-1) as HTMLElement
    await waitFor(() => expect(contractsCheckbox).toHaveAccessibleDescription('Заполните поле'))
    await userEvent.click(contractsCheckbox)
    await clickSave()
    await waitFor(() =>
      expect(canvas.getAllByRole('textbox', { name: /На основании \(на казахском\)/ }).at(-1)).toBeInvalid(),
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const RefusedByTheServer: Story = {
  args: {
    onSubmit: fn(async () => {
      const refusal: FormError = {
        message: 'Проверьте поля',
        fields: { 'accounts.1.account': 'Проверьте счёт', bin: 'Этот БИН уже указан у другой организации' },
      }
      throw refusal
    }),
  },
  play: async ({ canvas }) => {
    await clickSave()
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: /Счёт \(ИИК\)/ })[1]).toBeInvalid())
    await expect(canvas.getByRole('textbox', { name: 'БИН' })).toHaveAccessibleDescription(/другой организации/)
  },
}
