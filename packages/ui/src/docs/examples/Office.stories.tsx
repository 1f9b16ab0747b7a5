import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Grid, Inline, Page, Panel, Stack } from '../../foundations/layout/index.ts'
import { Text } from '../../foundations/Text/index.ts'
import { BarChart } from '../../patterns/charts/BarChart/index.ts'
import { PageHeader } from '../../patterns/PageHeader/index.ts'
import { BookCover } from '../../press/shared/BookCover/index.ts'
import { Avatar } from '../../primitives/Avatar/index.ts'
import { Badge } from '../../primitives/Badge/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Card } from '../../primitives/Card/index.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import { SearchField } from '../../primitives/SearchField/index.ts'
import { Stat, StatGroup } from '../../primitives/Stat/index.ts'
import { Table, type Column } from '../../primitives/Table/index.ts'
import { ScreenFixture } from '../ScreenFixture.tsx'
import * as styles from './examples.css.ts'
import { Letters } from './LettersFixture.tsx'

/** Office pages that the press has no screen for, built from existing components. */
const meta = { title: 'Examples/Office', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const narrow = { viewport: { value: 'narrow', isRotated: false } }
const expectNoOverflow: Story['play'] = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

export const BlankPage: Story = {
  render: () => (
    <ScreenFixture menuKey="home" crumbs={['Новый раздел']}>
      <Page header={<PageHeader title="Новый раздел" />}>
        <EmptyState title="Здесь пока пусто">С этой страницы начинается любой новый экран.</EmptyState>
      </Page>
    </ScreenFixture>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Новый раздел' })).toBeVisible()
  },
}

const books = [
  { title: 'Қазақ тілінің корпусы', lang: 'kk', authors: 'Тимур Ли', price: '6 400 ₸', left: 42 },
  { title: 'Атлас птиц Семиречья', lang: 'ru', authors: 'Дана Оспан', price: '12 900 ₸', left: 3 },
  { title: 'Сейсмостойкость зданий', lang: 'ru', authors: 'Рустем Есенов', price: '8 200 ₸', left: 0 },
  { title: 'Геоботаника сухих степей', lang: 'ru', authors: 'Любовь Иванченко', price: '7 100 ₸', left: 18 },
  { title: 'Академиялық жазылым', lang: 'kk', authors: 'Гүлнар Досжан', price: '4 900 ₸', left: 64 },
  { title: 'Петроглифы Тамгалы', lang: 'ru', authors: 'Алексей Рогожин', price: '15 600 ₸', left: 11 },
  { title: 'Ұлы дала философиясы', lang: 'kk', authors: 'Қайрат Әшім', price: '5 300 ₸', left: 27 },
  { title: 'Социология города', lang: 'ru', authors: 'Елена Мирошник', price: '6 800 ₸', left: 4 },
  { title: 'Теория перевода: хрестоматия', lang: 'ru', authors: 'Ирина Соломина', price: '5 700 ₸', left: 33 },
]
export const Ecommerce: Story = {
  render: function Render() {
    const [basketCount, setBasketCount] = useState(0)
    return (
      <Page header={<PageHeader title="Книги издательства" count={`В корзине: ${basketCount}`} />}>
        <Grid min="lg" as="ul">
          {books.map(({ title, lang, authors, price, left }) => (
            <Card
              key={title}
              as="li"
              level={2}
              book
              title={title}
              lang={lang}
              mediaPlace="start"
              media={<BookCover title={title} authors={authors} width={86} lang={lang} />}
              actions={
                <Button disabled={left === 0} onClick={() => setBasketCount(basketCount + 1)}>
                  В корзину
                </Button>
              }
            >
              <Stack gap={1} align="start">
                <Text tone="secondary">{authors}</Text>
                <span className={styles.price}>{price}</span>
                {left < 5 && (
                  <Badge tone={left ? 'warning' : 'neutral'}>{left ? `Осталось ${left}` : 'Нет в наличии'}</Badge>
                )}
              </Stack>
            </Card>
          ))}
        </Grid>
      </Page>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'В корзину' })[0] as HTMLElement)
    await expect(canvas.getByText('В корзине: 1')).toBeVisible()
  },
}
export const EcommerceAtNarrowWidth: Story = { ...Ecommerce, globals: narrow, play: expectNoOverflow }

