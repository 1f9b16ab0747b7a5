import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createPhoneStory,
  screenMeta,
  settle,
  createTabletStory,
  unreachable,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { application as sample, applicationRows, letter, rounds } from '@press/ui/src/press/applications/fixtures.ts'
import { aigul, timur } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const application = { ...sample, created_at: '2026-10-12T06:00:00Z' }
const pendingApplications = applicationRows.filter(({ status }) => status === 'in process')
const answers: Answers = {
  // A second round: three documents were sent again, one of them unchanged.
  'GET /api/application/details/{id}': {
    application,
    applicationTeam: [
      { user: timur, role: 'author' },
      { user: aigul, role: 'initiator' },
    ],
    appOwner: timur,
    rounds,
    letters: [],
    history: [],
  },
  'GET /api/applications': {
    applications: pendingApplications,
    total: pendingApplications.length,
    counts: { 'in process': pendingApplications.length },
  },
  'POST /api/applications/{id}/letter': { letter },
  'GET /api/files/{id}/text': { text: 'Рецензия\nДостойная работа', pages: 3 },
}

/** The request body of the last decision that was sent. */
let sentDecision: unknown
const decidedAnswers: Answers = {
  ...answers,
  'POST /api/applications/{id}/status': ({ body }) => {
    sentDecision = body
    return { application }
  },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Application decision',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  args: { person: aigul, path: `application-details/${application.id}`, answers: decidedAnswers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

async function chooseVerdict(document: string, name: string): Promise<void> {
  const group = await screen.findByRole('group', { name: `Решение: ${document}` })
  await userEvent.click(within(group).getByRole('radio', { name }))
}

/** One file was sent again unchanged, so the letter requests only this file. */
export const SendingBack: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await chooseVerdict('Заключение кафедры', 'Принять')
    await chooseVerdict('Рецензия 1', 'Принять')
    await chooseVerdict('Заключение учёного совета', 'Просить ещё раз')
    const reason = await canvas.findByRole('textbox', { name: /Что исправить/ })
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.type(reason, 'Скан с печатью совета')
    await expect(await canvas.findByDisplayValue('Решение по заявке: круг 2')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить на доработку' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить на доработку' }))
    await waitFor(() =>
      expect(sentDecision).toMatchObject({
        status: 'revision',
        reason: '',
        documents: [
          { document: 'scientific_council_conclusion', reason: 'Скан с печатью совета', until: '2026-12-01' },
        ],
        accepted: ['department_conclusion', 'review_1'],
        version: application.version,
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
/** The decision is not saved. The dialog shows the reason and keeps the input. */
export const NotSaved: Story = {
  args: { answers: { ...answers, 'POST /api/applications/{id}/status': unreachable } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Принять всё' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Принять заявку' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Принять заявку' }))
    await expect((await dialog.findAllByRole('alert'))[0]).toBeVisible()
  },
}
export const Dark: Story = createDarkStory()
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const Tablet: Story = createTabletStory()
/** All facts for the decision are on the first screen, and the buttons are always visible. */
export const Phone: Story = {
  globals: createPhoneStory().globals,
  play: async (context) => {
    const returnButton = await context.canvas.findByRole('button', { name: 'На доработку, 1 файл' })
    await createPhoneStory().play(context)
    await expect(returnButton.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const PhoneSendingBack: Story = {
  globals: { viewport: viewportGlobals.phone },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'На доработку, 1 файл' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Нет печати' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить на доработку' }))
    await waitFor(() =>
      expect(sentDecision).toMatchObject({
        documents: [expect.objectContaining({ reason: 'Пришлите скан с печатью организации.' })],
      }),
    )
  },
}
export const PhoneDark: Story = { globals: { theme: 'dark', viewport: viewportGlobals.phone }, play: settle }
export const NarrowInKazakh: Story = createNarrowKazakhStory()
