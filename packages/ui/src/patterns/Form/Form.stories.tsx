import type { StoredFile } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Controller } from './Controller.tsx'
import { Inline } from '../../foundations/layout/index.ts'
import { Announcer } from '../../primitives/Announcer/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Checkbox } from '../../primitives/Checkbox/index.ts'
import { Combobox, type ComboboxOption } from '../../primitives/Combobox/index.ts'
import { DateField } from '../../primitives/DateField/index.ts'
import { FileUpload } from '../../primitives/FileUpload/index.ts'
import { RadioGroup } from '../../primitives/RadioGroup/index.ts'
import { Select } from '../../primitives/Select/index.ts'
import { TextArea } from '../../primitives/TextArea/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import { guide } from './Form.guide.ts'
import { Form } from './Form.tsx'
import { FormFooter } from './FormFooter.tsx'
import type { FormError } from './refusal.ts'
import { usePressForm } from './usePressForm.ts'

interface Application {
  book_name: string
  annotation: string
  format: string
  budget: string
  deadline: string
  editor: ComboboxOption | null
  agreed: boolean
}

const people: ComboboxOption[] = [{ value: '1', label: 'Тимур Ли' }]

interface ExampleProps {
  answer: (values: Application) => FormError | null
  /** Called each time the deadline field renders. */
  onDraw?: () => void
}

function Example({ answer, onDraw }: ExampleProps) {
  const form = usePressForm<Application>({
    values: { book_name: '', annotation: '', format: '', budget: '', deadline: '', editor: null, agreed: false },
    onSubmit: (values) => {
      const refusal = answer(values)
      if (refusal) throw refusal
    },
  })
  const { control, register } = form
  return (
    <Announcer>
      <div style={{ maxInlineSize: 480 }}>
        <Form form={form} label="Новая заявка">
          <TextField
            label="Название книги"
            required
            bookTitle
            {...register('book_name', { required: 'Введите название книги' })}
          />
          <TextArea label="Аннотация" optional maxLength={400} {...register('annotation')} />
          <Select
            label="Формат"
            required
            options={[{ value: 'A5', label: 'A5', detail: '148×210' }]}
            {...register('format', { required: 'Выберите формат' })}
          />
          <RadioGroup
            label="Кто финансирует издание"
            required
            variant="cards"
            options={[
              { value: 'publisher', label: 'За счёт издательства' },
              { value: 'self', label: 'За свой счёт' },
            ]}
            {...register('budget', { required: 'Выберите, кто финансирует издание' })}
          />
          <Controller
            control={control}
            name="deadline"
            render={({ field }) => {
              onDraw?.()
              return <DateField label="Срок" {...field} />
            }}
          />
          <Controller
            control={control}
            name="editor"
            render={({ field }) => <Combobox label="Редактор" options={people} {...field} />}
          />
          <Checkbox
            label="Я согласен с условиями издания"
            required
            {...register('agreed', { required: 'Чтобы отправить заявку, примите условия' })}
          />
          <Inline gap={2}>
            <Button type="submit" variant="primary">
              Отправить заявку
            </Button>
          </Inline>
        </Form>
      </div>
    </Announcer>
  )
}

const meta: Meta<typeof Example> = {
  title: 'Patterns/Form',
  component: Example,
  parameters: { documents: Form, guide },
  args: { answer: fn(() => null) },
}
export default meta
type Story = StoryObj<typeof Example>

const getField = (name: string) => screen.getByRole('textbox', { name })
const submitForm = () => userEvent.click(screen.getByRole('button', { name: 'Отправить заявку' }))
const fillForm = async () => {
  await userEvent.type(getField('Название книги'), 'Геоботаника сухих степей')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Формат' }), 'A5')
  await userEvent.click(screen.getByRole('radio', { name: 'За свой счёт' }))
  await userEvent.click(screen.getByRole('checkbox'))
}

