import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { AuthorFixture } from '../../../docs/AuthorFixture.tsx'
import { screenThemes, fullScreen } from '../../../docs/screen-story.ts'
import { views } from '../../../docs/screen-viewports.ts'
import { application, applicationInRevision } from '../fixtures.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { timur } from '../../shared/fixtures/people.ts'
import { ApplicationDetails } from './ApplicationDetails.tsx'
import { ApplicationFixture } from './ApplicationFixture.tsx'

const meta = {
  title: 'Screens/Application',
  component: ApplicationFixture,
  ...fullScreen,
  args: {
    application,
    decider: 'initiator',
    onDecide: fn(async () => undefined),
    onDownload: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ApplicationFixture>
export default meta
type Story = StoryObj<typeof meta>

/** The proposed book and its documents, with the decision next to them: all three options are visible at once. */
export const ToDecide: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    const bottom = main.getBoundingClientRect().bottom
    for (const name of ['Принять', 'Вернуть на доработку', 'Отказать'])
      await expect(canvas.getByRole('button', { name }).getBoundingClientRect().bottom).toBeLessThan(bottom)
  },
}
export const ReadingThePapers: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Скачать: Рукопись/ }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
}
/** A refusal needs a reason and a confirmation. */
export const Refusing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отказать' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Отказать по заявке/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Причина/ }), 'Тема не входит в план изданий')
    await userEvent.click(dialog.getByRole('button', { name: 'Отказать' }))
    await expect(args.onDecide).toHaveBeenCalledWith({
      status: 'rejected',
      reason: 'Тема не входит в план изданий',
      documents: [],
    })
  },
}
export const SendingBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть на доработку' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('combobox', { name: /Документ/ })).toBeInTheDocument()
  },
}
/** Someone else decided first: the dialog says so and stays open. */
export const ServerRefuses: Story = {
  args: {
    onDecide: fn(async () => {
      throw new Error('Заявку уже приняла Дана Оспанова')
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Принять' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Принять' }))
    await expect(await dialog.findByText('Заявку уже приняла Дана Оспанова')).toBeVisible()
  },
}
export const WithTheAuthor: Story = { args: { application: applicationInRevision } }
/** In the author portal too, the surface under the sheet reaches the edges of the page. */
export const ForItsAuthor: Story = {
  render: ({ onDownload }) => (
    <AuthorFixture under="applications" title={applicationInRevision.book_name}>
      <ApplicationDetails
        application={applicationInRevision}
        owner={timur}
        onDownload={onDownload}
        bar={
          <Link variant="standalone" tone="muted" href="#/applications">
            Мои заявки
          </Link>
        }
        forAuthor
      />
    </AuthorFixture>
  ),
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    const aside = canvas.getByRole('complementary').getBoundingClientRect()
    await expect(aside.right).toBe(main.getBoundingClientRect().left + main.clientLeft + main.clientWidth)
    await expect(aside.bottom).toBeGreaterThanOrEqual(main.getBoundingClientRect().bottom)
  },
}
export const Accepted: Story = {
  args: { application: { ...application, status: 'accepted', due: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Создать тех. карту' })).toHaveAttribute('href', '#/techcards/new')
    await expect(canvas.queryByRole('button', { name: 'Принять' })).toBeNull()
  },
}
export const NotTheirsToDecide: Story = {
  args: { decider: 'pm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Решают главный редактор, его заместитель и супервайзер.')).toBeVisible()
  },
}
export const Dark: Story = { ...screenThemes.dark }
export const SemiDark: Story = { globals: { theme: 'semi-dark', viewport: views.desktop } }
export const Kazakh: Story = {
  args: { application: applicationInRevision },
  globals: { locale: 'kz', viewport: views.desktop },
}
export const Loading: Story = { args: { application: undefined } }
export const Failed: Story = {
  args: { application: undefined, failed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Tablet: Story = { ...screenThemes.tablet }
export const Phone: Story = { ...screenThemes.phone }
export const PhoneDark: Story = { globals: { theme: 'dark', viewport: views.phone } }
export const NarrowPhoneInKazakh: Story = {
  ...screenThemes.narrowInKazakh,
  args: { application: applicationInRevision },
}
