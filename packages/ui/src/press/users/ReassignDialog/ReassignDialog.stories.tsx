import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { open, sauleAccount } from '../fixtures.ts'
import { ReassignDialog } from './ReassignDialog.tsx'

const meta = {
  title: 'Press/UserHandover',
  component: ReassignDialog,
  args: { user: sauleAccount, open, onDeactivate: fn(async () => undefined) },
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
} satisfies Meta<typeof ReassignDialog>
export default meta
type Story = StoryObj<typeof meta>

const chooseOption = async (field: HTMLElement, name: string) => {
  await userEvent.click(field)
  await userEvent.click(await screen.findByRole('option', { name }))
}

export const NeedsReceivers: Story = {
  play: async ({ canvas, args }) => {
    const deactivateButton = canvas.getByRole('button', { name: 'Отключить: Сәуле Тоқтар…' })
    await userEvent.click(deactivateButton)
    const worksField = canvas.getByRole('combobox', { name: 'Кому передать: 2 работы' })
    await expect(worksField).toHaveAccessibleDescription('Выберите, кому передать')
    await chooseOption(worksField, 'Марат Иса')
    await chooseOption(canvas.getByRole('combobox', { name: 'Кому передать: 3 задачи' }), 'Дана Оспан')
    await userEvent.click(deactivateButton)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('2 работы → Марат Иса')).toBeVisible()
    await expect(dialog.getByText('5 чатов → выйдет сам')).toBeVisible()
    const surnameField = dialog.getByLabelText(/^Введите фамилию: Тоқтар/)
    await userEvent.type(surnameField, 'Токтаров{Enter}')
    await waitFor(() => expect(surnameField).toHaveAccessibleDescription('Это не фамилия этого человека'))
    await userEvent.clear(surnameField)
    await userEvent.type(surnameField, 'тоқтар{Enter}')
    await waitFor(() =>
      expect(args.onDeactivate).toHaveBeenCalledWith({ surname: 'тоқтар', receivers: { works: 65, todos: 64 } }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const NobodyToTake: Story = {
  args: { open: { kinds: [{ kind: 'works', count: 2, takers: [] }], chats: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Передать некому/)).toBeVisible()
  },
}
export const NothingOpen: Story = { args: { open: { kinds: [], chats: 0 } } }
export const OwnAccount: Story = { args: { refusal: 'own' } }
