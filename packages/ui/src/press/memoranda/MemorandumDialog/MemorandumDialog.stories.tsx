import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { memoranda } from '../fixtures.ts'
import { MemorandumDialog } from './MemorandumDialog.tsx'

const scan = { id: 90, name: 'memorandum-12.pdf', size: 300_000, mime: 'application/pdf' }

const meta = {
  title: 'Press/MemorandumDialog',
  component: MemorandumDialog,
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  args: {
    memorandum: memoranda[0],
    onClose: fn(),
    onSave: fn(async () => undefined),
    onUpload: fn(async () => scan),
  },
} satisfies Meta<typeof MemorandumDialog>
export default meta
type Story = StoryObj<typeof meta>

const getDialog = (name: string | RegExp) => within(screen.getByRole('dialog', { name }))
const getEditDialog = () => getDialog(/^Меморандум №\sМ-12\/26$/)
const clickSave = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))

export const Changed: Story = {
  play: async ({ args }) => {
    await userEvent.type(getEditDialog().getByLabelText(/^Подписан(?!н)/), '20.09.2026')
    await userEvent.upload(getEditDialog().getByLabelText(/^Подписанный документ/), new File(['%PDF-1.7'], scan.name))
    await clickSave()
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ signed_on: '2026-09-20', scan: scan })),
    )
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
export const Empty: Story = {
  args: { memorandum: undefined },
  play: async ({ args }) => {
    const newDialog = getDialog('Новый меморандум')
    await clickSave()
    await expect(await newDialog.findByLabelText(/^Организация/)).toHaveAccessibleDescription(
      'Введите название организации',
    )
    await expect(newDialog.getByLabelText(/^Предмет/)).toHaveAccessibleDescription(/Напишите, о чём договорились/)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const NumberTaken: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject({ message: 'Проверьте поля', fields: { number: 'Этот номер в этом году уже занят' } }),
    ),
  },
  play: async () => {
    await clickSave()
    await expect(await getEditDialog().findByLabelText(/^Номер/)).toHaveAccessibleDescription(/уже занят/)
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
