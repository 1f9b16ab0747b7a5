import {
  contractKindKeys,
  contractTerms,
  roleKeys,
  type ContractKind,
  type ContractTemplate,
  type ContractDocument,
} from '@press/domain'
import { clauseText, createContractExample, firstContractTemplates } from '@press/i18n/node'
import { and, eq } from 'drizzle-orm'
import mammoth from 'mammoth'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { getToday } from '../../src/clock.ts'
import { contractDeliveries, contractTemplates, events } from '../../src/database/schema.ts'
import { createContractForm, insertPerson, upload, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const [hr, supervisor] = [await insertPerson(press, 'hr'), await insertPerson(press, 'supervisor')]

const readTemplate = async (kind: ContractKind, who: TestPerson = hr) =>
  (await who.call('GET /api/contract-templates/{kind}', { params: { kind } })).body
const saveTemplate = (
  kind: ContractKind,
  text: ContractTemplate,
  extraFields: { version?: number; note?: string } = {},
  who = hr,
) => who.call('POST /api/contract-templates/{kind}', { params: { kind }, body: { text, ...extraFields } })

/** Returns a template with one more clause in its first section. */
const addClause = (text: ContractTemplate, ru: string, kz = ru): ContractTemplate => ({
  ...text,
  sections: text.sections.map((section, index) =>
    index === 0 ? { ...section, clauses: [...section.clauses, { ru, kz }] } : section,
  ),
})
const downloadBytes = async (who: TestPerson, path: string) => Buffer.from(await (await who.fetch(path)).arrayBuffer())
const extractPages = async (pdf: Buffer): Promise<string[]> =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })).text
/** Returns a text without whitespace and soft hyphens, to compare it across line breaks. */
const removeSpaces = (text: string): string => text.replaceAll(/[\s\u00ad]+/gu, '').replaceAll('\u2011', '-')

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
      const otherPerson = await insertPerson(press, role)
      expect((await otherPerson.call('GET /api/contract-templates')).status).toBe(403)
      expect((await saveTemplate('personal', firstContractTemplates.personal, {}, otherPerson)).status).toBe(403)
    }
    const { status, body } = await saveTemplate(
      'personal',
      addClause(firstContractTemplates.personal, 'Согласие дано на один год.', 'Келісім бір жылға берілді.'),
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
    const clauseCount = text.sections[0]?.clauses.length ?? 0
    const { status, body } = await saveTemplate('gph', addClause(text, 'Скидка {{скидка}}.', 'Жеңілдік {{fee}}-ға.'))
    expect([status, body.error.fields]).toEqual([
      422,
      {
        [`sections.0.clauses.${clauseCount}.ru`]: 'В этом виде договора такого нет: {{скидка}}',
        [`sections.0.clauses.${clauseCount}.kz`]: 'После подстановки не ставят окончание: {{fee}}',
      },
    ])
    const incompleteText = { ...text, sections: text.sections.filter(({ title }) => title.ru !== 'Цена и оплата') }
    expect((await saveTemplate('gph', incompleteText)).body.error.fields).toEqual({
      sections: 'Договор должен это называть: {{fee}}, {{fee_words}}, {{payment_days}}',
    })
    expect((await readTemplate('gph')).template.version).toBe(1)
  })

  it('is not overwritten by a second simultaneous change, which gets the saved version', async () => {
    const text = firstContractTemplates.confidence
    const addAndSaveClause = (ru: string) => saveTemplate('confidence', addClause(text, ru), { version: 1 })
    const answers = await Promise.all([addAndSaveClause('Первый пункт.'), addAndSaveClause('Второй пункт.')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const refusedAnswer = answers.find(({ status }) => status === 409)
    expect(refusedAnswer?.body.error.current).toMatchObject({ template: { kind: 'confidence', version: 2 } })
    const repeatedResponse = await saveTemplate('confidence', (await readTemplate('confidence')).template.text)
    expect([repeatedResponse.status, repeatedResponse.body.error.message]).toEqual([
      422,
      'В тексте ничего не изменилось.',
    ])
  })

  it('is restored from an earlier version as a new version', async () => {
    const templateBefore = (await readTemplate('neconc')).template
    await saveTemplate('neconc', addClause(templateBefore.text, 'Ещё один пункт.', 'Тағы бір тармақ.'))
    const oldVersionResponse = await hr.call('GET /api/contract-templates/{kind}/versions/{version}', {
      params: { kind: 'neconc', version: templateBefore.version },
    })
    const { body } = await saveTemplate('neconc', oldVersionResponse.body.template.text, { note: 'Как было' })
    expect([body.template.version, body.template.text]).toEqual([templateBefore.version + 2, templateBefore.text])
    const missingVersionResponse = await hr.call('GET /api/contract-templates/{kind}/versions/{version}', {
      params: { kind: 'neconc', version: 99 },
    })
    expect(missingVersionResponse.status).toBe(404)
  })
})

