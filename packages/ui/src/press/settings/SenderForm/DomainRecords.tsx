import type { SenderRecord } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Columns, Inline, Panel, Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Button, ButtonLink } from '../../../primitives/Button/index.ts'
import { CopyButton } from '../../../primitives/CopyButton/index.ts'

export interface DomainRecordsProps {
  domain: string
  /** The found records; undefined before the first check. */
  records?: readonly SenderRecord[]
  checkedAt?: string
  busy?: boolean
  /** The reason why the check failed. */
  error?: string | undefined
  onCheck: () => void
}

/** The DNS records that the sender's domain needs for e-mail. The text of missing records can be copied. */
export function DomainRecords({ domain, records, checkedAt, busy, error, onCheck }: DomainRecordsProps) {
  const { t } = useTranslation('settings')
  const { date } = useFormat()
  const missingRecords = (records ?? []).filter(({ state }) => state === 'none' || state === 'other')
  return (
    <Panel
      title={t('letters.records', { domain })}
      actions={
        <Inline gap={3}>
          {checkedAt && (
            <Text variant="small" tone="muted">
              {t('letters.checkedAt', { time: date(checkedAt, 'time') })}
            </Text>
          )}
          <Button size="sm" busy={busy} busyLabel={t('letters.checking')} onClick={onCheck}>
            {t('letters.check')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={3}>
        {error && <Text tone="danger">{t('letters.checkFailed', { message: error })}</Text>}
        {records && (
          <Stack as="ul" gap={3}>
            {records.map((row) => (
              <li key={row.record}>
                <RecordLine {...row} />
              </li>
            ))}
          </Stack>
        )}
        {missingRecords.length > 0 && (
          <Inline>
            <ButtonLink
              size="sm"
              variant="quiet"
              leading={glyphs.envelopeSimple}
              href={buildLetterHref(missingRecords, domain, t)}
            >
              {t('letters.ask')}
            </ButtonLink>
          </Inline>
        )}
      </Stack>
    </Panel>
  )
}

type Translate = ReturnType<typeof useTranslation<'settings'>>['t']

/** Returns a `mailto:` link to the domain's administrator that lists the missing records. */
function buildLetterHref(missingRecords: readonly SenderRecord[], domain: string, t: Translate): string {
  const letterBody = [
    t('letters.askText', { domain }),
    ...missingRecords.map(({ host, value }) => `${host}\n${value}`),
  ].join('\n\n')
  return `mailto:?subject=${encodeURIComponent(t('letters.askSubject'))}&body=${encodeURIComponent(letterBody)}`
}

function RecordLine({ record, state, host, value }: SenderRecord) {
  const { t } = useTranslation('settings')
  const isFound = state === 'found'
  return (
    <Columns desktop={2}>
      <Inline gap={2}>
        <Text tone={isFound ? 'success' : 'muted'}>
          <Icon glyph={isFound ? glyphs.checkCircle : glyphs.circle} weight={isFound ? 'fill' : 'regular'} />
        </Text>
        <Stack gap={0}>
          <Text variant="strong">{t(`letters.record.${record}`)}</Text>
          <Text variant="small" tone="secondary">
            {t(`letters.recordState.${record}.${state}`)}
          </Text>
        </Stack>
      </Inline>
      {!isFound && state !== 'unknown' && (
        <Inline gap={2}>
          <Text variant="small" tone="muted">
            {host}
          </Text>
          <CopyButton value={value} label={t('letters.copy', { record: record.toUpperCase() })} />
        </Inline>
      )}
    </Columns>
  )
}
