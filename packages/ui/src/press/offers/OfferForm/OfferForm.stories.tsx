import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenViewports, views } from '../../../docs/screen-viewports.ts'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { listedBook, listedOffer, offer, prices, searchOrganizations } from '../fixtures.ts'
import { pressDetails } from '../../shared/fixtures/settings.ts'
import { guide } from './OfferForm.guide.ts'
import { OfferForm, type OfferFormProps } from './OfferForm.tsx'
import { emptyItem, offerValues } from './offer-values.ts'

const onSubmit: OfferFormProps['onSubmit'] = fn(async () => undefined)
const filled = offerValues(offer)
/** The press as a party. */
const sender = Object.fromEntries(Object.entries(filled).filter(([field]) => field.startsWith('sender_'))) as Partial<
  typeof filled
>
/** An offer of one book whose VAT is easy to check. */
const oneBook = {
  recipient_name: 'Ботанический сад',
  items: [{ ...emptyItem, name: 'Геоботаника', quantity: 100, price: 120_000 }],
}

const meta = {
  title: 'Press/OfferForm',
  component: OfferForm,
  parameters: { guide },
  args: { partnerDiscount: 12, searchOrganizations, onDraft: fn(), onSubmit, onCancel: fn() },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof OfferForm>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить КП' }))
const totals = (canvas: Canvas) => canvas.getByRole('complementary', { name: 'Итоги предложения' })
const book = (canvas: Canvas, number: number) => within(canvas.getByRole('listitem', { name: `Книга ${number}` }))
const unfold = async (canvas: Canvas, number: number) =>
  userEvent.click(canvas.getByRole('button', { name: `Развернуть: Книга ${number}` }))
const sheet = (canvas: Canvas) => canvas.getByRole('region', { name: 'Страница: КП' })
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

export const Blank: Story = {
  play: async ({ canvas, args }) => {
    await save()
    const name = canvas.getAllByRole('textbox', { name: 'Название или имя' })[0] as HTMLElement
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription('Обязательное поле')
    const first = book(canvas, 1)
    await expect(first.getByRole('textbox', { name: 'Название книги' })).toBeInvalid()
    await expect(first.getByRole('spinbutton', { name: 'Тираж' })).toHaveAccessibleDescription(/Обязательное поле/)
    await expect(first.getByRole('spinbutton', { name: 'Цена за экземпляр' })).toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const VatIsInside: Story = {
  args: { defaultValues: oneBook },
  play: async ({ canvas }) => {
    await expect(totals(canvas)).toHaveTextContent(/Итого с НДС120\s000\s₸/)
    await expect(totals(canvas)).toHaveTextContent(/В том числе НДС 16\s%16\s551,72\s₸/)
    await expect(totals(canvas)).toHaveTextContent('Сто двадцать тысяч тенге 00 тиын')
    const first = book(canvas, 1)
    await expect(first.getByRole('status')).toHaveTextContent(/120\s000\s₸.*16\s551,72\s₸/)
    await userEvent.click(first.getByRole('checkbox', { name: 'Без НДС' }))
    await expect(first.getByRole('status')).toHaveTextContent('без НДС')
    await expect(totals(canvas)).toHaveTextContent(/НДС 16\s%0\s₸/)
  },
}

export const AddedBookChangesTheSumAndItsWords: Story = {
  args: { defaultValues: oneBook },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить книгу' }))
    const second = book(canvas, 2)
    const title = second.getByRole('textbox', { name: 'Название книги' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(title).toHaveAttribute('aria-invalid', 'false')
    await userEvent.type(title, 'Атлас птиц Семиречья')
    await userEvent.type(second.getByRole('spinbutton', { name: 'Тираж' }), '50')
    await userEvent.type(second.getByRole('spinbutton', { name: 'Цена за экземпляр' }), '1000,50')
    await expect(second.getByRole('status')).toHaveTextContent(/50\s025\s₸/)
    await expect(totals(canvas)).toHaveTextContent(/170\s025\s₸/)
    await expect(totals(canvas)).toHaveTextContent('Сто семьдесят тысяч двадцать пять тенге 00 тиын')
    await expect(canvas.getByRole('group', { name: '2 книги в предложении' })).toBeVisible()
  },
}

export const WorksAreChargedToo: Story = {
  args: { defaultValues: oneBook },
  play: async ({ canvas }) => {
    const first = book(canvas, 1)
    await userEvent.click(first.getByRole('button', { name: 'Добавить работу' }))
    const work = within(first.getByRole('group', { name: 'Работа 1' }))
    const name = work.getByRole('combobox', { name: 'Работа' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, 'Вёрстка')
    await userEvent.type(work.getByRole('spinbutton', { name: 'Количество' }), '12,5')
    await userEvent.type(work.getByRole('spinbutton', { name: 'Цена за единицу' }), '1800')
    await expect(totals(canvas)).toHaveTextContent(/142\s500\s₸/)
    await userEvent.click(work.getByRole('button', { name: 'Убрать работу 1' }))
    await expect(first.queryByRole('group', { name: 'Работа 1' })).toBeNull()
    await expect(first.getByRole('button', { name: 'Добавить работу' })).toHaveFocus()
    await expect(totals(canvas)).toHaveTextContent(/120\s000\s₸/)
  },
}

export const RemovingAsks: Story = {
  args: { defaultValues: filled },
  play: async ({ canvas }) => {
    const books = () => canvas.getAllByRole('listitem', { name: /^Книга/ })
    await userEvent.click(book(canvas, 2).getByRole('button', { name: 'Убрать: Книга 2' }))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Оставить' }))
    await expect(books()).toHaveLength(4)
    await userEvent.click(book(canvas, 2).getByRole('button', { name: 'Убрать: Книга 2' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Убрать' }))
    await waitFor(() => expect(books()).toHaveLength(3))
    await waitFor(() => expect(books()[1]).toHaveFocus())
    const next = book(canvas, 2)
    await unfold(canvas, 2)
    await expect(next.getByRole('textbox', { name: 'Название книги' })).toHaveValue('Органическая химия. Том II')
    await expect(next.getByRole('spinbutton', { name: 'Тираж' })).toHaveValue('200')
    // An empty book is removed without a confirmation.
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить книгу' }))
    await userEvent.click(book(canvas, 4).getByRole('button', { name: 'Убрать: Книга 4' }))
    await waitFor(() => expect(books()).toHaveLength(3))
  },
}

export const CopiedBook: Story = {
  args: { defaultValues: oneBook },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Копировать: Книга 1' }))
    await expect(book(canvas, 2).getByRole('textbox', { name: 'Название книги' })).toHaveValue('Геоботаника')
    await expect(totals(canvas)).toHaveTextContent(/240\s000\s₸/)
  },
}

export const OrganisationFillsTheRecipient: Story = {
  args: { defaultValues: { items: oneBook.items } },
  play: async ({ canvas }) => {
    const recipient = within(canvas.getByRole('region', { name: /Получатель/ }))
    await userEvent.type(recipient.getByRole('combobox', { name: 'Организация' }), 'әлем')
    await userEvent.click(await screen.findByRole('option', { name: /Кітап әлемі/ }))
    await expect(recipient.getByRole('textbox', { name: 'Название или имя' })).toHaveValue('ТОО «Кітап әлемі»')
    await expect(recipient.getByRole('textbox', { name: 'БИН или ИИН' })).toHaveDisplayValue(/940140\s000385/)
    await expect(recipient.getByText(/KZ/)).toBeVisible()
    await userEvent.click(recipient.getByRole('button', { name: 'Реквизиты целиком' }))
    await expect(recipient.getByRole('textbox', { name: 'БИК' })).toHaveValue('CASPKZKA')
    // A partner gets the partner discount.
    await expect(canvas.getByRole('checkbox', { name: /Скидка партнёра 12/ })).toBeChecked()
    await expect(totals(canvas)).toHaveTextContent(/Скидка партнёра 12\s%−\s14\s400\s₸/)
    await expect(totals(canvas)).toHaveTextContent(/105\s600\s₸/)
  },
}

/** A window wide enough to show the page next to the form. */
const wide = { parameters: { viewport: screenViewports }, globals: { viewport: views.desktop } }

export const InTheOffersLanguage: Story = {
  ...wide,
  args: { defaultValues: oneBook },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Язык документа' }), 'kz')
    await expect(within(totals(canvas)).getByText('Жүз жиырма мың теңге 00 тиын')).toHaveAttribute('lang', 'kk')
    // The page follows the document's language until the user chooses another.
    await waitFor(() => expect(sheet(canvas)).toHaveTextContent('Коммерциялық ұсыныс'))
    await userEvent.click(canvas.getByRole('radio', { name: 'Eng' }))
    await waitFor(() => expect(sheet(canvas)).toHaveTextContent('Commercial offer'))
  },
}

export const Filled: Story = {
  args: { defaultValues: filled },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Осталось 30 дней')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Электронная книга' }))
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ isDigitalBook: true })))
    await save()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        recipient_name: 'ТОО «Кітап әлемі»',
        sender_kbe: '16',
        deadline: '2026-12-12',
        isDigitalBook: true,
        partner_discount: true,
        items: offer.items.map((item) => expect.objectContaining({ ...item, vat: 'included' })),
      }),
      expect.anything(),
    )
  },
}