export const Sent: Story = {
  play: async ({ args }) => {
    await fillForm()
    await userEvent.type(getField('Срок'), '24 ноя')
    await userEvent.type(screen.getByRole('combobox', { name: 'Редактор' }), 'ли{Enter}')
    await submitForm()
    await waitFor(() => expect(args.answer).toHaveBeenCalledOnce())
    await expect(args.answer).toHaveBeenCalledWith({
      book_name: 'Геоботаника сухих степей',
      annotation: '',
      format: 'A5',
      budget: 'self',
      deadline: '2026-11-24',
      editor: people[0],
      agreed: true,
    })
  },
}
export const LeftEmpty: Story = {
  play: async ({ args }) => {
    await submitForm()
    await waitFor(() => expect(getField('Название книги')).toHaveFocus())
    await expect(getField('Название книги')).toHaveAccessibleDescription('Введите название книги')
    await expect(screen.getByRole('radiogroup')).toBeInvalid()
    await waitFor(() => expect(screen.getByText('Проверьте 4 поля')).toBeInTheDocument())
    await expect(args.answer).not.toHaveBeenCalled()
    await userEvent.type(getField('Название книги'), 'Г')
    await expect(getField('Название книги')).not.toBeInvalid()
  },
}
/** The error of the blurred field appears only after the click, because a new line before it would move the button away. */
export const ButtonStaysUnderThePointer: Story = {
  play: async ({ args }) => {
    const titleField = getField('Название книги')
    const button = screen.getByRole('button', { name: 'Отправить заявку' })
    // One user-event session: separate calls would forget which button is pressed.
    const user = userEvent.setup()
    await userEvent.click(titleField)
    const { top } = button.getBoundingClientRect()
    await user.pointer({ keys: '[MouseLeft>]', target: button })
    await waitFor(() => expect(titleField).toBeInvalid())
    await expect(button.getBoundingClientRect().top).toBe(top)
    await user.pointer({ keys: '[/MouseLeft]', target: button })
    await waitFor(() => expect(titleField).toHaveAccessibleDescription('Введите название книги'))
    await expect(args.answer).not.toHaveBeenCalled()
  },
}
export const LeftEmptyOnInk: Story = { ...LeftEmpty, globals: { theme: 'dark' } }
export const AnUnreadableDateIsNotSent: Story = {
  play: async ({ args }) => {
    await fillForm()
    await userEvent.type(getField('Срок'), '31.02.2027')
    await submitForm()
    await waitFor(() => expect(getField('Срок')).toHaveFocus())
    await expect(args.answer).not.toHaveBeenCalled()
  },
}
export const RefusedByTheServer: Story = {
  args: {
    answer: fn(() => ({
      message: 'Заявка не отправлена: проверьте отмеченное',
      fields: { deadline: 'К этому сроку типография занята', isbn: 'Такой ISBN уже есть' },
    })),
  },
  play: async ({ args }) => {
    await fillForm()
    await submitForm()
    await waitFor(() => expect(getField('Срок')).toHaveFocus())
    await expect(getField('Срок')).toHaveAccessibleDescription('К этому сроку типография занята')
    const alert = screen.getByText('Заявка не отправлена: проверьте отмеченное').closest('[role="alert"]')
    // The focus moves first: the missing fields are known one frame later.
    await waitFor(() => expect(alert).toHaveTextContent('Такой ISBN уже есть'))
    await expect(screen.getByRole('form')).toHaveAccessibleDescription(/Заявка не отправлена/)
    await userEvent.type(getField('Срок'), '24.12.2026{Tab}')
    await expect(getField('Срок')).not.toBeInvalid()
    await submitForm()
    await waitFor(() => expect(args.answer).toHaveBeenCalledTimes(2))
  },
}
/** Someone else saved first: their change is merged, and saving again is allowed. */
export const ChangedUnderneath: Story = {
  args: {
    answer: fn<ExampleProps['answer']>((values) =>
      values.annotation
        ? null
        : {
            message: 'Пока вы писали, заявку сохранил соавтор',
            fields: { book_name: 'Сохранено «Степи», в форме «Геоботаника сухих степей»' },
            values: { ...values, annotation: 'О степях' },
          },
    ),
  },
  play: async ({ args }) => {
    await fillForm()
    await submitForm()
    await waitFor(() => expect(getField('Название книги')).toHaveFocus())
    await expect(getField('Название книги')).toHaveValue('Геоботаника сухих степей')
    await expect(getField('Название книги')).toHaveAccessibleDescription(/Сохранено «Степи»/)
    await expect(getField('Аннотация')).toHaveValue('О степях')
    await submitForm()
    await waitFor(() => expect(args.answer).toHaveBeenCalledTimes(2))
    await expect(args.answer).toHaveBeenLastCalledWith(
      expect.objectContaining({ book_name: 'Геоботаника сухих степей', annotation: 'О степях', budget: 'self' }),
    )
    await waitFor(() => expect(screen.queryByText('Пока вы писали, заявку сохранил соавтор')).toBeNull())
  },
}

