import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { OrganizationDetailsForm } from './OrganizationDetailsForm.tsx'

const known = {
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
const empty = { name: '', IIN: '', phone: '', email: '', address: '', account: '', BIK: '', bank: '', kbe: '' }

const meta = {
  title: 'Press/RequisitesForm',
  component: OrganizationDetailsForm,
  args: { defaultValues: known, onSubmit: fn(async () => undefined), onCancel: fn() },
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

const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить реквизиты' }))

export const Known: Story = { args: { binKept: true } }
export const Saved: Story = {
  args: { onDraft: fn() },
  play: async ({ args, canvas }) => {
    const bank = canvas.getByRole('textbox', { name: 'Банк' })
    await userEvent.clear(bank)
    await userEvent.type(bank, 'АО «Kaspi Bank»')
    await save()
    const next = { ...known, bank: 'АО «Kaspi Bank»' }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(next))
    await expect(args.onDraft).toHaveBeenLastCalledWith(next)
  },
}
export const WrongFields: Story = {
  args: { defaultValues: { ...empty, BIK: 'HSBK', kbe: '99' } },
  play: async ({ args, canvas }) => {
    await save()
    const name = canvas.getByRole('textbox', { name: /Название/ })
    await waitFor(() => expect(name).toHaveAccessibleDescription('Обязательное поле'))
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
    await save()
    const bin = canvas.getByRole('textbox', { name: 'БИН или ИИН' })
    await waitFor(() => expect(bin).toBeInvalid())
    await expect(bin).toHaveAccessibleDescription(/Этот БИН у другой организации/)
  },
}
export const BankByItsAccount: Story = {
  args: { defaultValues: empty },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Счёт/ }), 'KZ45722S000054326792')
    await expect(canvas.getByRole('textbox', { name: 'Банк' })).toHaveValue('АО «Kaspi Bank»')
    await expect(canvas.getByRole('textbox', { name: 'БИК' })).toHaveValue('CASPKZKA')
  },
}
