import { locales, useTranslation } from '@press/i18n'
import { Button, Inline, Link, SignInLayout, glyphs, type SignInLayoutProps } from '@press/ui'
import { preferences, usePreferences } from '../providers/preferences.ts'
import { useCurrentTitle } from '../routing/PageTitles.tsx'
import { useRoute } from '../routing/useRoute.ts'

type PublicLayoutProps = Pick<SignInLayoutProps, 'description' | 'children'>

/**
 * The layout of the screens before sign-in. The route sets layout and title; the footer holds the language switch and the
 * instruction.
 */
export function PublicLayout(props: PublicLayoutProps) {
  const { t } = useTranslation('shell')
  const { t: tAuth } = useTranslation('session')
  const { locale } = usePreferences()
  const { handle } = useRoute()
  const title = useCurrentTitle()
  return (
    <SignInLayout
      {...props}
      title={title}
      layout={handle?.layout ?? 'centred'}
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
