import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { defaultNorms, lawfulWithholding, getNumberingOfKind, stageKeys, type PressNumbering } from '@press/domain'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { limits, rates, today } from '../../shared/fixtures/settings.ts'
import { ColumnLimitsForm, type TypedLimits } from './ColumnLimitsForm.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import { IdentityForm } from './IdentityForm.tsx'
import { NormsForm } from './NormsForm.tsx'
import { NumberingForm } from './NumberingForm.tsx'
import { toNumberingFormValues } from './numbering.ts'
import { VatForm } from './VatForm.tsx'
import { WithholdingForm } from './WithholdingForm.tsx'

const meta = {
  title: 'Press/VatForm',
  component: VatForm,
  parameters: { today },
  args: {
    activeRates: rates,
    defaultValues: { rates: [{ from: '2027-07-01', rate: 18 }] },
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
} satisfies Meta<typeof VatForm>
export default meta
type Story = StoryObj<typeof meta>

const clickSave = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))

export const Rates: Story = {}
export const ARateAdded: Story = {
  args: { defaultValues: { rates: [] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить ставку' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Действует с/ }), '01.02.2027')
    await userEvent.type(canvas.getByRole('spinbutton', { name: /Ставка/ }), '20')
    await clickSave()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ rates: [{ from: '2027-02-01', rate: 20 }] }))
  },
}
export const ARateOfTheDay: Story = {
  args: { defaultValues: { rates: [{ from: today, rate: 20 }] } },
  play: async ({ args, canvas }) => {
    await clickSave()
    const fromField = canvas.getByRole('textbox', { name: /Действует с/ })
    await waitFor(() => expect(fromField).toHaveAccessibleDescription(/не раньше завтрашнего дня/))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const RefusedByTheServer: Story = {
  args: {
    onSubmit: fn(async () => {
      const refusal: FormError = { message: 'Проверьте поля', fields: { 'rates.2.rate': 'Целое число от 0 до 100' } }
      throw refusal
    }),
  },
  play: async ({ canvas }) => {
    await clickSave()
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /Ставка/ })).toBeInvalid())
  },
}
export const Columns: Story = {
  render: ({ onCancel }) => (
    <ColumnLimitsForm
      defaultValues={
        Object.fromEntries(
          stageKeys.map((stage) => [stage, (limits as Partial<TypedLimits>)[stage] ?? null]),
        ) as TypedLimits
      }
      onSubmit={async () => undefined}
      onCancel={onCancel}
    />
  ),
}
export const Company: Story = {
  render: ({ onCancel }) => (
    <CompanyForm
      defaultValues={{ name: 'РГП «Университет баспасы»' }}
      onSubmit={async () => undefined}
      onCancel={onCancel}
    />
  ),
}
const upload = fn(async (file: File) => ({ id: 7, name: file.name, size: file.size, mime: file.type }))
const saveIdentity = fn(async () => undefined)
export const Identity: Story = {
  render: ({ onCancel }) => (
    <IdentityForm
      defaultValues={{ name_ru: 'Университет баспасы', name_kz: '', name_en: '', logo: null }}
      onUpload={upload}
      onSubmit={saveIdentity}
      onCancel={onCancel}
    />
  ),
  play: async ({ canvas }) => {
    const nameField = canvas.getByRole('textbox', { name: /Название на русском/ })
    await userEvent.clear(nameField)
    await clickSave()
    await waitFor(() => expect(nameField).toBeInvalid())
    await userEvent.type(nameField, 'Сарыарка')
    await userEvent.upload(canvas.getByLabelText(/Логотип/), new File(['logo'], 'logo.png', { type: 'image/png' }))
    await expect(await canvas.findByText('logo.png')).toBeVisible()
    await clickSave()
    const logo = { id: 7, name: 'logo.png', size: 4, mime: 'image/png' }
    await waitFor(() =>
      expect(saveIdentity).toHaveBeenCalledWith({ name_ru: 'Сарыарка', name_kz: '', name_en: '', logo }),
    )
  },
}
const saveNorms = fn(async () => undefined)
export const Norms: Story = {
  render: ({ onCancel }) => (
    <NormsForm defaultValues={{ ...defaultNorms.days }} onSubmit={saveNorms} onCancel={onCancel} />
  ),
  play: async ({ canvas }) => {
    const normField = canvas.getByRole('spinbutton', { name: /Главный редактор/ })
    await userEvent.clear(normField)
    await clickSave()
    await waitFor(() => expect(normField).toBeInvalid())
    await expect(saveNorms).not.toHaveBeenCalled()
  },
}
const saveNumbering = fn(async () => undefined)
const numbering: PressNumbering = { kinds: {} }
export const NumberingOfDocuments: Story = {
  render: ({ onCancel }) => (
    <NumberingForm
      defaultValues={toNumberingFormValues((kind) => getNumberingOfKind(numbering, kind), 2026)}
      lastNumbers={{ offer: { 2026: 413 } }}
      savedNumbering={numbering}
      year={2026}
      onSubmit={saveNumbering}
      onCancel={onCancel}
    />
  ),
  play: async ({ canvas }) => {
    const offersGroup = canvas.getByRole('group', { name: 'КП' })
    await expect(within(offersGroup).getByText('Следующий: 0414')).toBeVisible()
    const startField = within(offersGroup).getByRole('spinbutton', { name: /Начать с номера/ })
    await userEvent.type(startField, '400')
    await clickSave()
    await waitFor(() => expect(startField).toHaveAccessibleDescription(/Такой номер уже есть/))
    await userEvent.clear(startField)
    await userEvent.type(startField, '500')
    await expect(await within(offersGroup).findByText('Следующий: 0500')).toBeVisible()
    await clickSave()
    await waitFor(() => expect(saveNumbering).toHaveBeenCalled())
  },
}
const saveWithholding = fn(async () => undefined)
const renderWithholding: Story['render'] = ({ onCancel }) => (
  <WithholdingForm
    activeRates={lawfulWithholding}
    defaultValues={{ rates: [] }}
    onSubmit={saveWithholding}
    onCancel={onCancel}
  />
)
/** New figures start as a copy of the latest figures, because only a few figures change each year. */
export const Withholding: Story = {
  render: renderWithholding,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить показатели' }))
    const mrpField = canvas.getByRole('spinbutton', { name: 'МРП' })
    await expect(mrpField).toHaveValue('4\u00a0325')
    await clickSave()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Действует с/ })).toBeInvalid())
    await userEvent.type(canvas.getByRole('textbox', { name: /Действует с/ }), '01.01.2027')
    await userEvent.clear(mrpField)
    await userEvent.type(mrpField, '4600')
    await userEvent.click(canvas.getByRole('checkbox', { name: /авторского вознаграждения/ }))
    await clickSave()
    await waitFor(() =>
      expect(saveWithholding).toHaveBeenCalledWith({
        rates: [{ ...lawfulWithholding.at(-1), from: '2027-01-01', mrp: 4600, royalty: false }],
      }),
    )
  },
}
export const WithholdingOnAPhoneInKazakh: Story = {
  render: renderWithholding,
  globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } },
}
