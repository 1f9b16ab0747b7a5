import type { OpenRow, OwnRemoval } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { OpenList } from './OpenList.tsx'
import { RemovalDialog } from './RemovalDialog.tsx'

export interface RemovalProps {
  removal: OwnRemoval
  /** Today, `yyyy-mm-dd`. */
  today: string
  rowHref: (row: OpenRow) => string
  /** Called when the user has read what will be deleted and kept, and continues. */
  onAsk: () => void
  onWithdraw: () => Promise<unknown>
}

/**
 * Lets a person request the removal of their data, or withdraw the request. Shows what is deleted, what is kept and why, and what
 * must be finished first.
 */
export function Removal({ removal: { open, request }, today, rowHref, onAsk, onWithdraw }: RemovalProps) {
  const { t } = useTranslation('privacy')
  const { date } = useFormat()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const isBlocked = request !== null && request.due <= today && open.length > 0

  const withdrawRequest = async () => {
    setIsBusy(true)
    try {
      await onWithdraw()
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Stack gap={3}>
      <Text>{t('removal.title')}</Text>
      {request ? (
        <>
          <Alert tone="warning">
            {isBlocked ? t('removal.held') : t('removal.waits', { date: date(request.due, 'date') })}
          </Alert>
          {open.length > 0 && <OpenList rows={open} rowHref={rowHref} />}
          <div>
            <Button busy={isBusy} onClick={() => void withdrawRequest()}>
              {t('removal.withdraw')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Text variant="small" tone="secondary">
            {t('removal.text')}
          </Text>
          <div>
            <Button variant="dangerOutline" onClick={() => setIsDialogOpen(true)}>
              {t('removal.ask')}
            </Button>
          </div>
        </>
      )}
      {isDialogOpen && (
        <RemovalDialog
          open={open}
          today={today}
          rowHref={rowHref}
          onClose={() => setIsDialogOpen(false)}
          onAsk={() => {
            setIsDialogOpen(false)
            onAsk()
          }}
        />
      )}
    </Stack>
  )
}
