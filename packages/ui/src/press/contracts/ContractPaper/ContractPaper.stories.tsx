import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderContract } from '@press/i18n'
import { expect, within } from 'storybook/test'
import { contract, press, templates } from '../fixtures.ts'
import { ContractPaper } from './ContractPaper.tsx'

const facts = { ...contract, starts_on: '2026-11-24', ends_on: '2031-11-23' }

const meta = {
  title: 'Press/ContractPaper',
  component: ContractPaper,
  args: { document: renderContract(facts, press, templates.author) },
} satisfies Meta<typeof ContractPaper>
export default meta
type Story = StoryObj<typeof meta>

export const RoyaltyBeingTyped: Story = {
  args: { highlightedField: 'royalty' },
  play: async ({ canvas }) => {
    const documentRegion = within(canvas.getByRole('region', { name: 'Текст договора на двух языках' }))
    const [numberRu, numberKz] = documentRegion.getAllByText(/^№\s219-26$/)
    await expect(numberRu?.parentElement).toHaveTextContent(/^Авторский договор №\s219-26$/)
    await expect(numberKz?.parentElement).toHaveTextContent(/^№\s219-26 авторлық шарт$/)
    await expect(numberKz?.closest('[lang]')).toHaveAttribute('lang', 'kk')
    await expect(documentRegion.getAllByText(/^8\s%$/)).toHaveLength(2)
  },
}
export const SignedBySomebodyNamed: Story = {
  play: async ({ canvas }) => {
    const documentRegion = canvas.getByRole('region', { name: 'Текст договора на двух языках' })
    await expect(documentRegion).toHaveTextContent(/в лице: Директор Қожахмет Б\. Е\., действует на основании Устава\./)
    await expect(within(documentRegion).getByText('Директор Қожахмет Б. Е.')).toBeVisible()
    await expect(within(documentRegion).getByText('подпись, М.П. / қолы, М.О.')).toBeVisible()
  },
}
export const NothingButATitle: Story = {
  args: {
    document: renderContract(
      { ...facts, fee: null, royalty: null, print_run: null, author_copies: null, ebook: false },
      press,
      templates.author,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/За создание Произведения/)).toBeNull()
  },
}
export const NumberAtTheEndOfALine: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { document: renderContract({ ...facts, kind: 'gph' }, press, templates.gph) },
  play: async ({ canvas }) => {
    for (const numberElement of canvas.getAllByText(/^№\s219-26$/))
      await expect(numberElement.getClientRects()).toHaveLength(1)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } }
