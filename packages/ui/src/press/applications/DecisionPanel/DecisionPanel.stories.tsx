import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { application } from '../fixtures.ts'
import { DecisionPanel } from './DecisionPanel.tsx'

const meta = {
  title: 'Press/DecisionPanel',
  component: DecisionPanel,
  args: { application, deciderRole: 'initiator', onDecide: fn(async () => undefined) },
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ maxInlineSize: 280, minBlockSize: 480 }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof DecisionPanel>
export default meta
type Story = StoryObj<typeof meta>

/** Clicks the last button with the name, which is the dialog's. Waits, because texts of another language take a moment to load. */
const clickButton = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement)

export const Undecided: Story = {}
export const Accept: Story = {
  play: async ({ args }) => {
    await clickButton('Принять')
    await expect(screen.getByRole('dialog', { name: /Принять заявку на книгу «Қазақ тілінің/ })).toBeInTheDocument()
    await clickButton('Принять')
    await expect(args.onDecide).toHaveBeenCalledWith({ status: 'accepted', reason: '', documents: [] })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const RejectionNeedsReason: Story = {
  play: async ({ args }) => {
    await clickButton('Отказать')
    await clickButton('Отказать')
    const reasonField = screen.getByRole('textbox', { name: /Причина/ })
    await expect(reasonField).toHaveFocus()
    await expect(reasonField).toHaveAccessibleDescription(/Напишите причину/)
    await expect(args.onDecide).not.toHaveBeenCalled()
    await userEvent.type(reasonField, 'Тема не входит в план изданий')
    await clickButton('Отказать')
    await expect(args.onDecide).toHaveBeenCalledWith({
      status: 'rejected',
      reason: 'Тема не входит в план изданий',
      documents: [],
    })
  },
}
export const RevisionPerDocument: Story = {
  play: async ({ args }) => {
    await clickButton('Вернуть на доработку')
    await clickButton('Вернуть на доработку')
    const documentField = screen.getByRole('combobox', { name: /Документ/ })
    await expect(documentField).toHaveFocus()
    await expect(documentField).toHaveAccessibleDescription('Выберите документ')
    await userEvent.selectOptions(documentField, 'review_1')
    await userEvent.type(screen.getByRole('textbox', { name: /Исправить до/ }), '01.12.2026')
    await userEvent.type(screen.getByRole('textbox', { name: /Что исправить/ }), 'Без подписи')
    await clickButton('Вернуть на доработку')
    await expect(args.onDecide).toHaveBeenCalledWith({
      status: 'revision',
      reason: '',
      documents: [{ document: 'review_1', reason: 'Без подписи', until: '2026-12-01' }],
    })
  },
}
export const SeveralDocuments: Story = {
  play: async () => {
    await clickButton('Вернуть на доработку')
    await clickButton('Ещё документ')
    await expect(screen.getAllByRole('combobox', { name: /Документ/ })).toHaveLength(2)
    await userEvent.click(screen.getAllByRole('button', { name: 'Убрать замечание' })[0] as HTMLElement)
    await expect(screen.getAllByRole('combobox', { name: /Документ/ })).toHaveLength(1)
  },
}
export const ServerRefuses: Story = {
  args: {
    onDecide: fn(async () => {
      throw new Error('Заявку уже приняла Дана Оспанова')
    }),
  },
  play: async () => {
    await clickButton('Принять')
    await clickButton('Принять')
    const errorText = await screen.findByText('Заявку уже приняла Дана Оспанова')
    await expect(errorText.closest('[role="alert"]')).toBeVisible()
    await expect(screen.getByRole('dialog')).toBeInTheDocument()
  },
}
export const NotTheirs: Story = {
  args: { deciderRole: 'pm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Решают главный редактор, его заместитель и супервайзер.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const WithTheAuthor: Story = { args: { application: { ...application, status: 'revision' } } }
export const Rejected: Story = { args: { application: { ...application, status: 'rejected' } } }
export const PutBackBySupervisor: Story = {
  args: { application: { ...application, status: 'rejected' }, deciderRole: 'supervisor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Вернуть на рассмотрение' })).toBeVisible()
  },
}
export const PhoneKazakh: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'kz' },
  play: async () => {
    await clickButton('Пысықтауға қайтару')
    await expect(await screen.findByRole('dialog')).toBeInTheDocument()
  },
}
export const OnInk: Story = { ...SeveralDocuments, globals: { theme: 'dark' } }
