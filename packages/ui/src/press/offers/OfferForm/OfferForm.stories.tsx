import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenViewports, viewportGlobals } from '../../../docs/screen-viewports.ts'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { listedBook, listedOffer, offer, prices, searchOrganizations } from '../fixtures.ts'
import { pressDetails } from '../../shared/fixtures/settings.ts'
import { guide } from './OfferForm.guide.ts'
import { OfferForm, type OfferFormProps } from './OfferForm.tsx'
import { emptyItem, toOfferValues } from './offer-values.ts'

const onSubmit: OfferFormProps['onSubmit'] = fn(async () => undefined)
const filledValues = toOfferValues(offer)
/** The details of the press as the sender of the offer. */
const senderValues = Object.fromEntries(
  Object.entries(filledValues).filter(([field]) => field.startsWith('sender_')),
) as Partial<typeof filledValues>
/** An offer of one book whose VAT is easy to check. */
const oneBookOffer = {
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

const clickSave = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить КП' }))
const getTotals = (canvas: Canvas) => canvas.getByRole('complementary', { name: 'Итоги предложения' })
const getBook = (canvas: Canvas, number: number) => within(canvas.getByRole('listitem', { name: `Книга ${number}` }))
const expandBook = async (canvas: Canvas, number: number) =>
  userEvent.click(canvas.getByRole('button', { name: `Развернуть: Книга ${number}` }))
const getPreviewPage = (canvas: Canvas) => canvas.getByRole('region', { name: 'Страница: КП' })
const replaceText = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

export const Blank: Story = {
  play: async ({ canvas, args }) => {
    await clickSave()
    const nameField = canvas.getAllByRole('textbox', { name: 'Название или имя' })[0] as HTMLElement
    await waitFor(() => expect(nameField).toHaveFocus())
    await expect(nameField).toHaveAccessibleDescription('Обязательное поле')
    const firstBook = getBook(canvas, 1)
    await expect(firstBook.getByRole('textbox', { name: 'Название книги' })).toBeInvalid()
    await expect(firstBook.getByRole('spinbutton', { name: 'Тираж' })).toHaveAccessibleDescription(/Обязательное поле/)
    await expect(firstBook.getByRole('spinbutton', { name: 'Цена за экземпляр' })).toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const VatIsInside: Story = {
  args: { defaultValues: oneBookOffer },
  play: async ({ canvas }) => {
    await expect(getTotals(canvas)).toHaveTextContent(/Итого с НДС120\s000\s₸/)
    await expect(getTotals(canvas)).toHaveTextContent(/В том числе НДС 16\s%16\s551,72\s₸/)
    await expect(getTotals(canvas)).toHaveTextContent('Сто двадцать тысяч тенге 00 тиын')
    const firstBook = getBook(canvas, 1)
    await expect(firstBook.getByRole('status')).toHaveTextContent(/120\s000\s₸.*16\s551,72\s₸/)
    await userEvent.click(firstBook.getByRole('checkbox', { name: 'Без НДС' }))
    await expect(firstBook.getByRole('status')).toHaveTextContent('без НДС')
    await expect(getTotals(canvas)).toHaveTextContent(/НДС 16\s%0\s₸/)
  },
}

export const AddedBookChangesTheSumAndItsWords: Story = {
  args: { defaultValues: oneBookOffer },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить книгу' }))
    const secondBook = getBook(canvas, 2)
    const titleField = secondBook.getByRole('textbox', { name: 'Название книги' })
    await waitFor(() => expect(titleField).toHaveFocus())
    await expect(titleField).toHaveAttribute('aria-invalid', 'false')
    await userEvent.type(titleField, 'Атлас птиц Семиречья')
    await userEvent.type(secondBook.getByRole('spinbutton', { name: 'Тираж' }), '50')
    await userEvent.type(secondBook.getByRole('spinbutton', { name: 'Цена за экземпляр' }), '1000,50')
    await expect(secondBook.getByRole('status')).toHaveTextContent(/50\s025\s₸/)
    await expect(getTotals(canvas)).toHaveTextContent(/170\s025\s₸/)
    await expect(getTotals(canvas)).toHaveTextContent('Сто семьдесят тысяч двадцать пять тенге 00 тиын')
    await expect(canvas.getByRole('group', { name: '2 книги в предложении' })).toBeVisible()
  },
}

export const WorksAreChargedToo: Story = {
  args: { defaultValues: oneBookOffer },
  play: async ({ canvas }) => {
    const firstBook = getBook(canvas, 1)
    await userEvent.click(firstBook.getByRole('button', { name: 'Добавить работу' }))
    const firstWork = within(firstBook.getByRole('group', { name: 'Работа 1' }))
    const nameField = firstWork.getByRole('combobox', { name: 'Работа' })
    await waitFor(() => expect(nameField).toHaveFocus())
    await userEvent.type(nameField, 'Вёрстка')
    await userEvent.type(firstWork.getByRole('spinbutton', { name: 'Количество' }), '12,5')
    await userEvent.type(firstWork.getByRole('spinbutton', { name: 'Цена за единицу' }), '1800')
    await expect(getTotals(canvas)).toHaveTextContent(/142\s500\s₸/)
    await userEvent.click(firstWork.getByRole('button', { name: 'Убрать работу 1' }))
    await expect(firstBook.queryByRole('group', { name: 'Работа 1' })).toBeNull()
    await expect(firstBook.getByRole('button', { name: 'Добавить работу' })).toHaveFocus()
    await expect(getTotals(canvas)).toHaveTextContent(/120\s000\s₸/)
  },
}

export const RemovingAsks: Story = {
  args: { defaultValues: filledValues },
  play: async ({ canvas }) => {
    const getBooks = () => canvas.getAllByRole('listitem', { name: /^Книга/ })
    await userEvent.click(getBook(canvas, 2).getByRole('button', { name: 'Убрать: Книга 2' }))
    const confirmDialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(confirmDialog).getByRole('button', { name: 'Оставить' }))
    await expect(getBooks()).toHaveLength(4)
    await userEvent.click(getBook(canvas, 2).getByRole('button', { name: 'Убрать: Книга 2' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Убрать' }))
    await waitFor(() => expect(getBooks()).toHaveLength(3))
    await waitFor(() => expect(getBooks()[1]).toHaveFocus())
    const remainingBook = getBook(canvas, 2)
    await expandBook(canvas, 2)
    await expect(remainingBook.getByRole('textbox', { name: 'Название книги' })).toHaveValue(
      'Органическая химия. Том II',
    )
    await expect(remainingBook.getByRole('spinbutton', { name: 'Тираж' })).toHaveValue('200')
    // An empty book is removed without a confirmation.
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить книгу' }))
    await userEvent.click(getBook(canvas, 4).getByRole('button', { name: 'Убрать: Книга 4' }))
    await waitFor(() => expect(getBooks()).toHaveLength(3))
  },
}

export const CopiedBook: Story = {
  args: { defaultValues: oneBookOffer },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Копировать: Книга 1' }))
    await expect(getBook(canvas, 2).getByRole('textbox', { name: 'Название книги' })).toHaveValue('Геоботаника')
    await expect(getTotals(canvas)).toHaveTextContent(/240\s000\s₸/)
  },
}

export const OrganisationFillsTheRecipient: Story = {
  args: { defaultValues: { items: oneBookOffer.items } },
  play: async ({ canvas }) => {
    const recipientSection = within(canvas.getByRole('region', { name: /Получатель/ }))
    await userEvent.type(recipientSection.getByRole('combobox', { name: 'Организация' }), 'әлем')
    await userEvent.click(await screen.findByRole('option', { name: /Кітап әлемі/ }))
    await expect(recipientSection.getByRole('textbox', { name: 'Название или имя' })).toHaveValue('ТОО «Кітап әлемі»')
    await expect(recipientSection.getByRole('textbox', { name: 'БИН или ИИН' })).toHaveDisplayValue(/940140\s000385/)
    await expect(recipientSection.getByText(/KZ/)).toBeVisible()
    await userEvent.click(recipientSection.getByRole('button', { name: 'Реквизиты целиком' }))
    await expect(recipientSection.getByRole('textbox', { name: 'БИК' })).toHaveValue('CASPKZKA')
    // A partner gets the partner discount.
    await expect(canvas.getByRole('checkbox', { name: /Скидка партнёра 12/ })).toBeChecked()
    await expect(getTotals(canvas)).toHaveTextContent(/Скидка партнёра 12\s%−\s14\s400\s₸/)
    await expect(getTotals(canvas)).toHaveTextContent(/105\s600\s₸/)
  },
}

/** A window wide enough to show the page next to the form. */
const wideScreen = { parameters: { viewport: screenViewports }, globals: { viewport: viewportGlobals.desktop } }

export const InTheOffersLanguage: Story = {
  ...wideScreen,
  args: { defaultValues: oneBookOffer },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Язык документа' }), 'kz')
    await expect(within(getTotals(canvas)).getByText('Жүз жиырма мың теңге 00 тиын')).toHaveAttribute('lang', 'kk')
    // The page follows the document's language until the user chooses another.
    await waitFor(() => expect(getPreviewPage(canvas)).toHaveTextContent('Коммерциялық ұсыныс'))
    await userEvent.click(canvas.getByRole('radio', { name: 'Eng' }))
    await waitFor(() => expect(getPreviewPage(canvas)).toHaveTextContent('Commercial offer'))
  },
}

export const Filled: Story = {
  args: { defaultValues: filledValues },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Осталось 30 дней')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Электронная книга' }))
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ isDigitalBook: true })))
    await clickSave()
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
  args: { defaultValues: filledValues, status: 'Invoice and contract sent', onNewVersion: fn() },
  play: async ({ canvas, args }) => {
    const booksSection = within(canvas.getByRole('region', { name: /Книги/ }))
    await expect(booksSection.getByText(/Изменение создаст версию v2/)).toBeVisible()
    await expect(booksSection.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Добавить книгу' })).toBeNull()
    await expect(canvas.queryByRole('checkbox', { name: /Скидка партнёра/ })).toBeNull()
    const dateField = canvas.getByRole('textbox', { name: 'Дата' })
    await expect(dateField).toHaveAttribute('readonly')
    await expect(dateField).toHaveAccessibleDescription('Дата закреплена: предложение принято')
    await userEvent.click(booksSection.getByRole('button', { name: 'Создать v2' }))
    await expect(args.onNewVersion).toHaveBeenCalledOnce()
    // Fields outside the books can still be changed and saved. The books stay unchanged.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Примечание' }), ' Звонить заранее.')
    await clickSave()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ partner_discount: true }),
        expect.anything(),
      ),
    )
  },
}

