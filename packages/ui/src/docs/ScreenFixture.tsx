import type { ReactNode } from 'react'
import { glyphs } from '../foundations/Icon/index.ts'
import { AppShell, type NavGroup, type NavItem } from '../patterns/frame/index.ts'
import { Announcer } from '../primitives/Announcer/index.ts'
import { Avatar } from '../primitives/Avatar/index.ts'
import { IconButton } from '../primitives/IconButton/index.ts'
import { ToastProvider } from '../primitives/Toast/index.ts'

const item = (key: string, label: string, icon: NavItem['icon'], badge?: NavItem['badge']): NavItem => ({
  key,
  label,
  href: `#/${key}`,
  icon,
  ...(badge && { badge }),
})

const groups: NavGroup[] = [
  { key: 'main', items: [item('home', 'Главная', 'house'), item('statistics', 'Статистика', glyphs.chartBar)] },
  {
    key: 'production',
    label: 'Производство',
    items: [
      item('kanban', 'Канбан', 'kanban'),
      item('techcards', 'Тех. карты', 'bookBookmark', { count: 128, attention: false }),
      item('applications', 'Заявки', 'files', { count: 7, attention: true }),
    ],
  },
  {
    key: 'sales',
    label: 'Продажи',
    items: [
      item('offers', 'КП и счета', glyphs.receipt, { count: 50, attention: false }),
      item('calculator', 'Калькулятор', glyphs.calculator),
    ],
  },
  {
    key: 'talk',
    label: 'Общение',
    items: [
      item('chat', 'Чат', glyphs.chatCircle, { count: 3, attention: true }),
      item('calendar', 'Календарь', glyphs.calendarBlank),
      item('todo', 'Задачи', glyphs.checkSquare),
    ],
  },
]

interface ScreenFixtureProps {
  /** Key of the menu's entry it stands under. */
  under: string
  /** What stands above it, and itself. */
  crumbs: readonly string[]
  children: ReactNode
}

/** The staff portal around a screen, for the stories that are held beside the pictures. */
export function ScreenFixture({ under, crumbs, children }: ScreenFixtureProps) {
  return (
    <Announcer>
      <ToastProvider>
        <AppShell
          brand="Press"
          homeHref="#/home"
          groups={groups}
          tabs={groups.flatMap(({ items }) => items).slice(0, 4)}
          more
          path={`#/${under}`}
          crumbs={crumbs.map((label) => ({ label }))}
          actions={
            <>
              <IconButton glyph={glyphs.sun} label="Тема" tone="chrome" />
              <IconButton glyph={glyphs.bell} label="Уведомления, 4 новых" tone="chrome" count={4} />
              <Avatar name="Айгүл Сәрсен" size={30} />
            </>
          }
        >
          {children}
        </AppShell>
      </ToastProvider>
    </Announcer>
  )
}
