/** Texts of one language: words by section and key. */
type Texts = Record<string, Record<string, string>>

const catalogs = import.meta.glob<Texts>('../../../../i18n/src/catalogs/*/domain.json', {
  eager: true,
  import: 'default',
})
const getTexts = (locale: string) => Object.entries(catalogs).find(([file]) => file.includes(`/${locale}/`))?.[1] ?? {}
const [ru, kz, en] = ['ru', 'kz', 'en'].map(getTexts) as [Texts, Texts, Texts]

/** The sections of the catalog that the table shows, with their titles. */
const sections = {
  stage: 'Stages of a book',
  applicationStatus: 'Statuses of an application',
  workType: 'Works on a book',
}

const renderRows = (section: string) =>
  Object.keys(ru[section] ?? {}).map(
    (key) => `| ${[ru, kz, en].map((texts) => texts[section]?.[key] ?? '').join(' | ')} |`,
  )

/** The press's terms in three languages, as Markdown. */
export const terms = Object.entries(sections)
  .map(([section, title]) =>
    [`### ${title}`, '', '| Русский | Қазақша | English |', '| --- | --- | --- |', ...renderRows(section)].join('\n'),
  )
  .join('\n\n')
