import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { Divider, Grid, Inline, Stack } from '../../foundations/layout/index.ts'
import { BookTitle, Heading, Text } from '../../foundations/Text/index.ts'
import { Accordion } from '../../primitives/Accordion/index.ts'
import { Avatar } from '../../primitives/Avatar/index.ts'
import { Badge } from '../../primitives/Badge/index.ts'
import { Button, ButtonLink } from '../../primitives/Button/index.ts'
import { Card } from '../../primitives/Card/index.ts'
import { CopyButton } from '../../primitives/CopyButton/index.ts'
import { Image } from '../../primitives/Image/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { ProgressBar } from '../../primitives/ProgressBar/index.ts'
import * as styles from './examples.css.ts'

/** Pages of a public site built from existing components; nothing here is a separate component. */
const meta = { title: 'Examples/Pages' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const expectNoOverflow: Story['play'] = async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
}
const narrow = { viewport: { value: 'narrow', isRotated: false } }

const drawPicture = (skyColour: string, landColour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 360'><rect width='640' height='360' fill='${skyColour}'/><path d='M0 280 Q160 210 320 260 T640 230V360H0Z' fill='${landColour}'/></svg>`,
  )}`
const pictures = [
  drawPicture('#dccdae', '#57694f'),
  drawPicture('#b4cdeb', '#26344d'),
  drawPicture('#e2c69f', '#8a3b34'),
] as const

const plans = [
  {
    name: 'Электронная книга',
    price: '180 000 ₸',
    about: 'Монография до 20 печатных листов',
    has: ['ISBN и выходные данные', 'Корректура', 'PDF и EPUB'],
  },
  {
    name: 'Малый тираж',
    price: '640 000 ₸',
    about: '300 экземпляров в мягкой обложке',
    has: ['Всё из электронной книги', 'Вёрстка и обложка', '30 авторских экземпляров'],
    usual: true,
  },
  {
    name: 'Полный тираж',
    price: 'по расчёту',
    about: 'От 1 000 экземпляров, твёрдый переплёт',
    has: ['Всё из малого тиража', 'Научное редактирование', 'Доставка и продажа'],
  },
]
export const Pricing: Story = {
  render: () => (
    <div className={styles.wideColumn}>
      <Stack gap={1}>
        <Heading level={1}>Сколько стоит издать книгу</Heading>
        <Text as="p" tone="secondary">
          Цены с НДС для формата 60×90/16. Точную сумму считает калькулятор.
        </Text>
      </Stack>
      <Grid min="md" as="ul">
        {plans.map(({ name, price, about, has, usual }) => (
          <Card
            key={name}
            as="li"
            level={2}
            title={name}
            aside={usual && <Badge tone="accent">Берут чаще</Badge>}
            actions={
              <Button variant={usual ? 'primary' : 'secondary'} fullWidth>
                Рассчитать
              </Button>
            }
          >
            <Stack gap={3}>
              <Text as="p">{about}</Text>
              <span className={styles.price}>{price}</span>
              <ul className={styles.ticks}>
                {has.map((feature) => (
                  <li key={feature} className={styles.tick}>
                    <Icon glyph={glyphs.check} size={14} weight="bold" />
                    {feature}
                  </li>
                ))}
              </ul>
            </Stack>
          </Card>
        ))}
      </Grid>
    </div>
  ),
  play: expectNoOverflow,
}
export const PricingOnInk: Story = { ...Pricing, globals: { theme: 'dark' } }
export const PricingAtNarrowWidth: Story = { ...Pricing, globals: narrow }

export const Faq: Story = {
  render: () => (
    <div className={styles.readingColumn}>
      <Heading level={1}>Что спрашивают авторы</Heading>
      <Accordion
        level={2}
        defaultOpen={['review']}
        items={[
          {
            key: 'review',
            title: 'Нужна ли рецензия до подачи заявки',
            panel: <p>Да, одна внешняя. Вторую издательство закажет само.</p>,
          },
          {
            key: 'rights',
            title: 'Кому принадлежат права на книгу',
            panel: <p>Автору. Издательство получает право на издание на срок договора, обычно на пять лет.</p>,
          },
          {
            key: 'time',
            title: 'Когда выйдет книга',
            panel: <p>В среднем через 97 дней после приёма рукописи. Путь книги виден в разделе «Мои книги».</p>,
          },
        ]}
      />
      <Text as="p" tone="secondary">
        Не нашли ответа? <Link href="#support">Напишите в поддержку</Link>.
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Кому принадлежат права на книгу'))
    await waitFor(() => expect(canvas.getByText(/на пять лет/)).toBeVisible())
  },
}
export const FaqAtNarrowWidth: Story = { ...Faq, globals: narrow, play: expectNoOverflow }

const posts = [
  {
    title: 'Открыт приём рукописей на 2027 год',
    date: '14 ноября 2026',
    about: 'Заявки по естественным наукам — до 1 марта.',
  },
  { title: 'Как мы рисуем обложки', date: '2 ноября 2026', about: 'Восемь тканей, семь узоров и почему их хватает.' },
  { title: 'Книга года', date: '20 октября 2026', about: 'Жюри выбрало «Атлас птиц Семиречья».' },
]
export const BlogList: Story = {
  render: () => (
    <div className={styles.wideColumn}>
      <Heading level={1}>Новости издательства</Heading>
      <Grid min="md" as="ul">
        {posts.map(({ title, date, about }, index) => (
          <Card
            key={title}
            as="li"
            level={2}
            title={title}
            eyebrow={date}
            href={`#post-${index}`}
            media={<Image src={pictures[index] ?? ''} alt="" ratio="16/9" />}
          >
            {about}
          </Card>
        ))}
      </Grid>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Книга года' })).toHaveAttribute('href', '#post-2')
  },
}
export const BlogListOnInk: Story = { ...BlogList, globals: { theme: 'dark' } }
export const BlogListAtNarrowWidth: Story = { ...BlogList, globals: narrow, play: expectNoOverflow }

