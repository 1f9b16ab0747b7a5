import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Divider, Stack } from '../../../foundations/layout/index.ts'
import { Heading, Text } from '../../../foundations/Text/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { CopyButton } from '../../../primitives/CopyButton/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { ShopTokenPart, type ShopTokenPartProps } from './ShopTokenPart.tsx'
import { buildShopRequest } from './shop-request.ts'
import * as styles from './ShopConnectionDialog.css.ts'

export interface ShopConnectionDialogProps extends ShopTokenPartProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The URL to which the shop sends orders. */
  address: string
  /** Opens the import from a table. */
  onImport: () => void
}

/** Explains how orders arrive: with the shop's token, including an example request for a developer, or from a table. */
export function ShopConnectionDialog({
  open,
  onOpenChange,
  address,
  onImport,
  ...connection
}: ShopConnectionDialogProps) {
  const { t } = useTranslation('shop-orders')
  const requestExample = buildShopRequest({
    address,
    token: t('arrive.exampleToken'),
    customer: t('arrive.exampleName'),
    book: t('arrive.exampleBook'),
  })
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('arrive.title')} size="md">
      <Stack gap={6}>
        <DialogPart title={t('arrive.site')} text={t('arrive.siteText')}>
          <div className={styles.copied}>
            <div className={styles.grows}>
              <TextField label={t('arrive.address')} value={address} readOnly />
            </div>
            <CopyButton size="md" value={address} label={t('arrive.copyAddress')} />
          </div>
          <ShopTokenPart {...connection} />
          <Stack gap={2}>
            <Heading level={4}>{t('arrive.example')}</Heading>
            <pre className={styles.request}>{requestExample}</pre>
            <Text variant="small" tone="muted">
              {t('arrive.exampleHint')}
            </Text>
            <div>
              <CopyButton variant="words" value={requestExample} label={t('arrive.copyExample')} />
            </div>
          </Stack>
        </DialogPart>
        <Divider />
        <DialogPart title={t('arrive.table')} text={t('arrive.tableText')}>
          <div>
            <Button leading={glyphs.uploadSimple} onClick={onImport}>
              {t('arrive.import')}
            </Button>
          </div>
        </DialogPart>
      </Stack>
    </Dialog>
  )
}

function DialogPart({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
      {children}
    </Stack>
  )
}
