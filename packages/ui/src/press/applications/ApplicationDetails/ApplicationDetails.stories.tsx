import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DecisionPanel } from '../DecisionPanel/index.ts'
import { aigul, elena, timur } from '../../shared/fixtures/people.ts'
import { application, applicationInRevision } from '../fixtures.ts'
import { ApplicationDetails } from './ApplicationDetails.tsx'

const meta = {
  title: 'Press/ApplicationDetails',
  component: ApplicationDetails,
  parameters: { layout: 'fullscreen' },
  args: {
    application,
    owner: timur,
    team: [{ user: timur }, { user: aigul }, { user: elena }],
    onDownload: fn(),
    decision: <DecisionPanel application={application} deciderRole="initiator" onDecide={fn(async () => undefined)} />,
  },
} satisfies Meta<typeof ApplicationDetails>
export default meta
type Story = StoryObj<typeof meta>

export const ToDecide: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'kk')
    await expect(canvas.getByText('На рассмотрении · 3 дня')).toBeVisible()
    const download = canvas.getByRole('button', { name: 'Скачать: Рецензия 1, Рецензия_Дәулет.pdf' })
    await userEvent.click(download)
    await userEvent.unhover(download)
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ id: 33 }))
    await expect(canvas.getByRole('button', { name: 'Принять' })).toBeVisible()
  },
}
export const NamesTheTeamByItsRoles: Story = {
  play: async ({ canvas }) => {
    const teamSection = canvas.getByRole('heading', { name: 'Команда' }).parentElement
    const people = within(teamSection as HTMLElement).getAllByRole('listitem')
    await expect(people).toHaveLength(3)
    await expect(people[0]).toHaveTextContent('Тимур Ли')
    await expect(people[1]).toHaveTextContent('Инициатор (главный редактор)')
    await expect(people[2]).toHaveTextContent('Менеджер проекта')
  },
}
/** Other authors are shown with name and organization, and whether they agreed to be listed. */
export const NamesWhoHasNotAgreed: Story = {
  args: {
    application: {
      ...application,
      authors: [
        { id: 9, name: 'Тимур Ли', email: '', phone: '', organization: 'Университет', asked: false },
        { id: 10, name: 'Айгерім Сәрсен', email: '', phone: '', organization: 'Баспа', asked: true },
      ],
    },
    forAuthor: true,
    decision: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Айгерім Сәрсен').parentElement).toHaveTextContent(/Баспа · ещё не дал согласия$/)
    await expect(canvas.getByText('Университет')).toBeVisible()
  },
}
export const InRevision: Story = {
  args: { application: applicationInRevision, forAuthor: true, decision: undefined, team: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Рецензия 1: Рецензия без подписи/)).toHaveTextContent('до 1 дек')
  },
}
export const Rejected: Story = {
  args: {
    application: {
      ...application,
      status: 'rejected',
      due: null,
      reason: 'Тема не входит в план изданий на 2027 год.',
    },
    decision: undefined,
  },
}
export const Bare: Story = {
  args: {
    application: { ...application, annotation_kz: '', annotation_rus: '', annotation_en: '', files: {}, due: null },
    owner: undefined,
    decision: undefined,
  },
}
export const Loading: Story = { args: { application: undefined } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Kazakh: Story = { args: { application: applicationInRevision }, globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
