import { saveFile, useCall } from '@press/client'
import { retentionRules } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Button, glyphs, Inline, Panel, Stack, Text } from '@press/ui'
import { useState } from 'react'
import { QueryBoundary } from '../../calls/QueryBoundary.tsx'
import { useSaving } from '../../calls/useSaving.ts'
import { ConsentDialog, ConsentText } from './ConsentDialog.tsx'
import { RemovalSection } from './RemovalSection.tsx'

/** The person's consents, the data that the press stores about them and for how long, and an export as a file. */
export function PersonalDataPanel() {
  const { t } = useTranslation('privacy')
  const { date } = useFormat()
  const { busy, save } = useSaving()
  const answer = useCall('GET /api/userprofile/consents', {})
  const [openConsent, setOpenConsent] = useState<{ title: string; text: string }>()

  const downloadData = async () => {
    await save('download', () => saveFile('GET /api/userprofile/data', {}, 'personal-data.json'))
  }
  return (
    <Panel title={t('panel.title')}>
      <Stack gap={5}>
        <QueryBoundary result={answer}>
          {({ consents }) => (
            <Stack gap={3}>
              {consents.length === 0 && (
                <Text variant="small" tone="secondary">
                  {t('panel.none')}
                </Text>
              )}
              {consents.map(({ id, kind, version, text, agreed_at }) => {
                const title = t(`panel.${kind}`)
                return (
                  <Inline key={id} gap={3}>
                    <Text>{title}</Text>
                    <Text variant="small" tone="secondary">
                      {t('panel.given', { date: date(agreed_at, 'date'), version })}
                    </Text>
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={t('panel.readOf', { name: title })}
                      onClick={() => setOpenConsent({ title, text })}
                    >
                      {t('panel.show')}
                    </Button>
                  </Inline>
                )
              })}
            </Stack>
          )}
        </QueryBoundary>
        <Stack gap={3}>
          <Text>{t('panel.file')}</Text>
          <Text variant="small" tone="secondary">
            {t('panel.fileText')}
          </Text>
          <div>
            <Button leading={glyphs.downloadSimple} busy={busy} onClick={() => void downloadData()}>
              {t('panel.download')}
            </Button>
          </div>
        </Stack>
        <Stack gap={2}>
          <Text>{t('panel.kept')}</Text>
          <ul>
            {retentionRules.map((row) => (
              <li key={row.what}>
                <Text variant="small" tone="secondary">
                  {`${t(`what.${row.what}`)}: ${'count' in row ? t(`kept.${row.kept}`, { count: row.count }) : t(`kept.${row.kept}`)}`}
                </Text>
              </li>
            ))}
          </ul>
          <Text variant="small" tone="secondary" as="p">
            {t('panel.change')}
          </Text>
        </Stack>
        <RemovalSection />
      </Stack>
      {openConsent && (
        <ConsentDialog title={openConsent.title} onClose={() => setOpenConsent(undefined)}>
          <ConsentText text={openConsent.text} />
        </ConsentDialog>
      )}
    </Panel>
  )
}
