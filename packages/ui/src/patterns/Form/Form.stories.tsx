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

const field = (name: string) => screen.getByRole('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить заявку' }))
const fill = async () => {
  await userEvent.type(field('Название книги'), 'Геоботаника сухих степей')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Формат' }), 'A5')
  await userEvent.click(screen.getByRole('radio', { name: 'За свой счёт' }))
  await userEvent.click(screen.getByRole('checkbox'))
}

export const Sent: Story = {
  play: async ({ args }) => {
    await fill()
    await userEvent.type(field('Срок'), '24 ноя')
    await userEvent.type(screen.getByRole('combobox', { name: 'Редактор' }), 'ли{Enter}')
    await send()
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
    await send()
    await waitFor(() => expect(field('Название книги')).toHaveFocus())
    await expect(field('Название книги')).toHaveAccessibleDescription('Введите название книги')
    await expect(screen.getByRole('radiogroup')).toBeInvalid()
    await waitFor(() => expect(screen.getByText('Проверьте 4 поля')).toBeInTheDocument())
    await expect(args.answer).not.toHaveBeenCalled()
    await userEvent.type(field('Название книги'), 'Г')
    await expect(field('Название книги')).not.toBeInvalid()
  },
}
/** The error of the blurred field appears after the click: an earlier new line would move the button away. */
export const ButtonStaysUnderThePointer: Story = {
  play: async ({ args }) => {
    const title = field('Название книги')
    const button = screen.getByRole('button', { name: 'Отправить заявку' })
    // One user-event session: separate calls would forget which button is pressed.
    const hand = userEvent.setup()
    await userEvent.click(title)
    const { top } = button.getBoundingClientRect()
    await hand.pointer({ keys: '[MouseLeft>]', target: button })
    await waitFor(() => expect(title).toBeInvalid())
    await expect(button.getBoundingClientRect().top).toBe(top)
    await hand.pointer({ keys: '[/MouseLeft]', target: button })
    await waitFor(() => expect(title).toHaveAccessibleDescription('Введите название книги'))
    await expect(args.answer).not.toHaveBeenCalled()
  },
}
export const LeftEmptyOnInk: Story = { ...LeftEmpty, globals: { theme: 'dark' } }
export const AnUnreadableDateIsNotSent: Story = {
  play: async ({ args }) => {
    await fill()
    await userEvent.type(field('Срок'), '31.02.2027')
    await send()
    await waitFor(() => expect(field('Срок')).toHaveFocus())
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
    await fill()
    await send()
    await waitFor(() => expect(field('Срок')).toHaveFocus())
    await expect(field('Срок')).toHaveAccessibleDescription('К этому сроку типография занята')
    const alert = screen.getByText('Заявка не отправлена: проверьте отмеченное').closest('[role="alert"]')
    // The focus moves first: the missing fields are known one frame later.
    await waitFor(() => expect(alert).toHaveTextContent('Такой ISBN уже есть'))
    await expect(screen.getByRole('form')).toHaveAccessibleDescription(/Заявка не отправлена/)
    await userEvent.type(field('Срок'), '24.12.2026{Tab}')
    await expect(field('Срок')).not.toBeInvalid()
    await send()
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
    await fill()
    await send()
    await waitFor(() => expect(field('Название книги')).toHaveFocus())
    await expect(field('Название книги')).toHaveValue('Геоботаника сухих степей')
    await expect(field('Название книги')).toHaveAccessibleDescription(/Сохранено «Степи»/)
    await expect(field('Аннотация')).toHaveValue('О степях')
    await send()
    await waitFor(() => expect(args.answer).toHaveBeenCalledTimes(2))
    await expect(args.answer).toHaveBeenLastCalledWith(
      expect.objectContaining({ book_name: 'Геоботаника сухих степей', annotation: 'О степях', budget: 'self' }),
    )
    await waitFor(() => expect(screen.queryByText('Пока вы писали, заявку сохранил соавтор')).toBeNull())
  },
}

