import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { minimalTechCard, techCard } from '../../shared/fixtures/tech-cards.ts'
import { createFlags } from '../../shared/fixtures/books.ts'
import { chatRemarks, fullTechCard } from './passport-fixture.ts'
import { TechCardPassport } from './TechCardPassport.tsx'

const onMove = fn()
const meta = {
  title: 'Press/TechCardPassport',
  component: TechCardPassport,
  parameters: { layout: 'fullscreen' },
  args: {
    card: techCard,
    backHref: '#cards',
    onDownload: fn(),
    messageHref: ({ id }) => `#chat-${id}`,
    actions: [
      { key: 'score', label: 'Оценить', glyph: glyphs.star, onSelect: fn() },
      { key: 'print', label: 'Печать', glyph: glyphs.printer, onSelect: fn() },
      { key: 'shop', label: 'В магазин', variant: 'secondary', glyph: glyphs.storefront, onSelect: fn() },
      { key: 'edit', label: 'Изменить', variant: 'secondary', glyph: glyphs.pencilSimple, href: '#edit' },
      { key: 'next', label: 'Передать автору', variant: 'primary', onSelect: onMove },
    ],
  },
} satisfies Meta<typeof TechCardPassport>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article', { name: 'Паспорт издания: Ежелгі түркі жазба ескерткіштері' })
    await expect(sheet).toHaveTextContent('Объём24,0 п. л.')
    await expect(sheet).toHaveTextContent('протокол № 7 от 12 июня')
    await expect(sheet).toHaveTextContent('Автору100Библиотеке150Университету750')
    const pathList = canvas.getByRole('list', { name: 'Путь книги' })
    await expect(within(pathList).getByText('5 из 5 работ')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Передать автору' }))
    await expect(onMove).toHaveBeenCalledOnce()
  },
}
/** Only required fields are filled in. Unknown values have no row, and an empty section names the fields to fill in. */
export const JustMade: Story = {
  args: { card: minimalTechCard, editHref: '#edit' },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article', { name: 'Паспорт издания: Машинное обучение для лингвистов' })
    await expect(sheet).not.toHaveTextContent('—')
    await expect(sheet).toHaveTextContent('Здесь будут протоколы кафедры, методсовета и учёного совета.')
    await expect(sheet).not.toHaveTextContent('ISBN')
    for (const link of within(sheet).getAllByRole('link', { name: 'Заполнить' }))
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^#edit\?section=/))
  },
}
/** People who may not edit see the missing fields without links. */
export const JustMadeReadOnly: Story = {
  args: { card: minimalTechCard, actions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Здесь будут бумага/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Заполнить' })).toBeNull()
  },
}
export const NextMoveRefused: Story = {
  args: {
    card: { ...techCard, ...createFlags('signal') },
    actions: [
      {
        key: 'next',
        label: 'Передать в тираж',
        variant: 'primary',
        onSelect: onMove,
        disabledReason: 'Сначала утвердите сигнальный экземпляр',
      },
    ],
  },
  play: async ({ canvas }) => {
    onMove.mockClear()
    const nextButton = canvas.getByRole('button', { name: 'Передать в тираж' })
    await userEvent.click(nextButton)
    await expect(onMove).not.toHaveBeenCalled()
    await expect(nextButton).toHaveAccessibleDescription('Сначала утвердите сигнальный экземпляр')
  },
}
export const EverySection: Story = {
  args: { card: fullTechCard },
  play: async ({ canvas }) => {
    // The remarks of all people are shown.
    const getTextUnder = (term: string) => canvas.getByText(term).nextElementSibling
    await expect(getTextUnder('Замечания для типографии')).toHaveTextContent('Корешок круглый')
    await expect(getTextUnder('Сигнал напечатан · 9 ноя')).toHaveTextContent('бледнее чёрный')
    await expect(getTextUnder('Тираж напечатан · 15 ноя')).toHaveTextContent('с запасом')
    await expect(getTextUnder('Принято на склад · 20 ноя')).toHaveTextContent('примяты')
  },
}
/**
 * Messages of the book's chat that are remarks. Each has a link to the conversation, and a remove button for people with
 * permission.
 */
export const ChatRemarks: Story = {
  args: {
    card: { ...fullTechCard, chat_remarks: chatRemarks },
    remarkHref: ({ conversation_id, message_id }) =>
      conversation_id === null ? undefined : `#chat-${conversation_id}-${message_id}`,
    onRemarkRemove: fn(),
  },
  play: async ({ canvas, args }) => {
    const remarkTerm = canvas.getByText(/^Из чата: Нұрлан/)
    await expect(remarkTerm.nextElementSibling).toHaveTextContent('Корешок сделайте круглым.')
    await expect(remarkTerm.nextElementSibling).toHaveTextContent(/внесено: Елена/)
    const messageLinks = canvas.getAllByRole('link', { name: /^К сообщению/ })
    await expect(messageLinks).toHaveLength(1)
    await expect(messageLinks[0]).toHaveAttribute('href', '#chat-1-107')
    await userEvent.click(canvas.getByRole('button', { name: /^Убрать из замечаний: Сәуле/ }))
    await expect(args.onRemarkRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 32 }))
  },
}
/** People who may only read the card see only the text of chat messages. */
export const ChatRemarksReadOnly: Story = {
  args: { card: { ...minimalTechCard, chat_remarks: chatRemarks }, actions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Каптал ақ болсын.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Убрать/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^К сообщению/ })).toBeNull()
  },
}
export const ChatRemarksPhone: Story = {
  args: { ...ChatRemarks.args },
  globals: { locale: 'kz', viewport: { value: 'phone' } },
}
export const Loading: Story = { args: { card: undefined } }
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с картой' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Изменить' })).toBeVisible())
  },
}
export const Kazakh: Story = { ...EverySection, play: undefined, globals: { locale: 'kz' } }
export const English: Story = { globals: { locale: 'en' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
