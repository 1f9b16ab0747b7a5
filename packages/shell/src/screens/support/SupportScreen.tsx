import type { BodyOf } from '@press/contract'
import { act, saveSupportRequest, useCall, useSession } from '@press/client'
import { getRoleOrDefault } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Page, PageHeader, SupportDesk, useToast, useNow } from '@press/ui'
import { useDownload } from '../../calls/useDownload.ts'
import { useRefusal } from '../../calls/useRefusal.ts'
import { useListParams } from '../../routing/useListParams.ts'
import { useAttachmentUpload } from './useAttachment.ts'

const defaults = { request: '' }

/** The person's support requests; all requests for people who answer them. */
export function SupportScreen() {
  const { t } = useTranslation('support')
  const { user } = useSession()
  const download = useDownload()
  const toast = useToast()
  const toFormError = useRefusal()
  const onUpload = useAttachmentUpload()
  const [params, setParams] = useListParams(defaults)
  const { data, error, mutate } = useCall('GET /api/support', {})
  const profile = useCall('GET /api/userprofile', {}).data?.profile
  const now = useNow()

  const toRequestError = (problem: unknown, formatMessage: (reason: string) => string) =>
    toFormError(problem, { formatFailure: formatMessage, conflict: t('toast.changedMeanwhile') })
  const toSavedRow = (id: number) => ({ id, version: data?.requests.find((one) => one.id === id)?.version ?? 0 })
  const updateRequest = (id: number, body: Omit<BodyOf<'POST /api/support-request/{id}'>, 'version'>) =>
    act('POST /api/support-request/{id}', { params: { id }, body: { ...body, version: toSavedRow(id).version } }).catch(
      (problem: unknown) => {
        throw toRequestError(problem, (message) => t('toast.editFailed', { message }))
      },
    )

  if (!user) return null
  return (
    <Page header={<PageHeader title={t('title')} />}>
      <SupportDesk
        requests={data?.requests}
        actor={{ id: user.id, role: getRoleOrDefault(user.role_id).key }}
        value={Number(params.request) || null}
        onValueChange={(id) => setParams({ request: id === null ? '' : String(id) })}
        contact_info={profile?.phone ?? profile?.email ?? ''}
        onCreate={async (body) => {
          await saveSupportRequest(body).catch((problem: unknown) => {
            throw toRequestError(problem, (message) => t('toast.createFailed', { message }))
          })
          toast({ message: t('toast.created') })
        }}
        onEdit={async ({ id }, body) => {
          await saveSupportRequest(body, toSavedRow(id)).catch((problem: unknown) => {
            throw toRequestError(problem, (message) => t('toast.editFailed', { message }))
          })
          toast({ message: t('toast.edited') })
        }}
        onAnswer={({ id }, answer) => updateRequest(id, answer)}
        onReopen={({ id }) => updateRequest(id, { status: 'open' })}
        onUpload={onUpload}
        onOpenFile={({ id, name }) => download({ id, name })}
        onRetry={error === undefined ? undefined : () => void mutate()}
        now={now}
      />
    </Page>
  )
}
