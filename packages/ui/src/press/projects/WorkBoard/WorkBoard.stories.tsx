import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fullPage } from '../../../docs/whole-page.tsx'
import { withToasts } from '../../../docs/with-toasts.tsx'
import { offers, works } from '../MyWorks/fixtures.ts'
import type { BoardWork } from './types.ts'
import { WorkBoard, type WorkBoardProps } from './WorkBoard.tsx'

const everything: BoardWork[] = [
  ...offers,
  ...offers.slice(0, 1).map((work) => ({ ...work, id: 710, book_name: 'Ұлы дала философиясы', answered: true })),
  ...works,
  ...works.slice(2).map((work) => ({ ...work, id: 711, book_name: 'Социология города', status: 'approved' as const })),
]

/**
 * A board with a fake server. The first offered work is for this person alone; for the second one the manager chooses among several
 * people.
 */
function Fixture({ works: initialWorks, onTake, onHandIn, ...board }: WorkBoardProps) {
  const [currentWorks, setCurrentWorks] = useState(initialWorks)
  const become = (id: number, change: Partial<BoardWork>) =>
    setCurrentWorks((now) => now.map((work) => (work.id === id ? { ...work, ...change } : work)))
  return (
    <WorkBoard
      {...board}
      works={currentWorks}
      onTake={async (work) => {
        await onTake(work)
        const own = work.id === 701
        become(work.id, own ? { status: 'in progress' } : { answered: true })
        return own
      }}
      onHandIn={async (change) => {
        await onHandIn(change)
        become(change.work.id, { status: 'completed' })
      }}
    />
  )
}

const meta = {
  title: 'Press/WorkBoard',
  component: Fixture,
  parameters: { documents: WorkBoard, layout: 'fullscreen' },
  args: {
    works: everything,
    hrefOf: ({ project_id }) => `#/project-details/${project_id}`,
    onTake: fn(() => Promise.resolve(true)),
    onHandIn: fn(() => Promise.resolve()),
    onUpload: fn(),
  },
  decorators: [withToasts, fullPage({ paddingBlockStart: 16 })],
} satisfies Meta<typeof Fixture>
export default meta
type Story = StoryObj<typeof meta>

const grammar = 'Қазақ тілінің тарихи грамматикасы, Вёрстка'
const physiology = 'Өсімдіктер физиологиясы, Вёрстка'

export const Works: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Предложены, 3 карты' })).toBeVisible()
    await expect(canvas.getByText('Вернули: Сноски на с. 18 съехали.')).toBeVisible()
  },
}
export const TakenByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('link', { name: grammar }).focus()
    await userEvent.keyboard(' {ArrowRight} ')
    await waitFor(() => expect(args.onTake).toHaveBeenCalledWith(expect.objectContaining({ id: 701 })))
    const activeColumn = within(canvas.getByRole('region', { name: /^В работе/ }))
    await waitFor(() => expect(activeColumn.getByRole('link', { name: grammar })).toHaveFocus())
  },
}
/** If the manager chooses among several people, the answer is saved and the work stays in the column of offers. */
export const AnsweredAndWaits: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Переместить: Академиялық жазылым, Вёрстка' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'В работе' }))
    const offered = within(canvas.getByRole('region', { name: /^Предложены/ }))
    await waitFor(() => expect(offered.getAllByText('Вы откликнулись, выбирает менеджер')).toHaveLength(2))
  },
}
export const HandedInWithItsFile: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Переместить: ${physiology}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'На проверке' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Не сейчас' }))
    const activeColumn = within(canvas.getByRole('region', { name: /^В работе/ }))
    await waitFor(() => expect(activeColumn.getByRole('link', { name: physiology })).toBeVisible())
    await expect(args.onHandIn).not.toHaveBeenCalled()
  },
}
export const ManagersStepsAreRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Переместить: ${physiology}` }))
    const approved = await screen.findByRole('menuitem', { name: /Приняты/ })
    await expect(approved).toHaveAttribute('aria-disabled', 'true')
    await expect(approved).toHaveTextContent('Сначала сдайте работу')
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
