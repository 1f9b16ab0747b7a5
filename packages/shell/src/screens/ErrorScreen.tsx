import { useTranslation } from '@press/i18n'
import { Button, ButtonLink, ErrorPage, type ErrorPageKind } from '@press/ui'
import { getHomePath } from '../routing/home-path.ts'
import { usePageTitle } from '../routing/PageTitles.tsx'

/** What stands in the place of a screen that is not there, is not for this person, or broke. */
export default function ErrorScreen({ kind }: { kind: Extract<ErrorPageKind, 'missing' | 'noAccess' | 'broken'> }) {
  const { t } = useTranslation('frame')
  usePageTitle(t(`error.${kind}`))
  return (
    <ErrorPage
      kind={kind}
      actions={
        <>
          {kind === 'broken' && (
            <Button variant="primary" onClick={() => location.reload()}>
              {t('error.reload')}
            </Button>
          )}
          <ButtonLink variant={kind === 'broken' ? 'quiet' : 'primary'} href={getHomePath()}>
            {t('error.home')}
          </ButtonLink>
        </>
      }
    />
  )
}
