import { useTranslation } from '@press/i18n'
import { encode } from 'uqr'
import { Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import * as styles from '../people.css.ts'

export interface TotpDialogProps {
  /** The secret for the authenticator app, in base32. */
  secret: string
  /** The secret as a URI that the app reads from the QR code. */
  uri: string
  onClose: () => void
  /**
   * Turns on codes from the app, after checking a first code. If it rejects with a `FormError`, the error appears on the field
   * `code`.
   */
  onSubmit: (code: string) => Promise<unknown>
}

const splitIntoGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Draws a QR code as one SVG path. */
function QrCode({ uri, label }: { uri: string; label: string }) {
  const { data, size } = encode(uri, { border: 2 })
  const path = data.flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

/** Sets up an authenticator app: the user scans or types the secret, then enters a first code as a test. */
export function TotpDialog({ secret, uri, onClose, onSubmit }: TotpDialogProps) {
  const { t } = useTranslation('profile')
  const form = usePressForm<{ code: string }, 'profile'>({
    values: { code: '' },
    problems: ({ code }) => (code.trim() ? {} : { code: 'required' }),
    namespace: 'profile',
    onSubmit: async ({ code }) => {
      await onSubmit(code)
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('totp.title')}
      onClose={onClose}
      cancelLabel={t('totp.cancel')}
      submitLabel={t('totp.submit')}
      busyLabel={t('totp.busy')}
    >
      <Stack gap={4}>
        <Text as="p" tone="secondary">
          {t('totp.scan')}
        </Text>
        <QrCode uri={uri} label={t('totp.picture')} />
        <Stack gap={1}>
          <Text variant="small" tone="secondary">
            {t('totp.byHand')}
          </Text>
          <Text as="p" variant="strong" tabular>
            {splitIntoGroups(secret)}
          </Text>
        </Stack>
        <TextField
          label={t('totp.code')}
          hint={t('totp.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          tabular
          {...form.register('code')}
        />
      </Stack>
    </FormDialog>
  )
}