const onSent = fn()
const paper = () => screen.getByLabelText('Рецензия', { selector: 'input' })
const uploads: (() => void)[] = []
const earlierFile: StoredFile = { id: 7, name: 'Рецензия.pdf', size: 240_000, mime: 'application/pdf' }
function WithAFile({ file }: { file: StoredFile | null }) {
  const form = usePressForm<{ file: StoredFile | null }, 'contracts'>({
    values: { file },
    problems: (values) => (values.file ? {} : { file: 'file' as const }),
    words: 'contracts',
    onSubmit: onSent,
  })
  return (
    <Announcer>
      <div style={{ maxInlineSize: 480 }}>
        <Form form={form} label="Доработка">
          <Controller
            control={form.control}
            name="file"
            render={({ field: sent }) => (
              <FileUpload
                {...sent}
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
  render: () => <WithAFile file={earlierFile} />,
  play: async () => {
    onSent.mockClear()
    const words = 'Файл ещё загружается: дождитесь конца или отмените загрузку'
    const button = screen.getByRole('button', { name: 'Отправить' })
    await userEvent.upload(paper(), new File(['два'], 'Рецензия_2.pdf', { type: 'application/pdf' }))
    await expect(screen.queryByText(words)).toBeNull()
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByText(words)).toBeVisible())
    await waitFor(() => expect(paper()).toHaveFocus())
    await expect(onSent).not.toHaveBeenCalled()
    uploads.pop()?.()
    await waitFor(() => expect(screen.queryByText(words)).toBeNull())
    await userEvent.click(button)
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ file: expect.objectContaining({ id: 8 }) }))
  },
}
/** The error of a missing file disappears after the upload. */
export const AFileComesAfterTheAttempt: Story = {
  render: () => <WithAFile file={null} />,
  play: async () => {
    await userEvent.upload(paper(), new File(['два'], 'Рецензия_2.pdf', { type: 'application/pdf' }))
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(paper()).toBeInvalid())
    uploads.pop()?.()
    await waitFor(() => expect(screen.getByText('Рецензия_2.pdf')).toBeVisible())
    await waitFor(() => expect(paper()).toBeValid())
    await expect(paper()).not.toHaveAccessibleDescription('Выберите файл')
  },
}

function Long() {
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
  render: () => <Long />,
  play: async ({ canvasElement }) => {
    const save = screen.getByRole('button', { name: 'Сохранить' })
    const box = canvasElement.querySelector('[data-box]') as HTMLElement
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight)
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom)
    await userEvent.type(field('Аннотация'), 'О степях')
    await waitFor(() => expect(screen.getByText('Есть несохранённые изменения')).toBeVisible())
  },
}

const onDeadlineDraw = fn()
/** A keystroke renders only the field being edited. */
export const AKeystrokeRendersNoOtherField: Story = {
  args: { onDraw: onDeadlineDraw },
  play: async () => {
    // The first letter makes the form dirty.
    await userEvent.type(field('Название книги'), 'А')
    onDeadlineDraw.mockClear()
    await userEvent.type(field('Название книги'), 'тлас')
    await expect(field('Название книги')).toHaveValue('Атлас')
    await expect(onDeadlineDraw).not.toHaveBeenCalled()
  },
}

function Span({ onDraw }: { onDraw: () => void }) {
  const form = usePressForm<{ from: string; to: string; number: string; note: string }, 'realisation'>({
    values: { from: '2026-11-21', to: '2026-11-20', number: '', note: '' },
    problems: ({ from, to, number }) => ({
      ...(from > to && { to: 'beforeStart' as const }),
      ...(!number && { number: 'required' as const }),
    }),
    words: 'realisation',
    onSubmit: () => undefined,
  })
  return (
    <Announcer>
      <Form form={form} label="Договор">
        <Controller
          control={form.control}
          name="from"
          render={({ field: from }) => {
            onDraw()
            return <DateField label="Начало" {...from} />
          }}
        />
        <Controller control={form.control} name="to" render={({ field: to }) => <DateField label="Конец" {...to} />} />
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
  render: () => <Span onDraw={onStartDraw} />,
  play: async () => {
    await userEvent.click(field('Конец'))
    await userEvent.tab()
    await waitFor(() => expect(field('Конец')).toBeInvalid())
    await userEvent.type(field('Примечание'), 'А')
    onStartDraw.mockClear()
    // A keystroke renders no other field while an error stays.
    await userEvent.type(field('Примечание'), 'тлас')
    await expect(onStartDraw).not.toHaveBeenCalled()
    await userEvent.clear(field('Начало'))
    await userEvent.type(field('Начало'), '19.11.2026')
    await waitFor(() => expect(field('Конец')).not.toBeInvalid())
    await expect(field('Номер')).not.toBeInvalid()
  },
}
