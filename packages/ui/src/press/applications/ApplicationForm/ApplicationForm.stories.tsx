import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { application, applicationInRevision, authorOptions, revisionRequests } from '../fixtures.ts'
import { ApplicationForm, type ApplicationFormProps } from './ApplicationForm.tsx'
import { toApplicationValues } from './application-values.ts'

const filledValues = toApplicationValues(application)
const onSubmit: ApplicationFormProps['onSubmit'] = fn(async () => undefined)

const meta = {
  title: 'Press/ApplicationForm',
  component: ApplicationForm,
  args: {
    onUpload: fn(async (file: File) => ({ id: 90, name: file.name, size: file.size, mime: file.type })),
    searchAuthors: async (query) =>
      authorOptions.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
    onSubmit,
    onDraft: fn(),
    onLeave: fn(),
    draftSavedAt: '2026-11-21T09:06:00Z',
  },
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ maxInlineSize: 1072, marginInline: 'auto' }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof ApplicationForm>
export default meta
type Story = StoryObj<typeof meta>

const goToStep = async (name: RegExp) => {
  const steps = await screen.findByRole('navigation', { name: 'Шаги заявки' })
  await userEvent.click(within(steps).getByRole('button', { name }))
}
const clickSend = (name = 'Отправить заявку') => userEvent.click(screen.getByRole('button', { name }))

export const Blank: Story = {
  play: async ({ canvas, args }) => {
    await expect(args.onDraft).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Книга' })).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('button', { name: 'Дальше: авторы' })).toBeVisible()
  },
}
export const DraftIsKept: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Название книги/ }), 'Қазақ тілінің корпусы')
    await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ book_name: 'Қазақ тілінің корпусы' }))
    await expect(canvas.getByText('Черновик сохранён в 14:06')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить и выйти' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
/** Even with everything filled in and agreed to, Enter does not send before the submit button is visible. */
export const EnterGoesOn: Story = {
  args: { defaultValues: filledValues },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Название книги/ }), '{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Авторы' })).toHaveFocus())
    // While the list of suggestions is open, Enter chooses a suggestion.
    await userEvent.type(canvas.getByRole('combobox', { name: 'Авторы с учётной записью' }), '{Escape}{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Файлы заявки' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше: проверка' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Проверьте заявку' })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await clickSend()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}
export const EnterChecksTheStepItLeaves: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Название книги/ }), '{Enter}')
    await expect(await canvas.findByRole('button', { name: /Книга.*нужно исправить/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Книга/, current: 'step' })).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