export const Locked: Story = {
  args: { defaultValues: filled, status: 'Invoice and contract sent', onNewVersion: fn() },
  play: async ({ canvas, args }) => {
    const books = within(canvas.getByRole('region', { name: /Книги/ }))
    await expect(books.getByText(/Изменение создаст версию v2/)).toBeVisible()
    await expect(books.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Добавить книгу' })).toBeNull()
    await expect(canvas.queryByRole('checkbox', { name: /Скидка партнёра/ })).toBeNull()
    const date = canvas.getByRole('textbox', { name: 'Дата' })
    await expect(date).toHaveAttribute('readonly')
    await expect(date).toHaveAccessibleDescription('Дата закреплена: предложение принято')
    await userEvent.click(books.getByRole('button', { name: 'Создать v2' }))
    await expect(args.onNewVersion).toHaveBeenCalledOnce()
    // Fields outside the books can still be changed and saved. The books stay unchanged.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Примечание' }), ' Звонить заранее.')
    await save()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ partner_discount: true }),
        expect.anything(),
      ),
    )
  },
}

export const TodaysPriceIsAnother: Story = {
  args: { defaultValues: offerValues(listedOffer), prices },
  play: async ({ canvas }) => {
    const price = book(canvas, 1).getByRole('spinbutton', { name: 'Цена за экземпляр' })
    await expect(price).toHaveAccessibleDescription(/По сегодняшнему прайсу 1\s923\s₸/)
    // A price set by hand shows no note about a price list.
    await type(price, '1900')
    await waitFor(() => expect(price).not.toHaveAccessibleDescription(/прайсу/))
  },
}
export const LockedAtThePricesOfItsDay: Story = {
  args: {
    defaultValues: { ...filled, items: [{ ...listedBook, vat: 'included', work_types: [] }] },
    prices,
    status: 'accept',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Прайс: \+/)).toBeVisible()
  },
}

