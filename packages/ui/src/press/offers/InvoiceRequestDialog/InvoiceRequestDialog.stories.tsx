import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { offer } from '../fixtures.ts'
import { InvoiceRequestDialog } from './InvoiceRequestDialog.tsx'

const meta = {
  title: 'Press/InvoiceRequestDialog',
  component: InvoiceRequestDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    offer,
    open: true,
    onOpenChange: fn(),
    contractHref: '#/contracts/214',
    onRequest: fn(async () => undefined),
  },
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
} satisfies Meta<typeof InvoiceRequestDialog>
export default meta
type Story = StoryObj<typeof meta>

const clickSend = () => userEvent.click(screen.getByRole('button', { name: 'Запросить счёт' }))

export const Asked: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Примечание к запросу' }), 'На филиал в Астане')
    await userEvent.click(screen.getByRole('checkbox', { name: /Я согласен с договором/ }))
    await clickSend()
    await waitFor(() => expect(args.onRequest).toHaveBeenCalledWith({ note: 'На филиал в Астане', agreed: true }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}
export const AgreementIsNeeded: Story = {
  play: async ({ args }) => {
    await clickSend()
    const consentCheckbox = screen.getByRole('checkbox', { name: /Я согласен/ })
    await waitFor(() => expect(consentCheckbox).toHaveFocus())
    await expect(consentCheckbox).toHaveAccessibleDescription('Нужно согласие с договором')
    await expect(args.onRequest).not.toHaveBeenCalled()
  },
}
export const NoteIsTooLong: Story = {
  play: async ({ args }) => {
    const noteField = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Примечание к запросу' })
    await userEvent.click(noteField)
    await userEvent.paste('я'.repeat(3_001))
    await userEvent.click(screen.getByRole('checkbox', { name: /Я согласен/ }))
    await clickSend()
    await waitFor(() => expect(noteField).toHaveFocus())
    await expect(noteField).toBeInvalid()
    await expect(args.onRequest).not.toHaveBeenCalled()
  },
}
export const TermsAreReadWhileThereIsNoContract: Story = {
  args: { contractHref: undefined },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Условия договора' }))
    await waitFor(() => expect(screen.getByText(/Цена стоит в принятом КП/)).toBeVisible())
    await expect(screen.queryByRole('link', { name: 'договором' })).toBeNull()
  },
}
export const ServerRefuses: Story = {
  args: {
    onRequest: fn(async () => {
      const refusal: FormError = { message: 'КП-0411 ещё не принято' }
      throw refusal
    }),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: /Я согласен/ }))
    await clickSend()
    await expect(await screen.findByText('КП-0411 ещё не принято')).toBeVisible()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
export const NarrowInKazakh: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'kz' },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
