import { session, signOut, useNotifications, type Session } from '@press/client'
import type { Portal } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { preloadWhenIdle, AvatarButton, glyphs, IconButton, Menu, Popover, useMedia, type NavGroup } from '@press/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { paths, rolePaths } from '../routing/paths.ts'
import { SearchButton } from '../search/SearchButton.tsx'
import { useBrowserNotifications } from '../screens/notifications/useBrowserNotifications.ts'
import { LanguageMenu, ThemeMenu } from './AppearanceMenus.tsx'
import { loadUnsavedWorkDialog, useSignOut } from './useSignOut.tsx'

const loadNotifications = () => import('./NotificationsPanel.tsx')
const loadSettings = () => import('./SettingsDrawer.tsx')
const NotificationsPanel = lazy(loadNotifications)
const SettingsDrawer = lazy(loadSettings)
const BrowserNotifications = lazy(() => import('./BrowserNotifications.tsx'))

interface HeaderActionsProps {
  portal: Portal
  user: NonNullable<Session['user']>
  groups: readonly NavGroup[]
}

/** Search, language, theme, notifications and the person's menu. Their panels are loaded on first use. */
export function HeaderActions({ portal, user, groups }: HeaderActionsProps) {
  const { t } = useTranslation('shell')
  const { unread: unreadCount } = useNotifications()
  // On a phone, the header has no theme menu, to leave space for the title. The theme is in the display settings.
  const isPhone = useMedia('belowTablet')
  const { state: notificationPermission } = useBrowserNotifications()
  const [isSettingsOpen, setIsSettingsOpen] = useState(false)
  const signOutPrompt = useSignOut(user.id, () => void signOut())
  useEffect(() => preloadWhenIdle(loadNotifications, loadSettings, loadUnsavedWorkDialog), [])

  return (
    <>
      <SearchButton groups={groups} />
      <LanguageMenu />
      {!isPhone && <ThemeMenu />}
      <Popover
        label={t('nav.notifications')}
        renderTrigger={(props) => (
          <IconButton
            {...props}
            glyph={glyphs.bell}
            tone="chrome"
            // The accessible name contains the visible text of the button (WCAG 2.5.3).
            label={
              unreadCount
                ? t('header.notifications', { count: unreadCount, shown: unreadCount > 99 ? '99+' : unreadCount })
                : t('nav.notifications')
            }
            count={unreadCount}
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
          {
            key: 'view',
            label: t('header.viewSettings'),
            glyph: glyphs.gearSix,
            onSelect: () => setIsSettingsOpen(true),
          },
          { key: 'line', separator: true },
          {
            key: 'lock',
            label: t('header.lock'),
            glyph: glyphs.lockSimple,
            onSelect: () => session.setLocked(true),
          },
          {
            key: 'out',
            label: t('header.signOut'),
            glyph: glyphs.signOut,
            onSelect: signOutPrompt.requestSignOut,
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
      <Suspense>{notificationPermission === 'granted' && <BrowserNotifications />}</Suspense>
      {signOutPrompt.dialog}
      <Suspense>{isSettingsOpen && <SettingsDrawer open onOpenChange={setIsSettingsOpen} portal={portal} />}</Suspense>
    </>
  )
}
