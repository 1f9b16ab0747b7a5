import type { SignalPage } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { nurlan } from '../../shared/fixtures/people.ts'
import { firstRound, loadFixturePages, roomProps, round } from '../fixtures.ts'
import { DecisionRoom, type DecisionRoomProps } from './DecisionRoom.tsx'

const meta = {
  title: 'Press/DecisionRoom',
  component: DecisionRoom,
  args: {
    ...roomProps,
    loadPages: fn(loadFixturePages),
    onSeen: fn(),
    onRemark: fn(() => Promise.resolve()),
    onDelete: fn(() => Promise.resolve()),
    onSign: fn(() => Promise.resolve()),
    onReturn: fn(() => Promise.resolve()),
    onDownload: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ blockSize: '100dvh' }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof DecisionRoom>
export default meta
type Story = StoryObj<typeof meta>

function ReplaceableFile(props: DecisionRoomProps) {
  const [currentRound, setCurrentRound] = useState(props.round)
  return (
    <>
      <Button onClick={() => setCurrentRound(currentRound && { ...currentRound, id: currentRound.id + 1 })}>
        Заменить файл
      </Button>
      <DecisionRoom {...props} round={currentRound} />
    </>
  )
}

const findPage = (number: number) => screen.findByRole('figure', { name: `Страница ${number}` })

/** The author writes a remark at its place on the page. Only saved remarks are counted. */
export const ARemarkIsWritten: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^с\. 18/ }))
    await findPage(19)
    await userEvent.click(await canvas.findByRole('button', { name: 'Новое замечание на странице 19' }))
    const popover = canvas.getByRole('region', { name: 'Замечание 3' })
    await userEvent.type(within(popover).getByRole('textbox'), 'Подпись оси')
    await expect(canvas.getByText('2 записано, одно пишется')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Передать замечания (2)' })).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(args.onRemark).toHaveBeenCalledWith(expect.objectContaining({ page: 19, text: 'Подпись оси' })),
    )
    await waitFor(() => expect(popover).not.toBeInTheDocument())
  },
}
/** A remark that could not be saved stays on the page, with the reason. */
export const ARemarkIsNotSaved: Story = {
  args: { onRemark: fn(() => Promise.reject(new Error('Появился новый файл сигнала.'))) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Новое замечание на странице 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Записать' }))
    await expect(canvas.getByText('Напишите, что поправить')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /Что поправить/ }), 'Опечатка')
    await userEvent.click(canvas.getByRole('button', { name: 'Записать' }))
    await expect(await canvas.findByText('Появился новый файл сигнала.')).toBeVisible()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await findPage(1)
    canvas.getByRole('group', { name: 'Страница 1' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await findPage(3)
    await userEvent.keyboard('[[')
    await findPage(147)
    await userEvent.keyboard('{Home}m{ArrowRight}{Enter}')
    await expect(canvas.getByRole('region', { name: 'Замечание 3' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('region', { name: 'Замечание 3' })).toBeNull()
  },
}
/** Signing although there are unsent remarks asks for confirmation twice. */
export const SignedInSpiteOfRemarks: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подписать в печать' }))
    const dialog = screen.getByRole('alertdialog')
    await expect(within(dialog).getByText(/Есть 2 замечания/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Подписать в печать' }))
    await waitFor(() => expect(args.onSign).toHaveBeenCalledOnce())
  },
}
export const NoRemarksYet: Story = {
  args: { round: { ...round, remarks: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Щёлкните по месту на странице.')).toBeVisible()
    const sendButton = canvas.getByRole('button', { name: 'Передать замечания' })
    await userEvent.click(sendButton)
    await expect(sendButton).toHaveAccessibleDescription('Замечаний пока нет')
  },
}
export const ANewFileCame: Story = { args: { previousRound: firstRound, round: { ...round, remarks: [] } } }
/**
 * The press replaces the file while the author reads it. The new pages are loaded and count as unseen, although they look the same.
 */
export const TheFileIsReplaced: Story = {
  args: { round: { ...round, seen: [] } },
  render: (args) => <ReplaceableFile {...args} />,
  play: async ({ canvas, args }) => {
    await findPage(1)
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Заменить файл' }))
    await waitFor(() => expect(args.loadPages).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledTimes(2))
    await expect(args.onSeen).toHaveBeenLastCalledWith(1)
  },
}
export const Signed: Story = {
  args: {
    signBy: null,
    round: { ...round, outcome: 'signed', outcome_by: nurlan, outcome_at: '2026-11-22T10:00:00Z' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Подписано в печать' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Подписать в печать' })).toBeNull()
  },
}
export const SentBack: Story = { args: { signBy: null, round: { ...firstRound } } }
export const NoFileYet: Story = { args: { round: null, signBy: null } }
export const APageDoesNotOpen: Story = {
  args: { loadPages: fn((_from: number, _count: number): Promise<SignalPage[]> => Promise.reject(new Error('no'))) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(args.loadPages).toHaveBeenCalledTimes(2))
  },
}
/** A file cannot be signed until at least one of its pages was seen. */
export const PagesOnTheirWay: Story = {
  args: {
    round: { ...round, seen: [] },
    loadPages: fn((_from: number, _count: number) => new Promise<SignalPage[]>(() => undefined)),
  },
  play: async ({ canvas }) => {
    const signButton = canvas.getByRole('button', { name: 'Подписать в печать' })
    await userEvent.click(signButton)
    await expect(signButton).toHaveAccessibleDescription('Сначала посмотрите сигнал')
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const InKazakh: Story = { globals: { locale: 'kz' } }
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await findPage(1)
    await expect(canvas.queryByRole('figure', { name: 'Страница 2' })).toBeNull()
  },
}
