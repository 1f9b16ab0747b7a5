import type { WorkTask } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { ToastProvider } from '../../../primitives/Toast/index.ts'
import { saule, tasks, today } from '../fixtures.ts'
import type { WorkChange } from './work-change.ts'
import { WorkTypePanel } from './WorkTypePanelFrame.tsx'
import type { WorkTypePanelProps } from './WorkTypePanel.tsx'
import { WorkTypeTable, type WorkTypeTableProps } from './WorkTypeTable.tsx'

interface StoryProps extends Pick<WorkTypeTableProps, 'works' | 'worker' | 'loading' | 'onEdit'> {
  /** The server's refusal message. */
  refusal?: string
  onChanged: (change: Pick<WorkChange, 'to' | 'comment' | 'scores' | 'result_files'> & { name: string }) => void
  panel?: boolean
  /** Rates a work. Set only if the viewer may rate works. */
  onRate?: WorkTypePanelProps['onRate']
}

const createFile = (id: number, name: string) => ({ id, name, size: 1_206_464, mime: 'application/pdf' })

const onUpload = async ({ name, size, type }: File) => ({
  id: name === 'Обложка.pdf' ? 501 : 502,
  name,
  size,
  mime: type,
})

function WorkStory({ works: initialWorks, refusal, onChanged, panel = true, onRate, ...table }: StoryProps) {
  const [works, setWorks] = useState(initialWorks)
  const [currentId, setCurrentId] = useState<number>()
  const openWork = works.find(({ id }) => id === currentId)
  const onSend = async ({ work, ...change }: WorkChange) => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (refusal) throw new Error(refusal)
    setWorks((previous) =>
      previous.map((task) =>
        task.id === work.id ? { ...task, status: change.to, scores: change.scores ?? task.scores } : task,
      ),
    )
    onChanged({ name: work.name, ...change })
  }
  return (
    <Announcer>
      <ToastProvider>
        <div
          style={{
            display: 'grid',
            gap: 24,
            gridTemplateColumns: openWork && panel ? 'minmax(0, 1fr) 288px' : 'minmax(0, 1fr)',
          }}
        >
          <WorkTypeTable
            {...table}
            works={works}
            current={currentId}
            today={today}
            onSend={onSend}
            onUpload={onUpload}
            onOpen={({ id }) => setCurrentId(id)}
          />
          {openWork && panel && (
            <WorkTypePanel
              key={openWork.id}
              work={openWork}
              worker={table.worker}
              executorRating={{ mean: 4.7, count: 38 }}
              onDownload={() => undefined}
              messageHref={(id) => `#/chat/${id}`}
              onSend={onSend}
              onUpload={onUpload}
              onRate={onRate}
              onClose={() => setCurrentId(undefined)}
            />
          )}
        </div>
      </ToastProvider>
    </Announcer>
  )
}

const meta = {
  title: 'Press/WorkTypeTable',
  component: WorkStory,
  args: { works: tasks, worker: { role: 'pm', id: 41 }, onChanged: fn(), onEdit: fn() },
  parameters: { documents: WorkTypeTable },
} satisfies Meta<typeof WorkStory>
export default meta
type Story = StoryObj<typeof meta>

