import { locales, useTranslation, type Locale } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, type Glyph } from '../../foundations/Icon/index.ts'
import { Stack } from '../../foundations/layout/index.ts'
import { Heading, Text } from '../../foundations/Text/index.ts'
import { densities, themeNames, themes, type Density, type ThemeName } from '../../themes/themes.ts'
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts'
import { ThemeChoice } from './ThemeChoice.tsx'

export const menuOrientations = ['vertical', 'horizontal'] as const
export type MenuOrientation = (typeof menuOrientations)[number]

export interface SettingsPanelProps {
  theme: ThemeName
  onThemeChange: (theme: ThemeName) => void
  locale: Locale
  onLocaleChange: (locale: Locale) => void
  /** Left out where rows are always comfortable (the author's portal). */
  density?: Density
  onDensityChange?: (density: Density) => void
  /** Left out where the menu has one place. */
  menu?: MenuOrientation
  onMenuChange?: (menu: MenuOrientation) => void
}

const densityGlyphs: Record<Density, Glyph> = { comfortable: glyphs.rows, compact: glyphs.list }

/** How the portal looks to this person, for a drawer. Every choice holds at once. */
export function SettingsPanel({
  theme,
  onThemeChange,
  locale,
  onLocaleChange,
  density,
  onDensityChange,
  menu,
  onMenuChange,
}: SettingsPanelProps) {
  const { t } = useTranslation(['shell', 'frame'])
  return (
    <Stack gap={6}>
      <Section title={t('frame:settings.theme')} hint={t('frame:settings.themeHint')}>
        <ThemeChoice
          label={t('frame:settings.theme')}
          value={theme}
          onValueChange={onThemeChange}
          options={themeNames.map((name) => ({ name, label: t(`theme.${name}`), ...themes[name] }))}
        />
      </Section>
      <Section title={t('frame:settings.language')}>
        <SegmentedControl
          label={t('frame:settings.language')}
          fullWidth
          value={locale}
          onValueChange={onLocaleChange}
          options={locales.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
      </Section>
      {density && onDensityChange && (
        <Section title={t('frame:settings.density')} hint={t('frame:settings.densityHint')}>
          <SegmentedControl
            label={t('frame:settings.density')}
            fullWidth
            value={density}
            onValueChange={onDensityChange}
            options={densities.map((value) => ({
              value,
              label: t(`frame:settings.densities.${value}`),
              glyph: densityGlyphs[value],
            }))}
          />
        </Section>
      )}
      {menu && onMenuChange && (
        <Section title={t('frame:settings.menu')}>
          <SegmentedControl
            label={t('frame:settings.menu')}
            fullWidth
            value={menu}
            onValueChange={onMenuChange}
            options={menuOrientations.map((value) => ({ value, label: t(`frame:settings.menus.${value}`) }))}
          />
        </Section>
      )}
    </Stack>
  )
}

const Section = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <Stack gap={2} as="section">
    <Stack gap={0}>
      <Heading level={3}>{title}</Heading>
      {hint && (
        <Text as="p" variant="small" tone="muted">
          {hint}
        </Text>
      )}
    </Stack>
    {children}
  </Stack>
)
