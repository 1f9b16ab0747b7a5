import { useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { CopyButton } from '../../../primitives/CopyButton/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import * as styles from '../people.css.ts'

export interface RecoveryCodesDialogProps {
  /** The recovery codes. The server returns them only once. */
  codes: readonly string[]
  onClose: () => void
}

/** Downloads the codes as a text file. */
function downloadCodes(codes: readonly string[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([codes.join('\n')], { type: 'text/plain' }))
  link.download = 'press-codes.txt'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** Recovery codes for a lost authenticator app. The codes are not shown again, so the user prints or saves them. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('profile')
  return (
    <Dialog
      open
      title={t('codes.title')}
      dismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" leading={glyphs.downloadSimple} onClick={() => downloadCodes(codes)}>
            {t('codes.keep')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('codes.done')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p" tone="secondary">
          {t('codes.text')}
        </Text>
        <ul className={styles.codes} aria-label={t('codes.list')}>
          {codes.map((code) => (
            <li key={code} className={styles.code}>
              {code}
            </li>
          ))}
        </ul>
        <div>
          <CopyButton variant="words" value={codes.join('\n')} label={t('codes.copy')} />
        </div>
      </Stack>
    </Dialog>
  )
}
