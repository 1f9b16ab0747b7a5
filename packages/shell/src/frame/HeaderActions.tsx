import { session, signOut, useNotifications, type Session } from '@press/client'
import type { Portal } from '@press/domain'
import { locales, useTranslation, type Locale } from '@press/i18n'
import {
  afterwards,
  AvatarButton,
  Button,
  glyphs,
  IconButton,
  Menu,
  Popover,
  themeNames,
  useMedia,
  type NavGroup,
  type ThemeName,
} from '@press/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { preferences, usePreferences } from '../providers/preferences.ts'
import { paths, rolePaths } from '../routing/paths.ts'
import type { LoadScreens } from '../routing/routes.ts'
import { SearchButton } from '../search/SearchButton.tsx'
import { useBrowserNotices } from '../screens/notifications/browserNotices.ts'
import { loadUnsentQuestion, useLeaving } from './useLeaving.tsx'

const loadNotifications = () => import('./NotificationsPanel.tsx')
const loadSettings = () => import('./SettingsDrawer.tsx')
const NotificationsPanel = lazy(loadNotifications)
const SettingsDrawer = lazy(loadSettings)
const BrowserNotices = lazy(() => import('./BrowserNotices.tsx'))

interface HeaderActionsProps {
  portal: Portal
  user: NonNullable<Session['user']>
  screens: LoadScreens
  groups: readonly NavGroup[]
}

/** Search, language, theme, notifications and the person's own menu. What opens from them is loaded when it is first opened. */
export function HeaderActions({ portal, user, screens, groups }: HeaderActionsProps) {
  const { t } = useTranslation('shell')
  const { unread } = useNotifications()
  // A phone keeps the room for the title; the theme is among the settings of the view.
  const phone = useMedia('belowTablet')
  const { state: browser } = useBrowserNotices()
  const [settings, setSettings] = useState(false)
  const leaving = useLeaving(user.id, () => void signOut())
  useEffect(() => afterwards(loadNotifications, loadSettings, loadUnsentQuestion), [])

  return (
    <>
      <SearchButton screens={screens} groups={groups} />
      <LanguageMenu />
      {!phone && <ThemeMenu />}
      <Popover
        label={t('nav.notifications')}
        renderTrigger={(props) => (
          <IconButton
            {...props}
            glyph={glyphs.bell}
            tone="chrome"
            // A name that holds what is to be read on the button (WCAG 2.5.3).
            label={
              unread
                ? t('header.notifications', { count: unread, shown: unread > 99 ? '99+' : unread })
                : t('nav.notifications')
            }
            count={unread}
          />
        )}
      >
        {(close) => (
          <Suspense>
            <NotificationsPanel onLeave={close} />
          </Suspense>
        )}
      </Popover>
      <Menu
        label={t('header.profile')}
        align="end"
        items={[
          { key: 'name', heading: user.name },
          { key: 'settings', label: t('header.profileSettings'), glyph: glyphs.userCircle, href: paths.settings },
          { key: 'faq', label: t('nav.faq'), glyph: glyphs.question, href: paths.faq },
          { key: 'support', label: t('nav.support'), glyph: glyphs.lifebuoy, href: rolePaths(user.role_id).support },
          { key: 'view', label: t('header.viewSettings'), glyph: glyphs.gearSix, onSelect: () => setSettings(true) },
          { key: 'line', separator: true },
          {
            key: 'lock',
            label: t('header.lock'),
            glyph: glyphs.lockSimple,
            onSelect: () => session.lock(true),
          },
          {
            key: 'out',
            label: t('header.signOut'),
            glyph: glyphs.signOut,
            onSelect: leaving.ask,
          },
        ]}
        renderTrigger={(props) => (
          <AvatarButton
            {...props}
            label={t('header.profileOf', { name: user.name })}
            name={user.name}
            src={user.avatar ?? undefined}
          />
        )}
      />
      <Suspense>{browser === 'granted' && <BrowserNotices />}</Suspense>
      {leaving.question}
      <Suspense>{settings && <SettingsDrawer open onOpenChange={setSettings} portal={portal} />}</Suspense>
    </>
  )
}

/** The language switch of the header; the screens before the portal have their own. */
export function LanguageMenu() {
  const { t } = useTranslation('shell')
  const { locale } = usePreferences()
  return (
    <Menu
      label={t('header.language')}
      align="end"
      items={locales.map((key) => ({
        key,
        label: t(`language.${key}`),
        checked: key === locale,
        radio: true,
        onSelect: () => preferences.set('locale', key satisfies Locale),
      }))}
      renderTrigger={(props) => (
        <Button
          {...props}
          variant="quiet"
          size="sm"
          trailing={glyphs.caretDown}
          aria-label={`${t('header.language')}: ${t(`languageShort.${locale}`)}, ${t(`language.${locale}`)}`}
        >
          {t(`languageShort.${locale}`)}
        </Button>
      )}
    />
  )
}

const drawings = {
  light: glyphs.sun,
  dark: glyphs.moon,
  'semi-light': glyphs.sunHorizon,
  'semi-dark': glyphs.moonStars,
} as const

function ThemeMenu() {
  const { t } = useTranslation('shell')
  const { theme } = usePreferences()
  return (
    <Menu
      label={t('header.theme')}
      align="end"
      items={themeNames.map((key) => ({
        key,
        label: t(`theme.${key}`),
        glyph: drawings[key],
        checked: key === theme,
        radio: true,
        onSelect: () => preferences.set('theme', key satisfies ThemeName),
      }))}
      renderTrigger={(props) => (
        <IconButton
          {...props}
          glyph={drawings[theme]}
          tone="chrome"
          label={`${t('header.theme')}: ${t(`theme.${theme}`)}`}
        />
      )}
    />
  )
}
