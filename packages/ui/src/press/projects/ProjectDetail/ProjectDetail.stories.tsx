import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Text } from '../../../foundations/Text/index.ts'
import { project, tasks } from '../fixtures.ts'
import { ProjectStory } from './ProjectStory.tsx'
import { ProjectDetail } from './ProjectDetail.tsx'

const meta = {
  title: 'Press/ProjectDetail',
  component: ProjectStory,
  args: {
    project,
    worker: { role: 'pm', id: 41 },
    editHref: '#/projects/88/edit',
    onAddWork: fn(),
    onEditWork: fn(),
    onSent: fn(),
    extraTabs: [
      { key: 'files', label: 'Файлы', count: 12, panel: <Text>Файлы проекта</Text> },
      { key: 'history', label: 'История', panel: <Text>История проекта</Text> },
    ],
  },
  parameters: { documents: ProjectDetail, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ blockSize: '100dvh', display: 'flex', flexDirection: 'column' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ProjectStory>
export default meta
type Story = StoryObj<typeof meta>

export const InProgress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: project.name })).toHaveAttribute('lang', 'kk')
    await expect(canvas.getByText('29 ноября, 8 дней')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Работы' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ТК-1161' })).toHaveAttribute('href', '#/techcards/1161')
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const InKazakh: Story = { globals: { locale: 'kz' } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const AtNarrowWidthInKazakh: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Starts: Story = {
  args: { project: { ...project, status: 'new' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Начать' }))
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith('in progress'))
    await expect(await canvas.findByRole('button', { name: 'Завершить' })).toBeVisible()
  },
}
export const AsksBeforeItFinishesWithWorksUndone: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(/Ещё не приняты 2 работы/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Оставить в работе' }))
    await expect(args.onSent).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Завершить' }))
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith('done'))
    await waitFor(() => expect(canvas.getByText('Завершён')).toBeVisible())
  },
}
export const FinishesAtOnceWhenAllIsDone: Story = {
  args: { project: { ...project, tasks: tasks.map((task) => ({ ...task, status: 'approved' })) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить' }))
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith('done'))
  },
}
export const MarkedUrgent: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Другие действия' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Отметить срочным' }))
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith(true))
    await expect(await canvas.findByText('Срочный')).toBeVisible()
  },
}
export const Late: Story = {
  args: { project: { ...project, urgent: true, deadline: '2026-11-18' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 ноября, 3 дня просрочки')).toBeVisible()
  },
}
export const WorkBesideTheTable: Story = {
  args: { work: 603 },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: {
    viewport: { options: { desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } } } },
  },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('complementary', { name: 'Вёрстка' })
    await userEvent.click(within(panel).getByRole('button', { name: 'Закрыть: Вёрстка' }))
    await expect(canvas.queryByRole('complementary')).toBeNull()
  },
}
export const WorkOverTheTable: Story = {
  args: { work: 603 },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Вёрстка' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const RequirementsTab: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Требования' }))
    await expect(within(canvas.getByRole('tabpanel')).getByRole('heading', { name: 'Верстальщику' })).toBeVisible()
  },
}
/** A read-only project. The only button opens the folder. */
export const ForTheDirector: Story = {
  args: { worker: { role: 'director', id: 10 }, editHref: undefined, onAddWork: undefined, onEditWork: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Завершить' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Действия/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Папка' })).toBeVisible()
  },
}
export const ServerRefuses: Story = {
  args: { project: { ...project, status: 'new' }, refusal: 'Проект уже начала Елена Ким' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Начать' }))
    await expect(await screen.findAllByText('Проект уже начала Елена Ким')).not.toHaveLength(0)
  },
}
export const Bare: Story = {
  args: {
    project: {
      ...project,
      status: 'new',
      manager: null,
      start_date: null,
      deadline: null,
      budget: null,
      fname_gdisk: null,
      editor_requirements: '',
      designer_requirements: '',
      templator_requirements: '',
      tasks: [],
    },
  },
}
