import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Panel } from '../../foundations/layout/index.ts'
import { BookTitle } from '../../foundations/Text/index.ts'
import { NotificationList, type Notification } from '../../patterns/NotificationList/index.ts'
import { now, today } from '../../press/shared/fixtures/books.ts'
import { TechCardTile, type TechCardTileCard } from '../../press/tech-cards/TechCardTile/index.ts'
import { StaleBar } from '../../primitives/Alert/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { EmptyState, ErrorState, NoResults } from '../../primitives/EmptyState/index.ts'
import { SkeletonCard, SkeletonGroup } from '../../primitives/Skeleton/index.ts'
import { Switch } from '../../primitives/Switch/index.ts'
import * as styles from './overview.css.ts'
import { Part, Surfaces } from './Surfaces.tsx'

const ignore = () => undefined

const notifications: Notification[] = [
  {
    id: '1',
    children: (
      <>
        <strong>Тимур Ли</strong> подписал сигнал книги <BookTitle>Введение в корпусную лингвистику</BookTitle>
      </>
    ),
    createdAt: '2026-11-21T08:54:00Z',
    glyph: glyphs.signature,
    stage: 'author',
    unread: true,
    href: '#signal',
  },
  {
    id: '2',
    children: (
      <>
        Запрос счёта по <strong>КП-0412</strong> от Академии логистики
      </>
    ),
    createdAt: '2026-11-21T08:18:00Z',
    glyph: glyphs.receipt,
    tone: 'attention',
    unread: true,
    href: '#offer',
  },
  {
    id: '3',
    children: (
      <>
        <BookTitle>Петроглифы Тамгалы</BookTitle>, 800 экз. на складе
      </>
    ),
    createdAt: '2026-11-21T04:00:00Z',
    glyph: glyphs.warehouse,
    stage: 'stock',
    unread: false,
    href: '#stock',
  },
]

const createCard = (id: number, book_name: string, overrides: Partial<TechCardTileCard>): TechCardTileCard => ({
  id,
  book_name,
  language: 'ru',
  authors: 'К. Умаров, И. Вельт',
  works_done: 5,
  works_total: 6,
  quantity: 500,
  due: '2026-11-27',
  project_manager: 'Елена Ким',
  ...overrides,
})

const meta = {
  title: 'Foundations/Overview/States',
  parameters: {
    layout: 'fullscreen',
    // The page shows every element twice, once on each surface, so landmarks are not unique.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A part of the screen without content: empty, loading, not found or broken; compared with design/png k2. */
export const States: Story = {
  render: () => (
    <Surfaces stacked>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Part title="Уведомления">
            <Panel padding="none">
              <NotificationList notifications={notifications} now={now} onReadAll={ignore} allHref="#all" />
            </Panel>
          </Part>
          <Part title="Сетевой сбой, данные остались">
            <StaleBar loadedAt="2026-11-21T09:02:00Z" onRefresh={ignore} />
          </Part>
        </div>
        <div className={styles.column}>
          <Part title="Пустой список">
            <Panel>
              <EmptyState
                level={3}
                title="Заявок пока нет"
                action={
                  <Button variant="primary" size="sm" leading={glyphs.plus}>
                    Новая заявка
                  </Button>
                }
              >
                Подайте рукопись, и здесь появится путь вашей книги от редколлегии до склада.
              </EmptyState>
            </Panel>
          </Part>
          <Part title="Ничего не найдено">
            <Panel>
              <NoResults query="гидролгия" onReset={ignore}>
                Проверьте написание или снимите фильтр «Менеджер: Елена Ким».
              </NoResults>
            </Panel>
          </Part>
        </div>
        <div className={styles.column}>
          <Part title="Загрузка">
            <div className={styles.well}>
              <SkeletonGroup>
                <SkeletonCard />
              </SkeletonGroup>
              <SkeletonGroup>
                <SkeletonCard />
              </SkeletonGroup>
            </div>
          </Part>
          <Part title="Ошибка раздела">
            <Panel>
              <ErrorState title="Карту не удалось открыть" onRetry={ignore}>
                Сервер не ответил за 120 секунд.
              </ErrorState>
            </Panel>
          </Part>
        </div>
        <div className={styles.column}>
          <Part title="Карточка: скоро, в срок, поздно">
            <div className={styles.well}>
              <Panel padding="none">
                <TechCardTile
                  stage="project"
                  today={today}
                  card={createCard(1172, 'Қазақ тілінің тарихи грамматикасы', {
                    language: 'kz',
                    authors: 'С. Әбілқасым',
                    works_done: 1,
                    quantity: 700,
                    due: '2026-11-24',
                  })}
                />
              </Panel>
              <Panel padding="none">
                <TechCardTile
                  stage="signal"
                  today={today}
                  card={createCard(1146, 'Сейсмостойкость зданий: расчёт и примеры', { works_done: 6 })}
                />
              </Panel>
              <Panel padding="none">
                <TechCardTile
                  stage="process"
                  today={today}
                  card={createCard(1159, 'История книжного дела Казахстана', {
                    authors: 'О. Дементьева',
                    quantity: 800,
                    due: '2026-11-16',
                  })}
                />
              </Panel>
            </div>
          </Part>
          <Part title="Сохранение флага">
            <Switch label="Акт" detail="сохраняем" busy checked onCheckedChange={ignore} />
            <Switch label="Договор" error="Не сохранено, вернули как было" checked={false} onCheckedChange={ignore} />
          </Part>
        </div>
      </div>
    </Surfaces>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('alert').length).toBeGreaterThanOrEqual(2)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const AtNarrowWidth: Story = { ...States, globals: { viewport: { value: 'narrow', isRotated: false } } }
export const InKazakh: Story = { ...States, globals: { locale: 'kz' } }
