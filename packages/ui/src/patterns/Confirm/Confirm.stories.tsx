import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { guide } from './Confirm.guide.ts'
import { TypedConfirmDialog } from './TypedConfirmDialog.tsx'
import { useConfirm, type Question } from './useConfirm.tsx'

interface Args extends Question {
  onAnswer: (confirmed: boolean) => void
}

function ConfirmExample({ onAnswer, ...question }: Args) {
  const [confirm, confirmation] = useConfirm()
  const [answer, setAnswer] = useState('')
  const askQuestion = async () => {
    const confirmed = await confirm(question)
    onAnswer(confirmed)
    setAnswer(confirmed ? 'КП-0402 удалено' : 'КП-0402 осталось')
  }
  return (
    <>
      <Button onClick={() => void askQuestion()}>Удалить</Button>
      <p>{answer}</p>
      {confirmation}
    </>
  )
}

const meta = {
  title: 'Patterns/Confirm',
  component: ConfirmExample,
  parameters: {
    documents: TypedConfirmDialog,
    guide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '460px' } },
  },
  args: {
    title: 'Удалить КП-0402?',
    children: 'Предложение для колледжа права исчезнет из списка. Вернуть его будет нельзя.',
    losses: ['Одна книга: «Римское право», 300 экз.', '2 счёта', '5 файлов'],
    confirmLabel: 'Удалить КП',
    busyLabel: 'Удаляем',
    cancelLabel: 'Оставить',
    tone: 'danger',
    onAnswer: fn(),
  },
} satisfies Meta<typeof ConfirmExample>
export default meta
type Story = StoryObj<typeof meta>

const openDialog = async (canvas: { getByRole: (role: 'button', options: { name: string }) => HTMLElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Удалить' }))
  return screen.findByRole('alertdialog')
}

export const NamesWhatIsLost: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await openDialog(canvas)
    await expect(dialog).toHaveTextContent('2 счёта')
    await expect(screen.getByRole('button', { name: 'Оставить' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(false))
    await expect(canvas.getByText('КП-0402 осталось')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Удалить' })).toHaveFocus()
  },
}
export const Confirmed: Story = {
  play: async ({ args, canvas }) => {
    await openDialog(canvas)
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Удалить КП' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true))
  },
}
export const EscIsTheSafeAnswer: Story = {
  play: async ({ args, canvas }) => {
    await openDialog(canvas)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(false))
  },
}
export const Asked: Story = { play: async ({ canvas }) => void (await openDialog(canvas)) }
export const AskedOnInk: Story = { ...Asked, globals: { theme: 'dark' } }
let isOffline = true
export const FailsAndIsTriedAgain: Story = {
  args: { run: () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve()) },
  play: async ({ args, canvas }) => {
    isOffline = true
    await openDialog(canvas)
    await userEvent.click(screen.getByRole('button', { name: 'Удалить КП' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Ничего не изменено')
    await expect(args.onAnswer).not.toHaveBeenCalled()
    isOffline = false
    await userEvent.click(screen.getByRole('button', { name: 'Удалить КП' }))
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true))
  },
}
export const RefusedWithAReason: Story = {
  args: { run: () => Promise.reject({ message: 'КП уже принято' }) },
  play: async ({ args, canvas }) => {
    await openDialog(canvas)
    await userEvent.click(screen.getByRole('button', { name: 'Удалить КП' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('КП уже принято')
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
}
export const Working: Story = {
  args: { run: () => new Promise(() => undefined) },
  play: async ({ args, canvas }) => {
    await openDialog(canvas)
    await userEvent.click(screen.getByRole('button', { name: 'Удалить КП' }))
    await expect(await screen.findByRole('button', { name: 'Удаляем' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
}

const organisation = {
  title: 'Удалить ТОО «Кітап әлемі»?',
  children: 'Организация исчезнет вместе со всем, что с ней связано. Вернуть её будет нельзя.',
  loses: ['31 коммерческое предложение', '12 договоров', '4 учётные записи партнёра'],
  confirmLabel: 'Удалить организацию',
  phrase: 'Кітап әлемі',
}
export const TypedForTheGravest: Story = {
  args: organisation,
  play: async ({ args, canvas }) => {
    await openDialog(canvas)
    const field = screen.getByRole('textbox', { name: 'Чтобы продолжить, введите «Кітап әлемі»' })
    await expect(field).toHaveFocus()
    const removeButton = screen.getByRole('button', { name: 'Удалить организацию' })
    await expect(removeButton).toHaveAccessibleDescription('Сначала введите «Кітап әлемі» точно так же')
    await userEvent.click(removeButton)
    await userEvent.type(field, 'Кітап{Enter}')
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.type(field, ' әлемі')
    await userEvent.click(removeButton)
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true))
  },
}
export const TypedShown: Story = {
  render: () => (
    <TypedConfirmDialog
      open
      phrase="Кітап әлемі"
      title="Удалить ТОО «Кітап әлемі»?"
      confirmLabel="Удалить организацию"
      cancelLabel="Оставить"
      onConfirm={fn()}
      onOpenChange={fn()}
    >
      Организация исчезнет вместе с 31 предложением и 12 договорами.
    </TypedConfirmDialog>
  ),
}
export const TypedOnInk: Story = { ...TypedShown, globals: { theme: 'dark' } }
export const KazakhAtNarrowWidth: Story = {
  args: {
    title: '«Кітап әлемі» ЖШС жойылсын ба?',
    children: 'Ұйым өзіне қатысты барлық мәліметпен бірге жойылады. Оны қайтару мүмкін болмайды.',
    losses: ['31 коммерциялық ұсыныс', '12 шарт', 'серіктестің 4 тіркелгісі'],
    confirmLabel: 'Ұйымды біржола жою',
    cancelLabel: 'Қалдыру',
    phrase: 'Кітап әлемі',
  },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await expect(await screen.findByRole('textbox', { name: /деп жазыңыз/ })).toBeVisible()
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
