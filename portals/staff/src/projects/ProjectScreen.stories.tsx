import type { WorkResponse } from '@press/domain'
import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  createPhoneStory,
  screenMeta,
  createTabletStory,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { dana, executors, project, saule } from '@press/ui/src/press/projects/fixtures.ts'
import { createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

/** Executors who applied for the index. The manager has not chosen one yet. */
const responses: WorkResponse[] = executors.slice(0, 2).map((executor, index) => ({
  work_id: 605,
  work: 'index',
  executor,
  agree: index === 0,
  comment: index === 0 ? 'Свободен со вторника' : '',
  at: index === 0 ? '2026-11-20T09:10:00Z' : '2026-11-19T07:00:00Z',
}))
const tasks = project.tasks.map((task) => (task.id === 605 ? { ...task, executor: null } : task))
const answers: Answers = {
  'GET /api/project/{id}': { project: { ...project, tasks } },
  'GET /api/project/allresponce': { responses },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Project',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  args: { person: dana, path: `project-details/${project.id}`, answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** The submitted work is open next to the table of works. The page itself does not scroll. */
export const Review: Story = {
  tags: ['picture'],
  args: { path: `project-details/${project.id}?work=603` },
  play: async ({ canvas }) => {
    const workPanel = await canvas.findByRole('complementary', { name: 'Вёрстка' })
    const main = canvas.getByRole('main')
    await expect(main).toContainElement(workPanel)
    await expect(main.scrollHeight).toBeLessThanOrEqual(main.clientHeight)
  },
}
export const ReviewDark: Story = { args: Review.args, ...createDarkStory() }
export const ReviewInKazakh: Story = { args: Review.args, globals: { locale: 'kz', viewport: viewportGlobals.desktop } }
/** Executors have answered a work. The manager chooses one of them. */
export const Responses: Story = {
  args: { path: `project-details/${project.id}?tab=responses` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Свободен со вторника')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Выбрать' })).toBeVisible()
  },
}
export const Timeline: Story = { args: { path: `project-details/${project.id}?tab=timeline` } }
export const NewWork: Story = {
  play: async ({ canvas }) => {
    const [addButton] = await canvas.findAllByRole('button', { name: 'Добавить работу' })
    if (addButton) await userEvent.click(addButton)
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
/** A new project has no works. */
export const WithoutWorks: Story = {
  args: {
    answers: {
      'GET /api/project/{id}': { project: { ...project, status: 'new', budget: 0, tasks: [] } },
      'GET /api/project/allresponce': { responses: [] },
    },
  },
}
/** An executor opens the project of their work, and submits the work on this screen. */
export const OfAnExecutor: Story = {
  args: {
    person: saule,
    path: `project-details/${project.id}?work=603`,
    answers: {
      'GET /api/project/{id}': {
        project: { ...project, tasks: tasks.filter(({ executor }) => executor?.id === saule.id) },
      },
    },
  },
}
export const Loading: Story = {
  ...createLoadingStory(answers),
  play: async ({ canvas }) => {
    await canvas.findByText('Загружаем')
  },
}
export const Failed: Story = createFailedStory(answers)
/** Store keepers may not read projects. */
export const NoAccess: Story = createNoAccessStory(createPerson(17, 'Нұрлан Абай', 12))
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
