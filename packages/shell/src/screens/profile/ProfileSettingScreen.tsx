import { useUserProfile } from '@press/client'
import { roleOf } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Avatar, DescriptionList, Inline, Page, PageHeader, Panel, Stack, Text } from '@press/ui'
import { Loaded } from '../Loaded.tsx'
import { CalendarFeedPanel } from './CalendarFeedPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'

/** One's own profile, password and sessions. */
export function ProfileSettingScreen() {
  const { t } = useTranslation('people')
  const { t: tDomain } = useTranslation('domain')
  const { date } = useFormat()
  return (
    <Page width="reading" header={<PageHeader title={t('profile.title')} />}>
      <Stack gap={4}>
        <Panel>
          <Loaded of={useUserProfile()}>
            {({ user, profile }) => (
              <Stack>
                <Inline gap={4}>
                  <Avatar name={user.name} src={user.avatar ?? undefined} size={64} decorative />
                  <Stack gap={0}>
                    <Text variant="h2">{user.name}</Text>
                    <Text tone="secondary">{tDomain(`role.${roleOf(user.role_id).key}`)}</Text>
                  </Stack>
                </Inline>
                <DescriptionList
                  items={[
                    { term: t('profile.email'), value: profile.email },
                    { term: t('profile.phone'), value: profile.phone },
                    { term: t('profile.organization'), value: profile.organization },
                    {
                      term: t('profile.specialization'),
                      value: profile.specialization && t(`specializations.${profile.specialization}`),
                    },
                    { term: t('profile.birthday'), value: profile.birthday && date(profile.birthday, 'date') },
                    { term: t('profile.biography'), value: profile.biography },
                  ]}
                />
                <Text variant="caption" tone="muted">
                  {t('profile.since', { date: date(profile.created_at, 'date') })}
                </Text>
              </Stack>
            )}
          </Loaded>
        </Panel>
        <PasswordPanel />
        <SessionsPanel />
        <CalendarFeedPanel />
      </Stack>
    </Page>
  )
}
