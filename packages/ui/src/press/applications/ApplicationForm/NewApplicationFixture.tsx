import { useTranslation } from '@press/i18n'
import { AuthorFixture } from '../../../docs/AuthorFixture.tsx'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Inline, Page, Stack } from '../../../foundations/layout/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { ApplicationForm, type ApplicationFormProps } from './ApplicationForm.tsx'

interface FixtureNewApplicationProps extends ApplicationFormProps {
  /** Whether a restored draft is shown. */
  restored?: boolean
}

/** An author's new application, composed as in the portal. */
export function NewApplicationFixture({ restored, ...form }: FixtureNewApplicationProps) {
  const { t } = useTranslation(['applications', 'shell'])
  return (
    <AuthorFixture title={t('form.newTitle')}>
      <Page width="wide">
        <Stack gap={2}>
          <Inline justify="between">
            <Link variant="standalone" tone="muted" glyph={glyphs.arrowLeft} href="#/home">
              {t('shell:nav.books')}
            </Link>
          </Inline>
          {restored && (
            <Alert action={{ label: t('draft.begunNew'), onAction: () => undefined }}>{t('draft.shown')}</Alert>
          )}
          <ApplicationForm {...form} />
        </Stack>
      </Page>
    </AuthorFixture>
  )
}