const onSent = fn()
const getFileInput = () => screen.getByLabelText('Рецензия', { selector: 'input' })
const uploads: (() => void)[] = []
const earlierFile: StoredFile = { id: 7, name: 'Рецензия.pdf', size: 240_000, mime: 'application/pdf' }
function FileForm({ file }: { file: StoredFile | null }) {
  const form = usePressForm<{ file: StoredFile | null }, 'contracts'>({
    values: { file },
    problems: (values) => (values.file ? {} : { file: 'file' as const }),
    namespace: 'contracts',
    onSubmit: onSent,
  })
  return (
    <Announcer>
      <div style={{ maxInlineSize: 480 }}>
        <Form form={form} label="Доработка">
          <Controller
            control={form.control}
            name="file"
            render={({ field: fileField }) => (
              <FileUpload
                {...fileField}
                label="Рецензия"
                onUpload={({ name, size, type: mime }) =>
                  new Promise((resolve) => void uploads.push(() => resolve({ id: 8, name, size, mime })))
                }
              />
            )}
          />
          <Button type="submit">Отправить</Button>
        </Form>
      </div>
    </Announcer>
  )
}
/** A file that is still uploading blocks the form, which says so on submit. */
export const HeldByAFileOnItsWay: Story = {
  render: () => <FileForm file={earlierFile} />,
  play: async () => {
    onSent.mockClear()
    const message = 'Файл ещё загружается: дождитесь конца или отмените загрузку'
    const button = screen.getByRole('button', { name: 'Отправить' })
    await userEvent.upload(getFileInput(), new File(['два'], 'Рецензия_2.pdf', { type: 'application/pdf' }))
    await expect(screen.queryByText(message)).toBeNull()
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByText(message)).toBeVisible())
    await waitFor(() => expect(getFileInput()).toHaveFocus())
    await expect(onSent).not.toHaveBeenCalled()
    uploads.pop()?.()
    await waitFor(() => expect(screen.queryByText(message)).toBeNull())
    await userEvent.click(button)
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ file: expect.objectContaining({ id: 8 }) }))
  },
}
/** The error of a missing file disappears after the upload. */
export const AFileComesAfterTheAttempt: Story = {
  render: () => <FileForm file={null} />,
  play: async () => {
    await userEvent.upload(getFileInput(), new File(['два'], 'Рецензия_2.pdf', { type: 'application/pdf' }))
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(getFileInput()).toBeInvalid())
    uploads.pop()?.()
    await waitFor(() => expect(screen.getByText('Рецензия_2.pdf')).toBeVisible())
    await waitFor(() => expect(getFileInput()).toBeValid())
    await expect(getFileInput()).not.toHaveAccessibleDescription('Выберите файл')
  },
}

