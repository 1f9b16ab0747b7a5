import type { SignalRound } from '@press/domain'
import {
  answerAll,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  pending,
  createRefusal,
  screenMeta,
  unreachable,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { createFlags, createPathTo } from '@press/ui/src/press/shared/fixtures/books.ts'
import { timur } from '@press/ui/src/press/shared/fixtures/people.ts'
import { techCard } from '@press/ui/src/press/shared/fixtures/tech-cards.ts'
import { firstRound, createPages, roomProps, round } from '@press/ui/src/press/signals/fixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AuthorScreenStory } from '../AuthorScreenStory.ts'

const techcard = {
  ...techCard,
  ...createFlags('author'),
  ...roomProps.book,
  path: createPathTo('author'),
  due: roomProps.signBy,
}
const createAnswers = (rounds: readonly SignalRound[], sign_by: string | null = roomProps.signBy): Answers => ({
  'GET /api/tech-cards/{id}': { techcard },
  'GET /api/tech-cards/{id}/signal-rounds': { signal: { rounds: [...rounds], sign_by, pace: roomProps.pace } },
  'GET /api/signal-rounds/{id}/pages': ({ query }) => ({
    pages: createPages(Number(query['from']), Number(query['count'])),
  }),
  'POST /api/signal-rounds/{id}/opened': { opened_at: '2026-11-20T08:00:00Z', seen: round.seen },
})
const roundWithoutRemarks = { ...round, remarks: [] }
const signedRound = { ...round, outcome: 'signed' as const, outcome_by: timur, outcome_at: '2026-11-22T08:00:00Z' }
const answers = createAnswers([round])

const meta = {
  ...screenMeta,
  title: 'Screens/Signal decision',
  tags: ['!autodocs'],
  component: AuthorScreenStory,
  parameters: { ...screenMeta.parameters, today: roomProps.today },
  args: { person: timur, path: `booktracking/${techcard.id}/signal`, answers },
} satisfies Meta<typeof AuthorScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const findPageFigure = (number: number) => screen.findByRole('figure', { name: `Страница ${number}` })
const expectPages = async () => void (await findPageFigure(1))
/** Starts the third remark at the chart on page 19, as in the design. */
const writeThirdRemark = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^с\. 18/ }))
  await findPageFigure(19)
  const sheet = await screen.findByRole('button', { name: 'Новое замечание на странице 19' })
  const { left, top, width, height } = sheet.getBoundingClientRect()
  const coords = { clientX: left + width * 0.78, clientY: top + height * 0.32 }
  await userEvent.pointer({ keys: '[MouseLeft]', target: sheet, coords })
  const popover = screen.getByRole('region', { name: 'Замечание 3' })
  await userEvent.type(within(popover).getByRole('textbox'), 'Подпись оси: по шкале наибольший ранг 20 000')
}

/** The book fills the screen. Both answers are visible together, with their dates on one axis. */
export const ARemarkIsWritten: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await writeThirdRemark()
    await expect(canvas.getByText('2 записано, одно пишется')).toBeVisible()
    for (const name of ['Подписать в печать', 'Передать замечания (2)'])
      await expect(canvas.getByRole('button', { name }).getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
}
export const Dark: Story = { globals: { theme: 'dark', viewport: viewportGlobals.desktop }, play: expectPages }
export const Kazakh: Story = {
  globals: { locale: 'kz' },
  play: async ({ canvas }) => void (await canvas.findByRole('figure', { name: /^1/ })),
}
export const NoRemarksYet: Story = {
  args: { answers: createAnswers([roundWithoutRemarks]) },
  play: async ({ canvas }) => {
    await findPageFigure(1)
    await expect(canvas.getByText('Щёлкните по месту на странице.')).toBeVisible()
  },
}
/** A remark that could not be saved stays in place, with the reason. */
export const ARemarkIsNotSaved: Story = {
  args: {
    answers: {
      ...answers,
      'POST /api/signal-rounds/{id}/remarks': createRefusal(409, {
        code: 'conflict',
        message: 'Появился новый файл сигнала.',
      }),
    },
  },
  play: async ({ canvas }) => {
    await writeThirdRemark()
    await userEvent.click(canvas.getByRole('button', { name: 'Записать' }))
    await expect(await canvas.findByText(/Появился новый файл сигнала/)).toBeVisible()
  },
}
/** The screen reports the pages that the author has seen before it sends the signature. */
export const Signing: Story = {
  args: {
    answers: {
      ...createAnswers([roundWithoutRemarks]),
      'POST /api/tech-cards/{id}/signal-end-date': { techcard: { ...techcard, signalEndDate: roomProps.today } },
    },
  },
  play: async ({ canvas }) => {
    await findPageFigure(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Подписать в печать' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Подписать в печать' }))
    await expect(await screen.findByText('Сигнал подписан')).toBeVisible()
  },
}
export const PagesOnTheirWay: Story = {
  args: { answers: { ...answers, 'GET /api/signal-rounds/{id}/pages': pending } },
}
/** A page fails to load, but all other parts of the room still work. */
export const APageDoesNotOpen: Story = {
  args: { answers: { ...answers, 'GET /api/signal-rounds/{id}/pages': unreachable } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Повторить' }))[0]).toBeVisible()
  },
}
export const ANewFileCame: Story = {
  args: { answers: createAnswers([firstRound, roundWithoutRemarks]) },
  play: expectPages,
}
/** After the decision, the screen shows the person, the time and the file, but no buttons. */
export const Signed: Story = {
  args: { answers: createAnswers([signedRound], null) },
  play: async ({ canvas }) => {
    await findPageFigure(1)
    await expect(canvas.getByRole('region', { name: 'Подписано в печать' })).toBeVisible()
  },
}
export const SentBack: Story = { args: { answers: createAnswers([firstRound], null) }, play: expectPages }
export const NoFileYet: Story = { args: { answers: createAnswers([], null) } }
export const Loading: Story = {
  args: createLoadingStory(answers).args,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Подписать в печать' })).toBeNull()
  },
}
export const Failed: Story = createFailedStory(answers)
/** The book loads, but the rounds of its signal copy fail to load. */
export const RoundsFail: Story = {
  ...createFailedStory(answers),
  args: { answers: { ...answerAll(answers, unreachable), 'GET /api/tech-cards/{id}': { techcard } } },
}
export const Tablet: Story = { globals: { viewport: viewportGlobals.tablet }, play: expectPages }
/** A phone shows one page. Both answers are visible without scrolling. */
export const Phone: Story = {
  globals: { viewport: viewportGlobals.phone },
  play: async ({ canvas }) => {
    await findPageFigure(1)
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth))
    for (const name of ['Подписать в печать', 'Передать замечания (2)'])
      await expect(canvas.getByRole('button', { name }).getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
}
export const PhoneDark: Story = { globals: { theme: 'dark', viewport: viewportGlobals.phone }, play: expectPages }
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
