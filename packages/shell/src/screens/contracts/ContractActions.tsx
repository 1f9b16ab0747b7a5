import type { AnswerOf } from '@press/contract'
import { act, useSession } from '@press/client'
import { getContractKinds, getRoleOrDefault } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Button, ButtonLink, glyphs, useConfirm, useToast } from '@press/ui'
import { useSaving } from '../../calls/useSaving.ts'
import { rolePaths } from '../../routing/paths.ts'
import { ContractDownloadButtons } from './ContractDownloadButtons.tsx'

export type ContractWithAccess = AnswerOf<'GET /api/contracts/{id}'>['contract']

interface ContractActionsProps {
  contract: ContractWithAccess
  /** Whether the contract is being edited on this screen. @default false */
  editing?: boolean
}

/** The actions of a contract: anyone who reads it downloads its files; its authors recall, end and renew it. */
export function ContractActions({ contract, editing = false }: ContractActionsProps) {
  const { t } = useTranslation('contracts')
  const { user } = useSession()
  const toast = useToast()
  const { submit } = useSaving()
  const [confirm, confirmDialog] = useConfirm()
  const { id, kind, number, status, version, party_name, paper, pending_signature: pendingSignature } = contract
  const canWrite = getContractKinds(getRoleOrDefault(user?.role_id ?? 0).key).includes(kind)
  const userPaths = rolePaths(user?.role_id ?? 0)
  const changeStatus = async (nextStatus: 'draft' | 'ended') => {
    const textKey = nextStatus === 'draft' ? 'recall' : 'end'
    const isConfirmed = await confirm({
      tone: 'danger',
      title: t(`${textKey}.title`),
      children: [
        t(`${textKey}.text`, { name: party_name }),
        pendingSignature && nextStatus === 'draft' && t('recall.pendingLost'),
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: t(`${textKey}.confirm`),
      cancelLabel: t(`${textKey}.cancel`),
      run: async () => {
        await submit(() =>
          act('POST /api/contracts/{id}/status', { params: { id }, body: { status: nextStatus, version } }),
        )
      },
    })
    if (isConfirmed) toast({ message: t(nextStatus === 'draft' ? 'said.recalled' : 'said.ended') })
  }
  return (
    <>
      {(paper ?? status === 'draft') && <ContractDownloadButtons id={id} name={t(`named.${kind}`, { number })} />}
      {canWrite && status === 'draft' && !editing && (
        <ButtonLink leading={glyphs.pencilSimple} href={userPaths.editContract(id)}>
          {t('tools.edit')}
        </ButtonLink>
      )}
      {canWrite && status === 'sent' && (
        <Button leading={glyphs.arrowCounterClockwise} onClick={() => void changeStatus('draft')}>
          {t('tools.recall')}
        </Button>
      )}
      {canWrite && (status === 'signed' || status === 'ended') && (
        <ButtonLink leading={glyphs.arrowClockwise} href={userPaths.newContract(kind, id)}>
          {t('tools.renew')}
        </ButtonLink>
      )}
      {canWrite && status === 'signed' && (
        <Button leading={glyphs.archive} onClick={() => void changeStatus('ended')}>
          {t('tools.end')}
        </Button>
      )}
      {confirmDialog}
    </>
  )
}
