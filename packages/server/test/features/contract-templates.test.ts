import {
  contractKindKeys,
  contractTerms,
  roleKeys,
  type ContractKind,
  type ContractTemplate,
  type ContractDocument,
} from '@press/domain'
import { clauseText, contractExample, firstContractTemplates } from '@press/i18n/node'
import { and, eq } from 'drizzle-orm'
import mammoth from 'mammoth'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { getToday } from '../../src/clock.ts'
import { contractDeliveries, contractTemplates, events } from '../../src/database/schema.ts'
import { contractForm, insertPerson, upload, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const [hr, supervisor] = [await insertPerson(press, 'hr'), await insertPerson(press, 'supervisor')]

const read = async (kind: ContractKind, who: TestPerson = hr) =>
  (await who.call('GET /api/contract-templates/{kind}', { params: { kind } })).body
const save = (kind: ContractKind, text: ContractTemplate, more: { version?: number; note?: string } = {}, who = hr) =>
  who.call('POST /api/contract-templates/{kind}', { params: { kind }, body: { text, ...more } })

/** Returns a template with one more clause in its first section. */
const withClause = (text: ContractTemplate, ru: string, kz = ru): ContractTemplate => ({
  ...text,
  sections: text.sections.map((section, at) =>
    at === 0 ? { ...section, clauses: [...section.clauses, { ru, kz }] } : section,
  ),
})
const bytesOf = async (who: TestPerson, path: string) => Buffer.from(await (await who.fetch(path)).arrayBuffer())
const pagesOf = async (pdf: Buffer): Promise<string[]> =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })).text
/** Returns a text without whitespace and soft hyphens, to compare it across line breaks. */
const bare = (text: string): string => text.replaceAll(/[\s\u00ad]+/gu, '').replaceAll('\u2011', '-')

describe('a press without its own templates', () => {
  it('has the default version of every kind', async () => {
    const rows = await db.select().from(contractTemplates).where(eq(contractTemplates.version, 1))
    expect(Object.fromEntries(rows.map(({ kind, template }) => [kind, template]))).toEqual(firstContractTemplates)
    const { templates } = (await hr.call('GET /api/contract-templates')).body
    expect(templates.map(({ kind, version, created_by }) => [kind, version, created_by])).toEqual(
      contractKindKeys.map((kind) => [kind, 1, null]),
    )
  })
})

