import { getPriceListForDate, type PriceList } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { today } from '../../shared/fixtures/books.ts'
import { Calculator } from './Calculator.tsx'
import { calculatorParams, calculatorSearch } from './params.ts'

const meta = {
  title: 'Screens/Calculator',
  component: Calculator,
  parameters: { layout: 'fullscreen' },
  args: {
    prices: getPriceListForDate(today) as PriceList,
    date: today,
    onRequest: () => undefined,
    linkTo: (params) => `https://press.example.kz/calculator?${calculatorSearch(params)}`,
    defaultParams: {
      ...calculatorParams('format=70×100/16&pages=384&quantity=1000&binding=hard'),
      title: 'Ежелгі түркі жазба ескерткіштері',
    },
  },
  render: (args) => (
    <ScreenFixture under="calculator">
      <Calculator {...args} />
    </ScreenFixture>
  ),
} satisfies Meta<typeof Calculator>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Калькулятор печати')
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const SemiDark: Story = { globals: { theme: 'semi-dark' } }
export const SemiLight: Story = { globals: { theme: 'semi-light' } }
export const InKazakh: Story = { globals: { locale: 'kz' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneInKazakh: Story = { globals: { viewport: { value: 'phone' }, locale: 'kz' } }