interface Movement {
  id: number
  date: string
  from: string
  what: string
  sum: string
}
const movements: Movement[] = [
  { id: 8, date: '20 ноя', from: 'ТОО «Кітап әлемі»', what: 'Счёт 412', sum: '1 240 000 ₸' },
  { id: 7, date: '18 ноя', from: 'Академия логистики', what: 'Счёт 409, аванс 30 %', sum: '384 000 ₸' },
  { id: 6, date: '14 ноя', from: 'Нұрғали Қ. Т.', what: 'Авторский экземпляр', sum: '18 600 ₸' },
  { id: 5, date: '11 ноя', from: 'Институт горного дела', what: 'Счёт 405', sum: '2 310 000 ₸' },
  { id: 4, date: '7 ноя', from: 'Колледж права', what: 'Счёт 402, остаток', sum: '896 400 ₸' },
  { id: 3, date: '5 ноя', from: 'ТОО «Меридиан»', what: 'Счёт 399', sum: '640 000 ₸' },
  { id: 2, date: '3 ноя', from: 'Магазин издательства', what: 'Выручка за октябрь', sum: '1 118 200 ₸' },
  { id: 1, date: '1 ноя', from: 'Библиотека имени Абая', what: 'Счёт 396', sum: '472 500 ₸' },
]
const movementColumns: Column<Movement>[] = [
  { key: 'date', header: 'Дата', width: '96px', cell: ({ date }) => date },
  { key: 'from', header: 'От кого', cell: ({ from }) => from },
  { key: 'what', header: 'За что', cell: ({ what }) => what },
  { key: 'sum', header: 'Сумма', align: 'end', cell: ({ sum }) => sum },
]
export const Banking: Story = {
  render: () => (
    <Page header={<PageHeader title="Деньги на счёте" />}>
      <Stack gap={4}>
        <StatGroup>
          <Stat label="На счёте" value="18 420 600" unit="₸" />
          <Stat label="Пришло в ноябре" value="7 079 700" unit="₸" note="8 платежей" />
          <Stat label="Ждём" value="2 160 000" unit="₸" note="2 счёта просрочены" noteTone="attention" />
        </StatGroup>
        <BarChart
          title="Пришло по месяцам"
          level={2}
          summary="Больше всего пришло в сентябре: 9,2 млн ₸."
          categoryLabel="Месяц"
          categories={['Июнь', 'Июль', 'Август', 'Сентябрь', 'Октябрь', 'Ноябрь']}
          series={[{ key: 'sum', label: 'Пришло', values: [5.1e8, 3.8e8, 6.4e8, 9.2e8, 8.1e8, 7.0797e8] }]}
          valueFormat="money"
          height="sm"
        />
        <Panel title="Поступления" padding="none">
          <Table
            label="Поступления"
            columns={movementColumns}
            rows={movements}
            rowKey={({ id }) => String(id)}
            renderCard={({ date, from, what, sum }) => (
              <Inline justify="between">
                <Stack gap={0}>
                  <Text variant="strong">{from}</Text>
                  <Text variant="small" tone="muted">{`${date}, ${what}`}</Text>
                </Stack>
                <Text variant="strong">{sum}</Text>
              </Inline>
            )}
          />
        </Panel>
      </Stack>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Поступления' })).toBeVisible()
  },
}
export const BankingAtNarrowWidth: Story = { ...Banking, globals: narrow, play: expectNoOverflow }

const partners = [
  { name: 'ТОО «Кітап әлемі»', talk: 'Марат Ильясов', stage: 'Ждёт КП', tone: 'warning', next: 'КП до 24 ноября' },
  { name: 'Академия логистики', talk: 'Елена Ким', stage: 'Договор подписан', tone: 'success', next: 'Счёт за аванс' },
  {
    name: 'Институт горного дела',
    talk: 'Сәуле Тоқтар',
    stage: 'Первый звонок',
    tone: 'info',
    next: 'Встреча 25 ноября',
  },
  { name: 'Колледж права', talk: 'Елена Ким', stage: 'В производстве', tone: 'accent', next: 'Сигнал в четверг' },
  {
    name: 'Библиотека имени Абая',
    talk: 'Марат Ильясов',
    stage: 'В производстве',
    tone: 'accent',
    next: 'Тираж 3 декабря',
  },
  { name: 'ТОО «Меридиан»', talk: 'Нұрлан Абай', stage: 'Ждёт оплаты', tone: 'warning', next: 'Напомнить о счёте' },
  { name: 'Музей книги', talk: 'Сәуле Тоқтар', stage: 'Первый звонок', tone: 'info', next: 'Послать прайс' },
  { name: 'Школа перевода', talk: 'Нұрлан Абай', stage: 'Отказ', tone: 'neutral', next: 'Вернуться весной' },
] as const
export const Crm: Story = {
  render: function Render() {
    const [query, setQuery] = useState('')
    const matchingPartners = partners.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
    return (
      <Page
        header={
          <PageHeader
            title="Партнёры"
            count={`${matchingPartners.length}`}
            primary={<SearchField label="Искать партнёра" value={query} onValueChange={setQuery} debounceMs={0} />}
          />
        }
      >
        <Grid min="md" as="ul">
          {matchingPartners.map(({ name, talk, stage, tone, next }) => (
            <Card
              key={name}
              as="li"
              level={2}
              title={name}
              href={`#${talk}`}
              mediaPlace="start"
              media={<Avatar name={name} size={40} decorative />}
            >
              <Stack gap={2} align="start">
                <Text tone="secondary">{`Ведёт ${talk}`}</Text>
                <Badge tone={tone}>{stage}</Badge>
                <Text variant="small" tone="muted">
                  {next}
                </Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Page>
    )
  },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Искать партнёра' })
    await userEvent.type(search, 'академия')
    await expect(await canvas.findByText('1')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Академия логистики' })).toBeVisible()
    await userEvent.clear(search)
  },
}
export const CrmAtNarrowWidth: Story = { ...Crm, globals: narrow, play: expectNoOverflow }

export const Email: Story = {
  render: () => (
    <Page scroll="fill" header={<PageHeader title="Почта" count="2 непрочитанных" />}>
      <Letters />
    </Page>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Типография/ }))
    await expect(canvas.getByRole('heading', { name: 'Сигнальный экземпляр готов' })).toBeVisible()
  },
}
export const EmailAtNarrowWidth: Story = { ...Email, globals: narrow, play: expectNoOverflow }
