import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { views } from '../../../docs/screenViewports.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { today } from '../../books/fixtures.ts'
import { application, letter, rounds } from '../fixtures.ts'
import { guide } from './RoundReview.guide.ts'
import { RoundReview } from './RoundReview.tsx'

const meta = {
  title: 'Press/RoundReview',
  component: RoundReview,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    application: { ...application, created_at: '2026-10-12T06:00:00Z' },
    rounds,
    place: { backHref: '#/applications', wholeHref: '#/whole', at: { index: 3, total: 7 }, onStep: fn() },
    onDraft: fn(),
    onLetter: fn(async () => letter),
    onDecide: fn(async () => undefined),
    onPreview: fn(),
    onRead: fn(async ({ id }: { id: number }) =>
      id === 61 ? 'Рецензия\nДостойная книга' : 'Рецензия\nДостойная работа',
    ),
    today,
  },
  decorators: [
    (Story) => (
      <ScreenFixture under="applications" record="Заявка № 218">
        <Page scroll="bleed">
          <Story />
        </Page>
      </ScreenFixture>
    ),
  ],
  globals: { viewport: views.desktop },
} satisfies Meta<typeof RoundReview>
export default meta
type Story = StoryObj<typeof meta>

const verdict = async (document: string, name: string) => {
  const group = await screen.findByRole('group', { name: `Решение: ${document}` })
  await userEvent.click(within(group).getByRole('radio', { name }))
}

/** One file came again as it was: the letter asks for it alone. */
export const SendingBack: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await verdict('Заключение кафедры', 'Принять')
    await verdict('Рецензия 1', 'Принять')
    await verdict('Заключение учёного совета', 'Просить ещё раз')
    const reason = await canvas.findByRole('textbox', { name: /Что исправить/ })
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.type(reason, 'Скан с печатью совета')
    await expect(await canvas.findByDisplayValue('Решение по заявке: круг 2')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить на доработку' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить на доработку' }))
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith({
        status: 'revision',
        reason: '',
        documents: [
          { document: 'scientific_council_conclusion', reason: 'Скан с печатью совета', until: '2026-12-01' },
        ],
        accepted: ['department_conclusion', 'review_1'],
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.unhover(canvas.getByRole('button', { name: 'Отправить на доработку' }))
  },
}
export const WithoutAWord: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Осталось решить: Заключение кафедры/)).toBeVisible()
    await expect(canvas.getByText('Файл тот же, изменилось только имя.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Принять заявку' })).toBeDisabled()
  },
}
/** What a request lacks takes the focus, and nothing is sent. */
export const NeedsReason: Story = {
  play: async ({ canvas, args }) => {
    await verdict('Рецензия 1', 'Просить ещё раз')
    await userEvent.click(canvas.getByRole('button', { name: 'Принять остальное' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить на доработку' }))
    const reason = canvas.getByRole('textbox', { name: /Что исправить/ })
    await waitFor(() => expect(reason).toHaveFocus())
    await expect(reason).toHaveAccessibleDescription(/Напишите, что исправить/)
    await expect(args.onDecide).not.toHaveBeenCalled()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('Ваше решение')
    await userEvent.keyboard('{ArrowDown}a{ArrowDown}a{ArrowDown}a')
    await expect(await canvas.findByText(/Принято 3 документа/)).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const dialog = within(await screen.findByRole('dialog', { name: /Принять заявку/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Принять заявку' }))
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ status: 'accepted' })))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('j')
    await expect(args.place.onStep).toHaveBeenCalledWith(1)
  },
}
export const Refusing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отказать' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Отказать по заявке/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Отказать' }))
    await expect(dialog.getByText(/Напишите причину/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /Причина/ }), 'Не по плану')
    await userEvent.click(dialog.getByRole('button', { name: 'Отказать' }))
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith(
        expect.objectContaining({ status: 'rejected', reason: 'Не по плану' }),
      ),
    )
  },
}
export const SomebodyWasFaster: Story = {
  args: {
    onDecide: fn(async () => {
      throw new Error('Заявку уже приняла Дана Оспанова')
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Принять всё' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Принять заявку' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Принять заявку' }))
    await expect(await dialog.findByText('Заявку уже приняла Дана Оспанова')).toBeVisible()
  },
}
export const Comparing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сравнить' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Что изменилось: Рецензия 1' }))
    await expect(await dialog.findByText('работа')).toBeVisible()
  },
}
export const LetterByHand: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Принять всё' }))
    const text = await canvas.findByRole('textbox', { name: 'Текст письма' })
    await userEvent.type(text, ' P. S.')
    await expect(canvas.getByText(/Текст изменён вручную/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Собрать заново' }))
    await expect(text).toHaveValue(letter.text)
  },
}
/** Nobody has asked for anything yet: every document waits for its first word. */
export const FirstRound: Story = { args: { rounds: [] } }
export const OnInk: Story = { ...LetterByHand, globals: { theme: 'dark', viewport: views.desktop } }
export const Tablet: Story = { globals: { viewport: views.tablet } }
/** All that the decision turns on is in the first screen, and its buttons are always in reach. */
export const Phone: Story = {
  tags: ['picture'],
  globals: { viewport: views.phone },
  play: async ({ canvas }) => {
    const back = await canvas.findByRole('button', { name: 'На доработку, 1 файл' })
    await expect(back.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const PhoneSendingBack: Story = {
  globals: { viewport: views.phone },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'На доработку, 1 файл' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Нет печати' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить на доработку' }))
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith(
        expect.objectContaining({
          documents: [expect.objectContaining({ reason: 'Пришлите скан с печатью организации.' })],
        }),
      ),
    )
  },
}
export const NarrowPhoneInKazakh: Story = { globals: { locale: 'kz', viewport: views.narrow } }
