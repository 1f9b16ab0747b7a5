import { useNotifications, useSession, useUserProfile } from '@press/client'
import { givenName } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Loaded, paths, useNotificationRows, useNow } from '@press/shell'
import { ButtonLink, Columns, DescriptionList, NotificationList, Page, PageHeader, Panel } from '@press/ui'

/** So many of the newest notifications stand here. */
const shown = 8

/** Who the partner is to the press, and what has happened lately. */
export function HomeScreen() {
  const { t } = useTranslation(['home', 'shell'])
  const { user } = useSession()
  return (
    <Page width="wide" header={<PageHeader bookish title={t('greeting', { name: givenName(user?.name ?? '') })} />}>
      <Columns aside="end" gap={6}>
        <Latest />
        <Organization />
      </Columns>
    </Page>
  )
}

function Latest() {
  const now = useNow()
  const { notifications, error, retry, markRead, markAllRead } = useNotifications()
  const rows = useNotificationRows(notifications?.slice(0, shown))
  return (
    <Loaded of={{ data: notifications, error, mutate: retry }}>
      {() => (
        <Panel padding="none">
          <NotificationList
            notifications={rows}
            now={now}
            onRead={(id) => void markRead(Number(id))}
            onReadAll={() => void markAllRead()}
            allHref={paths.notifications}
          />
        </Panel>
      )}
    </Loaded>
  )
}

function Organization() {
  const { t } = useTranslation('people')
  return (
    <Panel
      title={t('profile.organization')}
      actions={
        <ButtonLink variant="quiet" size="sm" href={paths.settings}>
          {t('profile.title')}
        </ButtonLink>
      }
    >
      <Loaded of={useUserProfile()}>
        {({ user, profile }) => (
          <DescriptionList
            items={[
              { term: t('profile.name'), value: profile.organization },
              { term: t('profile.contact'), value: user.name },
              { term: t('profile.email'), value: profile.email },
              { term: t('profile.phone'), value: profile.phone },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  )
}
