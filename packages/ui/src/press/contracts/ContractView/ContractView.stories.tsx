import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { pendingContract, sentContract, signedContract } from '../fixtures.ts'
import { ContractView } from './ContractView.tsx'

const meta = {
  title: 'Press/ContractView',
  component: ContractView,
  args: {
    contract: { ...sentContract, own: true },
    actor: { role: 'author', own: true },
    onAskCode: fn(async () => ({ email: 't.li@univer.example', minutes: 15 })),
    onSign: fn(async () => undefined),
    onUploadScan: fn(async (file: File) => ({ id: 90, name: file.name, size: file.size, mime: file.type })),
    onUploadSignature: fn(async (file: File) => ({ id: 91, name: file.name, size: file.size, mime: file.type })),
    onOpen: fn(),
    hrefOf: (id) => `#/contracts/${id}`,
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof ContractView>
export default meta
type Story = StoryObj<typeof meta>

export const SignedByACode: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Получить код' }))
    const codeField = await canvas.findByRole('textbox', { name: /^Код из письма/ })
    await waitFor(() => expect(codeField).toHaveFocus())
    await userEvent.type(codeField, '12{Enter}')
    await waitFor(() => expect(codeField).toHaveAccessibleDescription('В коде шесть цифр'))
    await expect(args.onSign).not.toHaveBeenCalled()
    await userEvent.clear(codeField)
    await userEvent.type(codeField, '123 456{Enter}')
    await waitFor(() => expect(args.onSign).toHaveBeenCalledWith({ code: '123456' }))
  },
}
export const SignedOutside: Story = {
  args: { contract: sentContract, actor: { role: 'accounting', own: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отметить подписание' }))
    await expect(await canvas.findByText('Выберите файл')).toBeVisible()
    const scan = new File(['%PDF-1.7'], 'Договор_219-26.pdf', { type: 'application/pdf' })
    await userEvent.upload(canvas.getByLabelText(/^Скан подписанного договора/, { selector: 'input' }), scan)
    await canvas.findByText('Договор_219-26.pdf')
    await userEvent.click(canvas.getByRole('button', { name: 'Отметить подписание' }))
    await waitFor(() => expect(args.onSign).toHaveBeenCalledWith({ scan: 90 }))
  },
}
export const BySignatureFile: Story = {
  args: { contract: signedContract, actor: { role: 'director', own: false } },
  play: async ({ canvas, args }) => {
    const signatureRegion = canvas.getByRole('region', { name: 'Договор подписан' })
    await expect(signatureRegion).toHaveTextContent('ИИН 860314301271')
    await expect(signatureRegion).toHaveTextContent('издательство доверяет центру')
    await userEvent.click(canvas.getByRole('button', { name: 'contract.p7s' }))
    await expect(args.onOpen).toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: /102-21/ })).toHaveAttribute('href', '#/contracts/102')
  },
}
export const PendingSignature: Story = {
  args: { contract: pendingContract, actor: { role: 'accounting', own: false } },
  play: async ({ canvas, args }) => {
    const signatureRegion = canvas.getByRole('region', { name: 'Подпись ждёт подтверждения' })
    await expect(signatureRegion).toHaveTextContent('этот алгоритм здесь не проверяется')
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить подпись' }))
    const confirmDialog = within(await screen.findByRole('alertdialog', { name: 'Подтвердить подпись?' }))
    await expect(args.onSign).not.toHaveBeenCalled()
    await userEvent.click(confirmDialog.getByRole('button', { name: 'Подтвердить подпись' }))
    await waitFor(() => expect(args.onSign).toHaveBeenCalledWith({ confirms: 71 }))
  },
}
export const PendingForItsSide: Story = {
  args: { contract: { ...pendingContract, own: true } },
  globals: { locale: 'kz' },
}
export const PaperElsewhere: Story = {
  args: { contract: { ...signedContract, paper: null, sendings: [], signature: null, signature_file: null } },
  globals: { locale: 'kz' },
}
export const Phone: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } }
