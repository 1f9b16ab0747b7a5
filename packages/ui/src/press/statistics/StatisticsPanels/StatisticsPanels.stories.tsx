import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Inline, Stack } from '../../../foundations/layout/index.ts'
import * as fixtures from './fixtures.ts'
import {
  BooksByStagePanel,
  CalculatorPanel,
  FlowPanel,
  LoadPanel,
  MoneyPanel,
  PromisesPanel,
  PublishedPanel,
  SatisfactionPanel,
  StageTimePanel,
  StageTrendPanel,
  StatisticsControls,
  StatisticsFigures,
} from './index.ts'

const meta = {
  title: 'Press/StatisticsPanels',
} satisfies Meta
export default meta
type Story = StoryObj

const onExport = fn()
const onValueChange = fn()
const narrowFrame: Story['decorators'] = [
  (Story) => (
    <div style={{ maxInlineSize: 400 }}>
      <Story />
    </div>
  ),
]

export const Figures: Story = {
  render: () => <StatisticsFigures summary={fixtures.summary} hrefs={{ published: '#books' }} />,
  play: async ({ canvas }) => {
    const figuresRegion = within(canvas.getByRole('region', { name: 'Главное за период' }))
    await expect(figuresRegion.getByText('на 25 больше, чем год назад')).toBeVisible()
    await expect(figuresRegion.getByText(/17,4/)).toHaveTextContent('17,4 млн ₸')
    await expect(figuresRegion.getByText(/долг/)).toHaveTextContent('долг 4,3 млн ₸')
    await expect(figuresRegion.getByRole('link', { name: '224' })).toHaveAttribute('href', '#books')
    await userEvent.click(figuresRegion.getByRole('button', { name: 'Как считается: Сдано в срок' }))
    await expect(await screen.findByRole('dialog')).toHaveTextContent(/не позже обещанного дня/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The button has the focus again, and Escape closes the button's tooltip.
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
export const FiguresOfAFirstYear: Story = {
  render: () => <StatisticsFigures summary={{ ...fixtures.summary, before: null, owed: 0, on_time: 90, days: 1 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/год назад/)).toBeNull()
    await expect(canvas.getByText('долгов нет')).toBeVisible()
  },
}
export const FiguresOfAManager: Story = {
  render: () => (
    <StatisticsFigures summary={{ ...fixtures.summary, days: null, on_time: null, paid: null, owed: null }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Оплачено')).toBeNull()
    await expect(canvas.getAllByText('нет данных')).toHaveLength(2)
  },
}
export const FiguresFailed: Story = {
  render: () => <StatisticsFigures summary={undefined} failed onRetry={onValueChange} />,
}
export const FiguresLoading: Story = { render: () => <StatisticsFigures summary={undefined} /> }
export const FiguresKazakhOnAPhone: Story = {
  ...Figures,
  play: undefined,
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
}

export const Controls: Story = {
  render: () => (
    <Inline gap={3}>
      <StatisticsControls
        value={{ period: 'quarter', from: '2026-10-01' }}
        options={['2026-10-01', '2026-07-01', '2026-04-01', '2026-01-01']}
        onValueChange={onValueChange}
        onExport={onExport}
      />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Год' }))
    await expect(onValueChange).toHaveBeenLastCalledWith({ period: 'year' })
    await userEvent.click(canvas.getByRole('button', { name: '4 квартал 2026' }))
    const menu = within(await screen.findByRole('menu', { name: 'Выбрать период' }))
    await expect(await menu.findByRole('menuitemradio', { name: '4 квартал 2026' })).toBeChecked()
    await userEvent.click(menu.getByRole('menuitemradio', { name: '2 квартал 2026' }))
    await expect(onValueChange).toHaveBeenLastCalledWith({ period: 'quarter', from: '2026-04-01' })
    await userEvent.click(canvas.getByRole('button', { name: 'Выгрузить' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await expect(onExport).toHaveBeenLastCalledWith('csv')
  },
}

export const Published: Story = {
  render: () => <PublishedPanel rows={fixtures.publishedRows} onExport={onExport} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(
      /За 2026 год вышло 224 книги. Больше всего в месяц: 31, июнь 2026\sг\.$/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Показать таблицей' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать CSV' }))
    await expect(onExport).toHaveBeenLastCalledWith(expect.arrayContaining([['Месяц', '2026', '2025']]))
  },
}
export const ByStage: Story = {
  decorators: narrowFrame,
  render: () => <BooksByStagePanel rows={fixtures.stageCounts} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(/«Доставлено»: 38/)
    await expect(canvas.getByText('106')).toBeVisible()
  },
}
export const TimeInStage: Story = {
  render: () => <StageTimePanel rows={fixtures.stageTimes} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(/«Редакция»: обычно 38\u00a0дн.*нормы: нигде/)
  },
}
export const Money: Story = {
  decorators: narrowFrame,
  render: () => <MoneyPanel rows={fixtures.moneyRows} debtors={fixtures.debtors} />,
  play: async ({ canvas }) => {
    canvas.getByRole('slider').focus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('slider').ariaValueText).toMatch(/оплачено — 17.400.000.₸.*долг — 4.300.000.₸/)
    await expect(canvas.getByRole('heading', { name: 'Крупнейшие должники' })).toBeVisible()
  },
}
export const NobodyOwes: Story = {
  decorators: narrowFrame,
  render: () => <MoneyPanel rows={fixtures.moneyRows} debtors={[]} />,
}
export const Promises: Story = {
  decorators: narrowFrame,
  render: () => (
    <PromisesPanel rows={fixtures.promises} undated={2} hrefs={{ all: '#out', late: '#late' }} onExport={onExport} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(/В срок и раньше вышло книг: 181 из 223/)
    await userEvent.click(canvas.getByRole('button', { name: 'Показать таблицей' }))
    await expect(canvas.getByRole('link', { name: 'позже на 1–7 дней' })).toHaveAttribute('href', '#late')
    await userEvent.click(canvas.getByRole('button', { name: 'Показать графиком' }))
  },
}
export const Load: Story = {
  decorators: narrowFrame,
  render: () => <LoadPanel rows={fixtures.loadRows} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(
      'Больше нормы: Мұхаммед-Әли Сейітмұратов, Нұрлан Абай. Есть свободные часы: Елена Ким, Сәуле Тоқтар.',
    )
    await expect(canvas.getByText('на 6 ч больше нормы')).toBeVisible()
  },
}
export const Calculator: Story = {
  render: () => <CalculatorPanel rows={fixtures.calculationRows} onExport={onExport} />,
  play: async ({ canvas }) => {
    canvas.getByRole('slider').focus()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByText('364 400 ₸')).toBeVisible())
    await expect(canvas.getByRole('slider').ariaValueText).toMatch(
      /^Сейсмостойкость.*отклонение — \+14,6.%, расчёт — 364.400.₸/,
    )
  },
}
export const Flow: Story = { render: () => <FlowPanel rows={fixtures.flowRows} /> }

