import { act, read, saveUser, searchUsers, searchWorkplaces, useCall, useSession } from '@press/client'
import { roleByKey, getRoleOrDefault, getAssignableRoles, userRefusal, type RoleKey, type UserRow } from '@press/domain'
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
      <QueryBoundary of={answer} failed={t('page.failed')}>
        {({ user }) => <UserPage key={user.id} user={user} />}
      </QueryBoundary>
    </Page>
  )
}

function UserPage({ user }: { user: UserRow }) {
  const { t } = useTranslation(['users', 'merges'])
  const { role, to, writeTo } = useStaff()
  const me = useSession().user
  const { save, submit } = useSaving()
  const [, question, guard] = useConfirmIdentity()
  /** Whether the dialog is open. If it opens to change the role, this is the new role. */
  const [editing, setEditing] = useState<RoleKey | true>()

  const refusal = (what: Parameters<typeof userRefusal>[2]) => userRefusal({ id: me?.id ?? 0, role }, user, what)
  const manages = getAssignableRoles(role).length > 0
  const edits = refusal('edit') === null
  const endsSessions = refusal('endSession') === null
  const roleRefusal = refusal('role')
  const overview = useCall('GET /api/users/{id}/overview', { params: { id: user.id } })
  const sessions = useCall('GET /api/users/{id}/sessions', manages ? { params: { id: user.id } } : null)
  const merges = useCall('GET /api/users/{id}/merges', manages ? { params: { id: user.id } } : null)
  const open = useCall(
    'GET /api/users/{id}/open',
    manages && refusal('deactivate') === null ? { params: { id: user.id } } : null,
  )
  /** Merging is offered only for authors and partners, because only they tend to register twice. */
  const merging = user.state !== 'inactive' && (roleRefusal === null || roleRefusal === 'outside')
  const write = user.state === 'active' ? writeTo(user.id) : undefined

  const activate = () => {
    let returned = 0
    return save(
      'activate',
      async () =>
        (returned = (
          await act('POST /api/users/{id}/activate', { params: { id: user.id }, body: { version: user.version } })
        ).returned),
      () =>
        returned > 0
          ? t('said.returned', { name: user.name, count: returned })
          : t('said.activated', { name: user.name }),
    )
  }
  return (
    <Stack gap={5}>
      <UserHeader
        user={user}
        backHref={to.users}
        {...(write && { writeHref: write })}
        {...(edits && { onEdit: () => setEditing(true) })}
        {...(refusal('invite') === null && {
          onInvite: () =>
            void save(
              'invite',
              () => act('POST /api/users/{id}/invite', { params: { id: user.id } }),
              t('said.invited', { email: user.email }),
            ),
        })}
        {...(refusal('activate') === null && { onActivate: () => void activate() })}
        {...(edits && {
          onWithdrawEmail: () =>
            void save(
              'email',
              () => act('DELETE /api/users/{id}/email', { params: { id: user.id } }),
              t('said.emailWithdrawn'),
            ),
        })}
      />
      <MergeHistory
        merges={merges.data?.merges ?? []}
        onUndo={() =>
          void save(
            'unmerge',
            () =>
              guard(t('merges:confirmUndo'), () => act('POST /api/users/{id}/unmerge', { params: { id: user.id } })),
            t('merges:undone'),
          )
        }
      />
      <Columns aside="end" gap={6}>
        <QueryBoundary of={overview} skeleton={<UserOverview />}>
          {(facts) => <UserOverview facts={facts} />}
        </QueryBoundary>
        <Stack gap={5}>
          <UserSidePanel
            user={user}
            {...(manages && {
              access: {
                roles: getAssignableRoles(role),
                roleKept: roleRefusal,
                onRole: setEditing,
                sessions: sessions.data?.sessions,
                ...(endsSessions && {
                  onEndSession: ({ id }: { id: number }) =>
                    void save(
                      'session',
                      () => act('DELETE /api/users/{id}/sessions/{session}', { params: { id: user.id, session: id } }),
                      t('said.sessionEnded'),
                    ),
                }),
              },
            })}
          />
          <LogLink resource="user" id={user.id} />
          {merging && (
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
                await guard(t('merges:confirm'), () =>
                  act('POST /api/users/{id}/merge', { params: { id: user.id }, body: { with: other } }),
                )
              }}
            />
          )}
          {manages && user.state !== 'inactive' && (
            <ReassignDialog
              user={user}
              open={open.data}
              refusal={refusal('deactivate')}
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
      {question}
      {editing && (
        <UserDialog
          user={editing === true ? user : { ...user, role_id: roleByKey(editing).id, specialization: null }}
          roles={getAssignableRoles(role)}
          roleKept={roleRefusal}
          organizationKept={refusal('organization')}
          searchOrganizations={searchWorkplaces}
          onClose={() => setEditing(undefined)}
          onSave={async (filling) => {
            await submit(
              () => guard(t('form.confirmEmail'), () => saveUser(filling, user)),
              ({ pending_email: email }) =>
                email !== null && email !== user.pending_email ? t('said.emailAsked', { email }) : t('said.saved'),
            )
          }}
        />
      )}
    </Stack>
  )
}
