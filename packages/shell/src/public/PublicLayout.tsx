import { locales, useTranslation } from '@press/i18n'
import { Button, Inline, Link, SignInLayout, glyphs, type SignInLayoutProps } from '@press/ui'
import { preferences, usePreferences } from '../providers/preferences.ts'
import { usePageTitle } from '../routing/pageTitle.tsx'

type PublicLayoutProps = Pick<SignInLayoutProps, 'title' | 'description' | 'children' | 'layout'>

/** The screens before the portal, with the choice of language and the instruction at their foot. */
export function PublicLayout(props: PublicLayoutProps) {
  const { t } = useTranslation('shell')
  const { t: tAuth } = useTranslation('auth')
  const { locale } = usePreferences()
  usePageTitle(props.title)
  return (
    <SignInLayout
      {...props}
      brand={t('product')}
      footer={
        <Inline justify="between">
          <Inline gap={1}>
            {locales.map((key) => (
              <Button
                key={key}
                variant="quiet"
                size="sm"
                aria-pressed={key === locale}
                lang={key === 'kz' ? 'kk' : key}
                onClick={() => preferences.set('locale', key)}
              >
                {t(`language.${key}`)}
              </Button>
            ))}
          </Inline>
          <Link href="/instruction.pdf" external variant="standalone" tone="muted" glyph={glyphs.filePdf}>
            {tAuth('signIn.instruction')}
          </Link>
        </Inline>
      }
    />
  )
}
