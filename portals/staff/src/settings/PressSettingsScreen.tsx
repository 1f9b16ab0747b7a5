import { useSettings } from '@press/client'
import { formSections, type FormSection } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { choice, Loaded, useListParams } from '@press/shell'
import { ButtonLink, glyphs, Page, PageHeader, Panel, Stack, Tabs, Text } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'
import { History } from './History.tsx'
import { Section } from './sections.tsx'

/** The prices have a screen of their own. */
const tabs = [...formSections, 'prices'] as const

/** What the press sets of itself, a section at a time: the address says which. */
export function PressSettingsScreen() {
  const { t } = useTranslation('settings')
  const { to } = useStaff()
  const answer = useSettings()
  const [params, set] = useListParams({ section: 'identity' })
  const chosen = choice(tabs, params.section)
  const panelOf = (section: FormSection) => (
    <Loaded of={answer}>
      {(settings) => (
        <Stack gap={5}>
          <Text tone="secondary">{t(`text.${section}`)}</Text>
          <Section section={section} answer={settings} />
          <Panel title={t('history.title')}>
            <History section={section} />
          </Panel>
        </Stack>
      )}
    </Loaded>
  )
  return (
    <Page header={<PageHeader title={t('title')} />}>
      <Tabs
        label={t('sections')}
        value={chosen}
        onValueChange={(section) => set({ section })}
        tabs={tabs.map((key) => ({
          key,
          label: t(`section.${key}`),
          // One form at a time: what is typed in another is kept in the browser.
          panel:
            key === 'prices' ? (
              <Stack gap={5}>
                <Stack gap={4} align="start">
                  <Text tone="secondary">{t('text.prices')}</Text>
                  <ButtonLink href={to.priceList} leading={glyphs.tag}>
                    {t('prices')}
                  </ButtonLink>
                </Stack>
                <Panel title={t('history.materials')}>
                  <History section="materials" />
                </Panel>
              </Stack>
            ) : key === chosen ? (
              panelOf(key)
            ) : null,
        }))}
      />
    </Page>
  )
}
