import { locales, useLocale, useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Inline, Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { SignInLayout } from '../../../patterns/SignInLayout/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { BookTracking } from './BookTracking.tsx'
import type { TrackedBook } from './tracked-book.ts'

interface FixturePublicBookProps {
  /** The book. Omit while it loads. */
  book?: TrackedBook | undefined
  /** Whether the link has expired, or there are too many requests. */
  refused?: 'over' | 'tooMany' | undefined
  onRetry: () => void
}

/** The page of a book's public link, composed as in the author's portal. */
export function PublicBookFixture({ book, refused, onRetry }: FixturePublicBookProps) {
  const { t } = useTranslation(['tracking', 'shell', 'session'])
  const current = useLocale()
  return (
    <SignInLayout
      brand={t('shell:product')}
      layout="centred"
      title={t(refused === 'over' ? 'public.over' : 'public.title')}
      {...(refused && { description: t(refused === 'over' ? 'public.overText' : 'public.tooMany') })}
      footer={
        <Inline justify="between">
          <Inline gap={1}>
            {locales.map((key) => (
              <Button
                key={key}
                variant="quiet"
                size="sm"
                aria-pressed={key === current}
                lang={key === 'kz' ? 'kk' : key}
              >
                {t(`shell:language.${key}`)}
              </Button>
            ))}
          </Inline>
          <Link href="#instruction" external variant="standalone" tone="muted" glyph={glyphs.filePdf}>
            {t('session:signIn.instruction')}
          </Link>
        </Inline>
      }
    >
      {refused === 'tooMany' && <Button onClick={onRetry}>{t('public.again')}</Button>}
      {!refused && (
        <Stack gap={4}>
          <BookTracking reader="anyone" book={book} />
          <Text variant="caption" tone="muted">
            {t('public.note')}
          </Text>
        </Stack>
      )}
    </SignInLayout>
  )
}
