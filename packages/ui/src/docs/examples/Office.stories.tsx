import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Grid, Inline, Page, Panel, Stack } from '../../foundations/layout/index.ts'
import { Heading, Text } from '../../foundations/Text/index.ts'
import { PageHeader } from '../../patterns/PageHeader/index.ts'
import { SplitView } from '../../patterns/SplitView/index.ts'
import { BookCover } from '../../press/books/BookCover/index.ts'
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

/** Pages of an office that the press has no screen for, put together from what stands. */
const meta = { title: 'Examples/Office', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const narrow = { viewport: { value: 'narrow', isRotated: false } }
const fits: Story['play'] = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

export const BlankPage: Story = {
  render: () => (
    <ScreenFixture under="home" crumbs={['Новый раздел']}>
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
]
export const Ecommerce: Story = {
  render: function Render() {
    const [inBasket, setInBasket] = useState(0)
    return (
      <Page header={<PageHeader title="Книги издательства" count={`В корзине: ${inBasket}`} />}>
        <Grid min="md" as="ul">
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
              aside={left < 5 && <Badge tone={left ? 'warning' : 'neutral'}>{left ? `Осталось ${left}` : 'Нет'}</Badge>}
              actions={
                <Button disabled={left === 0} onClick={() => setInBasket(inBasket + 1)}>
                  В корзину
                </Button>
              }
            >
              <Stack gap={1}>
                <Text tone="secondary">{authors}</Text>
                <span className={styles.price}>{price}</span>
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
export const EcommerceAtNarrowWidth: Story = { ...Ecommerce, globals: narrow, play: fits }

interface Movement {
  id: number
  date: string
  from: string
  what: string
  sum: string
}
const movements: Movement[] = [
  { id: 3, date: '20 ноя', from: 'ТОО «Кітап әлемі»', what: 'Счёт 412', sum: '1 240 000 ₸' },
  { id: 2, date: '18 ноя', from: 'Академия логистики', what: 'Счёт 409, аванс 30 %', sum: '384 000 ₸' },
  { id: 1, date: '14 ноя', from: 'Нұрғали Қ. Т.', what: 'Авторский экземпляр', sum: '18 600 ₸' },
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
          <Stat label="Пришло в ноябре" value="1 642 600" unit="₸" note="3 платежа" />
          <Stat label="Ждём" value="2 160 000" unit="₸" note="2 счёта просрочены" noteTone="attention" />
        </StatGroup>
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
export const BankingAtNarrowWidth: Story = { ...Banking, globals: narrow, play: fits }

const partners = [
  { name: 'ТОО «Кітап әлемі»', talk: 'Марат Ильясов', stage: 'Ждёт КП', tone: 'warning' },
  { name: 'Академия логистики', talk: 'Елена Ким', stage: 'Договор подписан', tone: 'success' },
  { name: 'Институт горного дела', talk: 'Сәуле Тоқтар', stage: 'Первый звонок', tone: 'info' },
] as const
export const Crm: Story = {
  render: function Render() {
    const [query, setQuery] = useState('')
    const found = partners.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
    return (
      <Page
        header={
          <PageHeader
            title="Партнёры"
            count={`${found.length}`}
            primary={<SearchField label="Искать партнёра" value={query} onValueChange={setQuery} pause={0} />}
          />
        }
      >
        <Grid min="md" as="ul">
          {found.map(({ name, talk, stage, tone }) => (
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
              </Stack>
            </Card>
          ))}
        </Grid>
      </Page>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Искать партнёра' }), 'академия')
    await expect(await canvas.findByText('1')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Академия логистики' })).toBeVisible()
  },
}
export const CrmAtNarrowWidth: Story = { ...Crm, globals: narrow, play: fits }

const letters = [
  { from: 'Тимур Ли', about: 'Правки к четвёртой главе', body: 'Посылаю главу 4 с примечаниями рецензента.' },
  { from: 'Типография', about: 'Сигнальный экземпляр готов', body: 'Можно забрать в четверг после обеда.' },
]
export const Email: Story = {
  render: function Render() {
    const [at, setAt] = useState(0)
    const [open, setOpen] = useState(false)
    const letter = letters[at]
    return (
      <div className={styles.letters}>
        <SplitView
          startLabel="Письма"
          endLabel={letter?.about ?? ''}
          endOpen={open}
          onBack={() => setOpen(false)}
          start={
            <Stack gap={1}>
              {letters.map(({ from, about }, index) => (
                <Button
                  key={about}
                  variant="quiet"
                  fullWidth
                  leading={glyphs.envelopeSimple}
                  onClick={() => {
                    setAt(index)
                    setOpen(true)
                  }}
                >
                  {`${from}: ${about}`}
                </Button>
              ))}
            </Stack>
          }
          end={
            <Stack gap={3}>
              <Heading level={1}>{letter?.about}</Heading>
              <Inline gap={2}>
                <Avatar name={letter?.from ?? ''} decorative />
                <Text variant="strong">{letter?.from}</Text>
              </Inline>
              <Text as="p">{letter?.body}</Text>
            </Stack>
          }
        />
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Типография/ }))
    await expect(canvas.getByRole('heading', { name: 'Сигнальный экземпляр готов' })).toBeVisible()
  },
}
export const EmailAtNarrowWidth: Story = { ...Email, globals: narrow, play: fits }