const openMenu = async (work: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Действия: ${work}` }))
  const items = within(await screen.findByRole('menu'))
  await items.findAllByRole('menuitem')
  return items
}
const withStatus = (status: WorkTask['status'], changes: Partial<WorkTask> = {}) =>
  tasks.slice(4, 5).map((task): WorkTask => ({ ...task, status, ...changes }))

export const ForTheManager: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7)
    await expect(canvas.getByRole('columnheader', { name: '9 сен – 29 ноя' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Принять: Вёрстка' })).toBeVisible()
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const InKazakh: Story = { globals: { locale: 'kz' } }
export const Compact: Story = { globals: { density: 'compact' } }
export const Phone: Story = { args: { panel: false }, globals: { viewport: { value: 'phone', isRotated: false } } }
export const AtNarrowWidthInKazakh: Story = {
  args: { panel: false },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** The viewer gives all five scores in the panel, then approves the work. */
export const ApprovedWithFiveScores: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вёрстка' }))
    const panel = within(canvas.getByRole('complementary', { name: 'Вёрстка' }))
    await expect(canvas.getByRole('button', { name: 'Вёрстка' })).toHaveAttribute('aria-expanded', 'true')
    await expect(panel.getByText(/Сдано 19 ноября, на 5 дней раньше срока/)).toBeVisible()
    const approveButton = panel.getByRole('button', { name: 'Принять' })
    await userEvent.click(approveButton)
    await expect(args.onChanged).not.toHaveBeenCalled()
    for (const group of panel.getAllByRole('radiogroup'))
      await userEvent.click(within(group).getByRole('radio', { name: /^4 из 5/ }))
    await userEvent.type(panel.getByRole('textbox', { name: /Комментарий/ }), 'Чисто')
    await userEvent.click(approveButton)
    await waitFor(() =>
      expect(args.onChanged).toHaveBeenCalledWith({
        name: 'layout',
        to: 'approved',
        comment: 'Чисто',
        scores: { quality: 4, punctuality: 4, creativity: 4, politeness: 4, communication: 4 },
      }),
    )
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Принять' })).toBeNull())
  },
}
/** A person who may not approve works rates them after submission. */
export const RatedByTheChiefEditor: Story = {
  args: { worker: { role: 'initiator', id: 12 }, onRate: fn(async () => undefined) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вёрстка' }))
    const panel = within(canvas.getByRole('complementary', { name: 'Вёрстка' }))
    await userEvent.click(panel.getByRole('button', { name: 'Оценить работу' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Оценка работы: Вёрстка' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить оценку' }))
    await expect(await dialog.findByText('Поставьте все пять оценок')).toBeVisible()
    await expect(args.onRate).not.toHaveBeenCalled()
    for (const group of dialog.getAllByRole('radiogroup'))
      await userEvent.click(within(group).getByRole('radio', { name: /^5 из 5/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить оценку' }))
    await waitFor(() =>
      expect(args.onRate).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'layout' }),
        { quality: 5, punctuality: 5, creativity: 5, politeness: 5, communication: 5 },
        '',
      ),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const PanelOnInk: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вёрстка' }))
    await expect(canvas.getByRole('complementary', { name: 'Вёрстка' })).toBeVisible()
  },
}
export const ReturnedWithAReason: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть: Вёрстка' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Вернуть работу «Вёрстка»?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Вернуть' }))
    const reasonField = dialog.getByRole('textbox', { name: /Что поправить/ })
    await expect(reasonField).toHaveAccessibleDescription('Напишите, в чём дело')
    await userEvent.type(reasonField, 'Сноски на с. 112')
    await userEvent.click(dialog.getByRole('button', { name: 'Вернуть' }))
    await waitFor(() =>
      expect(args.onChanged).toHaveBeenCalledWith({ name: 'layout', to: 'in progress', comment: 'Сноски на с. 112' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const CancelledWithAReason: Story = {
  play: async ({ args }) => {
    await userEvent.click((await openMenu('Вёрстка')).getByRole('menuitem', { name: 'Отменить работу' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Отменить работу «Вёрстка»?' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Причина/ }), 'Книгу сняли с плана')
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить работу' }))
    await waitFor(() =>
      expect(args.onChanged).toHaveBeenCalledWith({ name: 'layout', to: 'cancelled', comment: 'Книгу сняли с плана' }),
    )
  },
}
export const HandedInWithItsFile: Story = {
  args: { works: withStatus('in progress', { executor: saule }), worker: { role: 'executor', id: saule.id } },
  play: async ({ args }) => {
    await userEvent.click((await openMenu('Дизайн обложки')).getByRole('menuitem', { name: 'Сдать работу' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Сдать работу «Дизайн обложки»?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Сдать работу' }))
    await waitFor(() => expect(dialog.getByText('Приложите готовую работу')).toBeVisible())
    await userEvent.upload(
      dialog.getByLabelText(/Готовая работа/, { selector: 'input' }),
      new File(['%PDF'], 'Обложка.pdf', { type: 'application/pdf' }),
    )
    await dialog.findByText('Обложка.pdf')
    await userEvent.upload(
      dialog.getByLabelText(/Готовая работа/, { selector: 'input' }),
      new File(['%PDF'], 'Развёртка.pdf', { type: 'application/pdf' }),
    )
    await dialog.findByText('Развёртка.pdf')
    await userEvent.click(dialog.getByRole('button', { name: 'Сдать работу' }))
    await waitFor(() =>
      expect(args.onChanged).toHaveBeenCalledWith({ name: 'cover design', to: 'completed', result_files: [501, 502] }),
    )
  },
}
/** Files of a returned submission stay visible next to the new files. */
export const HandedInASecondTime: Story = {
  args: {
    works: tasks.map((work) =>
      work.name === 'layout'
        ? {
            ...work,
            result_files: [...work.result_files, createFile(501, 'Алтай_список_иллюстраций.pdf')],
            earlier_results: [[createFile(502, 'Алтай_вёрстка_v3.pdf')]],
          }
        : work,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вёрстка' }))
    const panel = within(canvas.getByRole('complementary', { name: 'Вёрстка' }))
    const getFileButtons = (name: string) => within(panel.getByRole('list', { name })).getAllByRole('button')
    await expect(getFileButtons('Готовая работа')).toHaveLength(2)
    await expect(getFileButtons('Сдача 1')).toHaveLength(1)
  },
}
export const NeedsAnExecutorFirst: Story = {
  args: { works: withStatus('offered', { executor: null }) },
  play: async ({ args }) => {
    const startItem = (await openMenu('Дизайн обложки')).getByRole('menuitem', { name: /Взять в работу/ })
    await expect(startItem).toHaveAttribute('aria-disabled', 'true')
    await expect(startItem).toHaveTextContent('Сначала нужен исполнитель')
    await userEvent.keyboard('{Escape}')
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}
export const AnothersWork: Story = {
  args: { works: withStatus('offered'), worker: { role: 'executor', id: 777 } },
  play: async () => {
    await expect(
      (await openMenu('Дизайн обложки')).getByRole('menuitem', { name: /Взять в работу/ }),
    ).toHaveTextContent('Это не ваша работа')
  },
}
export const PaidByAccounting: Story = {
  args: { works: withStatus('approved'), worker: { role: 'accounting', id: 6 } },
  play: async ({ args }) => {
    await userEvent.click((await openMenu('Дизайн обложки')).getByRole('menuitem', { name: 'Отметить оплату' }))
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledWith({ name: 'cover design', to: 'paid' }))
  },
}
export const ServerRefuses: Story = {
  args: {
    works: withStatus('approved'),
    worker: { role: 'accounting', id: 6 },
    refusal: 'Работу уже оплатила Айгүл Сәрсен',
  },
  play: async () => {
    await userEvent.click((await openMenu('Дизайн обложки')).getByRole('menuitem', { name: 'Отметить оплату' }))
    await expect(await screen.findAllByText('Работу уже оплатила Айгүл Сәрсен')).not.toHaveLength(0)
  },
}
export const ForThoseWhoLook: Story = {
  args: { worker: { role: 'director', id: 10 }, onEdit: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Действия/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Принять/ })).toBeNull()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Редактирование' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('complementary', { name: 'Редактирование' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Действия: Редактирование' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('menuitem', { name: 'Изменить' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Действия: Редактирование' })).toHaveFocus()
  },
}
export const Loading: Story = { args: { works: [], loading: true } }
export const Empty: Story = {
  args: { works: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Работ пока нет' })).toBeVisible()
  },
}
