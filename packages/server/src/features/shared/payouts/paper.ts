import { type Accrual, amountInWords, type WithheldLine, type ActWork, countDaysLate } from '@press/domain'
import {
  formatDocumentAmount,
  getLangAttribute,
  formatDocumentDate,
  blankLine,
  type DocumentLanguage,
  formatNumber,
  translateVolume,
} from '@press/i18n/node'
import type { Content } from 'pdfmake'
import type { PressDocument } from '../../../documents/document.ts'
import {
  letterhead,
  heading,
  noteBlock,
  factsBlock,
  labelValueLine,
  signaturesBlock,
  getFooterText,
  tableBlock,
} from '../../../documents/blocks.ts'
import { colours } from '../../../documents/style.ts'
import type { DocumentContext } from '../../../documents/words.ts'

/** Builds an act of completed works or a royalty statement: the payer, the payee, the amount and what is withheld. */
export function buildAccrualDocument(accrual: Accrual, documentContext: DocumentContext): PressDocument {
  const { t, locale, press } = documentContext
  const { kind, number, date, party, contract, gross, net, withheld, cancelled_at, reason } = accrual
  const title = t(`documents:kind.${kind === 'works' ? 'act' : 'royalty'}`)
  const numberText = t('documents:act.number', { number })
  const formatSum = (tiyn: number) => formatDocumentAmount(tiyn, locale)
  const signer = press.signer
  const roles = kind === 'works' ? (['customer', 'executor'] as const) : (['press', 'author'] as const)
  return {
    title: `${title} ${numberText}`,
    lang: getLangAttribute(locale),
    content: [
      letterhead({ name: press.name, about: t('documents:press.about') }, [
        numberText,
        formatDocumentDate(date, locale),
      ]),
      heading(`${title} ${numberText}`, t('documents:act.of', { date: formatDocumentDate(date, locale) })),
      ...(cancelled_at === null ? [] : noteBlock({ term: t('documents:act.cancelled'), value: reason })),
      ...factsBlock(
        [
          { term: t(`documents:act.${roles[0]}`), value: formatParty(press, documentContext) },
          { term: t(`documents:act.${roles[1]}`), value: formatParty(party, documentContext) },
          {
            term: t('documents:act.contract'),
            value: contract
              ? t('offer-documents:numberOf', {
                  number: contract.number,
                  date: formatDocumentDate(contract.date, locale, 'of'),
                })
              : blankLine,
          },
        ],
        2,
      ),
      kind === 'works' ? buildWorksTable(accrual, documentContext) : buildRoyaltyTable(accrual, documentContext),
      {
        unbreakable: true,
        stack: [
          labelValueLine(t('documents:act.gross'), formatSum(gross), { bold: true }),
          ...buildWithheldLines(withheld, documentContext),
          labelValueLine(t('documents:act.net'), formatSum(net), { bold: true, fontSize: 12, margin: [0, 6, 0, 6] }),
        ],
      },
      ...noteBlock({ term: t('documents:act.grossWords'), value: amountInWords(gross, locale) }),
      ...noteBlock({ term: t('documents:act.netWords'), value: amountInWords(net, locale) }),
      ...(kind === 'works'
        ? [{ text: t('documents:act.accepted'), margin: [0, 4, 0, 8] as [number, number, number, number] }]
        : []),
      signaturesBlock(
        [
          { role: t(`documents:act.${roles[1]}`), name: party.name },
          {
            role: [t(`documents:act.${roles[0]}`), signer?.position].filter(Boolean).join(', '),
            name: signer?.name ?? '',
          },
        ],
        t('documents:date'),
      ),
    ],
    foot: {
      words: getFooterText(press.name, `${title} ${numberText}`),
      pages: t('documents:pages', { page: '{page}', pages: '{pages}' }),
    },
  }
}

/**
 * Formats a party for a document: «РГП «Университет баспасы», ИИН/БИН 940440010006, Алматы, …». Leaves out unknown parts, except
 * the name, which becomes a blank line.
 */
export const formatParty = (
  { name, bin, address }: { name: string; bin: string; address: string },
  { t }: DocumentLanguage,
): string => [name || blankLine, bin && t('documents:act.bin', { number: bin }), address].filter(Boolean).join(', ')

/** Taxes and contributions, each with its base. */
export const buildWithheldLines = (withheld: readonly WithheldLine[], { t, locale }: DocumentLanguage): Content[] =>
  withheld.map(({ kind, rate, base, sum }) =>
    labelValueLine(
      t(`documents:withheld.${kind}`, { rate: formatNumber(rate, locale), base: formatDocumentAmount(base, locale) }),
      `−${formatDocumentAmount(sum, locale)}`,
      { color: colours.muted },
    ),
  )

/**
 * Builds the table of works as of the date of the act: the volume in the language of the document, and whether each work was on
 * time.
 */
function buildWorksTable({ works }: Accrual, documentContext: DocumentContext): Content {
  const { t, locale } = documentContext
  return tableBlock(
    [
      { head: t('documents:act.place'), width: 20 },
      { head: t('documents:column.work'), width: 150 },
      { head: t('documents:act.book'), width: '*' },
      { head: t('documents:act.handedIn'), width: 96 },
      { head: t('documents:act.sum'), width: 80, end: true },
    ],
    works.map((work, index) => [
      String(index + 1),
      [t(`domain:workType.${work.name}`), translateVolume(work.unit, documentContext)].filter(Boolean).join(', '),
      work.book_name,
      formatSubmissionTime(work, documentContext),
      formatDocumentAmount(work.price, locale),
    ]),
  )
}

/** Formats when a work was submitted. Adds whether this was on time, if the work had a due date. */
function formatSubmissionTime({ due, handed_in }: ActWork, { t, locale }: DocumentContext): string {
  const lateDays = countDaysLate(due, handed_in)
  const delayText =
    lateDays === null ? '' : lateDays === 0 ? t('documents:act.inTime') : t('documents:act.late', { count: lateDays })
  return [handed_in && formatDocumentDate(handed_in, locale), delayText].filter(Boolean).join(', ')
}

function buildRoyaltyTable({ royalty, gross }: Accrual, { t, locale }: DocumentContext): Content {
  return tableBlock(
    [
      { head: t('documents:act.book'), width: '*' },
      { head: t('documents:act.period'), width: 150 },
      { head: t('documents:act.share'), width: 60, end: true },
      { head: t('documents:act.sum'), width: 90, end: true },
    ],
    royalty
      ? [
          [
            royalty.book_name,
            `${formatDocumentDate(royalty.from, locale)} – ${formatDocumentDate(royalty.to, locale)}`,
            t('documents:act.percent', { share: formatNumber(royalty.share, locale) }),
            formatDocumentAmount(gross, locale),
          ],
        ]
      : [],
  )
}
