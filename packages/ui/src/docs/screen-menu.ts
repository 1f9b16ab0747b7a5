import type { Locale } from '@press/i18n'
import { glyphs } from '../foundations/Icon/index.ts'
import type { NavGroup, NavItem } from '../patterns/frame/index.ts'

type LocalizedText = Record<Locale, string>
type Row = readonly [key: string, icon: NavItem['icon'], words: LocalizedText, count?: number, attention?: boolean]

const rows: readonly (readonly [key: string, heading: LocalizedText | null, items: readonly Row[]])[] = [
  [
    'main',
    null,
    [
      ['home', 'house', { ru: 'Главная', kz: 'Басты бет', en: 'Home' }],
      ['statistics', glyphs.chartBar, { ru: 'Статистика', kz: 'Статистика', en: 'Statistics' }],
    ],
  ],
  [
    'production',
    { ru: 'Производство', kz: 'Өндіріс', en: 'Production' },
    [
      ['kanban', 'kanban', { ru: 'Канбан', kz: 'Канбан', en: 'Kanban' }],
      ['techcards', 'bookBookmark', { ru: 'Тех. карты', kz: 'Тех. карталар', en: 'Tech cards' }, 128],
      ['projects', glyphs.clipboardText, { ru: 'Проекты', kz: 'Жобалар', en: 'Projects' }, 34],
      ['applications', 'files', { ru: 'Заявки', kz: 'Өтінімдер', en: 'Applications' }, 7, true],
      ['tracking', glyphs.mapTrifold, { ru: 'Отслеживание', kz: 'Қадағалау', en: 'Tracking' }],
    ],
  ],
  [
    'sales',
    { ru: 'Продажи', kz: 'Сату', en: 'Sales' },
    [
      ['offers', glyphs.fileText, { ru: 'КП и счета', kz: 'КҰ және шоттар', en: 'Offers and invoices' }, 50],
      ['partners', glyphs.handshake, { ru: 'Канбан партнёров', kz: 'Серіктестер канбаны', en: 'Partner kanban' }],
      ['shop', glyphs.storefront, { ru: 'Смарт-канбан', kz: 'Смарт-канбан', en: 'Smart kanban' }],
      ['contracts', glyphs.scroll, { ru: 'Договоры', kz: 'Шарттар', en: 'Contracts' }],
      ['calculator', glyphs.calculator, { ru: 'Калькулятор', kz: 'Калькулятор', en: 'Calculator' }],
    ],
  ],
  [
    'talk',
    { ru: 'Общение', kz: 'Қарым-қатынас', en: 'Communication' },
    [
      ['chat', glyphs.chatCircle, { ru: 'Чат', kz: 'Чат', en: 'Chat' }, 3, true],
      ['calendar', glyphs.calendarBlank, { ru: 'Календарь', kz: 'Күнтізбе', en: 'Calendar' }],
      ['todo', glyphs.checkSquare, { ru: 'Задачи', kz: 'Тапсырмалар', en: 'Tasks' }],
    ],
  ],
  [
    'management',
    { ru: 'Управление', kz: 'Басқару', en: 'Management' },
    [
      ['users', glyphs.users, { ru: 'Пользователи', kz: 'Пайдаланушылар', en: 'Users' }],
      ['organizations', glyphs.buildings, { ru: 'Организации', kz: 'Ұйымдар', en: 'Organizations' }],
      ['time-tracker', glyphs.clock, { ru: 'Учёт времени', kz: 'Уақыт есебі', en: 'Time' }, 2, true],
      ['events-log', glyphs.clockCounterClockwise, { ru: 'Журнал', kz: 'Журнал', en: 'Log' }],
    ],
  ],
]

/** Menu entries that the design mockups show only on the screens of these entries. */
const screensOutsideMenu: readonly string[] = ['events-log', 'time-tracker']

/** Returns the staff portal's menu as in the design mockups: everything a supervisor may open. */
export const createScreenMenu = (locale: Locale, currentKey?: string): NavGroup[] =>
  rows.map(([key, heading, items]) => ({
    key,
    ...(heading && { label: heading[locale] }),
    items: items
      .filter(([name]) => !screensOutsideMenu.includes(name) || name === currentKey)
      .map(([name, icon, labels, count, attention = false]) => ({
        key: name,
        label: labels[locale],
        href: `#/${name}`,
        icon,
        ...(count !== undefined && { badge: { count, attention } }),
      })),
  }))

const shortOffersLabels: LocalizedText = { ru: 'КП', kz: 'Ұсыныстар', en: 'Offers' }

/** Returns the entries of a phone's tab bar. */
export const createScreenTabs = (locale: Locale): NavItem[] => {
  const items = createScreenMenu(locale).flatMap((group) => group.items)
  return ['home', 'kanban', 'offers', 'chat'].flatMap((key) =>
    items
      .filter((item) => item.key === key)
      .map((item) => (key === 'offers' ? { ...item, label: shortOffersLabels[locale] } : item)),
  )
}
