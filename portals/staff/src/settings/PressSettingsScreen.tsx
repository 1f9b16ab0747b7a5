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
  const { paths } = useStaff()
  const answer = useSettings()
  const [params] = useListParams({ section: '' })
  const currentSection = parseChoice(settingsTabs, params.section)
  const sections = useSectionLinks(answer.data)
  return (
    <SettingsLayout
      title={t('title')}
      description={t('untouched')}
      label={t('sections')}
      sections={sections}
      current={currentSection}
      sectionOpen={params.section !== ''}
      listHref="?"
      sentDocumentCount={answer.data?.sent}
      history={<History key={currentSection} section={currentSection === 'prices' ? 'materials' : currentSection} />}
    >
      <Stack gap={2}>
        <Heading level={2}>{t(`section.${currentSection}`)}</Heading>
        <Text tone="secondary">{t(`text.${currentSection}`)}</Text>
      </Stack>
      {currentSection === 'prices' ? (
        <Stack align="start">
          <ButtonLink href={paths.priceList} leading={glyphs.tag}>
            {t('prices')}
          </ButtonLink>
        </Stack>
      ) : (
        <QueryBoundary result={answer}>
          {/* Only the form of the open section is mounted. The browser keeps unsaved changes of other sections. */}
          {(settings) => <Section key={currentSection} section={currentSection} answer={settings} />}
        </QueryBoundary>
      )}
    </SettingsLayout>
  )
}