export const ServerRefusesAPrice: Story = {
  args: {
    defaultValues: filled,
    onSubmit: fn(async (): Promise<void> => {
      const refusal: FormError = {
        message: 'КП не сохранено: проверьте отмеченное',
        fields: { 'items.1.price': 'Ниже себестоимости: 3 900 ₸' },
      }
      throw refusal
    }),
  },
  play: async ({ canvas }) => {
    await save()
    const price = book(canvas, 2).getByRole('spinbutton', { name: 'Цена за экземпляр' })
    await waitFor(() => expect(price).toHaveFocus())
    await expect(price).toHaveAccessibleDescription(/Ниже себестоимости/)
  },
}

export const WrongOnLeaving: Story = {
  args: { defaultValues: oneBook },
  play: async ({ canvas }) => {
    const recipient = within(canvas.getByRole('region', { name: /Получатель/ }))
    await userEvent.click(recipient.getByRole('button', { name: 'Реквизиты целиком' }))
    const bic = recipient.getByRole('textbox', { name: 'БИК' })
    await userEvent.type(bic, 'HSBK')
    await userEvent.tab()
    await waitFor(() => expect(bic).toHaveAccessibleDescription(/Проверьте БИК/))
    const quantity = book(canvas, 1).getByRole('spinbutton', { name: 'Тираж' })
    await type(quantity, '0')
    await userEvent.tab()
    await waitFor(() => expect(quantity).toHaveAccessibleDescription(/Нужно число больше нуля/))
  },
}

