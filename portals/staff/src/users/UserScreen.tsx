import { act, read, saveUser, searchUsers, searchWorkplaces, useCall, useSession } from '@press/client'
import {
  roleByKey,
  getRoleOrDefault,
  getAssignableRoles,
  getUserRefusal,
  type RoleKey,
  type UserRow,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useConfirmIdentity, useParams, usePageTitle, useSaving } from '@press/shell'
import { Columns, Page, Stack, UserSidePanel, UserDialog, ReassignDialog, UserHeader, UserOverview } from '@press/ui'
import { useState } from 'react'
import { LogLink } from '../shared/LogLink.tsx'
import { MergeButton, MergeHistory } from '../shared/MergeButton.tsx'
import { useStaff } from '../shared/useStaff.ts'

/** One person: their performance and permissions, with the actions to reassign their work and deactivate the account. */
export function UserScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('users')
  const answer = useCall('GET /api/users/{id}', { params: { id } })
  usePageTitle(answer.data?.user.name)
  return (
    <Page>
      <QueryBoundary result={answer} errorTitle={t('page.failed')}>
        {({ user }) => <UserPage key={user.id} user={user} />}
      </QueryBoundary>
    </Page>
  )
}

function UserPage({ user }: { user: UserRow }) {
  const { t } = useTranslation(['users', 'merges'])
  const { role, paths, getMessageHref } = useStaff()
  const currentUser = useSession().user
  const { save, submit } = useSaving()
  const [, identityDialog, runWithConfirmation] = useConfirmIdentity()
  /** Whether the dialog is open. If it opens to change the role, this is the new role. */
  const [dialogRole, setDialogRole] = useState<RoleKey | true>()

  const getRefusal = (action: Parameters<typeof getUserRefusal>[2]) =>
    getUserRefusal({ id: currentUser?.id ?? 0, role }, user, action)
  const canManage = getAssignableRoles(role).length > 0
  const canEdit = getRefusal('edit') === null
  const canEndSessions = getRefusal('endSession') === null
  const roleRefusal = getRefusal('role')
  const overview = useCall('GET /api/users/{id}/overview', { params: { id: user.id } })
  const sessions = useCall('GET /api/users/{id}/sessions', canManage ? { params: { id: user.id } } : null)
  const merges = useCall('GET /api/users/{id}/merges', canManage ? { params: { id: user.id } } : null)
  const openRows = useCall(
    'GET /api/users/{id}/open',
    canManage && getRefusal('deactivate') === null ? { params: { id: user.id } } : null,
  )
  /** Merging is offered only for authors and partners, because only they tend to register twice. */
  const canMerge = user.state !== 'inactive' && (roleRefusal === null || roleRefusal === 'outside')
  const messageHref = user.state === 'active' ? getMessageHref(user.id) : undefined

  const activate = () => {
    let returnedCount = 0
    return save(
      'activate',
      async () =>
        (returnedCount = (
          await act('POST /api/users/{id}/activate', { params: { id: user.id }, body: { version: user.version } })
        ).returned),
      () =>
        returnedCount > 0
          ? t('said.returned', { name: user.name, count: returnedCount })
          : t('said.activated', { name: user.name }),
    )
  }
  return (
    <Stack gap={5}>
      <UserHeader
        user={user}
        backHref={paths.users}
        messageHref={messageHref}
        onEdit={canEdit ? () => setDialogRole(true) : undefined}
        onInvite={
          getRefusal('invite') === null
            ? () =>
                void save(
                  'invite',
                  () => act('POST /api/users/{id}/invite', { params: { id: user.id } }),
                  t('said.invited', { email: user.email }),
                )
            : undefined
        }
        onActivate={getRefusal('activate') === null ? () => void activate() : undefined}
        onWithdrawEmail={
          canEdit
            ? () =>
                void save(
                  'email',
                  () => act('DELETE /api/users/{id}/email', { params: { id: user.id } }),
                  t('said.emailWithdrawn'),
                )
            : undefined
        }
      />
      <MergeHistory
        merges={merges.data?.merges ?? []}
        onUndo={() =>
          void save(
            'unmerge',
            () =>
              runWithConfirmation(t('merges:confirmUndo'), () =>
                act('POST /api/users/{id}/unmerge', { params: { id: user.id } }),
              ),
            t('merges:undone'),
          )
        }
      />
      <Columns aside="end" gap={6}>
        <QueryBoundary result={overview} skeleton={<UserOverview />}>
          {(facts) => <UserOverview facts={facts} />}
        </QueryBoundary>
        <Stack gap={5}>
          <UserSidePanel
            user={user}
            access={
              canManage
                ? {
                    roles: getAssignableRoles(role),
                    roleLockReason: roleRefusal,
                    onRole: setDialogRole,
                    sessions: sessions.data?.sessions,
                    ...(canEndSessions && {
                      onEndSession: ({ id }: { id: number }) =>
                        void save(
                          'session',
                          () =>
                            act('DELETE /api/users/{id}/sessions/{session}', { params: { id: user.id, session: id } }),
                          t('said.sessionEnded'),
                        ),
                    }),
                  }
                : undefined
            }
          />
          <LogLink resource="user" id={user.id} />
          {canMerge && (
            <MergeButton
              name={user.name}
              search={async (query, signal) =>
                (await searchUsers(query, getRoleOrDefault(user.role_id).key, signal))
                  .filter((one) => one.id !== user.id)
                  .map((one) => ({ value: String(one.id), label: one.name, detail: one.email }))
              }
              preview={async (other) =>
                (await read('GET /api/users/{id}/merge', { params: { id: user.id }, query: { with: other } })).moves
              }
              onMerge={async (other) => {
                await runWithConfirmation(t('merges:confirm'), () =>
                  act('POST /api/users/{id}/merge', { params: { id: user.id }, body: { with: other } }),
                )
              }}
            />
          )}
          {canManage && user.state !== 'inactive' && (
            <ReassignDialog
              user={user}
              open={openRows.data}
              refusal={getRefusal('deactivate')}
              onDeactivate={async (reassignment) => {
                await submit(
                  () =>
                    act('POST /api/users/{id}/deactivate', {
                      params: { id: user.id },
                      body: { ...reassignment, version: user.version },
                    }),
                  t('said.deactivated', { name: user.name }),
                )
              }}
            />
          )}
        </Stack>
      </Columns>
      {identityDialog}
      {dialogRole && (
        <UserDialog
          user={dialogRole === true ? user : { ...user, role_id: roleByKey(dialogRole).id, specialization: null }}
          roles={getAssignableRoles(role)}
          roleLockReason={roleRefusal}
          organizationLockReason={getRefusal('organization')}
          searchOrganizations={searchWorkplaces}
          onClose={() => setDialogRole(undefined)}
          onSave={async (formValues) => {
            await submit(
              () => runWithConfirmation(t('form.confirmEmail'), () => saveUser(formValues, user)),
              ({ pending_email: email }) =>
                email !== null && email !== user.pending_email ? t('said.emailAsked', { email }) : t('said.saved'),
            )
          }}
        />
      )}
    </Stack>
  )
}
