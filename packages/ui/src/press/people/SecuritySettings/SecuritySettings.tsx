import { parseUserAgent } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Panel, Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Switch } from '../../../primitives/Switch/index.ts'
import * as styles from '../people.css.ts'
import { PersonRow } from '../PersonRow.tsx'

/** Security settings of the current user. Times are ISO 8601. */
export interface Security {
  password_changed_at: string | null
  totp: { on_since: string | null; codes_left: number }
  /** Passkeys on the user's devices, newest first. */
  passkeys: readonly OwnPasskey[]
}

export interface OwnPasskey {
  id: number
  /** User agent of the browser that created the passkey. */
  agent: string
  /** Whether the passkey is synchronised to all of the owner's devices. */
  synced: boolean
  created_at: string
  used_at: string | null
}

/** An active session of the current user. */
export interface OwnSession {
  id: number
  agent: string
  last_seen_at: string
  current: boolean
}

export interface SecuritySettingsProps {
  security: Security
  sessions: readonly OwnSession[]
  onChangePassword: () => void
  /** Turns codes from an authenticator app on or off. */
  onTotp: (isOn: boolean) => void
  /** Generates new recovery codes. */
  onCodes: () => void
  /** Creates a passkey on this device. Omit it if the browser does not support passkeys, so that a note appears. */
  onAddPasskey?: (() => void) | undefined
  onRemovePasskey: (id: number, device: string) => void
  onEndSession: (id: number) => void
  onEndOthers: () => void
}

/** Sign-in methods and active sessions. All changes apply at once. */
export function SecuritySettings({
  security: { password_changed_at, totp, passkeys },
  sessions,
  onChangePassword,
  onTotp,
  onCodes,
  onAddPasskey,
  onRemovePasskey,
  onEndSession,
  onEndOthers,
}: SecuritySettingsProps) {
  const { t } = useTranslation('profile')
  const { date } = useFormat()
  const isTotpOn = totp.on_since !== null
  return (
    <>
      <Panel
        title={t('security.title')}
        actions={
          isTotpOn && (
            <Badge tone="success" glyph={glyphs.shieldCheck}>
              {t('security.guarded')}
            </Badge>
          )
        }
      >
        <ul className={styles.rows}>
          <PersonRow
            glyph={glyphs.password}
            value={t('security.password')}
            detail={
              password_changed_at
                ? t('security.passwordChanged', { date: date(password_changed_at, 'date') })
                : t('security.passwordFirst')
            }
          >
            <Button variant="secondary" size="sm" onClick={onChangePassword}>
              {t('security.change')}
            </Button>
          </PersonRow>
          <PersonRow
            glyph={glyphs.deviceMobile}
            value={t('security.totp')}
            detail={isTotpOn ? t('security.codesLeft', { count: totp.codes_left, of: 10 }) : t('security.totpOff')}
          >
            {isTotpOn && (
              <Button variant="secondary" size="sm" onClick={onCodes}>
                {t('security.codes')}
              </Button>
            )}
            <Switch label={t('security.totp')} labelHidden checked={isTotpOn} onCheckedChange={onTotp} />
          </PersonRow>
          <PersonRow glyph={glyphs.key} value={t('security.passkeys')} detail={t('security.passkeysNone')}>
            <Button
              variant="secondary"
              size="sm"
              disabledReason={onAddPasskey ? undefined : t('security.passkeyMissing')}
              onClick={onAddPasskey}
            >
              {t('security.passkeyAdd')}
            </Button>
          </PersonRow>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={onRemovePasskey} />
          ))}
        </ul>
      </Panel>
      <Panel
        title={t('sessions.title')}
        actions={
          sessions.length > 1 && (
            <Button variant="quiet" size="sm" onClick={onEndOthers}>
              {t('sessions.endOthers')}
            </Button>
          )
        }
      >
        <Stack gap={3}>
          <ul className={styles.rows}>
            {sessions.map(({ id, agent, last_seen_at, current }) => {
              const { name, mobile } = parseUserAgent(agent)
              const device = name || agent || t('sessions.unknown')
              return (
                <PersonRow
                  key={id}
                  glyph={mobile ? glyphs.deviceMobile : glyphs.desktop}
                  value={device}
                  detail={current ? t('sessions.now') : date(last_seen_at, 'dateTime')}
                >
                  {current ? (
                    <Badge tone="accent" glyph={glyphs.checkCircle}>
                      {t('sessions.current')}
                    </Badge>
                  ) : (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={t('sessions.endOf', { device })}
                      onClick={() => onEndSession(id)}
                    >
                      {t('sessions.end')}
                    </Button>
                  )}
                </PersonRow>
              )
            })}
          </ul>
          <Text variant="small" tone="secondary" as="p">
            {t('sessions.note')}
          </Text>
        </Stack>
      </Panel>
    </>
  )
}

interface PasskeyRowProps {
  passkey: OwnPasskey
  onRemove: (id: number, device: string) => void
}

function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation('profile')
  const { date } = useFormat()
  const { id, agent, synced, created_at, used_at } = passkey
  const { name, mobile } = parseUserAgent(agent)
  const device = name || agent || t('sessions.unknown')
  const facts = [
    t('security.passkeyMade', { date: date(created_at, 'date') }),
    used_at ? t('security.passkeyUsed', { date: date(used_at, 'date') }) : t('security.passkeyUnused'),
    synced && t('security.passkeySynced'),
  ]
  return (
    <PersonRow
      glyph={mobile ? glyphs.deviceMobile : glyphs.desktop}
      value={t('security.passkey', { device })}
      detail={facts.filter(Boolean).join(' · ')}
    >
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('security.passkeyRemoveOf', { device })}
        onClick={() => onRemove(id, device)}
      >
        {t('security.passkeyRemove')}
      </Button>
    </PersonRow>
  )
}
