import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Inline, Page, Stack } from '../../../foundations/layout/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { AppShell, type NavGroup, type NavItem } from '../../../patterns/frame/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { Stat, StatGroup } from '../../../primitives/Stat/index.ts'
import { ToastProvider } from '../../../primitives/Toast/index.ts'
import { InvoiceRequestDialog } from '../InvoiceRequestDialog/index.ts'
import { partnerOffers } from '../fixtureRows.ts'
import { today } from '../fixtures.ts'
import type { OfferRow } from '../index.ts'
import { MyOffers } from './MyOffers.tsx'

const item = (key: string, label: string, icon: NavItem['icon'], badge?: NavItem['badge']): NavItem => ({
  key,
  label,
  href: `#/${key}`,
  icon,
  ...(badge && { badge }),
})
const groups: NavGroup[] = [
  { key: 'main', items: [item('home', 'Главная', 'house')] },
  {
    key: 'orders',
    label: 'Заказы',
    items: [
      item('offers', 'Предложения и счета', glyphs.fileText, { count: 9, attention: false }),
      item('kanban', 'Канбан', 'kanban'),
      item('contracts', 'Договоры', glyphs.scroll),
    ],
  },
  {
    key: 'talk',
    label: 'Общение',
    items: [
      item('chat', 'Чат', glyphs.chatCircle, { count: 1, attention: true }),
      item('todo', 'Задачи', glyphs.checkSquare),
    ],
  },
]
/** What a phone keeps at the bottom, in fewer words. */
const tabs = [
  item('home', 'Главная', 'house'),
  item('offers', 'Заказы', glyphs.fileText),
  item('kanban', 'Доска', 'kanban'),
  item('chat', 'Чат', glyphs.chatCircle, { count: 1, attention: true }),
  item('profile', 'Профиль', 'user'),
]
const views = [
  { value: 'all', label: 'Все', count: 9 },
  { value: 'mine', label: 'Ждут меня', count: 2, attention: true },
  { value: 'process', label: 'В работе', count: 5 },
  { value: 'done', label: 'Завершённые', count: 2 },
]
const phoneViews = [
  { value: 'all', label: 'Все' },
  { value: 'mine', label: 'Ждут меня', count: 2, attention: true },
  { value: 'process', label: 'В работе' },
]
const ignore = () => undefined

/** A partner's offers, held beside design/png h1 and h3. */
function PartnerOffersScreen() {
  const phone = useMedia('belowTablet')
  const [view, setView] = useState('all')
  const [asking, setAsking] = useState<OfferRow | null>(null)
  return (
    <Announcer>
      <ToastProvider>
        <AppShell
          brand="Press"
          homeHref="#/home"
          groups={groups}
          tabs={tabs}
          path="#/offers"
          crumbs={[{ label: 'Партнёр «Кітап әлемі»' }, { label: 'Предложения и счета' }]}
          actions={
            <>
              {!phone && <IconButton glyph={glyphs.sun} label="Тема" tone="chrome" />}
              <IconButton glyph={glyphs.bell} label="Уведомления, 1 новое" tone="chrome" count={1} />
              <Avatar name="Ерлан Дәулет" size={30} />
            </>
          }
        >
          <Page
            header={
              <PageHeader
                title="Предложения и счета"
                filters={
                  phone ? undefined : (
                    <Button variant="secondary" leading={glyphs.downloadSimple}>
                      Акт сверки
                    </Button>
                  )
                }
                primary={
                  <Button variant="primary" leading={glyphs.plus}>
                    {phone ? 'КП' : 'Запросить КП'}
                  </Button>
                }
              />
            }
          >
            <Stack gap={5}>
              <StatGroup>
                <Stat label="К оплате сейчас" value="5 578 000 ₸" />
                {!phone && (
                  <>
                    <Stat label="В производстве" value="8 589 500 ₸" />
                    <Stat label="Ждут на складе" value="2 140" unit="экз." />
                    <Stat label="Скидка партнёра" value="12 %" />
                  </>
                )}
              </StatGroup>
              <Stack gap={3}>
                {phone ? (
                  <SegmentedControl
                    label="Показать"
                    options={phoneViews}
                    value={view}
                    onValueChange={setView}
                    fullWidth
                  />
                ) : (
                  <Inline>
                    <SegmentedControl label="Показать" options={views} value={view} onValueChange={setView} />
                  </Inline>
                )}
                <MyOffers
                  offers={partnerOffers}
                  hrefOf={({ id }) => `#/files/${id}`}
                  offerHref={({ id }) => `#/offers/${id}.pdf`}
                  onInvoiceRequest={setAsking}
                  onPay={ignore}
                  onCollect={ignore}
                  onRepeat={ignore}
                  onOpen={ignore}
                  today={today}
                />
              </Stack>
            </Stack>
          </Page>
          {asking && (
            <InvoiceRequestDialog
              open
              offer={asking}
              onOpenChange={() => setAsking(null)}
              contractHref="#/contracts/214"
              onRequest={async () => undefined}
            />
          )}
        </AppShell>
      </ToastProvider>
    </Announcer>
  )
}

const meta = {
  title: 'Screens/Partner offers',
  component: PartnerOffersScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PartnerOffersScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(7)
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
/** Beside the picture h3: what is to be paid, then each order with its one next step. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
    const [first] = canvas.getAllByRole('listitem').filter((row) => main.contains(row))
    await expect(first).toHaveTextContent('Счёт отправлен')
    await expect(canvas.getByRole('button', { name: /Оплатить остаток 3.480.400/ })).toBeVisible()
  },
}
export const PhoneDark: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
export const PhoneInKazakh: Story = { globals: { viewport: { value: 'phone' }, locale: 'kz' } }
