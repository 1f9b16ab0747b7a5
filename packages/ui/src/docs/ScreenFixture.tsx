import { useLocale, useTranslation } from '@press/i18n'
import { useSyncExternalStore, type ReactNode } from 'react'
import { glyphs, type Glyph } from '../foundations/Icon/index.ts'
import { useMedia } from '../foundations/useMedia/index.ts'
import { CommandButton } from '../patterns/CommandPalette/index.ts'
import { AppShell, AvatarButton, findCurrentItem, type AppShellProps } from '../patterns/frame/index.ts'
import { aigul } from '../press/shared/fixtures/people.ts'
import { Announcer } from '../primitives/Announcer/index.ts'
import type { Crumb } from '../primitives/Breadcrumbs/index.ts'
import { Button } from '../primitives/Button/index.ts'
import { IconButton } from '../primitives/IconButton/index.ts'
import { ToastProvider } from '../primitives/Toast/index.ts'
import { createScreenMenu, createScreenTabs } from './screen-menu.ts'

interface ScreenFixtureProps extends Pick<AppShellProps, 'sidebar'> {
  /** Key of the active menu entry. */
  menuKey: string
  /** The current record, when the screen is not the menu entry itself: «ТК-1143». */
  record?: string
  /** The breadcrumbs including the screen itself, when the menu does not define them. @default group › entry › record */
  crumbs?: readonly string[]
  children: ReactNode
}

const themeGlyphs: Record<string, Glyph> = {
  light: glyphs.sun,
  dark: glyphs.moon,
  'semi-light': glyphs.sunHorizon,
  'semi-dark': glyphs.moonStars,
}
const getPageTheme = () => document.documentElement.dataset['theme'] ?? 'light'
const subscribeToTheme = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The staff portal around a screen, for stories that are compared with the design mockups. */
export function ScreenFixture({ menuKey, record, crumbs, sidebar, children }: ScreenFixtureProps) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const isPhone = useMedia('belowTablet')
  const theme = useSyncExternalStore(subscribeToTheme, getPageTheme, () => 'light')
  const groups = createScreenMenu(locale, menuKey)
  const path = `#/${menuKey}`
  const group = groups.find(({ items }) => findCurrentItem(items, path))
  const entry = group && findCurrentItem(group.items, path)
  const breadcrumbs: (Crumb | undefined)[] = [
    group?.label ? { label: group.label } : undefined,
    entry && { label: entry.label, ...(record && { href: entry.href }) },
    record ? { label: record } : undefined,
  ]
  return (
    <Announcer>
      <ToastProvider>
        <AppShell
          brand={t('product')}
          homeHref="#/home"
          groups={groups}
          tabs={createScreenTabs(locale)}
          hasMenuTab
          path={path}
          crumbs={crumbs?.map((label) => ({ label })) ?? breadcrumbs.filter((crumb) => crumb !== undefined)}
          sidebar={sidebar}
          actions={
            <>
              <CommandButton />
              {!isPhone && (
                <>
                  <Button
                    variant="quiet"
                    size="sm"
                    trailing={glyphs.caretDown}
                    aria-label={`${t('header.language')}: ${t(`languageShort.${locale}`)}`}
                  >
                    {t(`languageShort.${locale}`)}
                  </Button>
                  <IconButton glyph={themeGlyphs[theme] ?? glyphs.sun} label={t('header.theme')} tone="chrome" />
                </>
              )}
              <IconButton
                glyph={glyphs.bell}
                label={t('header.notifications', { count: 4, shown: 4 })}
                tone="chrome"
                count={4}
              />
              <AvatarButton name={aigul.name} label={t('header.profileOf', { name: aigul.name })} />
            </>
          }
        >
          {children}
        </AppShell>
      </ToastProvider>
    </Announcer>
  )
}
