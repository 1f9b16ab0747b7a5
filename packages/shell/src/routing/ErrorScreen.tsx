import { useTranslation } from '@press/i18n'
import { Button, ButtonLink, ErrorPage, type ErrorPageKind } from '@press/ui'
import { usePageTitle } from './pageTitle.tsx'
import { ownHome } from './ownHome.ts'

/** What stands in the place of a screen that is not there, is not for this person, or broke. */
export function ErrorScreen({ kind }: { kind: Extract<ErrorPageKind, 'missing' | 'noAccess' | 'broken'> }) {
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
          <ButtonLink variant={kind === 'broken' ? 'quiet' : 'primary'} href={ownHome()}>
            {t('error.home')}
          </ButtonLink>
        </>
      }
    />
  )
}
