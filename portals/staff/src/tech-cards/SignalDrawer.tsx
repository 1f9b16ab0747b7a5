import { act, useCall } from '@press/client'
import { getFlag, getGrantedScope, limits, roundStages, type StoredFile } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useDownload, useRefusal, useUpload } from '@press/shell'
import { Drawer, FileUpload, SignalRounds, Stack, useToast } from '@press/ui'
import { useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import type { TechCard } from '../shared/tech-card.ts'

/** The rounds of a book's signal copy with their remarks. People with permission can upload the file of the next round. */
export function SignalDrawer({ card, onClose }: { card: TechCard; onClose: () => void }) {
  const { t } = useTranslation('signals')
  const { role } = useStaff()
  const canUpload =
    getGrantedScope(role, 'techCards', 'putSignal') === 'all' &&
    !card.signalEndDate &&
    card.is_archieve !== 1 &&
    roundStages.some((stage) => card[getFlag(stage)])
  return (
    <Drawer open onOpenChange={onClose} title={t('label')}>
      <Stack gap={6}>
        {canUpload && <SignalUpload card={card} />}
        <Rounds card={card} />
      </Stack>
    </Drawer>
  )
}

function Rounds({ card }: { card: TechCard }) {
  const download = useDownload()
  const answer = useCall('GET /api/tech-cards/{id}/signal-rounds', { params: { id: card.id } })
  return (
    <QueryBoundary result={answer}>
      {({ signal: { rounds } }) => <SignalRounds rounds={rounds} onDownload={download} />}
    </QueryBoundary>
  )
}

function SignalUpload({ card: { id, version } }: { card: TechCard }) {
  const { t } = useTranslation('signals')
  const toast = useToast()
  const toFormError = useRefusal()
  const onUpload = useUpload('pdf')
  const [file, setFile] = useState<StoredFile | null>(null)
  const [failure, setFailure] = useState<string>()
  const uploadRound = async (newFile: StoredFile | null) => {
    setFile(newFile)
    setFailure(undefined)
    if (!newFile) return
    try {
      await act('POST /api/tech-cards/{id}/signal-rounds', { params: { id }, body: { file: newFile.id, version } })
      setFile(null)
      toast({ message: t('round.putDone') })
    } catch (error) {
      const { message, fields } = toFormError(error)
      setFailure(fields?.['file'] ?? message)
    }
  }
  return (
    <FileUpload
      label={t('round.put')}
      hint={t('round.putHint')}
      value={file}
      onValueChange={(next) => void uploadRound(next)}
      error={failure}
      accept={['.pdf']}
      maxSize={limits.documentBytes}
      onUpload={onUpload}
    />
  )
}
