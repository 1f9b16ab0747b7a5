import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { viewportGlobals } from '../../../docs/screen-viewports.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { today } from '../../shared/fixtures/books.ts'
import { application, letter, rounds } from '../fixtures.ts'
import { RoundReview } from './RoundReview.tsx'

/** Chooses the verdict of a document. */
async function chooseVerdict(document: string, name: string): Promise<void> {
  const group = await screen.findByRole('group', { name: `Решение: ${document}` })
  await userEvent.click(within(group).getByRole('radio', { name }))
}

const meta = {
  title: 'Press/RoundReview',
  component: RoundReview,
  parameters: { today, layout: 'fullscreen' },
  /** A second round: three documents were sent again, one of them unchanged. */
  args: {
    application: { ...application, created_at: '2026-10-12T06:00:00Z' },
    rounds,
    place: { backHref: '#/applications', wholeHref: '#/whole', position: { index: 3, total: 7 }, onStep: fn() },
    onDraft: fn(),
    onLetter: fn(async () => letter),
    onDecide: fn(async () => undefined),
    onPreview: fn(),
    onRead: fn(async ({ id }: { id: number }) =>
      id === 61 ? 'Рецензия\nДостойная книга' : 'Рецензия\nДостойная работа',
    ),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ blockSize: '100dvh', overflow: 'auto' }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
  globals: { viewport: viewportGlobals.desktop },
} satisfies Meta<typeof RoundReview>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutAWord: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Осталось решить: Заключение кафедры/)).toBeVisible()
    await expect(canvas.getByText('Файл тот же, изменилось только имя.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Принять заявку' })).toBeDisabled()
  },
}
/** A click while the letter loads hits the intended button. */
export const ActsStayInPlace: Story = {
  play: async ({ canvas }) => {
    const refuseButton = await canvas.findByRole('button', { name: 'Отказать' })
    const refuseBoxBefore = refuseButton.getBoundingClientRect()
    await expect(refuseBoxBefore.bottom).toBeLessThanOrEqual(window.innerHeight)
    const acceptRestButton = canvas.getByRole('button', { name: 'Принять всё' })
    const acceptRestBoxBefore = acceptRestButton.getBoundingClientRect()
    await chooseVerdict('Рецензия 1', 'Просить ещё раз')
    await canvas.findByRole('textbox', { name: 'Текст письма' })
    await expect(refuseButton.getBoundingClientRect().bottom).toBe(refuseBoxBefore.bottom)
    await expect(acceptRestButton.getBoundingClientRect().bottom).toBe(acceptRestBoxBefore.bottom)
    await userEvent.click(canvas.getByRole('button', { name: 'Принять остальное' }))
    await expect(refuseButton.getBoundingClientRect().bottom).toBe(refuseBoxBefore.bottom)
  },
}
/** An incomplete request takes the focus, and nothing is sent. */
export const NeedsReason: Story = {
  play: async ({ canvas, args }) => {
    await chooseVerdict('Рецензия 1', 'Просить ещё раз')
    await userEvent.click(canvas.getByRole('button', { name: 'Принять остальное' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить на доработку' }))
    const reasonField = canvas.getByRole('textbox', { name: /Что исправить/ })
    await waitFor(() => expect(reasonField).toHaveFocus())
    await expect(reasonField).toHaveAccessibleDescription(/Напишите, что исправить/)
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
    const textField = await canvas.findByRole('textbox', { name: 'Текст письма' })
    await userEvent.type(textField, ' P. S.')
    await expect(canvas.getByText(/Текст изменён вручную/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Собрать заново' }))
    await expect(textField).toHaveValue(letter.text)
  },
}
/** Before the first request: every document needs its first verdict. */
export const FirstRound: Story = { tags: ['picture'], args: { rounds: [] } }
export const OnInk: Story = { ...LetterByHand, globals: { theme: 'dark', viewport: viewportGlobals.desktop } }
export const Tablet: Story = { globals: { viewport: viewportGlobals.tablet } }
