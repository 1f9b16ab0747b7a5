import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween } from '../shared/dates/dates.ts'
import { getDueTone } from './due-date.ts'
import { signalFields, calculateSignalReadiness, type SignalInput } from './readiness.ts'
import { getFlag, stageFlags, type StageFlags, type StageKey } from '../shared/stages/stages.ts'
import { getStatus } from './status.ts'
import { validateTechCard, type TechCardInput } from './validation.ts'

const createFlags = (...stages: StageKey[]): StageFlags =>
  Object.fromEntries(stageFlags.map((flag) => [flag, stages.some((stage) => getFlag(stage) === flag)])) as StageFlags

describe('the status of a card', () => {
  it.each([
    ['editor', null, false, 'created'],
    ['project', null, false, 'formatted'],
    ['process', null, false, 'formatted'],
    ['process', null, true, 'inWork'],
    ['signal', null, true, 'signalPrinting'],
    ['author', null, true, 'signalPrinting'],
    ['author', '2026-11-01', true, 'completed'],
    ['typography', '2026-11-01', true, 'circulationPrinting'],
    ['wap', '2026-11-01', true, 'circulationPrinting'],
    ['stock', '2026-11-01', true, 'warehouse'],
    ['done', '2026-11-01', true, 'delivered'],
  ] as const)('at %s, signed %s, works begun %s is %s', (stage, signalEndDate, worksStarted, label) => {
    expect(getStatus({ ...createFlags(stage), signalEndDate, worksStarted })).toBe(label)
  })

  it('follows the furthest stage', () => {
    expect(getStatus({ ...createFlags('author', 'stock'), signalEndDate: null, worksStarted: true })).toBe('warehouse')
  })
})

describe('a due date', () => {
  it.each([
    ['2026-11-20', 'overdue'],
    ['2026-11-21', 'soon'],
    ['2026-11-24', 'soon'],
    ['2026-11-25', 'later'],
  ])('of %s is %s on 21 November', (due, tone) => {
    expect(getDueTone(due, '2026-11-21')).toBe(tone)
  })

  it('counts days across months and leap days', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2026-11-21', '2026-11-14')).toBe(-7)
  })
})

describe('the validation of a card', () => {
  const validCard: TechCardInput = {
    book_name: 'Социология города',
    edition_type: 'textbook',
    authors: [{}],
    work_types: ['editing'],
    project_manager_id: 4,
    created_date: '2026-11-01',
    appointment_date: '2026-11-03',
    quantity: 300,
    circulation_author: 50,
    circulation_university: 200,
    circulation_library: 50,
  }
  it('accepts a card with the required fields', () => {
    expect(validateTechCard(validCard)).toEqual({})
  })

  it.each([
    ['book_name', '  ', 'required'],
    ['book_name', 'я'.repeat(501), 'tooLong'],
    ['edition_type', null, 'required'],
    ['authors', [], 'required'],
    ['work_types', [], 'required'],
    ['project_manager_id', null, 'required'],
    ['created_date', null, 'required'],
    ['appointment_date', null, 'required'],
    ['appointment_date', '2026-10-31', 'beforeCreated'],
    ['circulation_author', 51, 'moreThanPrinted'],
    ['ISBN', '978-601-04-1234-5', 'isbn'],
    ['pages', 0, 'zero'],
    ['fname_gdisk', 'папка на диске', 'link'],
    ['fname_signal', 'javascript:alert(1)', 'link'],
  ] as const)('refuses %s = %j: %s', (field, value, problem) => {
    expect(validateTechCard({ ...validCard, [field]: value })).toEqual({ [field]: problem })
  })
})

describe('the missing fields for a signal copy', () => {
  const print_info = {
    paper_text: 'offset80',
    colorfulness_text: '1+1',
    paper_cover: 'coated130',
    colorfulness_cover: '4+0',
    lamination: 'matte',
    binding: '7BC',
  }
  const protocol = { number: '4', date: '2026-06-09' }
  const completeSignal: SignalInput = {
    ...Object.fromEntries(Object.values(signalFields).flatMap((fields) => fields.map((field) => [field, 'x']))),
    authors: [{}],
    circulation_author: 0,
    department_protocol: protocol,
    methodological_council_protocol: protocol,
    scientific_council_protocol: protocol,
    print_info,
  }

  it('are none when each field of the six sections is filled in', () => {
    const { filled, total, sections } = calculateSignalReadiness(completeSignal)
    expect([filled, total]).toEqual([25, 25])
    expect(sections.flatMap(({ missing }) => missing)).toEqual([])
  })

  it('are listed by section and field', () => {
    const { filled, sections } = calculateSignalReadiness({
      ...completeSignal,
      ISBN: null,
      authors: [],
      scientific_council_protocol: { number: '4', date: null },
      print_info: { ...print_info, binding: null },
    })
    expect(filled).toBe(21)
    expect(Object.fromEntries(sections.map(({ section, missing }) => [section, missing]))).toEqual({
      edition: ['authors', 'ISBN'],
      approvals: ['scientific_council_protocol'],
      volume: [],
      print: ['print_info.binding'],
      distribution: [],
      dates: [],
    })
  })

  it('include each field that is emptied, and no other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(signalFields).flat()), (field) => {
        const isPrintField = field.startsWith('print_info.')
        const name = isPrintField ? field.slice('print_info.'.length) : field
        const cardWithoutField = isPrintField
          ? { ...completeSignal, print_info: { ...print_info, [name]: '' } }
          : { ...completeSignal, [name]: null }
        expect(calculateSignalReadiness(cardWithoutField).sections.flatMap(({ missing }) => missing)).toEqual([field])
      }),
    )
  })
})
