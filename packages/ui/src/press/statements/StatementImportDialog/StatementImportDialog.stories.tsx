import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { UploadError } from '../../../primitives/FileUpload/index.ts'
import {
  SuspiciousStatementError,
  StatementImportDialog,
  type StatementImportDialogProps,
} from './StatementImportDialog.tsx'

const meta = {
  title: 'Press/StatementImportDialog',
  component: StatementImportDialog,
  args: { open: true, onOpenChange: fn(), onImport: fn(async () => undefined) },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof StatementImportDialog>
export default meta
type Story = StoryObj<typeof meta>
type ImportOptions = Parameters<StatementImportDialogProps['onImport']>[1]

const chooseFile = async () =>
  userEvent.upload(await screen.findByLabelText('Файл выписки'), new File(['1CClientBankExchange'], 'kl_to_1c.txt'))

export const Takes: Story = {
  play: async ({ args }) => {
    await chooseFile()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}
const doubtMessage = 'Выписка не со счёта издательства: KZ86125KZT5004100100. Если она верна, напишите почему'
export const OfAnotherAccount: Story = {
  args: {
    onImport: fn(async (_file: File, { reason }: ImportOptions) => {
      if (!reason) throw new SuspiciousStatementError(doubtMessage)
    }),
  },
  play: async ({ args }) => {
    await chooseFile()
    await expect(await screen.findByText(doubtMessage)).toBeVisible()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Почему выписка верна' }), 'Новый счёт в банке')
    await userEvent.click(screen.getByRole('button', { name: 'Повторить: kl_to_1c.txt' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
    await expect(args.onImport).toHaveBeenLastCalledWith(
      expect.any(File),
      expect.objectContaining({ reason: 'Новый счёт в банке' }),
    )
  },
}
export const UnderWay: Story = {
  args: {
    onImport: fn(async (_file: File, { onWork }: ImportOptions) => {
      onWork({ done: 1_500, of: 5_000 })
      await new Promise<void>(() => undefined)
    }),
  },
  play: async () => {
    await chooseFile()
    const progressBar = await screen.findByRole('progressbar', { name: 'Внесение платежей' })
    await expect(progressBar).toHaveAttribute('aria-valuetext', '1\u00a0500 из 5\u00a0000')
    await expect(progressBar).toHaveAttribute('aria-valuenow', '30')
  },
}
const damageMessage = 'Строка 12: ожидали сумму больше нуля, там «сто»'
export const Damaged: Story = {
  args: {
    onImport: fn(async () => {
      throw new UploadError(damageMessage, { final: true })
    }),
  },
  play: async () => {
    await chooseFile()
    await expect(await screen.findByText(damageMessage)).toBeVisible()
  },
}