export const TodaysPriceIsAnother: Story = {
  args: { defaultValues: toOfferValues(listedOffer), prices },
  play: async ({ canvas }) => {
    const priceField = getBook(canvas, 1).getByRole('spinbutton', { name: 'Цена за экземпляр' })
    await expect(priceField).toHaveAccessibleDescription(/По сегодняшнему прайсу 1\s923\s₸/)
    // A price set by hand shows no note about a price list.
    await replaceText(priceField, '1900')
    await waitFor(() => expect(priceField).not.toHaveAccessibleDescription(/прайсу/))
  },
}
export const LockedAtThePricesOfItsDay: Story = {
  args: {
    defaultValues: { ...filledValues, items: [{ ...listedBook, vat: 'included', work_types: [] }] },
    prices,
    status: 'accept',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Прайс: \+/)).toBeVisible()
  },
}

export const ServerRefusesAPrice: Story = {
  args: {
    defaultValues: filledValues,
    onSubmit: fn(async (): Promise<void> => {
      const refusal: FormError = {
        message: 'КП не сохранено: проверьте отмеченное',
        fields: { 'items.1.price': 'Ниже себестоимости: 3 900 ₸' },
      }
      throw refusal
    }),
  },
  play: async ({ canvas }) => {
    await clickSave()
    const priceField = getBook(canvas, 2).getByRole('spinbutton', { name: 'Цена за экземпляр' })
    await waitFor(() => expect(priceField).toHaveFocus())
    await expect(priceField).toHaveAccessibleDescription(/Ниже себестоимости/)
  },
}

