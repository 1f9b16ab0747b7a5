import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Inline, Panel, Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { CopyButton } from '../../../primitives/CopyButton/index.ts'
import { ConfirmDialog } from '../../../primitives/Dialog/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'

export interface ShareBookProps {
  /** The full URL of the link and its creation time; null if there is no link. Omit while it loads. */
  link?: { href: string; created_at: string } | null | undefined
  /** The action in progress. */
  busy?: 'making' | 'ending' | undefined
  /** Why the last attempt failed, in words. */
  failure?: string | undefined
  onMake: () => void
  /** Revokes the link after the confirmation. Resolves when the link is revoked, or to `false` if the server refused. */
  onEnd: () => Promise<boolean>
}

/** Creates, copies and revokes the link with which people follow a book without an account. */
export function ShareBook({ link, busy, failure, onMake, onEnd }: ShareBookProps) {
  const { t } = useTranslation('tracking')
  const { date } = useFormat()
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <Panel title={t('share.title')}>
      <Stack gap={3}>
        {failure && !isConfirming && <Alert tone="danger">{failure}</Alert>}
        <Text variant="small" tone="muted">
          {t('share.text')}
        </Text>
        {link === undefined && (
          <SkeletonGroup>
            <Skeleton width="half" />
          </SkeletonGroup>
        )}
        {link === null && (
          <div>
            <Button leading={glyphs.link} busy={busy === 'making'} busyLabel={t('share.making')} onClick={onMake}>
              {t('share.make')}
            </Button>
          </div>
        )}
        {link && (
          <>
            <TextField
              label={t('share.link')}
              value={link.href}
              readOnly
              hint={t('share.since', { date: date(link.created_at, 'date') })}
            />
            <Inline gap={3}>
              <CopyButton variant="words" size="md" value={link.href} label={t('share.copy')} />
              <Link href={link.href} external variant="standalone">
                {t('share.open')}
              </Link>
              <Button variant="quiet" onClick={() => setIsConfirming(true)}>
                {t('share.end')}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('share.question')}
        confirmLabel={t('share.end')}
        cancelLabel={t('share.keep')}
        tone="danger"
        busyLabel={t('share.ending')}
        busy={busy === 'ending'}
        onConfirm={() => void onEnd().then((isEnded) => isEnded && setIsConfirming(false))}
      >
        <Stack gap={3}>
          {failure && <Alert tone="danger">{failure}</Alert>}
          <p>{t('share.consequence')}</p>
        </Stack>
      </ConfirmDialog>
    </Panel>
  )
}
