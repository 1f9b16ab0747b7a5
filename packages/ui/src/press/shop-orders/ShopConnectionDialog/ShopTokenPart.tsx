import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { DescriptionList, Inline, Stack } from '../../../foundations/layout/index.ts'
import { Heading, Text } from '../../../foundations/Text/index.ts'
import { useConfirm } from '../../../patterns/Confirm/index.ts'
import { toFormError } from '../../../patterns/Form/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { CopyButton } from '../../../primitives/CopyButton/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import * as styles from './ShopConnectionDialog.css.ts'

/** The token with which the shop sends orders. Its text is shown once and not stored. */
export interface ShopToken {
  /** Time of creation, ISO 8601. */
  created_at: string
  created_by: string | null
  used_at: string | null
}

export interface ShopTokenPartProps {
  /** The current token. Null if there is none; undefined while it loads. */
  token: ShopToken | null | undefined
  /** Whether loading failed. @default false */
  failed?: boolean
  onRetry?: (() => void) | undefined
  /** Creates a token that replaces the previous one. Resolves to the text of the token. */
  onMake: () => Promise<string>
  onEnd: () => Promise<unknown>
}

/** Creates, replaces and revokes the token of the shop. A new token is shown once. */
export function ShopTokenPart({ token, failed = false, onRetry, onMake, onEnd }: ShopTokenPartProps) {
  const { t } = useTranslation('shop-orders')
  const [confirm, confirmation] = useConfirm()
  const [secret, setSecret] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const createToken = async () => setSecret(await onMake())
  const createFirstToken = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await createToken()
    } catch (error) {
      setFailure(toFormError(error).message)
    } finally {
      setBusy(false)
    }
  }
  const revokeToken = async () => {
    await onEnd()
    setSecret(undefined)
  }
  const confirmRenewal = () =>
    confirm({
      title: t('arrive.renewQuestion'),
      children: t('arrive.renewLost'),
      confirmLabel: t('arrive.renew'),
      busyLabel: t('arrive.making'),
      cancelLabel: t('arrive.keep'),
      tone: 'danger',
      run: createToken,
    })
  const confirmRevocation = () =>
    confirm({
      title: t('arrive.endQuestion'),
      children: t('arrive.endLost'),
      confirmLabel: t('arrive.end'),
      cancelLabel: t('arrive.keep'),
      tone: 'danger',
      run: revokeToken,
    })
  return (
    <Stack gap={2}>
      <Heading level={4}>{t('arrive.token')}</Heading>
      {failure && <Alert tone="danger">{failure}</Alert>}
      {token === undefined ? (
        failed ? (
          <Alert tone="danger" action={onRetry ? { label: t('arrive.retry'), onAction: onRetry } : undefined}>
            {t('arrive.failed')}
          </Alert>
        ) : (
          <SkeletonGroup>
            <Skeleton width="half" />
          </SkeletonGroup>
        )
      ) : token === null ? (
        <>
          <Text>{t('arrive.noToken')}</Text>
          <div>
            <Button
              variant="primary"
              leading={glyphs.key}
              busy={busy}
              busyLabel={t('arrive.making')}
              onClick={() => void createFirstToken()}
            >
              {t('arrive.make')}
            </Button>
          </div>
        </>
      ) : (
        <>
          {secret && <SecretAlert value={secret} />}
          <TokenFacts token={token} />
          <Inline gap={2}>
            <Button size="sm" onClick={() => void confirmRenewal()}>
              {t('arrive.renew')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => void confirmRevocation()}>
              {t('arrive.end')}
            </Button>
          </Inline>
        </>
      )}
      {confirmation}
    </Stack>
  )
}

function SecretAlert({ value }: { value: string }) {
  const { t } = useTranslation('shop-orders')
  return (
    <Alert tone="warning" title={t('arrive.tokenOnce')}>
      <div className={styles.copied}>
        <div className={styles.grows}>
          <TextField label={t('arrive.token')} value={value} readOnly />
        </div>
        <CopyButton variant="words" size="md" value={value} label={t('arrive.copyToken')} />
      </div>
    </Alert>
  )
}

function TokenFacts({ token: { created_at, created_by, used_at } }: { token: ShopToken }) {
  const { t } = useTranslation('shop-orders')
  const { date } = useFormat()
  return (
    <DescriptionList
      items={[
        { term: t('arrive.since'), value: date(created_at, 'date') },
        { term: t('arrive.by'), value: created_by },
        { term: t('arrive.used'), value: used_at ? date(used_at, 'dateTime') : t('arrive.unused') },
      ]}
    />
  )
}
