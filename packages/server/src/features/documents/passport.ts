import type { TechCard } from '@press/domain'
import { formatDate, formatNumber, formatImprint } from '@press/i18n/node'
import type { Content } from 'pdfmake'
import type { PressDocument } from '../../documents/document.ts'
import { factsBlock, noteBlock, quoteBlock, sectionBlock, tableBlock, type Fact } from '../../documents/blocks.ts'
import { buildImprintParts, buildPage, buildPrintFacts, buildVolumeFacts } from './page.ts'
import type { DocumentContext } from '../../documents/words.ts'

const protocolFields = [
  'department_protocol',
  'methodological_council_protocol',
  'scientific_council_protocol',
] as const
const circulationFields = ['circulation_author', 'circulation_library', 'circulation_university'] as const
const dateFields = ['created_date', 'appointment_date', 'due', 'signalEndDate', 'printStartDate'] as const
const deliveryFields = ['delivery_address', 'from_address', 'delivery_payment'] as const

/** Builds the passport of a tech card: all data about the book, section by section. */
export function buildPassportDocument(card: TechCard, documentContext: DocumentContext): PressDocument {
  const { t, locale } = documentContext
  const formatDay = (value: string | null) => value && formatDate(value, locale, 'date')
  const formatCount = (value: number | null) => value !== null && formatNumber(value, locale)
  const formatProtocol = (field: (typeof protocolFields)[number]): string => {
    const { number: protocolNumber, date } = card[field]
    return [
      protocolNumber && t('tech-cards:passport.protocol', { number: protocolNumber }),
      date && t('tech-cards:passport.protocolOf', { date: formatDate(date, locale, 'date') }),
    ]
      .filter(Boolean)
      .join(' ')
  }
  const remarkLines = card.chat_remarks.map(({ author, said_at, content }) => {
    const saidAt = formatDate(said_at, locale, 'dateTime')
    return `${t('tech-cards:passport.remark.said', { name: author.name, when: saidAt })}: ${content}`
  })
  const remarks = [card.print_info.remarks, ...remarkLines].filter(Boolean).join('\n')
  return buildPage(card, documentContext, t('documents:kind.passport'), [
    ...buildOptionalSection(
      t('tech-cards:section.edition'),
      [
        { term: t('tech-cards:field.ISBN'), value: card.ISBN },
        { term: t('tech-cards:field.udc'), value: card.udc },
        { term: t('tech-cards:field.bbk'), value: card.bbk },
        { term: t('tech-cards:field.quantity'), value: formatCount(card.quantity) },
        ...buildVolumeFacts(card, documentContext),
        { term: t('tech-cards:field.kegel'), value: card.kegel },
        { term: t('tech-cards:field.typeface'), value: card.typeface },
        { term: t('tech-cards:field.ioot'), value: card.ioot },
      ],
      noteBlock({ term: t('tech-cards:field.pre_editorial_conclusion'), value: card.pre_editorial_conclusion }),
    ),
    ...buildOptionalSection(
      t('tech-cards:section.approvals'),
      protocolFields.map((field) => ({ term: t(`tech-cards:field.${field}`), value: formatProtocol(field) })),
    ),
    ...buildOptionalSection(
      t('tech-cards:section.print'),
      [
        ...buildPrintFacts(card.print_info, documentContext),
        {
          term: t('tech-cards:field.printing_method'),
          value: card.printing_method && t(`print-forms:method.${card.printing_method}`),
        },
        {
          term: t('tech-cards:field.printer_name'),
          value: [card.printer_name, card.printer_address].filter(Boolean).join(', '),
        },
      ],
      noteBlock({ term: t('tech-cards:field.remarks'), value: remarks }),
    ),
    ...buildOptionalSection(
      t('tech-cards:section.distribution'),
      circulationFields.map((field) => ({ term: t(`tech-cards:field.${field}`), value: formatCount(card[field]) })),
    ),
    ...buildOptionalSection(t('tech-cards:section.dates'), [
      { term: t('tech-cards:field.project_manager_id'), value: card.project_manager?.name },
      ...dateFields.map((field) => ({ term: t(`tech-cards:field.${field}`), value: formatDay(card[field]) })),
    ]),
    ...buildOptionalSection(
      t('tech-cards:section.delivery'),
      deliveryFields.map((field) => ({ term: t(`tech-cards:field.${field}`), value: card[field] })),
    ),
    ...(card.work_types.length > 0
      ? [sectionBlock(t('tech-cards:field.work_types')), buildWorksTable(card, documentContext)]
      : []),
    sectionBlock(t('tech-cards:passport.path')),
    buildPathTable(card, documentContext),
    sectionBlock(t('documents:kind.imprint')),
    quoteBlock(formatImprint(buildImprintParts(card, documentContext), locale, t)),
  ])
}

/** Builds a section with facts and other content; leaves it out when it would be empty. */
function buildOptionalSection(title: string, facts: readonly Fact[], extraContent: Content[] = []): Content[] {
  const lines = factsBlock(facts)
  return lines.length + extraContent.length > 0 ? [sectionBlock(title), ...lines, ...extraContent] : []
}

const buildWorksTable = ({ work_types }: TechCard, { t }: DocumentContext): Content =>
  tableBlock(
    [
      { head: t('documents:column.work'), width: '*' },
      { head: t('documents:column.executor'), width: 180 },
      { head: t('tech-cards:field.status'), width: 110, end: true },
    ],
    work_types.map(({ name, executor, status }) => [
      t(`domain:workType.${name}`),
      executor?.name ?? '—',
      t(`projects:workStatus.${status}`),
    ]),
  )

/** Builds a table of the book's past, current and expected stages. */
const buildPathTable = ({ path }: TechCard, { t, locale }: DocumentContext): Content =>
  tableBlock(
    [
      { head: t('documents:column.stage'), width: '*' },
      { head: t('documents:column.came'), width: 130 },
      { head: t('documents:column.left'), width: 130, end: true },
    ],
    path.map(({ stage, entered_at, left_at, expected }) => [
      t(`domain:stage.${stage}`),
      entered_at ? formatDate(entered_at, locale, 'date') : '',
      left_at
        ? formatDate(left_at, locale, 'date')
        : expected
          ? t('domain:timeline.about', { date: formatDate(expected, locale) })
          : '',
    ]),
  )