export const WrongOnLeaving: Story = {
  args: { defaultValues: oneBookOffer },
  play: async ({ canvas }) => {
    const recipientSection = within(canvas.getByRole('region', { name: /Получатель/ }))
    await userEvent.click(recipientSection.getByRole('button', { name: 'Реквизиты целиком' }))
    const bicField = recipientSection.getByRole('textbox', { name: 'БИК' })
    await userEvent.type(bicField, 'HSBK')
    await userEvent.tab()
    await waitFor(() => expect(bicField).toHaveAccessibleDescription(/Проверьте БИК/))
    const quantityField = getBook(canvas, 1).getByRole('spinbutton', { name: 'Тираж' })
    await replaceText(quantityField, '0')
    await userEvent.tab()
    await waitFor(() => expect(quantityField).toHaveAccessibleDescription(/Нужно число больше нуля/))
  },
}

export const BinFindsTheOrganisation: Story = {
  args: { defaultValues: { items: oneBookOffer.items } },
  play: async ({ canvas }) => {
    const recipientSection = within(canvas.getByRole('region', { name: /Получатель/ }))
    const emailField = recipientSection.getByRole('textbox', { name: 'Электронная почта' })
    await userEvent.type(emailField, 'direktor@kitapalemi.example')
    const binField = recipientSection.getByRole('textbox', { name: 'БИН или ИИН' })
    await userEvent.type(binField, '940140000380')
    await expect(binField).toHaveAccessibleDescription(/проверьте цифры/)
    await userEvent.keyboard('{Backspace}5')
    await expect(recipientSection.getByText('верен')).toBeVisible()
    await waitFor(() =>
      expect(recipientSection.getByRole('textbox', { name: 'Название или имя' })).toHaveValue('ТОО «Кітап әлемі»'),
    )
    // A typed value is never overwritten without asking.
    await expect(emailField).toHaveValue('direktor@kitapalemi.example')
    await expect(recipientSection.getByText('В справочнике записано иначе')).toBeVisible()
    await userEvent.click(recipientSection.getByRole('button', { name: 'Взять из справочника' }))
    await expect(emailField).toHaveValue('office@recipient.example')
    await expect(recipientSection.queryByText('В справочнике записано иначе')).toBeNull()
  },
}

