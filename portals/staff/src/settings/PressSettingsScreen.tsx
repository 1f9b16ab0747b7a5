import { useSettings } from '@press/client'
import { useTranslation } from '@press/i18n'
import { parseChoice, QueryBoundary, useListParams } from '@press/shell'
import { ButtonLink, glyphs, Heading, SettingsLayout, Stack, Text } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'
import { History } from './History.tsx'
import { Section } from './sections.tsx'
import { settingsTabs, useSectionLinks } from './useSectionLinks.ts'

/** The settings of the press, one section at a time. The URL selects the section. */
export function PressSettingsScreen() {
  const { t } = useTranslation('settings')
  const { to } = useStaff()
  const answer = useSettings()
  const [params] = useListParams({ section: '' })
  const current = parseChoice(settingsTabs, params.section)
  const sections = useSectionLinks(answer.data)
  return (
    <SettingsLayout
      title={t('title')}
      description={t('untouched')}
      label={t('sections')}
      sections={sections}
      current={current}
      sectionOpen={params.section !== ''}
      listHref="?"
      sent={answer.data?.sent}
      history={<History key={current} section={current === 'prices' ? 'materials' : current} />}
    >
      <Stack gap={2}>
        <Heading level={2}>{t(`section.${current}`)}</Heading>
        <Text tone="secondary">{t(`text.${current}`)}</Text>
      </Stack>
      {current === 'prices' ? (
        <Stack align="start">
          <ButtonLink href={to.priceList} leading={glyphs.tag}>
            {t('prices')}
          </ButtonLink>
        </Stack>
      ) : (
        <QueryBoundary of={answer}>
          {/* Only the form of the open section is mounted. The browser keeps unsaved changes of other sections. */}
          {(settings) => <Section key={current} section={current} answer={settings} />}
        </QueryBoundary>
      )}
    </SettingsLayout>
  )
}
