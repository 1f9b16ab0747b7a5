import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenViewports, views } from '../../../docs/screen-viewports.ts'
import type { FormError } from '../../../patterns/Form/index.ts'
import { application, applicationInRevision, authorOptions, revisionRequests } from '../fixtures.ts'
import { applicationValues } from './application-values.ts'
import { NewApplicationFixture } from './NewApplicationFixture.tsx'

const filled = applicationValues(application)
/** As in the mockup: one of the four required files is missing, and the agreement is not given. */
const nearlyFilled = { ...filled, agreed: false, files: { ...filled.files, scientific_council_conclusion: null } }

const meta = {
  title: 'Screens/New application',
  component: NewApplicationFixture,
  parameters: { layout: 'fullscreen', viewport: screenViewports },
  args: {
    defaultValues: nearlyFilled,
    onUpload: fn(async (file: File) => ({ id: 90, name: file.name, size: file.size, mime: file.type })),
    searchAuthors: async (query) =>
      authorOptions.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
    onSubmit: fn(async () => undefined),
    onLeave: fn(),
    draftSavedAt: '2026-11-21T09:06:00Z',
  },
  globals: { viewport: views.desktop },
} satisfies Meta<typeof NewApplicationFixture>
export default meta
type Story = StoryObj<typeof meta>

const openStep = async (number: number) => {
  const list = await screen.findByRole('navigation', { name: /Шаги заявки|Өтінім қадамдары/ })
  const button = within(list).getAllByRole('button')[number - 1] as HTMLElement
  await userEvent.click(button)
  // A mouse click leaves no focus ring.
  button.blur()
}

/** The third step: existing and missing files, and a preview of the book. */
export const Files: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await openStep(3)
    await expect(canvas.getByRole('button', { name: /Файлы/, current: 'step' })).toBeVisible()
    const aside = canvas.getByRole('complementary', { name: 'Так будет выглядеть заявка' })
    await expect(aside).toHaveTextContent('3 из 4 обязательных')
    await expect(canvas.getByText('Черновик сохранён в 14:06')).toBeVisible()
  },
}
export const FilesDark: Story = { ...Files, tags: [], globals: { theme: 'dark', viewport: views.desktop } }
export const FilesInKazakh: Story = {
  play: () => openStep(3),
  globals: { locale: 'kz', viewport: views.desktop },
}
/** If the step is left too early, errors are shown at the fields and in a list above. */
export const LeftTooEarly: Story = {
  play: async ({ canvas, args }) => {
    await openStep(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше: проверка' }))
    await expect((await canvas.findAllByText(/Приложите файл/))[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Файлы.*нужно исправить/ })).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Blank: Story = {
  args: { defaultValues: {}, draftSavedAt: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Новая заявка' })).toBeVisible()
    await expect(canvas.getByRole('complementary')).toHaveTextContent('0 из 4 обязательных')
  },
}
export const DraftIsBack: Story = {
  args: { restored: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Начать другую заявку' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Название книги/ })).toHaveValue(application.book_name)
  },
}
export const Authors: Story = { play: () => openStep(2) }
export const Review: Story = {
  args: { defaultValues: filled },
  play: async ({ canvas, args }) => {
    await openStep(4)
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить заявку' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}
export const ServerRefuses: Story = {
  args: {
    defaultValues: filled,
    onSubmit: fn(async (): Promise<void> => {
      throw { message: 'Сервер не ответил. Проверьте связь и повторите.' } satisfies FormError
    }),
  },
  play: async ({ canvas }) => {
    await openStep(4)
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить заявку' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Заявка не отправлена')
  },
}
/** The press requested two documents again: the same form, starting at the files. */
export const Revision: Story = {
  args: { defaultValues: applicationValues(applicationInRevision), revision: revisionRequests },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Замените 2 документа и отправьте заявку снова.')).toBeVisible()
  },
}
export const Tablet: Story = { ...Files, tags: [], play: () => openStep(3), globals: { viewport: views.tablet } }
/** The next button stays at the bottom of the screen, above the tab bar. */
export const Phone: Story = {
  play: async ({ canvas }) => {
    await openStep(3)
    const main = canvas.getByRole('main')
    const on = await canvas.findByRole('button', { name: 'Дальше: проверка' })
    await expect(on.getBoundingClientRect().bottom).toBeLessThanOrEqual(main.getBoundingClientRect().bottom)
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
  },
  globals: { viewport: views.phone },
}
export const PhoneDark: Story = { play: () => openStep(3), globals: { theme: 'dark', viewport: views.phone } }
export const NarrowPhoneInKazakh: Story = {
  play: () => openStep(3),
  globals: { locale: 'kz', viewport: views.narrow },
}