export const BinFindsTheOrganisation: Story = {
  args: { defaultValues: { items: oneBook.items } },
  play: async ({ canvas }) => {
    const recipient = within(canvas.getByRole('region', { name: /Получатель/ }))
    const email = recipient.getByRole('textbox', { name: 'Электронная почта' })
    await userEvent.type(email, 'direktor@kitapalemi.example')
    const bin = recipient.getByRole('textbox', { name: 'БИН или ИИН' })
    await userEvent.type(bin, '940140000380')
    await expect(bin).toHaveAccessibleDescription(/проверьте цифры/)
    await userEvent.keyboard('{Backspace}5')
    await expect(recipient.getByText('верен')).toBeVisible()
    await waitFor(() =>
      expect(recipient.getByRole('textbox', { name: 'Название или имя' })).toHaveValue('ТОО «Кітап әлемі»'),
    )
    // A typed value is never overwritten without asking.
    await expect(email).toHaveValue('direktor@kitapalemi.example')
    await expect(recipient.getByText('В справочнике записано иначе')).toBeVisible()
    await userEvent.click(recipient.getByRole('button', { name: 'Взять из справочника' }))
    await expect(email).toHaveValue('office@recipient.example')
    await expect(recipient.queryByText('В справочнике записано иначе')).toBeNull()
  },
}

export const PageFollowsWhatIsTyped: Story = {
  ...wide,
  args: { defaultValues: oneBook },
  play: async ({ canvas }) => {
    await type(book(canvas, 1).getByRole('textbox', { name: 'Название книги' }), 'Атлас птиц')
    await waitFor(() => expect(sheet(canvas)).toHaveTextContent('Атлас птиц'))
    await expect(sheet(canvas)).toHaveTextContent(/120\s000\s₸/)
  },
}

export const BooksTradePlaces: Story = {
  args: { defaultValues: filled },
  play: async ({ canvas }) => {
    const first = book(canvas, 1).getByRole('textbox', { name: 'Название книги' })
    const title = (first as HTMLInputElement).value
    first.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(book(canvas, 2).getByRole('textbox', { name: 'Название книги' })).toHaveFocus())
    await expect(book(canvas, 2).getByRole('textbox', { name: 'Название книги' })).toHaveValue(title)
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(book(canvas, 1).getByRole('textbox', { name: 'Название книги' })).toHaveFocus())
  },
}

