import { stageIndex, type Binding, type StageKey } from '@press/domain'
import { toPressDay } from '../clock.ts'
import type { techCards } from '../database/schema.ts'
import type { DemoCard } from './data.ts'
import { randomFrom } from './random.ts'

type Row = typeof techCards.$inferInsert

/** Creates an ISBN. 04 is a publisher's number in the Kazakh group 978-601, and the last digit is the checksum. */
export function isbn(id: number): string {
  const title = String(5000 + id)
  const digits = Array.from(`97860104${title}`, Number)
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 ? 3 : 1), 0)
  return `978-601-04-${title}-${(10 - (sum % 10)) % 10}`
}

/** UDC and BBK classes for each field of knowledge. */
const classes: Record<DemoCard['field'], Pick<Row, 'udc' | 'bbk'>> = {
  nature: { udc: '502/504(075.8)', bbk: '20.1я73' },
  humanities: { udc: '94(574)', bbk: '63.3(5Каз)' },
  society: { udc: '316(075.8)', bbk: '60.5я73' },
  language: { udc: '81(075.8)', bbk: '81.2я73' },
  teaching: { udc: '37.02(075.8)', bbk: '74.0я73' },
  technology: { udc: '62(075.8)', bbk: '30.1я73' },
}

const day = 86_400_000

/** Returns the tech card's data about the book itself. A book at the chief editor's stage has only a little of this data. */
export function passport(
  { id, stages, quantity, pages, language, edition_type, field }: DemoCard,
  created: Date,
): Partial<Row> {
  const random = randomFrom(id + 2)
  const upTo = (top: number): number => 1 + Math.floor(random() * top)
  const before = (days: number): string => toPressDay(new Date(created.getTime() - days * day))
  const stage = stageIndex(stages[0] as StageKey)
  const hard =
    pages > 200 && (edition_type === 'textbook' || edition_type === 'monograph' || edition_type === 'reference')
  const kazakh = language === 'kz'
  const author = Math.round(quantity * 0.1)
  const library = Math.round((quantity * (1 + upTo(2))) / 20)
  if (stage < stageIndex('project')) return { symbols: pages * 2_150 }
  return {
    symbols: Math.round(pages * (1_900 + random() * 500)),
    kegel: hard ? '11 / 13,5' : '10 / 12',
    typeface: hard ? 'PT Serif' : 'Times New Roman',
    ...(stage >= stageIndex('process') && classes[field]),
    ioot: kazakh ? 'бар' : 'есть',
    pre_editorial_conclusion: kazakh
      ? 'Қолжазба редакциялауға дайын. Суреттердің нөмірлері тексерілсін.'
      : 'Рукопись готова к редактированию. Проверить нумерацию рисунков и ссылки.',
    department_protocol: { number: String(upTo(12)), date: before(60 + upTo(20)) },
    methodological_council_protocol: { number: String(upTo(8)), date: before(40 + upTo(15)) },
    scientific_council_protocol: { number: String(upTo(14)), date: before(20 + upTo(15)) },
    circulation_author: author,
    circulation_library: library,
    circulation_university: quantity - author - library,
    fname_gdisk: `https://drive.example/tk-${id}`,
    ...(stage >= stageIndex('signal') && {
      fname_signal: `https://drive.example/tk-${id}/signal.pdf`,
      fname_print: `https://drive.example/tk-${id}/print.pdf`,
      print_info: printInfo(hard, pages, quantity, random),
      // A small print run does not justify printing plates.
      printing_method: quantity > 500 ? 'offset' : 'digital',
    }),
    ...(stage >= stageIndex('stock') && {
      from_address: 'Алматы, ул. Тимирязева, 28а',
      delivery_address: kazakh ? 'Алматы, әл-Фараби даңғылы, 71, кітапхана' : 'Алматы, пр. аль-Фараби, 71, библиотека',
      delivery_payment: kazakh ? 'баспа есебінен' : 'за счёт издательства',
    }),
  }
}

function printInfo(hard: boolean, pages: number, copies: number, random: () => number): NonNullable<Row['print_info']> {
  const binding: Binding = hard ? '7BC' : pages <= 64 ? 'staple' : 'KBS'
  const inserts = random() < 0.3 ? 8 : 0
  return {
    copies,
    colored_pages: inserts,
    inserts_count: inserts ? 1 : 0,
    paper_text: 'offset80',
    colorfulness_text: '1+1',
    ...(inserts && { paper_insert: 'coated130', colorfulness_insert: '4+4' }),
    paper_cover: hard ? 'coated130' : 'colotech160',
    colorfulness_cover: '4+0',
    ...(hard && { paper_flyleaf: 'offset120', colorfulness_flyleaf: '1+0' }),
    lamination: random() < 0.6 ? 'matte' : 'glossy',
    binding,
  }
}
