import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { guide } from './ContractForm.guide.ts'
import { ContractForm, type ContractFormProps } from './ContractForm.tsx'
import { contractValues, type Contract } from './contractValues.ts'
import type { ContractSide } from './ContractParty.tsx'

const contract: Contract = {
  id: 214,
  kind: 'author',
  number: '214-26',
  date: '2026-11-19',
  status: 'sent',
  party_name: 'Нұрғали Қарлығаш Төлеуқызы',
  party_bin: '791118300116',
  party_email: 'k.nurgali@univer.example',
  starts_on: '2026-11-19',
  ends_on: '2027-11-18',
  sum: 45_000_000,
  note: '',
  scan: null,
  renews: null,
  renewals: [],
}
const people: ContractSide[] = [
  { id: 9, name: contract.party_name, bin: contract.party_bin, email: contract.party_email },
]
const onSubmit: ContractFormProps['onSubmit'] = fn(async () => undefined)

const meta = {
  title: 'Press/ContractForm',
  tags: ['draft', '!ready'],
  component: ContractForm,
  parameters: { guide },
  args: {
    writer: 'accounting',
    searchParties: async (query) => people.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
    onUpload: fn(async (file: File) => ({ id: 90, name: file.name, size: file.size, mime: file.type })),
    onSubmit,
    onCancel: fn(),
    today: '2026-11-21',
  },
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ maxInlineSize: 720, marginInline: 'auto' }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof ContractForm>
export default meta
type Story = StoryObj<typeof meta>

const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить договор' }))
const kinds = () =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Вид договора' }).options]
    .map(({ value }) => value)
    .filter(Boolean)

export const OfAccounting: Story = {
  play: async ({ canvas, args }) => {
    await expect(kinds()).toEqual(['author', 'op', 'biz'])
    await save()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Вид договора' })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Вид договора' }), 'author')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Номер' }), '215-26')
    await userEvent.type(canvas.getByRole('combobox', { name: /Найти/ }), 'нұрғали')
    await userEvent.click(await screen.findByRole('option', { name: /Нұрғали/ }))
    await expect(canvas.getByRole('textbox', { name: 'БИН или ИИН' })).toHaveDisplayValue(/791118\s300116/)
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Сумма договора' }), '450000')
    await save()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          kind: 'author',
          number: '215-26',
          party_name: contract.party_name,
          sum: 45_000_000,
          ends_on: null,
          scan: null,
        }),
      ),
    )
  },
}
export const OfHr: Story = {
  args: { writer: 'hr' },
  play: async () => {
    await expect(kinds()).toEqual(['itd', 'gph', 'neconc', 'confidence', 'personal'])
  },
}
export const EndsBeforeItStarts: Story = {
  args: { defaultValues: { ...contractValues(contract), ends_on: '2026-11-01' } },
  play: async ({ canvas, args }) => {
    await save()
    const end = canvas.getByRole('textbox', { name: 'Действует по' })
    await waitFor(() => expect(end).toHaveAccessibleDescription('Раньше начала договора'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Scanned: Story = {
  args: { defaultValues: contractValues(contract) },
  play: async ({ canvas, args }) => {
    const scan = new File(['%PDF-1.7'], 'Договор_214-26.pdf', { type: 'application/pdf' })
    await userEvent.upload(canvas.getByLabelText(/Подписанный скан/), scan)
    await expect(await canvas.findByText('Договор_214-26.pdf')).toBeVisible()
    await save()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ scan: 90 })))
  },
}
export const ServerRefuses: Story = {
  args: {
    defaultValues: contractValues(contract),
    onSubmit: fn(async (): Promise<void> => {
      const refusal: FormError = { message: 'Договор не сохранён', fields: { number: 'Такой номер уже есть' } }
      throw refusal
    }),
  },
  play: async ({ canvas }) => {
    await save()
    const number = canvas.getByRole('textbox', { name: 'Номер' })
    await waitFor(() => expect(number).toHaveFocus())
    await expect(number).toHaveAccessibleDescription('Такой номер уже есть')
  },
}
export const Narrow: Story = {
  args: { defaultValues: contractValues(contract) },
  globals: { viewport: { value: 'narrow', isRotated: false } },
}
export const Kazakh: Story = { args: { defaultValues: contractValues(contract) }, globals: { locale: 'kz' } }
export const OnInk: Story = { args: { defaultValues: contractValues(contract) }, globals: { theme: 'dark' } }