export const EnterAndEscape: Story = {
  args: { defaultValues: oneBook },
  play: async ({ canvas, args }) => {
    const first = book(canvas, 1)
    const price = first.getByRole('spinbutton', { name: 'Цена за экземпляр' })
    await type(price, '1500')
    await userEvent.keyboard('{Enter}')
    const work = within(await first.findByRole('group', { name: 'Работа 1' }))
    await waitFor(() => expect(work.getByRole('combobox', { name: 'Работа' })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const name = first.getByRole('textbox', { name: 'Название книги' })
    await type(name, 'Другое')
    await userEvent.keyboard('{Escape}')
    await expect(name).toHaveValue('Геоботаника')
    await expect(name).not.toHaveFocus()
  },
}

export const Sent: Story = {
  args: { defaultValues: { ...oneBook, ...sender }, onSend: fn(async () => undefined) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'Примечание' }).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Отправить КП?' }))
    // The recipient's address is not known yet.
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить КП' }))
    const email = dialog.getByRole('textbox', { name: 'Куда отправить' })
    await waitFor(() => expect(email).toHaveAccessibleDescription('Обязательное поле'))
    await userEvent.type(email, 'sad@botanika.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить КП' }))
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ recipient_name: 'Ботанический сад' }),
        expect.anything(),
        { email: 'sad@botanika.example', language: 'ru' },
      ),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const NothingWrongIsSent: Story = {
  args: { defaultValues: sender, onSend: fn(async () => undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить КП' }))
    const [name] = canvas.getAllByRole('textbox', { name: 'Название или имя' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const OfAPressThatIsNotEntered: Story = {
  args: {
    defaultValues: oneBook,
    onSend: fn(async () => undefined),
    sides: { role: 'accounting', hrefs: { requisites: '#/settings' } },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Отправить КП' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText(/Реквизиты издательства вносит: Супервайзер/)).toBeVisible()
    canvas.getByRole('textbox', { name: 'Примечание' }).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await save()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const PaidToAnotherAccount: Story = {
  args: { defaultValues: { ...oneBook, ...sender }, accounts: pressDetails.accounts },
  play: async ({ canvas, args }) => {
    const account = canvas.getByRole('combobox', { name: 'На какой счёт платить' })
    await expect(account).toHaveDisplayValue('Другой счёт')
    await userEvent.selectOptions(account, 'АО «Kaspi Bank», •• 5678, KZT')
    await save()
    const paid = { sender_account: 'KZ18722S000012345678', sender_bic: 'CASPKZKA', sender_bank: 'АО «Kaspi Bank»' }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(paid), expect.anything()))
  },
}

export const LongNote: Story = {
  args: { defaultValues: { ...oneBook, note: 'я'.repeat(2_995) } },
  play: async ({ canvas, args }) => {
    const note = canvas.getByRole('textbox', { name: 'Примечание' })
    await userEvent.click(note)
    await userEvent.keyboard('слишком длинно')
    await save()
    await waitFor(() => expect(note).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const WithoutAMouse: Story = {
  args: { defaultValues: oneBook },
  play: async ({ canvas }) => {
    const first = book(canvas, 1)
    first.getByRole('textbox', { name: 'Название книги' }).focus()
    await userEvent.tab()
    await expect(first.getByRole('spinbutton', { name: 'Тираж' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(totals(canvas)).toHaveTextContent(/121\s200\s₸/)
    canvas.getByRole('button', { name: 'Добавить книгу' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(book(canvas, 2).getByRole('textbox', { name: 'Название книги' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(book(canvas, 2).getByRole('button', { name: 'Свернуть: Книга 2' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(book(canvas, 2).getByRole('button', { name: 'Убрать: Книга 2' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('listitem', { name: 'Книга 1' })).toHaveFocus())
  },
}

export const Saving: Story = {
  args: { defaultValues: oneBook, onSubmit: fn((): Promise<void> => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await save()
    await expect(await canvas.findByRole('button', { name: 'Сохраняем' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const Phone: Story = {
  args: { defaultValues: filled, onSend: fn(async () => undefined) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Страница: КП' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Посмотреть' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Так напечатается' }))
    await expect(drawer.getByRole('region', { name: 'Страница: КП' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'НДС и сумма прописью' }))
    await expect(within(totals(canvas)).getByText(/тенге 00 тиын$/)).toBeVisible()
  },
}
export const Narrow: Story = {
  args: { defaultValues: oneBook },
  globals: { viewport: { value: 'narrow', isRotated: false } },
}
export const Kazakh: Story = {
  args: { defaultValues: { ...filled, language: 'kz' } },
  globals: { locale: 'kz' },
}
export const OnInk: Story = { args: { defaultValues: filled }, globals: { theme: 'dark' } }