export const Loading: Story = {
  render: () => (
    <Stack>
      <PublishedPanel rows={[]} loading />
      <BooksByStagePanel rows={[]} loading />
      <MoneyPanel rows={[]} debtors={[]} loading />
    </Stack>
  ),
}
export const Failed: Story = {
  render: () => <StageTimePanel rows={[]} failed onRetry={onValueChange} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Остальные числа на месте.')
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(onValueChange).toHaveBeenCalled()
  },
}
export const NothingYet: Story = {
  render: () => (
    <Stack>
      <CalculatorPanel rows={[]} />
      <FlowPanel rows={[]} />
    </Stack>
  ),
}

const onStageChange = fn()
export const StageTrend: Story = {
  render: () => (
    <StageTrendPanel
      rows={fixtures.stageMonths}
      stage="process"
      onStageChange={onStageChange}
      hrefOf={(stage, month) => `#${stage}-${month}`}
      onExport={onExport}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Сроки этапов по месяцам' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Этап' }), 'signal')
    await expect(onStageChange).toHaveBeenCalledWith('signal')
    await userEvent.click(canvas.getByRole('button', { name: 'Показать таблицей' }))
    const monthLinks = await canvas.findAllByRole('link')
    // A month in which no book left the stage has no link.
    await expect(monthLinks).toHaveLength(fixtures.stageMonths.length - 1)
    await expect(monthLinks[0]).toHaveAttribute('href', `#process-${fixtures.stageMonths[0]?.month}`)
  },
}
export const Satisfaction: Story = {
  decorators: narrowFrame,
  render: () => (
    <SatisfactionPanel
      rows={fixtures.ratedBooks}
      ratings={12}
      mean={4.4}
      hrefOf={(techCardId) => `#card-${techCardId}`}
      onExport={onExport}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/4,4 из 5, 12 оценок/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Показать таблицей' }))
    await expect(await canvas.findByRole('link', { name: /Социология города/ })).toHaveAttribute('href', '#card-1160')
  },
}
export const NobodyRated: Story = {
  decorators: narrowFrame,
  render: () => <SatisfactionPanel rows={[]} ratings={0} mean={null} />,
}
