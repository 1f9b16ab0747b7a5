import { useSession } from '@press/client'
import {
  createMatcher,
  normalizeSearchText,
  getQuestions,
  getRoleOrDefault,
  screenAddress,
  type FrequentQuestion,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Accordion, EmptyState, Link, Page, PageHeader, Panel, SearchField, Stack, Text } from '@press/ui'
import { useListParams } from '../../routing/useListParams.ts'

const defaults = { search: '', question: '' }

/** Questions that people of this role ask, with answers and links to the screens they are about. */
export function FaqScreen() {
  const { t } = useTranslation(['faq', 'shell'])
  const { user } = useSession()
  const { key: role } = getRoleOrDefault(user?.role_id ?? 0)
  const [{ search, question }, setParams] = useListParams(defaults)
  const matches = createMatcher(search)
  const questions = getQuestions(role).filter((one) =>
    matches(normalizeSearchText(`${t(`question.${one.key}`)} ${t(`answer.${one.key}`)}`)),
  )
  const getScreenName = ({ screen }: FrequentQuestion) =>
    t(screen === 'profile-setting' ? 'shell:nav.settings' : `shell:nav.${screen}`)
  return (
    <Page width="reading" header={<PageHeader title={t('title')} count={t('found', { count: questions.length })} />}>
      <Stack gap={4}>
        <SearchField
          label={t('search')}
          value={search}
          onValueChange={(value) => setParams({ search: value })}
          debounceMs={0}
        />
        {questions.length === 0 ? (
          <EmptyState title={t('none', { query: search })} />
        ) : (
          <Panel padding="none">
            <Accordion
              // Remounts for another search, because the accordion holds the open items in its own state.
              key={search}
              level={2}
              defaultOpen={question ? [question] : []}
              onOpenChange={(open) => setParams({ question: open.at(-1) ?? '' })}
              items={questions.map((one) => ({
                key: one.key,
                title: t(`question.${one.key}`),
                panel: (
                  <Stack gap={3}>
                    <Text>{t(`answer.${one.key}`)}</Text>
                    <Link variant="standalone" href={screenAddress(role, one.screen)}>
                      {t('open', { screen: getScreenName(one) })}
                    </Link>
                  </Stack>
                ),
              }))}
            />
          </Panel>
        )}
      </Stack>
    </Page>
  )
}
