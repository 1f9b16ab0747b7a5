import { locales, useTranslation, type Locale } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, type Glyph } from '../../foundations/Icon/index.ts'
import { Stack } from '../../foundations/layout/index.ts'
import { Heading, Text } from '../../foundations/Text/index.ts'
import { densities, themeNames, themes, type Density, type ThemeName } from '../../themes/themes.ts'
import { SegmentedControl, type SegmentedControlProps } from '../../primitives/SegmentedControl/index.ts'
import { messageStays, type MessageStay } from '../../primitives/Toast/index.ts'
import { ThemeChoice } from './ThemeChoice.tsx'

export const menuOrientations = ['vertical', 'horizontal'] as const
export type MenuOrientation = (typeof menuOrientations)[number]

export interface SettingsPanelProps {
  theme: ThemeName
  onThemeChange: (theme: ThemeName) => void
  locale: Locale
  onLocaleChange: (locale: Locale) => void
  messages: MessageStay
  onMessagesChange: (messages: MessageStay) => void
  /** The density of rows. Leave it out if rows are always comfortable (the author portal). */
  density?: Density
  onDensityChange?: (density: Density) => void
  /** The position of the menu. Leave it out if the menu has only one position. */
  menu?: MenuOrientation
  onMenuChange?: (menu: MenuOrientation) => void
}

const densityGlyphs: Record<Density, Glyph> = { comfortable: glyphs.rows, compact: glyphs.list }

/** The person's display settings, for a drawer. Every choice applies immediately. */
export function SettingsPanel({
  theme,
  onThemeChange,
  locale,
  onLocaleChange,
  messages,
  onMessagesChange,
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
      <Choice
        title={t('frame:settings.language')}
        value={locale}
        onValueChange={onLocaleChange}
        options={locales.map((value) => ({ value, label: t(`language.${value}`) }))}
      />
      {density && onDensityChange && (
        <Choice
          title={t('frame:settings.density')}
          hint={t('frame:settings.densityHint')}
          value={density}
          onValueChange={onDensityChange}
          options={densities.map((value) => ({
            value,
            label: t(`frame:settings.densities.${value}`),
            glyph: densityGlyphs[value],
          }))}
        />
      )}
      {menu && onMenuChange && (
        <Choice
          title={t('frame:settings.menu')}
          value={menu}
          onValueChange={onMenuChange}
          options={menuOrientations.map((value) => ({ value, label: t(`frame:settings.menus.${value}`) }))}
        />
      )}
      <Choice
        title={t('frame:settings.messages')}
        hint={t('frame:settings.messagesHint')}
        value={messages}
        onValueChange={onMessagesChange}
        options={messageStays.map((value) => ({ value, label: t(`frame:settings.messageStays.${value}`) }))}
      />
    </Stack>
  )
}

interface SectionProps {
  title: string
  hint?: string
}
const Section = ({ title, hint, children }: SectionProps & { children: ReactNode }) => (
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

const Choice = <Value extends string>({
  title,
  hint,
  ...choice
}: SectionProps & Omit<SegmentedControlProps<Value>, 'label' | 'size' | 'fullWidth'>) => (
  <Section title={title} hint={hint}>
    <SegmentedControl label={title} fullWidth {...choice} />
  </Section>
)
