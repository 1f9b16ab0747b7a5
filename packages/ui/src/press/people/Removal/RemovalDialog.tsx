import { removalWaitingDays, getRemovalDueDate, removalParts, type Retention, type OpenRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { Stack } from '../../../foundations/layout/index.ts'
import { Heading, Text } from '../../../foundations/Text/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { ConfirmDialog, Dialog } from '../../../primitives/Dialog/index.ts'
import * as styles from '../people.css.ts'
import { OpenList } from './OpenList.tsx'

export interface RemovalDialogProps {
  open: readonly OpenRow[]
  /** Today, `yyyy-mm-dd`. */
  today: string
  rowHref: (row: OpenRow) => string
  onClose: () => void
  onAsk: () => void
}

/**
 * Shows what is deleted and when, and what is kept, until when and why. If items are unfinished, shows what must be finished first.
 */
export function RemovalDialog({ open, today, rowHref, onClose, onAsk }: RemovalDialogProps) {
  const { t } = useTranslation('privacy')
  const { date } = useFormat()
  if (open.length > 0)
    return (
      <Dialog
        open
        size="md"
        title={t('removal.openTitle')}
        onOpenChange={onClose}
        footer={<Button onClick={onClose}>{t('removal.close')}</Button>}
      >
        <Stack gap={4}>
          <Text as="p" tone="secondary">
            {t('removal.openText')}
          </Text>
          <OpenList rows={open} rowHref={rowHref} />
        </Stack>
      </Dialog>
    )
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('removal.dialogTitle')}
      confirmLabel={t('removal.confirm')}
      cancelLabel={t('removal.cancel')}
      onOpenChange={onClose}
      onConfirm={onAsk}
    >
      <Stack gap={4}>
        <Text as="p">{t('removal.days', { count: removalWaitingDays })}</Text>
        <Part title={t('removal.goes', { date: date(getRemovalDueDate(today), 'date') })}>
          <li>{t('removal.signIn')}</li>
          {removalParts.deletedData.map(({ what }) => (
            <li key={what}>{t(`what.${what}`)}</li>
          ))}
        </Part>
        <Part title={t('removal.stays')}>
          {removalParts.keptData.map((row) => (
            <li key={row.what}>
              <RetentionLine row={row} />
            </li>
          ))}
        </Part>
      </Stack>
    </ConfirmDialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Heading level={3}>{title}</Heading>
      <ul className={styles.plainList}>{children}</ul>
    </Stack>
  )
}

function RetentionLine({ row }: { row: Retention }) {
  const { t } = useTranslation('privacy')
  const retentionText = 'count' in row ? t(`kept.${row.kept}`, { count: row.count }) : t(`kept.${row.kept}`)
  const reasonText = row.kept === 'account' || row.kept === 'days' ? '' : t(`removal.why.${row.what}`)
  return <>{t('removal.line', { what: t(`what.${row.what}`), kept: retentionText, why: reasonText })}</>
}
