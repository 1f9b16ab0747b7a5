import type { WorkAct } from '@press/contract'
import { amountInWords } from '@press/domain'
import { blankLine, formatDate, formatMoney, language } from '@press/i18n/node'
import type { PressDocument } from '../../documents/document.ts'
import { facts, footWords, heading, letterhead, note, signatures, table } from '../../documents/kit.ts'
import type { Words } from '../documents/paper.ts'
import type { ActLine } from './queries.ts'

/** An act of completed works: who did what for the press in a month, and what was paid for it. */
export function actDocument(
  act: WorkAct & { lines: readonly ActLine[] },
  executor: string,
  { t, locale, press }: Words,
): PressDocument {
  const number = t('documents:act.number', { number: act.number })
  const title = t('documents:kind.act')
  const sum = formatMoney(act.sum, locale)
  return {
    title: `${title} ${number}`,
    lang: language(locale),
    content: [
      letterhead({ name: press.name, about: t('documents:press.about') }, [
        number,
        formatDate(act.date, locale, 'date'),
      ]),
      heading(title, t('documents:act.of', { month: formatDate(`${act.month}-01`, locale, 'monthYear') })),
      ...facts(
        [
          {
            term: t('documents:act.customer'),
            value: [press.name || blankLine, press.bin && t('papers:bin', { number: press.bin })]
              .filter(Boolean)
              .join(', '),
          },
          { term: t('documents:act.executor'), value: executor },
        ],
        2,
      ),
      table(
        [
          { head: t('documents:act.place'), width: 24 },
          { head: t('documents:column.work'), width: 150 },
          { head: t('documents:act.book'), width: '*' },
          { head: t('documents:act.sum'), width: 90, end: true },
        ],
        [
          ...act.lines.map(({ name, unit, price, book_name }, place) => [
            String(place + 1),
            [t(`domain:workType.${name}`), unit].filter(Boolean).join(', '),
            book_name,
            price === null ? '—' : formatMoney(price, locale),
          ]),
          ['', '', t('documents:total'), sum],
        ],
      ),
      ...note({
        term: t('documents:act.all', { count: act.works, sum }),
        value: amountInWords(act.sum, locale),
      }),
      { text: t('documents:act.accepted'), margin: [0, 4, 0, 8] },
      signatures(
        [
          { role: t('documents:act.executor'), name: executor },
          {
            role: [t('documents:act.customer'), press.signer?.position].filter(Boolean).join(', '),
            name: press.signer?.name ?? '',
          },
        ],
        t('documents:date'),
      ),
    ],
    foot: {
      words: footWords(press.name, `${title} ${number}`),
      pages: t('documents:pages', { page: '{page}', pages: '{pages}' }),
    },
  }
}
