import { getAssignableRoles } from '@press/domain'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { Columns, Page, Stack } from '../../../foundations/layout/index.ts'
import { facts, open, sauleAccount, sessions } from '../fixtures.ts'
import { UserSidePanel } from '../UserSidePanel/index.ts'
import { ReassignDialog } from '../ReassignDialog/index.ts'
import { UserHeader } from '../UserHeader/index.ts'
import { UserOverview } from './UserOverview.tsx'

interface FixtureUserPageProps {
  onRole: () => void
  onEdit: () => void
}

/** One person's page, composed as in the portal. */
export function UserPageFixture({ onRole, onEdit }: FixtureUserPageProps) {
  return (
    <ScreenFixture under="users" record={sauleAccount.name}>
      <Page>
        <Stack gap={5}>
          <UserHeader user={sauleAccount} backHref="#/users" writeHref="#/chat" onEdit={onEdit} />
          <Columns aside="end" gap={6}>
            <UserOverview facts={facts} />
            <Stack gap={5}>
              <UserSidePanel
                user={sauleAccount}
                access={{
                  roles: getAssignableRoles('hr'),
                  roleKept: null,
                  onRole,
                  sessions,
                  onEndSession: () => undefined,
                }}
              />
              <ReassignDialog user={sauleAccount} open={open} onDeactivate={async () => undefined} />
            </Stack>
          </Columns>
        </Stack>
      </Page>
    </ScreenFixture>
  )
}