const readContractText = async (id: number) =>
  removeSpaces((await extractPages(await downloadBytes(hr, `/api/contracts/${id}/documents/contract.pdf`))).join(' '))

describe('a contract', () => {
  const form = createContractForm()
  const createContract = async () => (await hr.call('POST /api/contracts', { body: form })).body

  it('keeps its template version until its writer accepts the new one', async () => {
    const [draft, signedContract] = [(await createContract()).contract, (await createContract()).contract]
    await hr.call('POST /api/contracts/{id}/status', { params: { id: signedContract.id }, body: { status: 'sent' } })
    const scan = await upload(hr, 'scan.pdf')
    await hr.call('POST /api/contracts/{id}/status', {
      params: { id: signedContract.id },
      body: { status: 'signed', scan },
    })
    const textBefore = await readContractText(signedContract.id)

    const [ru, kz] = ['Работа сдаётся в электронном виде.', 'Жұмыс электрондық түрде тапсырылады.']
    const { body } = await saveTemplate('gph', addClause((await readTemplate('gph')).template.text, ru, kz), {
      note: 'Как сдают',
    })
    const { version } = body.template
    const nextContract = await createContract()
    expect([nextContract.template?.version, nextContract.newer_template]).toEqual([version, null])
    expect(await readContractText(nextContract.contract.id)).toContain(removeSpaces(ru))
    expect(await readContractText(nextContract.contract.id)).toContain(removeSpaces(kz))

    const contractResponse = await hr.call('GET /api/contracts/{id}', { params: { id: draft.id } })
    expect([contractResponse.body.template?.version, contractResponse.body.newer_template?.version]).toEqual([
      version - 1,
      version,
    ])
    expect(await readContractText(draft.id)).not.toContain(removeSpaces(ru))
    const { kind: _kind, ...fields } = form
    const changeTemplateVersion = (template_version: number) =>
      hr.call('PUT /api/contracts/{id}', { params: { id: draft.id }, body: { ...fields, template_version } })
    expect((await changeTemplateVersion(99)).status).toBe(404)
    expect((await changeTemplateVersion(version)).body.template?.version).toBe(version)
    expect(await readContractText(draft.id)).toContain(removeSpaces(ru))

    // A signed contract keeps its own file and text.
    expect(await readContractText(signedContract.id)).toBe(textBefore)
    const { body: signedContractBody } = await hr.call('GET /api/contracts/{id}', { params: { id: signedContract.id } })
    expect(JSON.stringify(signedContractBody.contract.paper)).not.toContain('электронном виде')
    expect([signedContractBody.contract.template_version, signedContractBody.template]).toEqual([version - 1, null])
  })
})

/** Returns the form of a contract with every term of its kind. */
function createFullForm(kind: ContractKind) {
  const { number: _number, ...form } = createContractExample(kind, getToday())
  return form
}