/** The mockup: three of four required files, without the agreement. */
export const Files: Story = {
  args: {
    defaultValues: {
      ...filledValues,
      agreed: false,
      files: { ...filledValues.files, scientific_council_conclusion: null },
    },
  },
  play: async ({ canvas }) => {
    await goToStep(/Файлы/)
    await expect(canvas.getByText('Заключение учёного совета')).toBeVisible()
  },
}
/** Missing fields are shown step by step. */
export const GoingOnTooEarlyLeadsToTheField: Story = {
  play: async ({ canvas, args }) => {
    await goToStep(/Проверка/)
    const titleField = await canvas.findByRole('textbox', { name: /Название книги/ })
    await waitFor(() => expect(titleField).toHaveFocus())
    await expect(titleField).toHaveAccessibleDescription('Введите название книги')
    await userEvent.type(titleField, 'Қазақ тілінің корпусы')
    await goToStep(/Проверка/)
    await expect(await canvas.findByRole('button', { name: /Файлы.*нужно исправить/, current: 'step' })).toBeVisible()
    await expect(canvas.getAllByText('Выберите, кто финансирует издание')[0]).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Отправить заявку' })).not.toBeInTheDocument()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
/** A draft opens at its first incomplete step. */
export const Continued: Story = {
  args: { defaultValues: { ...filledValues, files: {} }, startAt: 'lacking', draftUnsent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Файлы/, current: 'step' })).toBeVisible()
    await expect(canvas.getByText('Нет связи: черновик пока только в этом браузере')).toBeVisible()
  },
}
/** The contract opens next to the checkbox; agreeing there checks it. */
export const Contract: Story = {
  args: { defaultValues: { ...filledValues, agreed: false } },
  play: async ({ canvas }) => {
    await goToStep(/Проверка/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Прочитать договор' }))
    const contractDialog = await screen.findByRole('dialog', { name: 'Издательский договор' })
    await expect(within(contractDialog).getByText('Права на книгу')).toBeVisible()
    await userEvent.click(within(contractDialog).getByRole('button', { name: 'Согласен' }))
    await waitFor(() => expect(contractDialog).not.toBeVisible())
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
/** The details on a document are sent with it; a future date is refused. */
export const Conclusions: Story = {
  args: { defaultValues: filledValues, startAt: 'files' },
  play: async ({ canvas, args }) => {
    const review = within(canvas.getByRole('group', { name: 'Реквизиты: Рецензия 1' }))
    await expect(review.getByRole('textbox', { name: /Дата/ })).toHaveValue('02.10.2026')
    await userEvent.type(review.getByRole('textbox', { name: /Номер/ }), '3-р')
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше: проверка' }))
    await expect(await canvas.findByText(/№ 3-р от 2 октября 2026/)).toBeVisible()
    await clickSend()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          conclusions: expect.objectContaining({ review_1: { number: '3-р', date: '2026-10-02' } }),
        }),
        expect.anything(),
      ),
    )
  },
}
export const AgreementMissing: Story = {
  args: { defaultValues: { ...filledValues, agreed: false } },
  play: async ({ canvas, args }) => {
    await goToStep(/Проверка/)
    await clickSend()
    const agreementCheckbox = canvas.getByRole('checkbox')
    await waitFor(() => expect(agreementCheckbox).toHaveFocus())
    await expect(canvas.getByRole('button', { name: /Проверка/ })).toHaveAttribute('aria-current', 'step')
    await userEvent.click(agreementCheckbox)
    await clickSend()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ agreed: true, exist_authors: [9], manuscript: 31, review_2: null }),
      expect.objectContaining({ agreed: true }),
    )
  },
}
export const ServerRefusesAField: Story = {
  args: {
    defaultValues: { ...filledValues, authors: [{ name: 'Р. Есенов', email: 'r.esenov@univer.kz', phone: '' }] },
    onSubmit: fn(async (): Promise<void> => {
      const refusal: FormError = {
        message: 'Проверьте авторов',
        fields: { 'authors.0.email': 'С этой почтой уже есть учётная запись' },
      }
      throw refusal
    }),
  },
  play: async ({ canvas }) => {
    await goToStep(/Проверка/)
    await clickSend()
    const emailField = await canvas.findByRole('textbox', { name: /Эл. почта/ })
    await waitFor(() => expect(emailField).toHaveFocus())
    await expect(emailField).toHaveAccessibleDescription('С этой почтой уже есть учётная запись')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Проверьте авторов')
  },
}
export const Authors: Story = {
  args: { defaultValues: filledValues },
  play: async ({ canvas, args }) => {
    await goToStep(/Авторы/)
    await userEvent.type(canvas.getByRole('combobox', { name: 'Авторы с учётной записью' }), 'айжан')
    await userEvent.click(await screen.findByRole('option', { name: /Айжан Дәулет/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить автора' }))
    const nameFields = canvas.getAllByRole('textbox', { name: /Фамилия, имя/ })
    await waitFor(() => expect(nameFields.at(-1)).toHaveFocus())
    await expect(nameFields.at(-1)).toHaveAttribute('aria-invalid', 'false')
    await userEvent.type(nameFields.at(-1) as HTMLElement, 'А. Сейіт')
    const emailField = canvas.getAllByRole('textbox', { name: /Эл. почта/ }).at(-1) as HTMLElement
    await userEvent.type(emailField, 'seit')
    await userEvent.tab()
    await waitFor(() => expect(emailField).toBeInvalid())
    await userEvent.type(emailField, '@univer.kz')
    await waitFor(() => expect(emailField).not.toBeInvalid())
    await goToStep(/Проверка/)
    await clickSend()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          exist_authors: [9, 42],
          authors: [
            { name: 'Р. Есенов', email: 'r.esenov@univer.kz', phone: '' },
            { name: 'А. Сейіт', email: 'seit@univer.kz', phone: '' },
          ],
        }),
        expect.objectContaining({ agreed: true }),
      ),
    )
  },
}
export const AuthorTakenBack: Story = {
  args: {
    defaultValues: {
      ...filledValues,
      authors: [
        { name: 'Р. Есенов', email: 'r.esenov@univer.kz', phone: '' },
        { name: 'А. Сейіт', email: 'seit@univer.kz', phone: '' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await goToStep(/Авторы/)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Убрать' })[0] as HTMLElement)
    await expect(canvas.getByRole('textbox', { name: /Фамилия, имя/ })).toHaveValue('А. Сейіт')
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить автора' }))
    await expect(canvas.getAllByRole('textbox', { name: /Фамилия, имя/ })[1]).toHaveValue('')
  },
}
export const Review: Story = { args: { defaultValues: filledValues }, play: () => goToStep(/Проверка/) }
export const Sending: Story = {
  args: { defaultValues: filledValues, onSubmit: fn((): Promise<void> => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await goToStep(/Проверка/)
    await clickSend()
    await expect(await canvas.findByRole('button', { name: 'Отправляем' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const Revision: Story = {
  args: { defaultValues: toApplicationValues(applicationInRevision), revision: revisionRequests },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Замените 2 документа и отправьте заявку снова.')).toBeVisible()
    await expect(canvas.getByText('Рецензия без подписи и печати организации · до 1 дек')).toBeVisible()
    await userEvent.upload(
      canvas.getByLabelText(/Рецензия 1/, { selector: 'input' }),
      new File(['%PDF'], 'Рецензия_с_печатью.pdf', { type: 'application/pdf' }),
    )
    await waitFor(() => expect(canvas.getAllByText('заменено')).toHaveLength(2))
    await expect(canvas.getByRole('button', { name: 'Дальше: проверка' })).toBeVisible()
  },
}
/** A file that stays unchanged needs a text answer; without one the revision cannot be sent. */
export const RevisionAnswered: Story = {
  args: { defaultValues: toApplicationValues(applicationInRevision), revision: revisionRequests },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше: проверка' }))
    await waitFor(() => expect(canvas.getAllByText(/Замените файл или ответьте словами/).length).toBeGreaterThan(1))
    // The focus moves to the first unanswered field one frame later, and would interrupt the typing.
    await waitFor(() => expect(document.activeElement).toBeInvalid())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Рукопись: ответ словами' }), 'Список в конце')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Рецензия 1: ответ словами' }), 'Подпись на обороте')
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше: проверка' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить исправленное' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ answers: { manuscript: 'Список в конце', review_1: 'Подпись на обороте' } }),
        expect.anything(),
      ),
    )
  },
}
export const Phone: Story = { ...Files, globals: { viewport: { value: 'phone' } } }
export const PhoneKazakh: Story = {
  args: { defaultValues: filledValues },
  globals: { viewport: { value: 'phone' }, locale: 'kz' },
}
export const English: Story = { ...Blank, play: undefined, globals: { locale: 'en' } }
export const OnInk: Story = { ...Files, globals: { theme: 'dark' } }
