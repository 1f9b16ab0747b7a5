import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { OrganizationDetailsForm } from './OrganizationDetailsForm.tsx'

const savedDetails = {
  name: 'ТОО «Сарыарқа Логистик»',
  IIN: '940140000385',
  phone: '+77172554433',
  email: 'office@saryarqa.example',
  address: 'Астана, пр. Мәңгілік Ел, 8',
  account: 'KZ86125KZT5004100100',
  BIK: 'HSBKKZKX',
  bank: 'АО «Народный Банк Казахстана»',
  kbe: '17',
}
const emptyDetails = { name: '', IIN: '', phone: '', email: '', address: '', account: '', BIK: '', bank: '', kbe: '' }

const meta = {
  title: 'Press/RequisitesForm',
  component: OrganizationDetailsForm,
  args: { defaultValues: savedDetails, onSubmit: fn(async () => undefined), onCancel: fn() },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof OrganizationDetailsForm>
export default meta
type Story = StoryObj<typeof meta>

const clickSave = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить реквизиты' }))

export const Known: Story = { args: { binReadOnly: true } }
export const Saved: Story = {
  args: { onDraft: fn() },
  play: async ({ args, canvas }) => {
    const bankField = canvas.getByRole('textbox', { name: 'Банк' })
    await userEvent.clear(bankField)
    await userEvent.type(bankField, 'АО «Kaspi Bank»')
    await clickSave()
    const newDetails = { ...savedDetails, bank: 'АО «Kaspi Bank»' }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(newDetails))
    await expect(args.onDraft).toHaveBeenLastCalledWith(newDetails)
  },
}
export const WrongFields: Story = {
  args: { defaultValues: { ...emptyDetails, BIK: 'HSBK', kbe: '99' } },
  play: async ({ args, canvas }) => {
    await clickSave()
    const nameField = canvas.getByRole('textbox', { name: /Название/ })
    await waitFor(() => expect(nameField).toHaveAccessibleDescription('Обязательное поле'))
    await expect(canvas.getByRole('textbox', { name: 'БИК' })).toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const RefusedByTheServer: Story = {
  args: {
    onSubmit: fn(async () => {
      const refusal: FormError = { message: 'Проверьте поля', fields: { IIN: 'Этот БИН у другой организации' } }
      throw refusal
    }),
  },
  play: async ({ canvas }) => {
    await clickSave()
    const binField = canvas.getByRole('textbox', { name: 'БИН или ИИН' })
    await waitFor(() => expect(binField).toBeInvalid())
    await expect(binField).toHaveAccessibleDescription(/Этот БИН у другой организации/)
  },
}
export const BankByItsAccount: Story = {
  args: { defaultValues: emptyDetails },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Счёт/ }), 'KZ45722S000054326792')
    await expect(canvas.getByRole('textbox', { name: 'Банк' })).toHaveValue('АО «Kaspi Bank»')
    await expect(canvas.getByRole('textbox', { name: 'БИК' })).toHaveValue('CASPKZKA')
  },
}
