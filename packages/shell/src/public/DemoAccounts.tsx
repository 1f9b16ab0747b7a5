import { useCall } from '@press/client'
import { getRoleOrDefault, type Portal } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Button, Inline, Stack, Text } from '@press/ui'

interface DemoAccountsProps {
  portal: Portal
  disabled: boolean
  onChoose: (email: string) => void
}

/** One-click sign-in choices of a demo press; renders nothing on a real press. */
export function DemoAccounts({ portal, disabled, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation('session')
  const { t: tDomain } = useTranslation('domain')
  const { data } = useCall('GET /api/login/demo', { query: { portal } }, { revalidateOnFocus: false })
  if (!data?.accounts.length) return null
  return (
    <Stack gap={2}>
      <Text variant="caption" tone="muted">
        {t('signIn.demo')}
      </Text>
      <Inline gap={2}>
        {data.accounts.map(({ email, role_id }) => (
          <Button key={email} variant="tinted" size="sm" disabled={disabled} onClick={() => onChoose(email)}>
            {tDomain(`role.${getRoleOrDefault(role_id).key}`)}
          </Button>
        ))}
      </Inline>
    </Stack>
  )
}
