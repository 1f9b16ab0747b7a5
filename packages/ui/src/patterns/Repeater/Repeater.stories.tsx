import type { Meta, StoryObj } from '@storybook/react-vite'
import { useFieldArray } from 'react-hook-form'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../primitives/Announcer/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import { FieldGrid } from '../FieldSet/index.ts'
import { Form, usePressForm } from '../Form/index.ts'
import { guide } from './Repeater.guide.ts'
import { Repeater } from './Repeater.tsx'

interface Author {
  name: string
  email: string
}
interface ExampleProps {
  authors: Author[]
  min?: number
  max?: number
  unordered?: boolean
  error?: string
  label?: string
  addLabel?: string
  send?: (authors: Author[]) => void
}

function Example({
  authors,
  unordered,
  label = 'Авторы',
  addLabel = 'Добавить автора',
  send = () => undefined,
  ...rest
}: ExampleProps) {
  const form = usePressForm<{ authors: Author[] }>({ values: { authors }, onSubmit: (values) => send(values.authors) })
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'authors' })
  return (
    <Announcer>
      <div style={{ maxInlineSize: 560 }}>
        <Form form={form}>
          <Repeater
            {...rest}
            label={label}
            items={fields}
            itemKey={({ id }) => id}
            itemName={(index) => `Автор ${index + 1}`}
            addLabel={addLabel}
            onAdd={() => append({ name: '', email: '' }, { shouldFocus: false })}
            onRemove={remove}
            {...(!unordered && { onMove: move })}
            isFilled={(_item, index) => Object.values(form.getValues(`authors.${index}`)).some(Boolean)}
          >
            {(_item, index) => (
              <FieldGrid layout="columns">
                <TextField label="Имя" required {...form.register(`authors.${index}.name`)} />
                <TextField label="Почта" type="email" {...form.register(`authors.${index}.email`)} />
              </FieldGrid>
            )}
          </Repeater>
          <div>
            <Button type="submit">Сохранить</Button>
          </div>
        </Form>
      </div>
    </Announcer>
  )
}

const threeAuthors: Author[] = [
  { name: 'Тимур Ли', email: 't.li@press.example' },
  { name: 'Рауан Есенов', email: '' },
  { name: 'Әсел Сәрсенбаева', email: '' },
]

const meta = {
  title: 'Patterns/Repeater',
  component: Example,
  parameters: { documents: Repeater, guide },
  args: { authors: threeAuthors, send: fn() },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

const getItems = () => screen.queryAllByRole('listitem')
const getNames = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Имя' }).map(({ value }) => value)
const getButton = (name: string) => screen.getByRole('button', { name })
const expectAnnounced = (message: string) => waitFor(() => expect(document.body).toHaveTextContent(message))

export const Filled: Story = {}
export const FilledOnInk: Story = { globals: { theme: 'dark' } }
export const Added: Story = {
  args: { authors: [] },
  play: async ({ args }) => {
    await expect(getItems()).toHaveLength(0)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveFocus())
    await expectAnnounced('Добавлено: Автор 1')
    await userEvent.keyboard('Тимур Ли')
    await userEvent.click(getButton('Сохранить'))
    await waitFor(() => expect(args.send).toHaveBeenCalledWith([{ name: 'Тимур Ли', email: '' }]))
  },
}
export const MovedByKeyboard: Story = {
  play: async () => {
    getButton('Ниже: Автор 1').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(getNames()).toEqual(['Рауан Есенов', 'Тимур Ли', 'Әсел Сәрсенбаева'])
    await waitFor(() => expect(getButton('Ниже: Автор 2')).toHaveFocus())
    await expectAnnounced('Автор 1: место 2 из 3')
    await userEvent.keyboard('{Enter}')
    await expect(getNames()).toEqual(['Рауан Есенов', 'Әсел Сәрсенбаева', 'Тимур Ли'])
    // The item is already last, so the focus moves to the opposite button.
    await waitFor(() => expect(getButton('Выше: Автор 3')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await expect(getNames()).toEqual(['Рауан Есенов', 'Тимур Ли', 'Әсел Сәрсенбаева'])
  },
}
export const RemovedAfterAsking: Story = {
  play: async () => {
    await userEvent.click(getButton('Убрать: Автор 2'))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Убрать «Автор 2»?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Оставить' }))
    await expect(getItems()).toHaveLength(3)
    await userEvent.click(getButton('Убрать: Автор 2'))
    await userEvent.click(await screen.findByRole('button', { name: 'Убрать' }))
    await waitFor(() => expect(getNames()).toEqual(['Тимур Ли', 'Әсел Сәрсенбаева']))
    await waitFor(() => expect(getItems()[1]).toHaveFocus())
    await expectAnnounced('Убрано: Автор 2')
  },
}
export const RemovedAtOnceWhenEmpty: Story = {
  args: { authors: [{ name: '', email: '' }] },
  play: async () => {
    await userEvent.click(getButton('Убрать: Автор 1'))
    await expect(getItems()).toHaveLength(0)
    await waitFor(() => expect(getButton('Добавить автора')).toHaveFocus())
  },
}
export const AtItsBounds: Story = {
  args: { min: 3, max: 3, unordered: true },
  play: async () => {
    await expect(screen.queryByRole('button', { name: /^Убрать/ })).toBeNull()
    await expect(screen.queryByRole('button', { name: /^Ниже/ })).toBeNull()
    await expect(getButton('Добавить автора')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(getButton('Добавить автора'))
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Больше 3 нельзя'))
    await expect(getItems()).toHaveLength(3)
  },
}
export const Wrong: Story = {
  args: { authors: [], error: 'Добавьте хотя бы одного автора' },
  play: async () => {
    await expect(screen.getByRole('group', { name: 'Авторы' })).toHaveAccessibleDescription(
      'Добавьте хотя бы одного автора',
    )
  },
}
export const InKazakhOnANarrowPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: { label: 'Кітаптың авторлары мен құрастырушылары', addLabel: 'Тағы бір автор не құрастырушы қосу' },
  play: async ({ canvasElement }) => {
    await screen.findByRole('button', { name: 'Төмен жылжыту: Автор 1' })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
