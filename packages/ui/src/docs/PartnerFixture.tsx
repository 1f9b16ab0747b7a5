import { useLocale, useTranslation, type Locale } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs } from '../foundations/Icon/index.ts'
import { useMedia } from '../foundations/useMedia/index.ts'
import { AppShell, type NavItem } from '../patterns/frame/index.ts'
import { erlan } from '../press/shared/fixtures/people.ts'
import { Announcer } from '../primitives/Announcer/index.ts'
import { Avatar } from '../primitives/Avatar/index.ts'
import { IconButton } from '../primitives/IconButton/index.ts'
import { ToastProvider } from '../primitives/Toast/index.ts'

type Words = Record<Locale, string>

const words = {
  company: { ru: 'Партнёр «Кітап әлемі»', kz: 'Серіктес «Кітап әлемі»', en: 'Partner “Кітап әлемі”' },
  home: { ru: 'Главная', kz: 'Басты бет', en: 'Home' },
  orders: { ru: 'Заказы', kz: 'Тапсырыстар', en: 'Orders' },
  offers: { ru: 'Предложения и счета', kz: 'КҰ және шоттар', en: 'Offers and invoices' },
  kanban: { ru: 'Канбан', kz: 'Канбан', en: 'Kanban' },
  board: { ru: 'Доска', kz: 'Тақта', en: 'Board' },
  contracts: { ru: 'Договоры', kz: 'Шарттар', en: 'Contracts' },
  talk: { ru: 'Общение', kz: 'Қарым-қатынас', en: 'Communication' },
  chat: { ru: 'Чат', kz: 'Чат', en: 'Chat' },
  todo: { ru: 'Задачи', kz: 'Тапсырмалар', en: 'Tasks' },
  profile: { ru: 'Профиль', kz: 'Профиль', en: 'Profile' },
} satisfies Record<string, Words>

interface PartnerFixtureProps {
  /** Key of the active menu entry. */
  under: 'home' | 'offers' | 'kanban'
  children: ReactNode
}

/** The partner portal around a screen, for stories that are compared with the design mockups. */
export function PartnerFixture({ under, children }: PartnerFixtureProps) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const phone = useMedia('belowTablet')
  const item = (
    key: keyof typeof words,
    icon: NavItem['icon'],
    badge?: NavItem['badge'],
    label = words[key],
  ): NavItem => ({
    key,
    label: label[locale],
    href: `#/${key}`,
    icon,
    ...(badge && { badge }),
  })
  const chat = item('chat', glyphs.chatCircle, { count: 1, attention: true })
  return (
    <Announcer>
      <ToastProvider>
        <AppShell
          brand={t('product')}
          homeHref="#/home"
          groups={[
            { key: 'main', items: [item('home', 'house')] },
            {
              key: 'orders',
              label: words.orders[locale],
              items: [
                item('offers', glyphs.fileText, { count: 9, attention: false }),
                item('kanban', 'kanban'),
                item('contracts', glyphs.scroll),
              ],
            },
            { key: 'talk', label: words.talk[locale], items: [chat, item('todo', glyphs.checkSquare)] },
          ]}
          tabs={[
            item('home', 'house'),
            item('offers', glyphs.fileText, undefined, words.orders),
            item('kanban', 'kanban', undefined, words.board),
            chat,
            item('profile', 'user'),
          ]}
          path={`#/${under}`}
          crumbs={[{ label: words.company[locale] }, { label: words[under][locale] }]}
          actions={
            <>
              {!phone && <IconButton glyph={glyphs.sun} label={t('header.theme')} tone="chrome" />}
              <IconButton
                glyph={glyphs.bell}
                label={t('header.notifications', { count: 1, shown: 1 })}
                tone="chrome"
                count={1}
              />
              <Avatar name={erlan.name} size={30} />
            </>
          }
        >
          {children}
        </AppShell>
      </ToastProvider>
    </Announcer>
  )
}

/** Returns a function that gives a story's texts in the language of the toolbar. */
export const useWords = <Key extends string>(all: Record<Key, Words>): ((key: Key) => string) => {
  const locale = useLocale()
  return (key) => all[key][locale]
}
