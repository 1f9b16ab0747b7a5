import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { allStepsDone, setupDetails, emptySetupDetails, stepViews } from '../fixtures.ts'
import { InvoiceSample } from './InvoiceSample.tsx'
import { LetterSample } from './LetterSample.tsx'
import { ReadyList } from './ReadyList.tsx'
import { SpamHelp } from './SpamHelp.tsx'

const meta = {
  title: 'Press/SetupSamples',
  component: InvoiceSample,
  args: { paymentDetails: setupDetails },
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ maxInlineSize: 356 }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof InvoiceSample>
export default meta
type Story = StoryObj<typeof meta>

export const Invoice: Story = { args: { tinted: true } }
export const InvoiceWithRateAndNumber: Story = {
  args: { rate: 16, number: '0414' },
  play: async () => {
    await screen.findByText(/Счет на оплату № 0414/)
    await userEvent.click(screen.getByRole('radio', { name: 'Қазақша' }))
    await screen.findByText('«Сарыарқа баспасы» ЖШС')
  },
}
export const NothingTyped: Story = { args: { paymentDetails: emptySetupDetails } }
export const OnInk: Story = { args: { tinted: true }, globals: { theme: 'dark' } }
export const Letter: Story = {
  render: () => (
    <LetterSample
      address="baspa@saryarqa.example"
      name="Сарыарқа баспасы"
      signature="Гүлнар Сейтова, +7 7212 55 01 18"
      pressNames={{
        ru: 'Издательство университета Сарыарка',
        kz: 'Сарыарқа университетінің баспасы',
        en: 'Saryarqa University Press',
      }}
      legal={{
        ru: 'ТОО «Издательство Сарыарқа»',
        kz: '«Сарыарқа баспасы» ЖШС',
        en: 'Saryarqa Press LLP',
      }}
      reader="Гүлнар Сейтова"
    />
  ),
  play: async () => {
    await screen.findByText(/Гүлнар, здравствуйте/)
    await userEvent.click(screen.getByRole('radio', { name: 'English' }))
    await screen.findByText(
      'Hello Гүлнар. If you read this, letters are set up: address, name and signature are in place.',
    )
    await expect(screen.getByText('Saryarqa Press LLP')).toBeVisible()
  },
}
export const WhatWaits: Story = {
  render: () => <ReadyList steps={stepViews} />,
  play: async () => {
    await screen.findByText('Счета и акты откроются после шагов 2 и 4')
  },
}
export const AllWorks: Story = {
  render: () => <ReadyList steps={allStepsDone} address="baspa@saryarqa.example" />,
  play: async () => {
    await screen.findByText('Счета и акты открыты')
  },
}
export const NoLetterCame: Story = { render: () => <SpamHelp /> }
