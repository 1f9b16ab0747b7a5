import { locales, useLocale, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Inline, Stack } from '../../foundations/layout/index.ts'
import { Text } from '../../foundations/Text/index.ts'
import { Alert } from '../../primitives/Alert/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Checkbox } from '../../primitives/Checkbox/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import { SignInLayout } from './SignInLayout.tsx'

interface FixtureSignInProps {
  email?: string
  password?: string
  /** Why the server refused the sign-in. */
  failure?: 'refused' | 'otherPortal' | 'unreachable'
  busy?: boolean
  /** Whether to show the demo accounts. */
  demo?: boolean
  onSignIn: () => void
}

/** The first screen of a portal, composed as in the portals. */
export function SignInFixture({ email = '', password = '', failure, busy, demo, onSignIn }: FixtureSignInProps) {
  const { t } = useTranslation(['session', 'shell', 'domain'])
  const current = useLocale()
  const [tried, setTried] = useState(false)
  const [typed, setTyped] = useState({ email, password })
  const type = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  const missing = tried && { email: !typed.email, password: !typed.password }
  return (
    <SignInLayout
      brand={t('shell:product')}
      title={t('signIn.title')}
      description={t('signIn.subtitle')}
      footer={
        <Inline justify="between">
          <Inline gap={1}>
            {locales.map((key) => (
              <Button
                key={key}
                variant="quiet"
                size="sm"
                aria-pressed={key === current}
                lang={key === 'kz' ? 'kk' : key}
              >
                {t(`shell:language.${key}`)}
              </Button>
            ))}
          </Inline>
          <Link href="#instruction" external variant="standalone" tone="muted" glyph={glyphs.filePdf}>
            {t('signIn.instruction')}
          </Link>
        </Inline>
      }
    >
      <Stack gap={6}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setTried(true)
            if (typed.email && typed.password) onSignIn()
          }}
        >
          <Stack gap={5}>
            {failure && <Failure why={failure} />}
            <TextField
              label={t('fields.email')}
              type="email"
              size="lg"
              prefix={glyphs.envelopeSimple}
              autoComplete="username"
              value={typed.email}
              error={missing && missing.email ? t('problems.emailRequired') : undefined}
              onValueChange={(next) => type({ email: next })}
            />
            <TextField
              label={t('fields.password')}
              type="password"
              size="lg"
              prefix={glyphs.lockSimple}
              autoComplete="current-password"
              hint={t('fields.passwordHint')}
              value={typed.password}
              error={missing && missing.password ? t('problems.required') : undefined}
              onValueChange={(next) => type({ password: next })}
            />
            <Checkbox defaultChecked label={t('signIn.remember')} />
            <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} busyLabel={t('signIn.busy')}>
              {t('signIn.submit')}
            </Button>
            <Link href="#forgot-password" variant="standalone">
              {t('signIn.forgot')}
            </Link>
          </Stack>
        </form>
        {demo && (
          <Stack gap={2}>
            <Text variant="caption" tone="muted">
              {t('signIn.demo')}
            </Text>
            <Inline gap={2}>
              {(['author', 'partner'] as const).map((role) => (
                <Button key={role} variant="tinted" size="sm" onClick={onSignIn}>
                  {t(`domain:role.${role}`)}
                </Button>
              ))}
            </Inline>
          </Stack>
        )}
        <Text variant="small" tone="secondary" as="p">
          {t('signIn.newAuthor')}{' '}
          <Link href="#register" variant="standalone" strong>
            {t('signIn.register')}
          </Link>
        </Text>
      </Stack>
    </SignInLayout>
  )
}

function Failure({ why }: { why: NonNullable<FixtureSignInProps['failure']> }) {
  const { t } = useTranslation('session')
  if (why === 'unreachable') return <Alert tone="danger">{t('signIn.unreachable')}</Alert>
  if (why === 'refused')
    return <Alert tone="danger">{t('signIn.failed', { reason: 'неверная почта или пароль' })}</Alert>
  return (
    <Alert tone="danger" action={{ label: t('signIn.otherPortal'), onAction: () => undefined }}>
      {t('signIn.failed', { reason: 'эта учётная запись работает на портале сотрудников' })}
    </Alert>
  )
}