export const BlogPage: Story = {
  render: () => (
    <article className={styles.readingColumn}>
      <Link href="#news" variant="standalone" tone="muted" glyph={glyphs.arrowLeft}>
        Все новости
      </Link>
      <Stack gap={3}>
        <Heading level={1} variant="bookXl">
          Как мы рисуем обложки
        </Heading>
        <Inline gap={2}>
          <Avatar name="Сәуле Тоқтар" size={24} decorative />
          <Text variant="small" tone="secondary">
            Сәуле Тоқтар, 2 ноября 2026, 4 минуты чтения
          </Text>
        </Inline>
      </Stack>
      <Image src={pictures[1]} alt="" ratio="16/9" caption="Холмы над Семиречьем, набросок к обложке" />
      <div className={styles.prose} lang="ru">
        <p>
          Когда у книги ещё нет обложки, она всё равно должна быть книгой. Поэтому каждая рукопись получает ткань и узор
          в тот день, когда приходит заявка.
        </p>
        <p>
          Тканей восемь, узоров семь, и выбирает их название. Одно и то же название всегда даст одну и ту же обложку:
          автор узнаёт свою книгу на любом экране.
        </p>
      </div>
      <Divider />
      <Inline justify="between">
        <CopyButton variant="words" label="Скопировать ссылку" value="https://press.example.kz/news/covers" />
        <ButtonLink href="#next" trailing={glyphs.arrowRight} variant="quiet">
          Книга года
        </ButtonLink>
      </Inline>
    </article>
  ),
  play: expectNoOverflow,
}
export const BlogPageAtNarrowWidth: Story = { ...BlogPage, globals: narrow }

const quotes = [
  {
    name: 'Тимур Ли',
    book: 'Қазақ тілінің корпусы',
    lang: 'kk',
    words: '«Я видел, где моя книга, каждый день: у редактора, у типографии, на складе. Ни разу не пришлось звонить».',
  },
  {
    name: 'Дана Оспан',
    book: 'Атлас птиц Семиречья',
    lang: 'ru',
    words: '«Сорок восемь снимков и ни одной потерянной подписи. Сигнальный экземпляр пришёл в названный день».',
  },
  {
    name: 'Гүлнар Досжан',
    book: 'Академиялық жазылым',
    lang: 'kk',
    words: '«Замечания рецензента стояли рядом с документом, к которому относились. Исправила за один вечер».',
  },
]
export const Testimonial: Story = {
  render: () => (
    <div className={styles.wideColumn}>
      <Heading level={1}>Что говорят авторы</Heading>
      <div className={styles.quotes}>
        {quotes.map(({ name, book, lang, words }) => (
          <figure key={name} className={styles.quoteCard}>
            <blockquote className={styles.quote}>
              <p>{words}</p>
            </blockquote>
            <figcaption>
              <Inline gap={3} wrap={false}>
                <Avatar name={name} size={40} decorative />
                <Stack gap={0}>
                  <Text variant="strong">{name}</Text>
                  <Text variant="small" tone="muted">
                    Автор книги <BookTitle lang={lang}>{book}</BookTitle>
                  </Text>
                </Stack>
              </Inline>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  ),
  play: expectNoOverflow,
}
export const TestimonialOnInk: Story = { ...Testimonial, globals: { theme: 'dark' } }

export const ComingSoon: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <main className={styles.banner}>
      <span className={styles.mark}>
        <Icon glyph={glyphs.bookOpen} size={32} />
      </span>
      <Heading level={1} variant="bookXl">
        Книжный магазин откроется 1 декабря
      </Heading>
      <Text as="p" tone="secondary">
        Здесь можно будет заказать все книги издательства с доставкой по Казахстану.
      </Text>
      <ButtonLink href="mailto:press@example.kz" leading={glyphs.envelopeSimple}>
        Написать нам
      </ButtonLink>
    </main>
  ),
  play: expectNoOverflow,
}
export const ComingSoonAtNarrowWidth: Story = { ...ComingSoon, globals: narrow }

export const UnderConstruction: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <main className={styles.banner}>
      <span className={styles.mark}>
        <Icon glyph={glyphs.wrench} size={32} />
      </span>
      <Heading level={1}>Обновляем раздел «Статистика»</Heading>
      <Text as="p" tone="secondary">
        Вернём сегодня к 18:00. Доска, заявки и КП работают как обычно.
      </Text>
      <div className={styles.progress}>
        <ProgressBar label="Обновление раздела" value={0.6} valueLabel="60 %" />
      </div>
      <Inline gap={2} justify="center">
        <ButtonLink href="#home">На главную</ButtonLink>
      </Inline>
    </main>
  ),
  play: expectNoOverflow,
}
export const UnderConstructionOnInk: Story = { ...UnderConstruction, globals: { theme: 'dark' } }
