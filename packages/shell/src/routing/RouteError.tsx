import { useTranslation } from '@press/i18n'
import { Button, ButtonLink, ErrorPage, type ErrorPageKind } from '@press/ui'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { usePageTitle } from './pageTitle.tsx'
import { paths } from './paths.ts'

function kindOf(error: unknown): ErrorPageKind {
  if (error instanceof Response || isRouteErrorResponse(error)) return error.status === 403 ? 'noAccess' : 'missing'
  return 'broken'
}

/** What stands in the place of a screen that is not there, is not for this person, or broke. */
export function RouteError() {
  const { t } = useTranslation('shell')
  const error = useRouteError()
  const kind = kindOf(error)
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
          <ButtonLink variant={kind === 'broken' ? 'quiet' : 'primary'} href={paths.home}>
            {t('error.home')}
          </ButtonLink>
        </>
      }
    />
  )
}
