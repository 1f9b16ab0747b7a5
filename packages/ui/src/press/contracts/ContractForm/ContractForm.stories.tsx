import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { emptyParty, type ContractPartyOption } from '@press/domain'
import { contract, press, templates } from '../fixtures.ts'
import { ContractForm, type ContractFormProps } from './ContractForm.tsx'
import { toContractValues } from './contract-values.ts'

const party: ContractPartyOption = {
  ...emptyParty,
  party_id: 12,
  organization_id: null,
  party_name: 'Нұрлан Абай',
  party_bin: '900521400186',
  party_email: 'n.abai@press.example',
  party_address: 'Алматы, Абай даңғылы, 90-12',
  party_account: 'KZ057220000000512230',
  party_bank: 'АО «Kaspi Bank»',
  party_kbe: '19',
  party_document_number: '041907233',
  party_document_issuer: 'МВД РК',
  party_document_date: '2019-11-18',
}
const onSubmit: ContractFormProps['onSubmit'] = fn(async () => undefined)

const meta = {
  title: 'Press/ContractForm',
  component: ContractForm,
  parameters: { today: '2026-11-24', layout: 'fullscreen' },
  args: {
    kind: 'author',
    number: '219-26',
    press,
    template: templates.author,
    parties: { role: 'accounting', hrefs: {} },
    bookPrice: 420_000,
    defaultValues: toContractValues(contract),
    searchParties: async () => [party],
    searchBooks: async () => [{ id: 7, book_name: 'Сөз өнері', authors: 'Т. Ли' }],
    onSubmit,
    onSend: fn(async () => undefined),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof ContractForm>
export default meta
type Story = StoryObj<typeof meta>

const getField = (name: RegExp | string) => screen.getByRole('textbox', { name })

export const Filled: Story = { tags: ['picture'] }

export const PaperFollows: Story = {
  play: async ({ canvas, args }) => {
    const documentRegion = within(canvas.getByRole('region', { name: 'Текст договора на двух языках' }))
    const royaltyField = canvas.getByRole('spinbutton', { name: /^Роялти/ })
    await userEvent.clear(royaltyField)
    await userEvent.type(royaltyField, '9')
    await waitFor(() => expect(documentRegion.getAllByText(/^9\s%$/)).toHaveLength(2))
    await expect(documentRegion.getAllByText(/^9\s%$/)[0]).toHaveAttribute('data-lit')
    await expect(canvas.getByRole('region', { name: 'Что начислится исполнителю' })).toHaveTextContent(/480\s000\s₸/)
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ royalty: 9, ends_on: '2031-11-23', party_id: 9 }),
        expect.anything(),
      ),
    )
  },
}
export const New: Story = {
  args: { kind: 'gph', template: templates.gph, number: '', defaultValues: undefined, bookPrice: null },
  play: async ({ canvas, args }) => {
    const sendButton = canvas.getByRole('button', { name: /Отправить на подпись/ })
    await expect(sendButton).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить черновик' }))
    await waitFor(() => expect(getField(/^Какая работа, на русском/)).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(getField(/^Какая работа, на русском/), 'корректура учебника')
    await userEvent.type(getField(/^Какая работа, на казахском/), 'оқулық корректурасы')
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^Цена работы/ }), '180000')
    await userEvent.type(getField(/^Действует по/), '20.02.2027')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Найти человека или организацию' }), 'нұрлан')
    await userEvent.click(await screen.findByRole('option', { name: /Нұрлан Абай/ }))
    await expect(getField(/^Имя или название/)).toHaveDisplayValue('Нұрлан Абай')
    await waitFor(() => expect(sendButton).not.toHaveAttribute('aria-disabled'))
  },
}
export const AskedBeforeItIsSent: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Отправить на подпись/ }))
    const confirmDialog = within(await screen.findByRole('alertdialog', { name: 'Отправить договор на подпись?' }))
    await expect(confirmDialog.getByText(/860314301271/)).toBeVisible()
    await userEvent.click(confirmDialog.getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(args.onSend).toHaveBeenCalled())
  },
}
export const WithAnOrganization: Story = {
  args: { kind: 'op', template: templates.op },
  play: async ({ canvas }) => {
    const sendButton = canvas.getByRole('button', { name: /Отправить на подпись/ })
    await expect(canvas.getByText(/кто подписывает, должность \(на двух языках\), на основании/)).toBeVisible()
    await userEvent.type(getField(/^Какие книги, на русском/), 'учебники')
    await userEvent.type(getField(/^Какие книги, на казахском/), 'оқулықтар')
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^Скидка/ }), '12')
    await userEvent.type(getField(/^Кто подписывает/), 'Ахметов Н. С.')
    await userEvent.type(getField(/^Должность, на русском/), 'Директор')
    await userEvent.type(getField(/^Должность, на казахском/), 'Бас директор')
    await userEvent.type(getField(/^На основании, на русском/), 'Устава')
    await userEvent.type(getField(/^На основании, на казахском/), 'Жарғы')
    await waitFor(() => expect(sendButton).not.toHaveAttribute('aria-disabled'))
    const documentRegion = canvas.getByRole('region', { name: 'Текст договора на двух языках' })
    await expect(documentRegion).toHaveTextContent('в лице: Директор Ахметов Н. С., действует на основании Устава.')
    await expect(documentRegion).toHaveTextContent('атынан: Бас директор Ахметов Н. С., Жарғы негізінде әрекет етеді.')
  },
}
export const Employment: Story = {
  args: { kind: 'itd', template: templates.itd, number: '', defaultValues: undefined, bookPrice: null },
  play: async ({ canvas }) => {
    const documentRegion = canvas.getByRole('region', { name: 'Текст договора на двух языках' })
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить черновик' }))
    await waitFor(() => expect(getField(/^Должность, на русском/)).toHaveFocus())
    await userEvent.type(getField(/^Место работы, на казахском/), 'Алматы, 2-ғимарат')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Рабочая неделя/ }), 'sixDays')
    await userEvent.click(canvas.getByRole('radio', { name: 'Вредные или опасные' }))
    const hoursField = canvas.getByRole('spinbutton', { name: /^Часов в неделю/ })
    await userEvent.clear(hoursField)
    await userEvent.type(hoursField, '48')
    await userEvent.tab()
    await waitFor(() => expect(hoursField).toHaveAccessibleDescription(/Проверьте число/))
    await expect(documentRegion).toHaveTextContent('шестидневная рабочая неделя, выходной день – воскресенье')
    await expect(documentRegion).toHaveTextContent('зиянды және (немесе) қауіпті')
    await userEvent.type(getField(/^Номер документа/), '034567890')
    await expect(documentRegion).toHaveTextContent(/удостоверение личности №\s034567890/)
  },
}
export const ServerRefuses: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.reject({ message: 'Проверьте поля', fields: { date: 'Номер договора уже дан в этом году' } }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(getField(/^Дата договора/)).toHaveAccessibleDescription(/уже дан в этом году/))
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'kz' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Шарт' }))
    const documentRegion = canvas.getByRole('region', { name: 'Шарттың екі тілдегі мәтіні' })
    await expect(documentRegion).toBeVisible()
    await expect(documentRegion).toHaveTextContent(/№\s219-26 авторлық шарт/)
  },
}
