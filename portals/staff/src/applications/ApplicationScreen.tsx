import { decideApplication, useApplication } from '@press/client'
import { grantOf } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Loaded, useDownload, useErrorText, usePageTitle, useParams } from '@press/shell'
import { ApplicationDetails, ButtonLink, DecisionPanel, glyphs, Stack, useToast, type Decision } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'

type Application = NonNullable<ReturnType<typeof useApplication>['data']>['application']

/** One application: what is proposed, the papers that speak for it, and what may be decided. */
export function ApplicationScreen() {
  const id = Number(useParams()['id'])
  const answer = useApplication(id)
  const download = useDownload()
  usePageTitle(answer.data?.application.book_name)
  return (
    <Loaded of={answer} skeleton={<ApplicationDetails onDownload={download} />}>
      {({ application, applicationTeam, appOwner }) => (
        <ApplicationDetails
          application={application}
          owner={appOwner}
          team={applicationTeam}
          onDownload={download}
          decision={<Decide application={application} />}
        />
      )}
    </Loaded>
  )
}

function Decide({ application }: { application: Application }) {
  const { t } = useTranslation('applications')
  const { role } = useStaff()
  const toast = useToast()
  const errorText = useErrorText()
  const { id, version } = application

  const decide = async (decision: Decision) => {
    try {
      await decideApplication(id, { ...decision, version })
    } catch (error) {
      throw new Error(errorText(error), { cause: error })
    }
    toast({ message: t(`decision.done.${decision.status}`) })
  }

  return (
    <Stack gap={3}>
      <DecisionPanel application={application} decider={role} onDecide={decide} />
      <CardLink application={application} />
    </Stack>
  )
}

/** From an accepted application on: to its tech card, or to the making of one. */
function CardLink({ application: { id, status, techcard_id } }: { application: Application }) {
  const { t } = useTranslation('applications')
  const { role, to } = useStaff()
  if (techcard_id && grantOf(role, 'techCards', 'read'))
    return (
      <ButtonLink variant="secondary" fullWidth leading={glyphs.bookBookmark} href={to.techCard(techcard_id)}>
        {t('details.openCard', { id: techcard_id })}
      </ButtonLink>
    )
  if (status === 'accepted' && !techcard_id && grantOf(role, 'techCards', 'write'))
    return (
      <ButtonLink variant="primary" fullWidth leading={glyphs.plus} href={to.newTechCard(id)}>
        {t('details.createCard')}
      </ButtonLink>
    )
  return null
}
