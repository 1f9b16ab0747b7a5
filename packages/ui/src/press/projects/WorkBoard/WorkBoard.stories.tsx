import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withFullHeight } from '../../../docs/whole-page.tsx'
import { withToasts } from '../../../docs/with-toasts.tsx'
import { offers, works } from '../MyWorks/fixtures.ts'
import type { BoardWork } from './types.ts'
import { WorkBoard, type WorkBoardProps } from './WorkBoard.tsx'

const allWorks: BoardWork[] = [
  ...offers,
  ...offers.slice(0, 1).map((work) => ({ ...work, id: 710, book_name: 'Ұлы дала философиясы', hasAnswered: true })),
  ...works,
  ...works.slice(2).map((work) => ({ ...work, id: 711, book_name: 'Социология города', status: 'approved' as const })),
]

/**
 * A board with a fake server. The first offered work is for this person alone; for the second one the manager chooses among several
 * people.
 */
function StatefulBoard({ works: initialWorks, onAccept, onHandIn, ...board }: WorkBoardProps) {
  const [currentWorks, setCurrentWorks] = useState(initialWorks)
  const updateWork = (id: number, changes: Partial<BoardWork>) =>
    setCurrentWorks((current) => current.map((work) => (work.id === id ? { ...work, ...changes } : work)))
  return (
    <WorkBoard
      {...board}
      works={currentWorks}
      onAccept={async (work) => {
        await onAccept(work)
        const isAccepted = work.id === 701
        updateWork(work.id, isAccepted ? { status: 'in progress' } : { hasAnswered: true })
        return isAccepted
      }}
      onHandIn={async (change) => {
        await onHandIn(change)
        updateWork(change.work.id, { status: 'completed' })
      }}
    />
  )
}

const meta = {
  title: 'Press/WorkBoard',
  component: StatefulBoard,
  parameters: { documents: WorkBoard, layout: 'fullscreen' },
  args: {
    works: allWorks,
    hrefOf: ({ project_id }) => `#/project-details/${project_id}`,
    onAccept: fn(() => Promise.resolve(true)),
    onHandIn: fn(() => Promise.resolve()),
    onUpload: fn(),
  },
  decorators: [withToasts, withFullHeight({ paddingBlockStart: 16 })],
} satisfies Meta<typeof StatefulBoard>
export default meta
type Story = StoryObj<typeof meta>

const grammarTitle = 'Қазақ тілінің тарихи грамматикасы, Вёрстка'
const physiologyTitle = 'Өсімдіктер физиологиясы, Вёрстка'

export const Works: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Предложены, 3 карты' })).toBeVisible()
    await expect(canvas.getByText('Вернули: Сноски на с. 18 съехали.')).toBeVisible()
  },
}
export const TakenByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('link', { name: grammarTitle }).focus()
    await userEvent.keyboard(' {ArrowRight} ')
    await waitFor(() => expect(args.onAccept).toHaveBeenCalledWith(expect.objectContaining({ id: 701 })))
    const activeColumn = within(canvas.getByRole('region', { name: /^В работе/ }))
    await waitFor(() => expect(activeColumn.getByRole('link', { name: grammarTitle })).toHaveFocus())
  },
}
/** If the manager chooses among several people, the answer is saved and the work stays in the column of offers. */
export const AnsweredAndWaits: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Переместить: Академиялық жазылым, Вёрстка' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'В работе' }))
    const offeredColumn = within(canvas.getByRole('region', { name: /^Предложены/ }))
    await waitFor(() => expect(offeredColumn.getAllByText('Вы откликнулись, выбирает менеджер')).toHaveLength(2))
  },
}
export const HandedInWithItsFile: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Переместить: ${physiologyTitle}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'На проверке' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Не сейчас' }))
    const activeColumn = within(canvas.getByRole('region', { name: /^В работе/ }))
    await waitFor(() => expect(activeColumn.getByRole('link', { name: physiologyTitle })).toBeVisible())
    await expect(args.onHandIn).not.toHaveBeenCalled()
  },
}
export const ManagersStepsAreRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Переместить: ${physiologyTitle}` }))
    const approvedItem = await screen.findByRole('menuitem', { name: /Приняты/ })
    await expect(approvedItem).toHaveAttribute('aria-disabled', 'true')
    await expect(approvedItem).toHaveTextContent('Сначала сдайте работу')
    await userEvent.keyboard('{Escape}')
  },
}
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Loading: Story = { args: { works: [], state: 'loading' } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
