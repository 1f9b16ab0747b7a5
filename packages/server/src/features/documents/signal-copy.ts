import type { TechCard } from '@press/domain'
import { formatDate, formatNumber, formatImprint } from '@press/i18n/node'
import type { PressDocument } from '../../documents/document.ts'
import {
  qrCodeBlock,
  factsBlock,
  quoteBlock,
  sectionBlock,
  signaturesBlock,
  tableBlock,
} from '../../documents/blocks.ts'
import { buildImprintParts, buildPage, buildPrintFacts, buildVolumeFacts } from './page.ts'
import type { DocumentContext } from '../../documents/words.ts'

/** The items to check in a signal copy, from the cover to the end. */
const checks = ['cover', 'titlePage', 'imprint', 'contents', 'text', 'pictures', 'print', 'more'] as const

/**
 * Builds the sheet that is sent to the author with a signal copy and returned signed. It shows the book's public link if there is
 * one.
 */
export function buildSignalCopyDocument(
  card: TechCard,
  documentContext: DocumentContext,
  trackUrl: string | null,
): PressDocument {
  const { t, locale } = documentContext
  const qrColumn = trackUrl ? qrCodeBlock(trackUrl, t('documents:track')) : undefined
  const content = [
    ...factsBlock(
      [
        { term: t('tech-cards:field.ISBN'), value: card.ISBN },
        { term: t('tech-cards:field.quantity'), value: card.quantity && formatNumber(card.quantity, locale) },
        { term: t('documents:answerBy'), value: card.due && formatDate(card.due, locale, 'date') },
        ...buildVolumeFacts(card, documentContext).slice(0, 3),
        ...buildPrintFacts(card.print_info, documentContext).slice(0, 6),
      ],
      4,
    ),
    quoteBlock(formatImprint(buildImprintParts(card, documentContext), locale, t)),
    sectionBlock(t('documents:check.title')),
    tableBlock(
      [
        { head: t('documents:check.what'), width: '*' },
        { head: t('documents:check.fine'), width: 86 },
        { head: t('documents:check.remarks'), width: 180 },
      ],
      checks.map((check) => [t(`documents:check.${check}`), '', '']),
    ),
    signaturesBlock(
      [
        { role: t('documents:role.author'), name: card.authors.map(({ name }) => name).join(', ') },
        { role: t('tech-cards:field.project_manager_id'), name: card.project_manager?.name ?? '' },
      ],
      t('documents:date'),
    ),
  ]
  return buildPage(card, documentContext, t('documents:kind.signal-copy'), content, qrColumn)
}
