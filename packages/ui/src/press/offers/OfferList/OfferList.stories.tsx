import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { ToastProvider } from '../../../primitives/Toast/index.ts'
import { listedOffer } from '../fixtures.ts'
import { OffersFixture } from './OffersFixture.tsx'
import { OfferList } from './OfferList.tsx'

const meta = {
  title: 'Press/OfferList',
  component: OffersFixture,
  parameters: { documents: OfferList },
  args: { onFlagSaved: fn(), onStateChange: fn() },
  decorators: [
    (Story) => (
      <Announcer>
        <ToastProvider>
          <Story />
        </ToastProvider>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof OffersFixture>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const getStamps = (canvas: Canvas, offer: string) => within(canvas.getByRole('toolbar', { name: `Документы ${offer}` }))

export const Offers: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /КП-0411/ }))
    await expect(row.getByText('Счёт отправлен')).toBeVisible()
    await expect(row.getByRole('img', { name: 'Партнёр' })).toBeVisible()
    await expect(row.getByRole('progressbar', { name: 'Оплачено' })).toHaveAttribute('aria-valuenow', '30')
    await expect(row.getByRole('link', { name: /КП-0411/ })).toHaveAttribute('href', '#/offers/0411')
    // The IIN of a private person is masked. The BIN of an organisation is shown in full.
    await expect(canvas.getByText(/ИИН 791\s•••\s•••\s116/)).toBeVisible()
    await expect(canvas.getByText(/БИН 120\s340\s018\s205/)).toBeVisible()
    await expect(canvas.getByText('Истекло 14 ноя')).toBeVisible()
    await expect(canvas.getByText('Осталось 2 дня')).toBeVisible()
  },
}

export const PricesHaveChanged: Story = {
  args: { rows: [listedOffer] },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/По сегодняшнему прайсу 192\s300\s₸/)).toHaveTextContent(/^\+10\s100\s₸$/)
  },
}
export const PricesHaveChangedOnAPhoneInKazakh: Story = {
  args: { rows: [listedOffer] },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/Прайс: \+/)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const StampIsPutOnAtOnce: Story = {
  play: async ({ canvas, args }) => {
    const actButton = getStamps(canvas, 'КП-0411').getByRole('button', { name: 'Акт' })
    await expect(actButton).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(actButton)
    await expect(actButton).toHaveAttribute('aria-pressed', 'true')
    await expect(actButton).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(args.onFlagSaved).toHaveBeenCalledWith({ number: '0411', key: 'has_act', value: true }))
    await expect(actButton).toHaveAttribute('aria-pressed', 'true')
  },
}

export const StampGoesBackWithTheReason: Story = {
  args: { refusal: 'КП-0411 уже закрыл Марат Ильясов' },
  play: async ({ canvas }) => {
    const actButton = getStamps(canvas, 'КП-0411').getByRole('button', { name: 'Акт' })
    // Records every value of `aria-pressed`, because the duration of an intermediate state depends on the server.
    const pressedStates: (string | null)[] = []
    const observer = new MutationObserver(() => pressedStates.push(actButton.getAttribute('aria-pressed')))
    observer.observe(actButton, { attributeFilter: ['aria-pressed'] })
    await userEvent.click(actButton)
    await waitFor(() => expect(pressedStates).toEqual(['true', 'false']))
    await waitFor(() =>
      expect(
        screen.getByText('Флаг «Акт» не сохранён, вернули как было: КП-0411 уже закрыл Марат Ильясов', {
          selector: 'li *',
        }),
      ).toBeVisible(),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Ещё раз' }))
    await waitFor(() => expect(pressedStates).toEqual(['true', 'false', 'true', 'false']))
    observer.disconnect()
  },
}

export const StampsWithoutAMouse: Story = {
  play: async ({ canvas, args }) => {
    const stampBar = getStamps(canvas, 'КП-0411')
    canvas.getByRole('link', { name: /КП-0411/ }).focus()
    await userEvent.tab()
    await expect(stampBar.getByRole('button', { name: 'ISBN' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(stampBar.getByRole('button', { name: 'Акт' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(args.onFlagSaved).toHaveBeenCalledWith({ number: '0411', key: 'has_act', value: true }))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Посмотреть счёт КП-0411' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(stampBar.getByRole('button', { name: 'Акт' })).toHaveFocus()
  },
}

export const ReadOnly: Story = {
  render: (args) => <OffersFixture {...args} {...{ onFlag: undefined, onPreview: undefined, getActions: undefined }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('toolbar', { name: 'Документы КП-0411' })).toBeNull()
    await expect(canvas.getByRole('row', { name: /КП-0411/ })).toHaveTextContent('ISBN, Договор, Счёт')
  },
}

export const SearchTakesAStatus: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'отклонено')
    await expect(await canvas.findByText('Ищем и по статусу «Отклонено»')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getByRole('row', { name: /КП-0402/ })).toBeVisible()
  },
}

export const SortedBySum: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сумма с НДС' }))
    await expect(args.onStateChange).toHaveBeenCalledWith(
      expect.objectContaining({ sort: [{ key: 'sum', direction: 'ascending' }] }),
    )
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('КП-0402')
  },
}

export const Actions: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с КП-0408' }))
    await expect(await screen.findByRole('menuitem', { name: 'Отметить оплату' })).toBeVisible()
  },
}

export const Loading: Story = { args: { rows: [], loading: true } }
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('КП пока нет')).toBeVisible()
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Абай және әлем әдебиеті')[0]).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
export const Compact: Story = { globals: { density: 'compact' } }
