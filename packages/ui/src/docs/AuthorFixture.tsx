import { useLocale, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs } from '../foundations/Icon/index.ts'
import { useMedia } from '../foundations/useMedia/index.ts'
import { AvatarButton, TopShell, type NavItem } from '../patterns/frame/index.ts'
import { Announcer } from '../primitives/Announcer/index.ts'
import { Button } from '../primitives/Button/index.ts'
import { timur } from '../press/shared/fixtures/people.ts'
import { IconButton } from '../primitives/IconButton/index.ts'
import { ToastProvider } from '../primitives/Toast/index.ts'

interface AuthorFixtureProps {
  /** Key of the active menu entry. @default 'home' */
  under?: 'home' | 'applications'
  /** The title of the screen. */
  title: string
  children: ReactNode
}

/** The author portal around a screen, for stories that are compared with the design mockups. */
export function AuthorFixture({ under = 'home', title, children }: AuthorFixtureProps) {
  const { t } = useTranslation(['shell', 'chat', 'calendar'])
  const locale = useLocale()
  const phone = useMedia('belowTablet')
  const items: NavItem[] = [
    { key: 'home', label: t('nav.books'), href: '#/home', icon: 'books' },
    { key: 'applications', label: t('nav.applications'), href: '#/applications', icon: 'files' },
    {
      key: 'chat',
      label: t('chat:title'),
      href: '#/chat',
      icon: glyphs.chatCircle,
      badge: { count: 2, attention: true },
    },
    { key: 'calendar', label: t('calendar:title'), href: '#/calendar', icon: glyphs.calendarBlank },
  ]
  return (
    <Announcer>
      <ToastProvider>
        <TopShell
          brand={t('product')}
          homeHref="#/home"
          groups={[{ key: 'main', items }]}
          tabs={[...items, { key: 'profile', label: t('nav.profile'), href: '#/profile', icon: 'user' }]}
          path={`#/${under}`}
          crumbs={[{ label: title }]}
          actions={
            <>
              <Button
                variant="quiet"
                size="sm"
                trailing={glyphs.caretDown}
                aria-label={`${t('header.language')}: ${t(`languageShort.${locale}`)}`}
              >
                {t(`languageShort.${locale}`)}
              </Button>
              {!phone && <IconButton glyph={glyphs.sun} label={t('header.theme')} tone="chrome" />}
              <IconButton
                glyph={glyphs.bell}
                label={t('header.notifications', { count: 2, shown: 2 })}
                tone="chrome"
                count={2}
              />
              <AvatarButton name={timur.name} label={t('header.profileOf', { name: timur.name })} />
            </>
          }
        >
          {children}
        </TopShell>
      </ToastProvider>
    </Announcer>
  )
}
