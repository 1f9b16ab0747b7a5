import type { SignalPage, SignalRemark, SignalRound } from '@press/domain'
import { elena, timur } from '../shared/fixtures/people.ts'

/** Draws a page of a book: lines of text between its margins, with a chart on every fifth page. */
function drawPage(page: number): string {
  const lines = Array.from({ length: 34 }, (_line, index) => {
    const y = 66 + index * 14
    const lineEnd = index % 8 === 7 ? 210 + ((page * 37 + index * 13) % 120) : 364
    return `<path d="M${index % 8 === 0 ? 60 : 46} ${y}H${lineEnd}"/>`
  }).slice(page % 5 === 4 ? 14 : 0)
  const chart =
    page % 5 === 4 ? '<path d="M60 70v150h290M60 80c40 90 120 125 290 132" stroke-width="1.2" stroke="#333"/>' : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 411 609"><rect width="411" height="609" fill="#fffefb"/><g stroke="#8c8a84" stroke-width="3" fill="none">${lines.join('')}${chart}</g><text x="${page % 2 ? 356 : 46}" y="586" font-family="serif" font-size="10" fill="#555">${page}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export const createPages = (from: number, count: number): SignalPage[] =>
  Array.from({ length: count }, (_page, index) => {
    const page = from + index
    return {
      page,
      width: 411,
      height: 609,
      src: drawPage(page),
      text: `Страница ${page}. Представительность и объём.`,
    }
  })
export const loadFixturePages = (from: number, count: number): Promise<SignalPage[]> =>
  Promise.resolve(createPages(from, count))

const createRemark = (
  id: number,
  page: number,
  x: number,
  y: number,
  kind: SignalRemark['kind'],
  text: string,
): SignalRemark => ({
  id,
  version: 1,
  page,
  x,
  y,
  kind,
  text,
  author: timur,
  created_at: '2026-11-22T09:14:00Z',
})

export const remarks: SignalRemark[] = [
  createRemark(1, 18, 0.9, 0.42, 'text', 'Порог 0,05 % — опечатка, должно быть 0,5 %.'),
  createRemark(2, 147, 0.5, 0.6, 'table', 'В табл. 11 съехала последняя строка, сөйлем мүшелері без итога.'),
]

export const round: SignalRound = {
  id: 7,
  number: 2,
  file: { id: 70, name: 'Сигнал_1143_испр.pdf', size: 4_812_000, mime: 'application/pdf' },
  sha256: '9f2c41d07b6a55e1c3a0',
  pages: 214,
  uploaded_by: elena,
  created_at: '2026-11-19T10:05:00Z',
  outcome: null,
  outcome_by: null,
  outcome_at: null,
  remarks,
  opened_at: '2026-11-20T08:00:00Z',
  seen: Array.from({ length: 126 }, (_page, index) => index + 1),
}

export const firstRound: SignalRound = {
  ...round,
  id: 6,
  number: 1,
  file: { ...round.file, id: 60, name: 'Сигнал_1143.pdf' },
  sha256: '51aa0c7e44b2f3d9e870',
  created_at: '2026-11-05T08:30:00Z',
  outcome: 'returned',
  outcome_by: timur,
  outcome_at: '2026-11-09T11:20:00Z',
  remarks: [createRemark(3, 4, 0.2, 0.2, 'layout', 'Оглавление не совпадает с номерами страниц.')],
}

/** Props of a decision room in the author's second round, without the handlers. */
export const roomProps = {
  book: {
    book_name: 'Введение в корпусную лингвистику',
    language: 'ru' as const,
    quantity: 250,
    format: '60×90/16',
    project_manager: elena,
    printStartDate: '2026-11-30',
  },
  round,
  signBy: '2026-11-26',
  pace: { signal: 4, run: 9 },
  today: '2026-11-22',
  backHref: '#book',
  messageHref: '#chat',
  loadPages: loadFixturePages,
}
