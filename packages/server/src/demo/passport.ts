import { getStageIndex, type Binding, type StageKey } from '@press/domain'
import { toPressDay } from '../clock.ts'
import type { techCards } from '../database/schema.ts'
import type { DemoCard } from './data.ts'
import { createRandom } from './random.ts'

type Row = typeof techCards.$inferInsert

/** Creates an ISBN. 04 is a publisher's number in the Kazakh group 978-601, and the last digit is the checksum. */
export function createIsbn(id: number): string {
  const title = String(5000 + id)
  const digits = Array.from(`97860104${title}`, Number)
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 ? 3 : 1), 0)
  return `978-601-04-${title}-${(10 - (sum % 10)) % 10}`
}

/** UDC and BBK classes for each field of knowledge. */
const subjectClasses: Record<DemoCard['field'], Pick<Row, 'udc' | 'bbk'>> = {
  nature: { udc: '502/504(075.8)', bbk: '20.1я73' },
  humanities: { udc: '94(574)', bbk: '63.3(5Каз)' },
  society: { udc: '316(075.8)', bbk: '60.5я73' },
  language: { udc: '81(075.8)', bbk: '81.2я73' },
  teaching: { udc: '37.02(075.8)', bbk: '74.0я73' },
  technology: { udc: '62(075.8)', bbk: '30.1я73' },
}

const dayMs = 86_400_000

/** Returns the tech card's data about the book itself. A book at the chief editor's stage has only a little of this data. */
export function createPassportFields(
  { id, stages, quantity, pages, language, edition_type, field }: DemoCard,
  createdAt: Date,
): Partial<Row> {
  const random = createRandom(id + 2)
  const pickNumberUpTo = (max: number): number => 1 + Math.floor(random() * max)
  const getDayBefore = (days: number): string => toPressDay(new Date(createdAt.getTime() - days * dayMs))
  const stage = getStageIndex(stages[0] as StageKey)
  const isHardcover =
    pages > 200 && (edition_type === 'textbook' || edition_type === 'monograph' || edition_type === 'reference')
  const isKazakh = language === 'kz'
  const authorCopies = Math.round(quantity * 0.1)
  const libraryCopies = Math.round((quantity * (1 + pickNumberUpTo(2))) / 20)
  if (stage < getStageIndex('project')) return { symbols: pages * 2_150 }
  return {
    symbols: Math.round(pages * (1_900 + random() * 500)),
    kegel: isHardcover ? '11 / 13,5' : '10 / 12',
    typeface: isHardcover ? 'PT Serif' : 'Times New Roman',
    ...(stage >= getStageIndex('process') && subjectClasses[field]),
    ioot: isKazakh ? 'бар' : 'есть',
    pre_editorial_conclusion: isKazakh
      ? 'Қолжазба редакциялауға дайын. Суреттердің нөмірлері тексерілсін.'
      : 'Рукопись готова к редактированию. Проверить нумерацию рисунков и ссылки.',
    department_protocol: { number: String(pickNumberUpTo(12)), date: getDayBefore(60 + pickNumberUpTo(20)) },
    methodological_council_protocol: { number: String(pickNumberUpTo(8)), date: getDayBefore(40 + pickNumberUpTo(15)) },
    scientific_council_protocol: { number: String(pickNumberUpTo(14)), date: getDayBefore(20 + pickNumberUpTo(15)) },
    circulation_author: authorCopies,
    circulation_library: libraryCopies,
    circulation_university: quantity - authorCopies - libraryCopies,
    fname_gdisk: `https://drive.example/tk-${id}`,
    ...(stage >= getStageIndex('signal') && {
      fname_signal: `https://drive.example/tk-${id}/signal.pdf`,
      fname_print: `https://drive.example/tk-${id}/print.pdf`,
      print_info: createPrintInfo(isHardcover, pages, quantity, random),
      // A small print run does not justify printing plates.
      printing_method: quantity > 500 ? 'offset' : 'digital',
    }),
    ...(stage >= getStageIndex('stock') && {
      from_address: 'Алматы, ул. Тимирязева, 28а',
      delivery_address: isKazakh
        ? 'Алматы, әл-Фараби даңғылы, 71, кітапхана'
        : 'Алматы, пр. аль-Фараби, 71, библиотека',
      delivery_payment: isKazakh ? 'баспа есебінен' : 'за счёт издательства',
    }),
  }
}

function createPrintInfo(
  isHardcover: boolean,
  pages: number,
  copies: number,
  random: () => number,
): NonNullable<Row['print_info']> {
  const binding: Binding = isHardcover ? '7BC' : pages <= 64 ? 'staple' : 'KBS'
  const insertPages = random() < 0.3 ? 8 : 0
  return {
    copies,
    colored_pages: insertPages,
    inserts_count: insertPages ? 1 : 0,
    paper_text: 'offset80',
    colorfulness_text: '1+1',
    ...(insertPages && { paper_insert: 'coated130', colorfulness_insert: '4+4' }),
    paper_cover: isHardcover ? 'coated130' : 'colotech160',
    colorfulness_cover: '4+0',
    ...(isHardcover && { paper_flyleaf: 'offset120', colorfulness_flyleaf: '1+0' }),
    lamination: random() < 0.6 ? 'matte' : 'glossy',
    binding,
  }
}
