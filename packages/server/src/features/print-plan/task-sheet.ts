import type { AnswerOf } from '@press/contract'
import { schedulePrintDay, sumPaperNeeds, listRunsOfDay } from '@press/domain'
import { formatDate, formatNumber, getLangAttribute, printNames } from '@press/i18n/node'
import type { PressDocument } from '../../documents/document.ts'
import {
  getFooterText,
  heading,
  letterhead,
  sectionBlock,
  signaturesBlock,
  tableBlock,
} from '../../documents/blocks.ts'
import type { DocumentContext } from '../../documents/words.ts'

type Plan = AnswerOf<'GET /api/print-plan'>

const padToTwo = (part: number): string => String(part).padStart(2, '0')
const formatClock = (hour: number): string => {
  const minutes = Math.round(hour * 60)
  return `${padToTwo(Math.floor(minutes / 60))}:${padToTwo(minutes % 60)}`
}

/** Builds the day's task sheet for the presses: what is printed hour by hour, how each run is made, and the paper to fetch. */
export function buildTaskSheet(
  { runs, day: savedDay }: Pick<Plan, 'runs' | 'day'>,
  { t, locale, today, press }: DocumentContext,
): PressDocument {
  const date = formatDate(today, locale, 'date')
  const formatCount = (value: number | null): string => (value === null ? '' : formatNumber(value, locale))
  const names = printNames(t, locale)
  const plannedRuns = listRunsOfDay(savedDay.runs, savedDay.arranged)
  const runHours = schedulePrintDay(plannedRuns).hours.flatMap(({ run: { id }, ...hours }) => {
    const run = runs.find((one) => one.id === id)
    return run ? [{ ...hours, run }] : []
  })
  const todayRuns = [...new Set(runHours.map(({ run }) => run))]
  const title = t('documents:task.title')
  // If a run takes longer than today, counts only the part that is printed today.
  const needs = runHours.flatMap(({ run: { use, sheets: totalSheets }, sheets }) =>
    use.map(({ paper, good, spoilt }) => ({
      paper,
      sheets: Math.ceil(((good + spoilt) * sheets) / (totalSheets ?? sheets)),
    })),
  )
  return {
    title: `${title}, ${date}`,
    lang: getLangAttribute(locale),
    content: [
      letterhead({ name: press.name, about: t('documents:press.about') }, [date]),
      heading(title, date),
      ...(runHours.length === 0 ? [{ text: t('documents:task.empty') }] : []),
      ...(runHours.length === 0
        ? []
        : [
            sectionBlock(t('documents:task.day')),
            tableBlock(
              [
                { head: t('documents:task.hours'), width: 80 },
                { head: t('documents:task.book'), width: '*' },
                { head: t('documents:task.sheets'), width: 70, end: true },
              ],
              runHours.map(({ run, from, to, sheets }) => [
                `${formatClock(from)}–${formatClock(to)}`,
                `${t('tech-cards:number', { id: run.id })} · ${run.book_name}`,
                formatCount(sheets),
              ]),
            ),
            sectionBlock(t('documents:task.runs')),
            tableBlock(
              [
                { head: t('documents:task.book'), width: '*' },
                { head: t('documents:task.copies'), width: 44, end: true },
                { head: t('documents:task.format'), width: 60 },
                { head: t('documents:task.binding'), width: 88 },
                { head: t('documents:task.paper'), width: 130 },
                { head: t('documents:task.due'), width: 54, end: true },
              ],
              todayRuns.map((run) => [
                `${t('tech-cards:number', { id: run.id })} · ${run.book_name}`,
                formatCount(run.copies),
                [run.format, run.pages && t('print-plan:pages', { count: run.pages, pages: formatCount(run.pages) })]
                  .filter(Boolean)
                  .join(', '),
                run.binding ? names.binding(run.binding) : '',
                run.use
                  .map(
                    ({ paper, good, spoilt }) => `${names.paper(paper)}: ${formatCount(good)} + ${formatCount(spoilt)}`,
                  )
                  .join('\n'),
                run.due ? formatDate(run.due, locale, 'day') : '',
              ]),
            ),
            sectionBlock(t('documents:task.fetch')),
            tableBlock(
              [
                { head: t('paper-stock:title'), width: '*' },
                { head: t('documents:task.sheets'), width: 90, end: true },
              ],
              sumPaperNeeds(needs).map(({ paper, sheets }) => [names.paper(paper), formatCount(sheets)]),
            ),
            signaturesBlock(
              [
                { role: t('documents:task.gave'), name: '' },
                { role: t('documents:task.took'), name: '' },
              ],
              t('documents:task.date'),
            ),
          ]),
    ],
    foot: {
      words: getFooterText(press.name, title),
      pages: t('documents:pages', { page: '{page}', pages: '{pages}' }),
    },
  }
}
