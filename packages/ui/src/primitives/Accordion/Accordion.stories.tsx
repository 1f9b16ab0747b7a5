import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Count } from '../Badge/index.ts'
import { Accordion, type AccordionItem } from './Accordion.tsx'
import { guide } from './Accordion.guide.ts'

const items: AccordionItem[] = [
  {
    key: 'isbn',
    title: 'Кто присваивает ISBN',
    panel: <p>Издательство, после приёма рукописи. Автору делать ничего не нужно.</p>,
  },
  {
    key: 'copies',
    title: 'Сколько экземпляров получает автор',
    panel: <p>Тридцать, если договором не определено иначе.</p>,
  },
  { key: 'term', title: 'Сколько времени занимает издание', panel: <p>В среднем 97 дней от заявки до склада.</p> },
]

const meta = {
  title: 'Primitives/Content/Accordion',
  component: Accordion,
  parameters: { guide },
  args: { items, onOpenChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const OneAtATime: Story = {
  play: async ({ args, canvas }) => {
    const getTrigger = (name: string) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await expect(getTrigger('Кто присваивает ISBN')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/после приёма рукописи/)).toBeVisible())
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(['isbn']))
    await userEvent.tab()
    await expect(getTrigger('Сколько экземпляров получает автор')).toHaveFocus()
    await userEvent.click(getTrigger('Сколько экземпляров получает автор'))
    await waitFor(() => expect(canvas.getByText('Тридцать, если договором не определено иначе.')).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/после приёма рукописи/)).not.toBeVisible())
  },
}
export const SeveralAtOnce: Story = {
  args: { multiple: true, defaultOpen: ['isbn', 'term'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/после приёма рукописи/)).toBeVisible()
    await userEvent.click(canvas.getByText('Сколько экземпляров получает автор'))
    await waitFor(() => expect(canvas.getByText(/^Тридцать/)).toBeVisible())
    await expect(canvas.getByText(/после приёма рукописи/)).toBeVisible()
  },
}
export const SeveralOnInk: Story = { ...SeveralAtOnce, globals: { theme: 'dark' } }
export const WithAsides: Story = {
  args: {
    level: 2,
    items: [
      { key: 'docs', title: 'Документы', aside: <Count value={4} />, panel: 'Договор, два счёта, акт' },
      { key: 'history', title: 'История', aside: '19 ноября', panel: 'Счёт отправлен' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  },
}
export const KazakhAtNarrowWidth: Story = {
  args: {
    defaultOpen: ['one'],
    items: [
      {
        key: 'one',
        title: 'Қолжазбаны баспаға тапсырғаннан кейін ISBN нөмірін кім береді',
        aside: 'жиі қойылатын',
        panel: <p>Баспа береді, автордың ештеңе жасауының қажеті жоқ.</p>,
      },
      { key: 'two', title: 'Авторлық даналар', panel: <p>Отыз дана.</p> },
    ],
  },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
