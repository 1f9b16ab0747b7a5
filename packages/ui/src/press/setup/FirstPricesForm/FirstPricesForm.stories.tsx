import type { Meta, StoryObj } from '@storybook/react-vite'
import { priceLists } from '@press/domain'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FormPlace } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { FirstPricesForm, PriceSample } from './FirstPricesForm.tsx'

const meta = {
  title: 'Press/FirstPricesForm',
  component: FirstPricesForm,
  args: { defaultValues: { choice: 'sample' }, href: '#prices', onSubmit: fn(async () => undefined), onDraft: fn() },
  decorators: [
    (Story) => (
      <Announcer>
        <FormPlace value="step">
          <Story />
        </FormPlace>
        <Button type="submit" form="step">
          Дальше
        </Button>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof FirstPricesForm>
export default meta
type Story = StoryObj<typeof meta>

const submitForm = () => userEvent.click(screen.getByRole('button', { name: 'Дальше' }))

export const TheSample: Story = {
  play: async ({ args }) => {
    await screen.findByRole('radio', { name: /Взять наш образец/ })
    await expect(screen.queryByRole('link')).toBeNull()
    await submitForm()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ choice: 'sample' }))
  },
}
export const OwnPrices: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('radio', { name: /Внести свои цены/ }))
    await expect(await screen.findByRole('link', { name: 'Открыть прайс-лист' })).toHaveAttribute('href', '#prices')
    await submitForm()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ choice: 'own' }))
  },
}
export const WhatIsInTheSample: Story = {
  render: () => {
    const [priceList] = priceLists
    return priceList ? <PriceSample list={priceList} /> : <></>
  },
  play: async () => {
    await screen.findByText(/^12\s₸$/)
  },
}