describe('a contract template', () => {
  it('is edited only by HR and the supervisor', async () => {
    for (const role of roleKeys.filter((one) => one !== 'hr' && one !== 'supervisor')) {
      const other = await insertPerson(press, role)
      expect((await other.call('GET /api/contract-templates')).status).toBe(403)
      expect((await save('personal', firstContractTemplates.personal, {}, other)).status).toBe(403)
    }
    const { status, body } = await save(
      'personal',
      withClause(firstContractTemplates.personal, 'Согласие дано на один год.', 'Келісім бір жылға берілді.'),
      { version: 1, note: 'Срок согласия' },
      supervisor,
    )
    expect([status, body.template.version, body.template.note, body.template.created_by]).toEqual([
      200,
      2,
      'Срок согласия',
      supervisor.name,
    ])
    expect(body.versions.map(({ version }) => version)).toEqual([2, 1])
    const [saveEvent] = await db.select().from(events).where(eq(events.type, 'contracttemplate.saved'))
    expect(saveEvent?.data).toMatchObject({ kind: 'personal', revision: 2, note: 'Срок согласия' })
  })

  it('is refused with an error at each wrong field and line', async () => {
    const text = firstContractTemplates.gph
    const first = text.sections[0]?.clauses.length ?? 0
    const { status, body } = await save('gph', withClause(text, 'Скидка {{скидка}}.', 'Жеңілдік {{fee}}-ға.'))
    expect([status, body.error.fields]).toEqual([
      422,
      {
        [`sections.0.clauses.${first}.ru`]: 'В этом виде договора такого нет: {{скидка}}',
        [`sections.0.clauses.${first}.kz`]: 'После подстановки не ставят окончание: {{fee}}',
      },
    ])
    const half = { ...text, sections: text.sections.filter(({ title }) => title.ru !== 'Цена и оплата') }
    expect((await save('gph', half)).body.error.fields).toEqual({
      sections: 'Договор должен это называть: {{fee}}, {{fee_words}}, {{payment_days}}',
    })
    expect((await read('gph')).template.version).toBe(1)
  })

  it('is not overwritten by a second simultaneous change, which gets the saved version', async () => {
    const text = firstContractTemplates.confidence
    const change = (ru: string) => save('confidence', withClause(text, ru), { version: 1 })
    const answers = await Promise.all([change('Первый пункт.'), change('Второй пункт.')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.error.current).toMatchObject({ template: { kind: 'confidence', version: 2 } })
    const again = await save('confidence', (await read('confidence')).template.text)
    expect([again.status, again.body.error.message]).toEqual([422, 'В тексте ничего не изменилось.'])
  })

  it('is restored from an earlier version as a new version', async () => {
    const before = (await read('neconc')).template
    await save('neconc', withClause(before.text, 'Ещё один пункт.', 'Тағы бір тармақ.'))
    const old = await hr.call('GET /api/contract-templates/{kind}/versions/{version}', {
      params: { kind: 'neconc', version: before.version },
    })
    const { body } = await save('neconc', old.body.template.text, { note: 'Как было' })
    expect([body.template.version, body.template.text]).toEqual([before.version + 2, before.text])
    const none = await hr.call('GET /api/contract-templates/{kind}/versions/{version}', {
      params: { kind: 'neconc', version: 99 },
    })
    expect(none.status).toBe(404)
  })
})

const wordsOf = async (id: number) =>
  bare((await pagesOf(await bytesOf(hr, `/api/contracts/${id}/documents/contract.pdf`))).join(' '))

describe('a contract', () => {
  const form = contractForm()
  const write = async () => (await hr.call('POST /api/contracts', { body: form })).body

  it('keeps its template version until its writer accepts the new one', async () => {
    const [draft, signed] = [(await write()).contract, (await write()).contract]
    await hr.call('POST /api/contracts/{id}/status', { params: { id: signed.id }, body: { status: 'sent' } })
    const scan = await upload(hr, 'scan.pdf')
    await hr.call('POST /api/contracts/{id}/status', { params: { id: signed.id }, body: { status: 'signed', scan } })
    const before = await wordsOf(signed.id)

    const [ru, kz] = ['Работа сдаётся в электронном виде.', 'Жұмыс электрондық түрде тапсырылады.']
    const { body } = await save('gph', withClause((await read('gph')).template.text, ru, kz), { note: 'Как сдают' })
    const { version } = body.template
    const next = await write()
    expect([next.template?.version, next.newer_template]).toEqual([version, null])
    expect(await wordsOf(next.contract.id)).toContain(bare(ru))
    expect(await wordsOf(next.contract.id)).toContain(bare(kz))

    const contractResponse = await hr.call('GET /api/contracts/{id}', { params: { id: draft.id } })
    expect([contractResponse.body.template?.version, contractResponse.body.newer_template?.version]).toEqual([
      version - 1,
      version,
    ])
    expect(await wordsOf(draft.id)).not.toContain(bare(ru))
    const { kind: _kind, ...fields } = form
    const change = (template_version: number) =>
      hr.call('PUT /api/contracts/{id}', { params: { id: draft.id }, body: { ...fields, template_version } })
    expect((await change(99)).status).toBe(404)
    expect((await change(version)).body.template?.version).toBe(version)
    expect(await wordsOf(draft.id)).toContain(bare(ru))

    // A signed contract keeps its own file and text.
    expect(await wordsOf(signed.id)).toBe(before)
    const { body: after } = await hr.call('GET /api/contracts/{id}', { params: { id: signed.id } })
    expect(JSON.stringify(after.contract.paper)).not.toContain('электронном виде')
    expect([after.contract.template_version, after.template]).toEqual([version - 1, null])
  })
})

/** Returns the form of a contract with every term of its kind. */
function createFullForm(kind: ContractKind) {
  const { number: _number, ...form } = contractExample(kind, getToday())
  return form
}

/**
 * Whether a text contains another text, whole or split once by a page break. At a page break, the footer and the other language are
 * in between.
 */
function isIn(all: string, text: string): boolean {
  let splitAt = text.length
  while (!all.includes(text.slice(0, splitAt))) splitAt -= 1
  return all.includes(text.slice(splitAt))
}

/** Whether a clause is longer than half a page, so that it may be alone on its page. */
const isLong = ({ ru, kz }: ContractDocument['sections'][number]['clauses'][number]): boolean =>
  [ru, kz].some((text) => clauseText(text).length > 1000)

const collectTexts = (paper: ContractDocument, locale: 'ru' | 'kz'): string[] => [
  paper.title[locale],
  ...paper.preamble.map((line) => clauseText(line[locale])),
  ...paper.sections.flatMap(({ title, clauses }) => [title[locale], ...clauses.map((one) => clauseText(one[locale]))]),
  paper.requisites[locale],
]

/** Returns a subject that lists a number of works. For kinds of contract without a subject, returns false. */
const about = (kind: ContractKind, count: number) =>
  contractTerms[kind].fields.includes('subject') && {
    subject: Array.from({ length: count }, (_none, at) => `корректура книги № ${at + 1}`).join('; '),
    subject_kz: Array.from({ length: count }, (_none, at) => `№ ${at + 1} кітаптың түзетілуі`).join('; '),
  }
const cases = contractKindKeys.flatMap((kind) =>
  (about(kind, 1) ? [1, 10, 60] : [1]).map((count) => [kind, count] as const),
)

describe.each(cases)('a contract of kind %s with %d works in its files', async (kind, count) => {
  const { body } = await supervisor.call('POST /api/contracts', {
    body: { ...createFullForm(kind), ...about(kind, count) },
  })
  const { id, number } = body.contract
  const sent = await supervisor.call('POST /api/contracts/{id}/status', { params: { id }, body: { status: 'sent' } })
  const [delivery] = await db
    .select()
    .from(contractDeliveries)
    .where(and(eq(contractDeliveries.contract_id, id)))
  const paper = delivery?.paper as ContractDocument
  const pages = await pagesOf(await bytesOf(supervisor, `/api/contracts/${id}/documents/contract.pdf`))
  const { value: docx } = await mammoth.extractRawText({
    buffer: await bytesOf(supervisor, `/api/contracts/${id}/documents/contract.docx`),
  })

  it.each(['ru', 'kz'] as const)('contains its full text in %s, in the PDF and in the DOCX', (locale) => {
    expect(sent.body.error).toBeUndefined()
    const [inPdf, inDocx] = [bare(pages.join(' ')), bare(docx)]
    for (const phrase of collectTexts(paper, locale)) {
      expect(inDocx).toContain(bare(phrase))
      expect([bare(phrase), isIn(inPdf, bare(phrase))]).toEqual([bare(phrase), true])
    }
  })

  it('shows its unbroken number on every page', () => {
    for (const page of pages) expect(page).toMatch(new RegExp(`№[ \\u00a0]${number}`, 'u'))
  })

  it('has no single clause of a section at the top or bottom of a page', () => {
    const all = paper.sections.map(({ clauses }) => clauses.length)
    const parted = paper.sections.map(({ clauses }) => clauses.some((one) => isLong(one)))
    for (const page of pages) {
      const pageSections = new Map<number, Set<number>>()
      for (const [, section, clause] of page.matchAll(/(?<![\d,.])(\d{1,2})\.(\d{1,2})\. /gu))
        pageSections.set(Number(section), (pageSections.get(Number(section)) ?? new Set()).add(Number(clause)))
      for (const [section, found] of pageSections)
        expect([section, parted[section - 1] || Math.min(all[section - 1] ?? 0, 2) <= found.size]).toEqual([
          section,
          true,
        ])
    }
  })

  it('has the last clause, the details and both signature fields on one page', () => {
    const last = bare(pages.at(-1) ?? '')
    const closing = paper.sections.at(-1)?.clauses.at(-1)
    for (const phrase of [
      clauseText(closing?.ru ?? []),
      clauseText(closing?.kz ?? []),
      paper.requisites.ru,
      paper.requisites.kz,
      ...paper.sides.flatMap((side) => [side.name, side.position, side.signer, side.sign]),
    ])
      expect(last).toContain(bare(phrase))
  })
})
