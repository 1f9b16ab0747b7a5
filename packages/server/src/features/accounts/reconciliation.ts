import { amountInWords, type PressSide } from '@press/domain'
import {
  blankLine,
  getEntryName,
  getLangAttribute,
  formatDocumentDate,
  formatDocumentAmount,
  type DocumentLanguage,
} from '@press/i18n/node'
import type { Content, TableCell } from 'pdfmake'
import type { Column } from 'pdfmake/interfaces.js'
import type { PressDocument } from '../../documents/document.ts'
import { centredCell, numberCell, columnHead, signatureLine, emptySpanCell } from '../../documents/form-blocks.ts'
import type { OrganizationAccount } from './account.ts'

interface Side {
  name: string
  bin: string
}

/**
 * Builds the reconciliation act of the press and a customer. Fills in the press's columns and leaves the customer's columns empty
 * for the customer's bookkeeper.
 */
export function buildReconciliationAct(
  account: OrganizationAccount,
  pressSide: Pick<PressSide, 'name' | 'bin' | 'signer'>,
  { t, locale }: DocumentLanguage,
): PressDocument {
  const { organization, from, to, closing } = account
  const press = { ...pressSide, name: pressSide.name || blankLine }
  const title = t('accounts:act.title')
  const period = t('accounts:act.period', {
    from: formatDocumentDate(from, locale),
    to: formatDocumentDate(to, locale),
  })
  const formatParty = ({ name, bin }: Side) => (bin ? t('accounts:act.side', { name, bin }) : name)
  const amount = Math.abs(closing)
  const balanceParams = {
    sum: formatDocumentAmount(amount, locale),
    words: amountInWords(amount, locale),
    date: formatDocumentDate(to, locale),
  }
  const signatureLabels = {
    position: t('offer-documents:act.position'),
    signature: t('offer-documents:act.signature'),
    name: t('offer-documents:act.name'),
  }
  const buildSignatureBlock = ({ name }: Side, signer: PressSide['signer'] = null): Column => ({
    width: '*',
    stack: [
      { text: name, bold: true },
      signatureLine(t('accounts:act.for'), signatureLabels, { width: 80, who: signer }),
      { text: t('offer-documents:seal'), fontSize: 8 },
    ],
  })
  return {
    title: `${title}, ${organization.name}, ${from} – ${to}`,
    lang: getLangAttribute(locale),
    page: 'wide',
    content: [
      { text: title, bold: true, fontSize: 13, alignment: 'center', outline: true },
      { text: period, alignment: 'center', margin: [0, 2, 0, 8] },
      {
        text: t('accounts:act.between', { press: formatParty(press), other: formatParty(organization) }),
        margin: [0, 0, 0, 8],
      },
      buildEntriesTable(account, press, { t, locale }),
      {
        unbreakable: true,
        stack: [
          {
            bold: true,
            margin: [0, 8, 0, 8],
            text:
              closing === 0
                ? t('accounts:act.even', balanceParams)
                : t('accounts:act.owing', { ...balanceParams, name: closing > 0 ? press.name : organization.name }),
          },
          { columnGap: 24, columns: [buildSignatureBlock(press, press.signer), buildSignatureBlock(organization)] },
        ],
      },
    ],
    foot: {
      words: `${title}, ${organization.name}`,
      pages: t('documents:pages', { page: '{page}', pages: '{pages}' }),
    },
  }
}

/** Returns the debit and the credit cell of a balance. A balance owed to the press is a debit, any other balance is a credit. */
const buildBalanceCells = (balance: number, locale: DocumentLanguage['locale']): TableCell[] => [
  numberCell(
    balance > 0 ? formatDocumentAmount(balance, locale) : balance === 0 ? formatDocumentAmount(0, locale) : '',
    true,
  ),
  numberCell(balance < 0 ? formatDocumentAmount(-balance, locale) : '', true),
]
const emptyCustomerCells: TableCell[] = [centredCell(''), centredCell('')]

/** A totals line, with its label across the first three columns. */
const buildTotalsRow = (label: string, cells: TableCell[]): TableCell[] => [
  { text: label, colSpan: 3, bold: true },
  emptySpanCell,
  emptySpanCell,
  ...cells,
  ...emptyCustomerCells,
]

function buildEntriesTable(
  { organization, rows, opening, debit, credit, closing, from, to }: OrganizationAccount,
  press: Side,
  { t, locale }: DocumentLanguage,
): Content {
  const formatSum = (tiyn: number) => (tiyn === 0 ? '' : formatDocumentAmount(tiyn, locale))
  return {
    layout: 'boxed',
    fontSize: 8.5,
    table: {
      headerRows: 2,
      dontBreakRows: true,
      widths: [24, 84, '*', 92, 92, 84, 84],
      body: [
        [
          columnHead(t('accounts:act.by', { name: press.name }), { colSpan: 5 }),
          emptySpanCell,
          emptySpanCell,
          emptySpanCell,
          emptySpanCell,
          columnHead(t('accounts:act.by', { name: organization.name }), { colSpan: 2 }),
          emptySpanCell,
        ],
        [
          columnHead(t('accounts:act.place')),
          columnHead(t('accounts:ledger.day')),
          columnHead(t('accounts:ledger.document')),
          ...[0, 1].flatMap(() => [columnHead(t('accounts:ledger.debit')), columnHead(t('accounts:ledger.credit'))]),
        ],
        buildTotalsRow(
          t('accounts:act.opening', { date: formatDocumentDate(from, locale) }),
          buildBalanceCells(opening, locale),
        ),
        ...rows.map((row, index): TableCell[] => [
          centredCell(String(index + 1)),
          centredCell(formatDocumentDate(row.day, locale)),
          { text: getEntryName(row, t) },
          numberCell(formatSum(row.debit)),
          numberCell(formatSum(row.credit)),
          ...emptyCustomerCells,
        ]),
        buildTotalsRow(t('accounts:act.turnover'), [
          numberCell(formatDocumentAmount(debit, locale), true),
          numberCell(formatDocumentAmount(credit, locale), true),
        ]),
        buildTotalsRow(
          t('accounts:act.closing', { date: formatDocumentDate(to, locale) }),
          buildBalanceCells(closing, locale),
        ),
      ],
    },
  }
}
