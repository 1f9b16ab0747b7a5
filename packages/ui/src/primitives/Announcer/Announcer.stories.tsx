import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Inline } from '../../foundations/layout/index.ts'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { Announcer, useAnnounce } from './Announcer.tsx'
import { guide } from './Announcer.guide.ts'

function AnnounceButtons() {
  const announce = useAnnounce()
  const [open, setOpen] = useState(false)
  return (
    <Inline>
      <Button onClick={() => announce('Карта ТК-1143: колонка «Сигнал», 4 из 10')}>Сказать</Button>
      <Button onClick={() => announce('Перемещение недоступно', { assertive: true })}>Перебить</Button>
      <Button onClick={() => setOpen(true)}>Открыть диалог</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Передать автору?">
        <Button onClick={() => announce('Файл прикреплён')}>Сказать в диалоге</Button>
      </Dialog>
    </Inline>
  )
}

const meta = {
  title: 'Primitives/Feedback/Announcer',
  parameters: { guide },
  component: Announcer,
  args: { children: <AnnounceButtons /> },
} satisfies Meta<typeof Announcer>
export default meta
type Story = StoryObj<typeof meta>

export const Polite: Story = {
  play: async ({ canvas }) => {
    const region = screen.getByRole('status')
    await expect(region).toHaveTextContent('')
    await userEvent.click(canvas.getByRole('button', { name: 'Сказать' }))
    await waitFor(() => expect(region).toHaveTextContent('Карта ТК-1143: колонка «Сигнал», 4 из 10'))
  },
}
export const Assertive: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Перебить' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Перемещение недоступно'))
    await expect(screen.getByRole('status')).toHaveTextContent('')
  },
}
export const InsideADialog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть диалог' }))
    await userEvent.click(screen.getByRole('button', { name: 'Сказать в диалоге' }))
    const dialogRegion = within(screen.getByRole('dialog')).getByRole('status')
    await waitFor(() => expect(dialogRegion).toHaveTextContent('Файл прикреплён'))
  },
}
