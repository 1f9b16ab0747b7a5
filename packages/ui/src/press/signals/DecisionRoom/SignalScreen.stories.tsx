import type { SignalPage } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useTranslation } from '@press/i18n'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AuthorFixture } from '../../../docs/AuthorFixture.tsx'
import { fullScreen } from '../../../docs/screen-story.ts'
import { views } from '../../../docs/screen-viewports.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { timur } from '../../shared/fixtures/people.ts'
import { firstRound, room, round } from '../fixtures.ts'
import { DecisionRoom, type DecisionRoomProps } from './DecisionRoom.tsx'

/** An author's decision room, composed as in the portal. */
function SignalRoom(props: DecisionRoomProps) {
  const { t } = useTranslation('signals')
  return (
    <AuthorFixture title={t('label')}>
      <Page scroll="bleed">
        <DecisionRoom {...props} />
      </Page>
    </AuthorFixture>
  )
}

const meta = {
  title: 'Screens/Signal decision',
  component: SignalRoom,
  ...fullScreen,
  args: {
    ...room,
    loadPages: fn(room.loadPages),
    onSeen: fn(),
    onRemark: fn(() => Promise.resolve()),
    onDelete: fn(() => Promise.resolve()),
    onSign: fn(() => Promise.resolve()),
    onReturn: fn(() => Promise.resolve()),
    onDownload: fn(),
  },
} satisfies Meta<typeof SignalRoom>
export default meta
type Story = StoryObj<typeof meta>

const figure = (number: number) => screen.findByRole('figure', { name: `Страница ${number}` })
/** Starts the third remark at the chart on page 19, as in the design. */
const writeTheThird = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^с\. 18/ }))
  await figure(19)
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
    await writeTheThird()
    await expect(canvas.getByText('2 записано, одно пишется')).toBeVisible()
    const bottom = innerHeight
    for (const name of ['Подписать в печать', 'Передать замечания (2)'])
      await expect(canvas.getByRole('button', { name }).getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
  },
}
export const Dark: Story = {
  globals: { theme: 'dark', viewport: views.desktop },
  play: async () => void (await figure(1)),
}
export const SemiDark: Story = {
  globals: { theme: 'semi-dark', viewport: views.desktop },
  play: async () => void (await figure(1)),
}
export const Kazakh: Story = {
  globals: { locale: 'kz', viewport: views.desktop },
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: /^1/ })
  },
}
export const NoRemarksYet: Story = {
  args: { round: { ...round, remarks: [] } },
  play: async ({ canvas }) => {
    await figure(1)
    await expect(canvas.getByText('Щёлкните по месту на странице.')).toBeVisible()
  },
}
/** A remark that could not be saved stays in place, with the reason. */
export const ARemarkIsNotSaved: Story = {
  args: { onRemark: fn(() => Promise.reject(new Error('Связи нет. Повторите, когда она появится.'))) },
  play: async ({ canvas }) => {
    await writeTheThird()
    await userEvent.click(canvas.getByRole('button', { name: 'Записать' }))
    await expect(await canvas.findByText('Связи нет. Повторите, когда она появится.')).toBeVisible()
    await userEvent.unhover(canvas.getByRole('button', { name: 'Записать' }))
  },
}
export const PagesOnTheirWay: Story = {
  args: { loadPages: fn((_from: number, _count: number) => new Promise<SignalPage[]>(() => undefined)) },
}
/** A page fails to load, but all other parts of the room still work. */
export const APageDoesNotOpen: Story = {
  args: { loadPages: fn((_from: number, _count: number): Promise<SignalPage[]> => Promise.reject(new Error('no'))) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Повторить' }))[0]).toBeVisible()
  },
}
export const ANewFileCame: Story = {
  args: { before: firstRound, round: { ...round, remarks: [] } },
  play: async () => void (await figure(1)),
}
/** After the decision the person, the time and the file are shown, and no buttons. */
export const Signed: Story = {
  args: {
    signBy: null,
    round: { ...round, outcome: 'signed', outcome_by: timur, outcome_at: '2026-11-22T10:00:00Z' },
  },
  play: async ({ canvas }) => {
    await figure(1)
    await expect(canvas.getByRole('region', { name: 'Подписано в печать' })).toBeVisible()
  },
}
export const SentBack: Story = {
  args: { signBy: null, round: firstRound },
  play: async () => void (await figure(1)),
}
export const NoFileYet: Story = { args: { round: null, signBy: null } }
export const Tablet: Story = { globals: { viewport: views.tablet }, play: async () => void (await figure(1)) }
/** A phone shows one page. Both answers with their dates are within a thumb's reach. */
export const Phone: Story = {
  globals: { viewport: views.phone },
  play: async ({ canvas }) => {
    await figure(1)
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth))
    for (const name of ['Подписать в печать', 'Передать замечания (2)'])
      await expect(canvas.getByRole('button', { name }).getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
}
export const PhoneDark: Story = {
  globals: { theme: 'dark', viewport: views.phone },
  play: async () => void (await figure(1)),
}
export const NarrowPhoneInKazakh: Story = {
  globals: { locale: 'kz', viewport: views.narrow },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