function LongForm() {
  const form = usePressForm({
    values: { book_name: 'Геоботаника сухих степей', annotation: '' },
    onSubmit: () => undefined,
  })
  return (
    <Announcer>
      <div style={{ maxInlineSize: 480, blockSize: 220, overflow: 'auto' }} data-box>
        <Form form={form} label="Тех. карта">
          <TextField label="Название книги" bookTitle {...form.register('book_name')} />
          <TextArea label="Аннотация" rows={12} {...form.register('annotation')} />
          <FormFooter state={form.dirty && 'Есть несохранённые изменения'}>
            <Button variant="secondary">Отмена</Button>
            <Button type="submit" variant="primary">
              Сохранить
            </Button>
          </FormFooter>
        </Form>
      </div>
    </Announcer>
  )
}
/** The footer of a long form stays visible, and shows the form's state. */
export const LongWithAFooter: Story = {
  render: () => <LongForm />,
  play: async ({ canvasElement }) => {
    const saveButton = screen.getByRole('button', { name: 'Сохранить' })
    const scrollBox = canvasElement.querySelector('[data-box]') as HTMLElement
    await expect(scrollBox.scrollHeight).toBeGreaterThan(scrollBox.clientHeight)
    await expect(saveButton.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      scrollBox.getBoundingClientRect().bottom,
    )
    await userEvent.type(getField('Аннотация'), 'О степях')
    await waitFor(() => expect(screen.getByText('Есть несохранённые изменения')).toBeVisible())
  },
}

const onDeadlineDraw = fn()
/** A keystroke renders only the field being edited. */
export const AKeystrokeRendersNoOtherField: Story = {
  args: { onDraw: onDeadlineDraw },
  play: async () => {
    // The first letter makes the form dirty.
    await userEvent.type(getField('Название книги'), 'А')
    onDeadlineDraw.mockClear()
    await userEvent.type(getField('Название книги'), 'тлас')
    await expect(getField('Название книги')).toHaveValue('Атлас')
    await expect(onDeadlineDraw).not.toHaveBeenCalled()
  },
}

function DateRangeForm({ onDraw }: { onDraw: () => void }) {
  const form = usePressForm<{ from: string; to: string; number: string; note: string }, 'realisation'>({
    values: { from: '2026-11-21', to: '2026-11-20', number: '', note: '' },
    problems: ({ from, to, number }) => ({
      ...(from > to && { to: 'beforeStart' as const }),
      ...(!number && { number: 'required' as const }),
    }),
    namespace: 'realisation',
    onSubmit: () => undefined,
  })
  return (
    <Announcer>
      <Form form={form} label="Договор">
        <Controller
          control={form.control}
          name="from"
          render={({ field: fromField }) => {
            onDraw()
            return <DateField label="Начало" {...fromField} />
          }}
        />
        <Controller
          control={form.control}
          name="to"
          render={({ field: toField }) => <DateField label="Конец" {...toField} />}
        />
        <TextField label="Номер" {...form.register('number')} />
        <TextField label="Примечание" {...form.register('note')} />
        <Button type="submit">Сохранить</Button>
      </Form>
    </Announcer>
  )
}
const onStartDraw = fn()
/** An error that depends on two fields disappears when either changes; untouched fields are not checked. */
export const AnErrorOfTwoFields: Story = {
  render: () => <DateRangeForm onDraw={onStartDraw} />,
  play: async () => {
    await userEvent.click(getField('Конец'))
    await userEvent.tab()
    await waitFor(() => expect(getField('Конец')).toBeInvalid())
    await userEvent.type(getField('Примечание'), 'А')
    onStartDraw.mockClear()
    // A keystroke renders no other field while an error stays.
    await userEvent.type(getField('Примечание'), 'тлас')
    await expect(onStartDraw).not.toHaveBeenCalled()
    await userEvent.clear(getField('Начало'))
    await userEvent.type(getField('Начало'), '19.11.2026')
    await waitFor(() => expect(getField('Конец')).not.toBeInvalid())
    await expect(getField('Номер')).not.toBeInvalid()
  },
}
