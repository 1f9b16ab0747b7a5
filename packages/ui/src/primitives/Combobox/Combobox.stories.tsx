import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { findLatinTexts } from '../../docs/latin-words.ts'
import { glyphs } from '../../foundations/Icon/index.ts'
import { BookCover } from '../../press/shared/BookCover/index.ts'
import { Announcer } from '../Announcer/index.ts'
import { Avatar } from '../Avatar/index.ts'
import { Badge, type BadgeTone } from '../Badge/index.ts'
import { guide } from './Combobox.guide.ts'
import { Combobox, type ComboboxProps } from './Combobox.tsx'
import { matchOptions, type ComboboxOption } from './options.ts'

const people: ComboboxOption[] = [
  { value: '1', label: 'Тимур Ли', detail: 't.li@press.example' },
  { value: '2', label: 'Ерлан Есенов', detail: 'редактор' },
  { value: '3', label: 'Әсел Есенова', detail: 'корректор' },
  { value: '4', label: 'Елена Ким', detail: 'в отпуске до 2 декабря', disabled: true },
]

const meta = {
  title: 'Primitives/Fields/Combobox',
  component: Combobox,
  parameters: { guide },
  args: { label: 'Ответственный', options: people, value: null, onValueChange: fn(), placeholder: 'Имя или должность' },
  render: function Render(args: ComboboxProps<ComboboxOption>) {
    const [value, setValue] = useState(args.value)
    return (
      <Combobox
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next)
          setValue(next)
        }}
      />
    )
  },
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ inlineSize: 320, maxInlineSize: '100%', minBlockSize: 260 }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof Combobox<ComboboxOption>>
export default meta
type Story = StoryObj<typeof meta>