/**
 * Whether a text contains another text, whole or split once by a page break. At a page break, the footer and the other language are
 * in between.
 */
function isIn(fullText: string, text: string): boolean {
  let splitAt = text.length
  while (!fullText.includes(text.slice(0, splitAt))) splitAt -= 1
  return fullText.includes(text.slice(splitAt))
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
const createSubject = (kind: ContractKind, count: number) =>
  contractTerms[kind].fields.includes('subject') && {
    subject: Array.from({ length: count }, (_none, index) => `корректура книги № ${index + 1}`).join('; '),
    subject_kz: Array.from({ length: count }, (_none, index) => `№ ${index + 1} кітаптың түзетілуі`).join('; '),
  }
const cases = contractKindKeys.flatMap((kind) =>
  (createSubject(kind, 1) ? [1, 10, 60] : [1]).map((count) => [kind, count] as const),
)

describe.each(cases)('a contract of kind %s with %d works in its files', async (kind, count) => {
  const { body } = await supervisor.call('POST /api/contracts', {
    body: { ...createFullForm(kind), ...createSubject(kind, count) },
  })
  const { id, number } = body.contract
  const sendResponse = await supervisor.call('POST /api/contracts/{id}/status', {
    params: { id },
    body: { status: 'sent' },
  })
  const [delivery] = await db
    .select()
    .from(contractDeliveries)
    .where(and(eq(contractDeliveries.contract_id, id)))
  const paper = delivery?.paper as ContractDocument
  const pages = await extractPages(await downloadBytes(supervisor, `/api/contracts/${id}/documents/contract.pdf`))
  const { value: docx } = await mammoth.extractRawText({
    buffer: await downloadBytes(supervisor, `/api/contracts/${id}/documents/contract.docx`),
  })

  it.each(['ru', 'kz'] as const)('contains its full text in %s, in the PDF and in the DOCX', (locale) => {
    expect(sendResponse.body.error).toBeUndefined()
    const [inPdf, inDocx] = [removeSpaces(pages.join(' ')), removeSpaces(docx)]
    for (const phrase of collectTexts(paper, locale)) {
      expect(inDocx).toContain(removeSpaces(phrase))
      expect([removeSpaces(phrase), isIn(inPdf, removeSpaces(phrase))]).toEqual([removeSpaces(phrase), true])
    }
  })

  it('shows its unbroken number on every page', () => {
    for (const page of pages) expect(page).toMatch(new RegExp(`№[ \\u00a0]${number}`, 'u'))
  })

  it('has no single clause of a section at the top or bottom of a page', () => {
    const clauseCounts = paper.sections.map(({ clauses }) => clauses.length)
    const canSplitSections = paper.sections.map(({ clauses }) => clauses.some((one) => isLong(one)))
    for (const page of pages) {
      const pageSections = new Map<number, Set<number>>()
      for (const [, section, clause] of page.matchAll(/(?<![\d,.])(\d{1,2})\.(\d{1,2})\. /gu))
        pageSections.set(Number(section), (pageSections.get(Number(section)) ?? new Set()).add(Number(clause)))
      for (const [section, pageClauses] of pageSections)
        expect([
          section,
          canSplitSections[section - 1] || Math.min(clauseCounts[section - 1] ?? 0, 2) <= pageClauses.size,
        ]).toEqual([section, true])
    }
  })

  it('has the last clause, the details and both signature fields on one page', () => {
    const lastPage = removeSpaces(pages.at(-1) ?? '')
    const closingClause = paper.sections.at(-1)?.clauses.at(-1)
    for (const phrase of [
      clauseText(closingClause?.ru ?? []),
      clauseText(closingClause?.kz ?? []),
      paper.requisites.ru,
      paper.requisites.kz,
      ...paper.sides.flatMap((side) => [side.name, side.position, side.signer, side.sign]),
    ])
      expect(lastPage).toContain(removeSpaces(phrase))
  })
})
