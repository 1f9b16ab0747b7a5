import { useTranslation } from '@press/i18n'
import { Button, ButtonLink, ErrorPage, type ErrorPageKind } from '@press/ui'
import { getHomePath } from '../routing/home-path.ts'
import { usePageTitle } from '../routing/PageTitles.tsx'

/** The page shown instead of a screen that does not exist, is not permitted, or crashed. */
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
