import type { Application } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page, Stack } from '../../../foundations/layout/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { DecisionPanel, type DecisionPanelProps } from '../DecisionPanel/index.ts'
import { aigul, elena, timur } from '../../shared/fixtures/people.ts'
import { ApplicationDetails, type ApplicationDetailsProps } from './ApplicationDetails.tsx'

interface FixtureApplicationProps
  extends Pick<DecisionPanelProps, 'decider' | 'onDecide'>, Pick<ApplicationDetailsProps, 'onDownload'> {
  /** The application; leave it out while it loads. */
  application?: Application | undefined
  failed?: boolean
  onRetry: () => void
}

/** An application with the decision panel, composed as in the staff portal. */
export function ApplicationFixture({ application, failed, onRetry, onDownload, ...decide }: FixtureApplicationProps) {
  const { t } = useTranslation(['applications', 'shell'])
  return (
    <ScreenFixture under="applications" record={application?.book_name ?? t('details.number', { id: 218 })}>
      {failed ? (
        <Page>
          <ErrorState onRetry={onRetry}>{t('shell:error.unreachable')}</ErrorState>
        </Page>
      ) : (
        <ApplicationDetails
          application={application}
          owner={timur}
          team={[{ user: timur }, { user: aigul }, { user: elena }]}
          onDownload={onDownload}
          decision={
            application && (
              <Stack gap={3}>
                <DecisionPanel application={application} {...decide} />
                {application.status === 'accepted' && (
                  <ButtonLink variant="primary" fullWidth leading={glyphs.plus} href="#/techcards/new">
                    {t('details.createCard')}
                  </ButtonLink>
                )}
              </Stack>
            )
          }
        />
      )}
    </ScreenFixture>
  )
}
