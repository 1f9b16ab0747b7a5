import { locales, useTranslation, type Locale } from '@press/i18n'
import { Button, glyphs, IconButton, Menu, themeNames, type ThemeName } from '@press/ui'
import { preferences, usePreferences } from '../providers/preferences.ts'

/** The language switch of the header. Screens before sign-in have another switch. */
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

const themeGlyphs = {
  light: glyphs.sun,
  dark: glyphs.moon,
  'semi-light': glyphs.sunHorizon,
  'semi-dark': glyphs.moonStars,
} as const

/** The theme switch of the header. */
export function ThemeMenu() {
  const { t } = useTranslation('shell')
  const { theme } = usePreferences()
  return (
    <Menu
      label={t('header.theme')}
      align="end"
      items={themeNames.map((key) => ({
        key,
        label: t(`theme.${key}`),
        glyph: themeGlyphs[key],
        checked: key === theme,
        radio: true,
        onSelect: () => preferences.set('theme', key satisfies ThemeName),
      }))}
      renderTrigger={(props) => (
        <IconButton
          {...props}
          glyph={themeGlyphs[theme]}
          tone="chrome"
          label={`${t('header.theme')}: ${t(`theme.${theme}`)}`}
        />
      )}
    />
  )
}
