import { useCall, useSession } from '@press/client'
import type { AnswerOf } from '@press/contract'
import { isAllowed, getRoleOrDefault } from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  Avatar,
  ConfidentialPanel,
  DescriptionList,
  Inline,
  Link,
  Page,
  PageHeader,
  Panel,
  RatingFigures,
  Stack,
  Text,
  type MaskedFields,
} from '@press/ui'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../routing/PageTitles.tsx'
import { QueryBoundary } from '../../calls/QueryBoundary.tsx'
import { useConfirmIdentity } from './useConfirmIdentity.tsx'
import { useRevealedFields } from './useRevealedFields.ts'

type Answer = AnswerOf<'GET /api/user/{id}'>

/** A person's profile for anyone signed in; people who pay or draw up contracts also see the identity documents. */
export function ProfileScreen() {
  const { t } = useTranslation('profile')
  const { user: reader } = useSession()
  const answer = useCall('GET /api/user/{id}', { params: { id: Number(useParams()['id']) } })
  usePageTitle(answer.data?.user.name)
  return (
    <Page width="reading" header={<PageHeader title={answer.data?.user.name ?? t('profile.title')} />}>
      <QueryBoundary result={answer} errorTitle={t('profile.userFailed')}>
        {({ user, profile }) => (
          <Stack gap={4}>
            <Facts user={user} profile={profile} />
            {profile.rating && (
              <Panel title={t('profile.rating')}>
                <RatingFigures rating={profile.rating} />
              </Panel>
            )}
            {isAllowed(getRoleOrDefault(reader?.role_id ?? 0).key, 'confidential', 'read', false) && (
              <ConfidentialSection id={user.id} masked={profile} />
            )}
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  )
}

const formatYears = (from: number | null, to: number | null) => [from, to].filter(Boolean).join('–')
const joinParts = (...parts: (string | number | null)[]) => parts.filter(Boolean).join(', ')
const renderLines = (texts: readonly string[]) =>
  texts.length > 0 ? (
    <Stack gap={0}>
      {texts.map((one) => (
        <span key={one}>{one}</span>
      ))}
    </Stack>
  ) : null

function Facts({ user, profile }: Answer) {
  const { t } = useTranslation('profile')
  const { t: tDomain } = useTranslation('domain')
  return (
    <Panel>
      <Stack>
        <Inline gap={4}>
          <Avatar name={user.name} src={user.avatar ?? undefined} size={64} decorative />
          <Text tone="secondary">{tDomain(`role.${getRoleOrDefault(user.role_id).key}`)}</Text>
        </Inline>
        <DescriptionList
          items={[
            { term: t('profile.organization'), value: profile.organization },
            {
              term: t('profile.specialization'),
              value: profile.specialization && t(`specializations.${profile.specialization}`),
            },
            { term: t('profile.biography'), value: profile.biography },
            { term: t('profile.languages'), value: profile.languages.join(', ') },
            { term: t('profile.skills'), value: profile.skills.join(', ') },
            {
              term: t('profile.experience'),
              value: renderLines(
                profile.experience.map((one) => joinParts(one.place, one.position, formatYears(one.from, one.to))),
              ),
            },
            {
              term: t('profile.education'),
              value: renderLines(profile.education.map((one) => joinParts(one.place, one.speciality, one.year))),
            },
            {
              term: t('profile.links'),
              value:
                profile.social_links.length > 0 ? (
                  <Stack gap={1}>
                    {profile.social_links.map((url) => (
                      <Link key={url} href={url} external>
                        {url.replace(/^https?:\/\//, '')}
                      </Link>
                    ))}
                  </Stack>
                ) : null,
            },
          ]}
        />
      </Stack>
    </Panel>
  )
}

function ConfidentialSection({ id, masked }: { id: number; masked: MaskedFields }) {
  const { t } = useTranslation('profile')
  const { revealedFields, reveal, hide } = useRevealedFields(id)
  const [confirmIdentity, identityDialog] = useConfirmIdentity()
  return (
    <>
      <ConfidentialPanel
        masked={masked}
        revealedFields={revealedFields}
        onShow={(field) => confirmIdentity(t('confidential.show'), () => reveal(field))}
        onHide={hide}
      />
      {identityDialog}
    </>
  )
}
