import { useUser } from '@press/client'
import { roleOf } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Avatar, DescriptionList, Inline, Page, PageHeader, Panel, Stack, Text } from '@press/ui'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../routing/PageTitles.tsx'
import { Loaded } from '../Loaded.tsx'

/** What anybody signed in may know of a person. */
export function ProfileScreen() {
  const { t } = useTranslation('people')
  const { t: tDomain } = useTranslation('domain')
  const answer = useUser(Number(useParams()['id']))
  usePageTitle(answer.data?.user.name)
  return (
    <Page width="reading" header={<PageHeader title={answer.data?.user.name ?? t('profile.title')} />}>
      <Loaded of={answer}>
        {({ user, profile }) => (
          <Panel>
            <Stack>
              <Inline gap={4}>
                <Avatar name={user.name} src={user.avatar ?? undefined} size={64} decorative />
                <Text tone="secondary">{tDomain(`role.${roleOf(user.role_id).key}`)}</Text>
              </Inline>
              <DescriptionList
                items={[
                  { term: t('profile.organization'), value: profile.organization },
                  {
                    term: t('profile.specialization'),
                    value: profile.specialization && t(`specializations.${profile.specialization}`),
                  },
                  { term: t('profile.biography'), value: profile.biography },
                ]}
              />
            </Stack>
          </Panel>
        )}
      </Loaded>
    </Page>
  )
}