export const PageFollowsWhatIsTyped: Story = {
  ...wideScreen,
  args: { defaultValues: oneBookOffer },
  play: async ({ canvas }) => {
    await replaceText(getBook(canvas, 1).getByRole('textbox', { name: 'Название книги' }), 'Атлас птиц')
    await waitFor(() => expect(getPreviewPage(canvas)).toHaveTextContent('Атлас птиц'))
    await expect(getPreviewPage(canvas)).toHaveTextContent(/120\s000\s₸/)
  },
}

export const BooksTradePlaces: Story = {
  args: { defaultValues: filledValues },
  play: async ({ canvas }) => {
    const titleField = getBook(canvas, 1).getByRole('textbox', { name: 'Название книги' })
    const originalTitle = (titleField as HTMLInputElement).value
    titleField.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(getBook(canvas, 2).getByRole('textbox', { name: 'Название книги' })).toHaveFocus())
    await expect(getBook(canvas, 2).getByRole('textbox', { name: 'Название книги' })).toHaveValue(originalTitle)
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(getBook(canvas, 1).getByRole('textbox', { name: 'Название книги' })).toHaveFocus())
  },
}

export const EnterAndEscape: Story = {
  args: { defaultValues: oneBookOffer },
  play: async ({ canvas, args }) => {
    const firstBook = getBook(canvas, 1)
    const priceField = firstBook.getByRole('spinbutton', { name: 'Цена за экземпляр' })
    await replaceText(priceField, '1500')
    await userEvent.keyboard('{Enter}')
    const firstWork = within(await firstBook.findByRole('group', { name: 'Работа 1' }))
    await waitFor(() => expect(firstWork.getByRole('combobox', { name: 'Работа' })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const nameField = firstBook.getByRole('textbox', { name: 'Название книги' })
    await replaceText(nameField, 'Другое')
    await userEvent.keyboard('{Escape}')
    await expect(nameField).toHaveValue('Геоботаника')
    await expect(nameField).not.toHaveFocus()
  },
}

export const Sent: Story = {
  args: { defaultValues: { ...oneBookOffer, ...senderValues }, onSend: fn(async () => undefined) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'Примечание' }).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const sendDialog = within(await screen.findByRole('dialog', { name: 'Отправить КП?' }))
    // The recipient's address is not known yet.
    await userEvent.click(sendDialog.getByRole('button', { name: 'Отправить КП' }))
    const emailField = sendDialog.getByRole('textbox', { name: 'Куда отправить' })
    await waitFor(() => expect(emailField).toHaveAccessibleDescription('Обязательное поле'))
    await userEvent.type(emailField, 'sad@botanika.example')
    await userEvent.click(sendDialog.getByRole('button', { name: 'Отправить КП' }))
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
  args: { defaultValues: senderValues, onSend: fn(async () => undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить КП' }))
    const [nameField] = canvas.getAllByRole('textbox', { name: 'Название или имя' })
    await waitFor(() => expect(nameField).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const OfAPressThatIsNotEntered: Story = {
  args: {
    defaultValues: oneBookOffer,
    onSend: fn(async () => undefined),
    parties: { role: 'accounting', hrefs: { requisites: '#/settings' } },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Отправить КП' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText(/Реквизиты издательства вносит: Супервайзер/)).toBeVisible()
    canvas.getByRole('textbox', { name: 'Примечание' }).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await clickSave()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const PaidToAnotherAccount: Story = {
  args: { defaultValues: { ...oneBookOffer, ...senderValues }, accounts: pressDetails.accounts },
  play: async ({ canvas, args }) => {
    const accountSelect = canvas.getByRole('combobox', { name: 'На какой счёт платить' })
    await expect(accountSelect).toHaveDisplayValue('Другой счёт')
    await userEvent.selectOptions(accountSelect, 'АО «Kaspi Bank», •• 5678, KZT')
    await clickSave()
    const accountDetails = {
      sender_account: 'KZ18722S000012345678',
      sender_bic: 'CASPKZKA',
      sender_bank: 'АО «Kaspi Bank»',
    }
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(accountDetails), expect.anything()),
    )
  },
}

export const LongNote: Story = {
  args: { defaultValues: { ...oneBookOffer, note: 'я'.repeat(2_995) } },
  play: async ({ canvas, args }) => {
    const noteField = canvas.getByRole('textbox', { name: 'Примечание' })
    await userEvent.click(noteField)
    await userEvent.keyboard('слишком длинно')
    await clickSave()
    await waitFor(() => expect(noteField).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const WithoutAMouse: Story = {
  args: { defaultValues: oneBookOffer },
  play: async ({ canvas }) => {
    const firstBook = getBook(canvas, 1)
    firstBook.getByRole('textbox', { name: 'Название книги' }).focus()
    await userEvent.tab()
    await expect(firstBook.getByRole('spinbutton', { name: 'Тираж' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(getTotals(canvas)).toHaveTextContent(/121\s200\s₸/)
    canvas.getByRole('button', { name: 'Добавить книгу' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(getBook(canvas, 2).getByRole('textbox', { name: 'Название книги' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(getBook(canvas, 2).getByRole('button', { name: 'Свернуть: Книга 2' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(getBook(canvas, 2).getByRole('button', { name: 'Убрать: Книга 2' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('listitem', { name: 'Книга 1' })).toHaveFocus())
  },
}

export const Saving: Story = {
  args: { defaultValues: oneBookOffer, onSubmit: fn((): Promise<void> => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await clickSave()
    await expect(await canvas.findByRole('button', { name: 'Сохраняем' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const Phone: Story = {
  args: { defaultValues: filledValues, onSend: fn(async () => undefined) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Страница: КП' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Посмотреть' }))
    const previewDrawer = within(await screen.findByRole('dialog', { name: 'Так напечатается' }))
    await expect(previewDrawer.getByRole('region', { name: 'Страница: КП' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'НДС и сумма прописью' }))
    await expect(within(getTotals(canvas)).getByText(/тенге 00 тиын$/)).toBeVisible()
  },
}
export const Narrow: Story = {
  args: { defaultValues: oneBookOffer },
  globals: { viewport: { value: 'narrow', isRotated: false } },
}
export const Kazakh: Story = {
  args: { defaultValues: { ...filledValues, language: 'kz' } },
  globals: { locale: 'kz' },
}
export const OnInk: Story = { args: { defaultValues: filledValues }, globals: { theme: 'dark' } }
