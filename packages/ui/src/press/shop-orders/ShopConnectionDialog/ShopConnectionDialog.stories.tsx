import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ShopConnectionDialog, type ShopConnectionDialogProps } from './ShopConnectionDialog.tsx'
import type { ShopToken } from './ShopTokenPart.tsx'

const activeToken: ShopToken = {
  created_at: '2026-11-20T05:00:00Z',
  created_by: 'Сәуле Ахметова',
  used_at: '2026-11-24T04:12:00Z',
}

function ConnectionExample({ token: initialToken, onMake, onEnd, ...dialog }: ShopConnectionDialogProps) {
  const [token, setToken] = useState(initialToken)
  return (
    <ShopConnectionDialog
      {...dialog}
      token={token}
      onMake={async () => {
        const secret = await onMake()
        setToken({ ...activeToken, used_at: null })
        return secret
      }}
      onEnd={async () => {
        await onEnd()
        setToken(null)
      }}
    />
  )
}

const secret = 'q3VnJx0bT7mYf2LkWc9RzE5aHd1uSgPo4iXN8vKtB6M'
const meta = {
  title: 'Press/ShopConnectionDialog',
  component: ConnectionExample,
  parameters: { documents: ShopConnectionDialog, layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    address: 'https://press.example.kz/api/shop-orders',
    onImport: fn(),
    token: activeToken,
    onRetry: fn(),
    onMake: fn(async () => secret),
    onEnd: fn(async () => undefined),
  },
} satisfies Meta<typeof ConnectionExample>
export default meta
type Story = StoryObj<typeof meta>

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Заказы из магазина' }))

export const Connected: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog()
    await expect(dialog.getByLabelText('Куда отправлять')).toHaveValue(args.address)
    await expect(dialog.getByText('Сәуле Ахметова')).toBeVisible()
    await expect(dialog.getByText(/^24\sноя.*09:12$/)).toBeVisible()
    await expect(dialog.getByText(/^curl https:\/\/press\.example\.kz\/api\/shop-orders/)).toBeVisible()
    await expect(dialog.queryByRole('textbox', { name: 'Ключ магазина' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Загрузить из таблицы' }))
    await expect(args.onImport).toHaveBeenCalledOnce()
  },
}
export const ConnectedOnInk: Story = { globals: { theme: 'dark' } }
export const InKazakh: Story = { globals: { locale: 'kz' } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const AtNarrowWidthInKazakh: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
}
/** The dialog shows a new token only once. */
export const Made: Story = {
  args: { token: null },
  play: async () => {
    const dialog = await findDialog()
    await expect(dialog.getByText(/Ключа ещё нет/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Создать ключ' }))
    await expect(await dialog.findByRole('textbox', { name: 'Ключ магазина' })).toHaveValue(secret)
    await expect(dialog.getByText('Скопируйте ключ сейчас: больше он не показывается.')).toBeVisible()
    await expect(dialog.getByText('ещё не было')).toBeVisible()
  },
}
export const MadeAnew: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Создать новый ключ' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Создать новый ключ?' }))
    await expect(args.onMake).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Создать новый ключ' }))
    await expect(await dialog.findByRole('textbox', { name: 'Ключ магазина' })).toHaveValue(secret)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
export const Ended: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Отключить магазин' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Отключить магазин?' }))
    await userEvent.click(question.getByRole('button', { name: 'Отключить магазин' }))
    await expect(await dialog.findByText(/Ключа ещё нет/)).toBeVisible()
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}
/** Creating the token fails, and the dialog shows the reason instead of a token. */
export const NotMade: Story = {
  args: { token: null, onMake: fn(() => Promise.reject({ message: 'Нет связи с сервером' })) },
  play: async () => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Создать ключ' }))
    await expect(await dialog.findByText('Нет связи с сервером')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Создать ключ' })).toBeEnabled()
  },
}
export const Loading: Story = { args: { token: undefined } }
export const Failed: Story = {
  args: { token: undefined, failed: true },
  play: async ({ args }) => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