/** Restricts a text query to the list, because a live region may contain the same text at that moment. */
const listTextOptions = { ignore: 'output, [role="alert"]' }
const expectAnnounced = (text: string) => waitFor(() => expect(document.body).toHaveTextContent(text))

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Ответственный' })
    await userEvent.click(input)
    await expect(screen.getAllByRole('option')).toHaveLength(4)
    await userEvent.type(input, 'есен')
    await expect(screen.getAllByRole('option')).toHaveLength(2)
    await expectAnnounced('2 варианта')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(input).toHaveValue('Әсел Есенова')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(people[2])
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(input).toHaveFocus()
  },
}
export const Open: Story = {
  args: { value: people[1] ?? null },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    input.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Ерлан Есенов')
    await userEvent.keyboard('{ArrowUp}')
    await expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Тимур/ }).id)
  },
}
export const OpenOnInk: Story = { ...Open, globals: { theme: 'dark' } }
export const LeftoversAreDropped: Story = {
  args: { value: people[0] ?? null },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.clear(input)
    await userEvent.type(input, 'яя')
    await waitFor(() => expect(screen.getByText('По запросу «яя» ничего нет', listTextOptions)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('Тимур Ли')
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}
export const Cleared: Story = {
  args: { value: people[0] ?? null, prefix: glyphs.user },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить: Ответственный' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}
export const EnterInTheListSendsNoForm: Story = {
  decorators: [
    (Story) => (
      <form
        aria-label="Заявка"
        onSubmit={() => {
          throw new Error('sent')
        }}
      >
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'тим{Enter}')
    await expect(canvas.getByRole('combobox')).toHaveValue('Тимур Ли')
  },
}

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs))
export const Search: Story = {
  args: {
    options: async (query) => {
      await wait(60)
      return matchOptions(people, query)
    },
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await waitFor(() => expect(screen.getByText('Ищем', listTextOptions)).toBeVisible())
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4))
    await userEvent.type(input, 'ли')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('Тимур Ли')
  },
}
export const StaleAnswersAreNotTakenByEnter: Story = {
  args: {
    options: async (query) => {
      await wait(query ? 400 : 20)
      return matchOptions(people, query)
    },
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await screen.findByRole('option', { name: /Тимур/ })
    await userEvent.type(input, 'әсел{Enter}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1), { timeout: 2000 })
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(people[2])
  },
}
export const Loading: Story = {
  args: { options: () => new Promise<never>(() => undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('Ищем', listTextOptions)).toBeVisible())
  },
}
const failOnce = fn(async () => {
  if (failOnce.mock.calls.length % 2 === 1) throw new Error('offline')
  return people
})
export const Failed: Story = {
  args: { options: failOnce },
  beforeEach: () => void failOnce.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const retryOption = await screen.findByRole('option', { name: 'Список не загрузился. Повторить' })
    await userEvent.click(retryOption)
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4))
  },
}
export const NothingToChooseFrom: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('Список пуст', listTextOptions)).toBeVisible())
  },
}
export const Created: Story = {
  args: {
    label: 'Организация',
    onCreate: async (label) => {
      await wait(40)
      return { value: 'new', label }
    },
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'Колледж права')
    await userEvent.click(screen.getByRole('option', { name: 'Добавить «Колледж права»' }))
    await waitFor(() => {
      return expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'new', label: 'Колледж права' })
    })
    await expect(input).toHaveValue('Колледж права')
  },
}
export const NotCreated: Story = {
  args: { label: 'Организация', onCreate: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Колледж права{Enter}')
    await screen.findByText('«Колледж права» не добавлено. Попробуйте ещё раз', listTextOptions)
  },
}
export const People: Story = {
  args: {
    value: people[1] ?? null,
    renderLeading: ({ label }) => <Avatar name={label} size={30} decorative />,
    prefix: ({ label }) => <Avatar name={label} size={24} decorative />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await waitFor(() => expect(screen.getByRole('option', { name: 'Әсел Есенова корректор' })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(input).toHaveValue('Әсел Есенова')
    await userEvent.click(input)
  },
}
export const PeopleOnInk: Story = { ...People, globals: { theme: 'dark' } }

interface TitleOption extends ComboboxOption {
  status: string
  tone: BadgeTone
}
const titles: TitleOption[] = [
  { value: '1', label: 'Ежелгі түркі жазба ескерткіштері', detail: 'Қ. Сартқожа', status: 'В работе', tone: 'info' },
  { value: '2', label: 'Геоботаника сухих степей', detail: 'Т. Ли, Р. Есенов', status: 'Принято', tone: 'success' },
  {
    value: '3',
    label: 'Алтай өркениеті: мәтіндер мен түсіндірмелер',
    detail: 'Ә. Төлеу',
    status: 'Доставлено',
    tone: 'neutral',
  },
]
export const Titles: Story = {
  args: {
    label: 'Книга',
    placeholder: 'Название или автор',
    options: titles,
    bookTitles: true,
    renderLeading: ({ label }) => <BookCover title={label} width={28} />,
    renderTrailing: (option) => <Badge tone={(option as TitleOption).tone}>{(option as TitleOption).status}</Badge>,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Книга' })
    await userEvent.type(input, 'степ')
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('Геоботаника сухих степей')
    await userEvent.clear(input)
    await waitFor(() => {
      return expect(screen.getByRole('option', { name: /Геоботаника сухих степей.*Принято/ })).toBeVisible()
    })
  },
}
export const TitlesOnInk: Story = { ...Titles, globals: { theme: 'dark' } }
export const TitlesOnANarrowPhone: Story = { ...Titles, globals: { viewport: { value: 'narrow', isRotated: false } } }
export const NothingButKazakh: Story = {
  globals: { locale: 'kz' },
  args: {
    label: 'Жауапты',
    placeholder: 'Аты не лауазымы',
    value: { value: '3', label: 'Әсел Есенова' },
    options: people.filter(({ disabled, value }) => !disabled && value !== '1'),
    onCreate: () => Promise.reject(new Error('offline')),
  },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('combobox', { name: 'Жауапты' })
    input.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await expect(findLatinTexts()).toEqual([])
    await expectAnnounced('2 нұсқа')
    await userEvent.clear(input)
    await userEvent.type(input, 'Қала баспасы')
    await expectAnnounced('«Қала баспасы» бойынша ештеңе табылмады')
    await userEvent.keyboard('{Enter}')
    await expectAnnounced('қосылмады')
    await expect(findLatinTexts()).toEqual([])
  },
}
export const Wrong: Story = { args: { required: true, error: 'Выберите ответственного' } }
export const Disabled: Story = { args: { disabled: true, value: people[0] ?? null } }
export const ReadOnly: Story = {
  args: { value: people[0] ?? null, readOnlyReason: 'Меняет главный редактор' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}
