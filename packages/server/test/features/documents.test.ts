import { cardDocuments } from '@press/contract'
import { getPressNameIn } from '@press/domain'
import { getLangAttribute } from '@press/i18n/node'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { techCards } from '../../src/database/schema.ts'
import { demoPress } from '../../src/demo/press.ts'
import { makePdf } from '../../src/documents/pdf.ts'
import { getTranslator } from '../../src/texts.ts'
import { insertCard, insertPerson, type TestPerson } from '../rows.ts'
import { openPress, type Press } from '../support.ts'

let press: Press
let author: TestPerson
let id: number
beforeAll(async () => {
  press = await openPress()
  author = await insertPerson(press, 'author', 'Әсем Өтеғұлқызы')
  id = await insertCard(press, { author: author.id, book_name: 'Қоңыр әңгіме: ұлы һәм үлкен өмір', stages: ['signal'] })
  await press.database.db
    .update(techCards)
    .set({
      ISBN: '978-601-04-1234-7',
      udc: '94(574)',
      bbk: '63.3(5Каз)',
      typeface: 'PT Serif',
      printing_method: 'offset',
      edition_type: 'monograph',
      quantity: 1200,
      pages: 192,
      format: '60×84/8',
      symbols: 384_000,
      signalEndDate: '2026-03-12',
      delivery_payment: 'Алматы, 12 000 ₸',
      print_info: { paper_text: 'offset80', colorfulness_text: '1+1', binding: '7BC' },
    })
    .where(eq(techCards.id, id))
})

async function openDocument(person: Pick<TestPerson, 'fetch'>, kind: string, lang: string) {
  const response = await person.fetch(`/api/tech-cards/${id}/documents/${kind}.pdf?lang=${lang}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
}

async function readDocument(person: Pick<TestPerson, 'fetch'>, kind: string, lang: string): Promise<{ text: string }> {
  const { text } = await extractText(await openDocument(person, kind, lang), { mergePages: true })
  return { text: text.replace(/\s+/gu, ' ') }
}

/** Returns the text of a signal copy's sheet, and its links. */
async function readSheetPage(person: Pick<TestPerson, 'fetch'>) {
  const pdf = await openDocument(person, 'signal-copy', 'kz')
  const { text } = await extractText(pdf, { mergePages: true })
  const links = await (await pdf.getPage(pdf.numPages)).getAnnotations()
  return { text, pages: pdf.numPages, links: links.map(({ url }: { url?: string }) => url) }
}

describe('a document of a card', () => {
  it.each(cardDocuments.flatMap((kind) => (['ru', 'kz', 'en'] as const).map((lang) => [kind, lang] as const)))(
    '%s in %s contains the data of the card as selectable text',
    async (kind, lang) => {
      const { text } = await readDocument(author, kind, lang)
      const t = getTranslator(lang)
      expect(text).toContain(t(`documents:kind.${kind}`))
      expect(text).toContain(getPressNameIn(demoPress, lang))
      expect(text).toContain('Қоңыр әңгіме: ұлы һәм үлкен өмір')
      expect(text).toContain('978-601-04-1234-7')
      expect(text).toContain(t('print-forms:imprint.format', { format: '60×84 1/8' }))
      // The number of sheets for 192 pages of 60×84/8, by the two-digit table.
      expect(text).toContain(t('print-forms:imprint.conventionalSheets', { sheets: lang === 'en' ? '22.32' : '22,32' }))
      expect(text).toContain(t('print-forms:imprint.udc', { code: '94(574)' }))
      expect(text).toContain(t('print-forms:imprint.method.offset'))
      const pressLine = `${getPressNameIn(demoPress, lang)}, ${lang === 'kz' ? demoPress.address_kz : demoPress.address_ru}`
      expect(text).toContain(t('print-forms:imprint.publishedAndPrinted', { firm: pressLine }))
      expect(text).toContain(t('documents:pages', { page: 1, pages: '' }).trim())
    },
  )

  it('contains every Kazakh letter and the tenge sign', async () => {
    const { text } = await readDocument(author, 'passport', 'kz')
    expect(text).toContain('12 000 ₸')
    expect(text).toContain(getTranslator('kz')('documents:column.came'))
    const signalCopy = await readDocument(author, 'signal-copy', 'kz')
    for (const letter of 'әғқңөұүһі') expect(`${text}${signalCopy.text}`).toContain(letter)
  })

  it.each(['ru', 'kz', 'en'] as const)('gives its title and language to screen readers in %s', async (lang) => {
    const t = getTranslator(lang)
    const pdf = await openDocument(author, 'passport', lang)
    const { info } = await pdf.getMetadata()
    const title = `${t('documents:kind.passport')}, ${t('tech-cards:number', { id })}`
    expect(info).toMatchObject({ Title: title, Language: getLangAttribute(lang) })
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
    // The table of contents links to its sections.
    const outline = (await pdf.getOutline()).map((entry: { title: string }) => entry.title)
    expect(outline[0]).toBe(t('documents:kind.passport'))
    expect(outline).toEqual(expect.arrayContaining([t('tech-cards:section.edition'), t('documents:kind.imprint')]))
  })

  it('of a signal copy shows the public link of the book while it is shared', async () => {
    const t = getTranslator('kz')
    expect((await readSheetPage(author)).text).not.toContain(t('documents:track'))
    const params = { id }
    const { link } = (await author.call('POST /api/tech-cards/{id}/track', { params })).body
    const address = `${press.config.origins.author}/track/${link.code}`
    const sharedSheet = await readSheetPage(author)
    expect(sharedSheet.text).toContain(t('documents:track'))
    expect([...new Set(sharedSheet.links)]).toEqual([address])
    // The sheet has only one page, because it accompanies the copy.
    expect(sharedSheet.pages).toBe(1)
    // A person who only reads the card cannot share its link.
    const printer = await press.as('typography')
    expect((await readSheetPage(printer)).links).toEqual([])
    await author.call('DELETE /api/tech-cards/{id}/track', { params })
    expect((await readSheetPage(author)).links).toEqual([])
  })

  it('lists the missing data of an imprint', async () => {
    const incompleteCardId = await insertCard(press, { author: author.id })
    const response = await author.fetch(`/api/tech-cards/${incompleteCardId}/documents/imprint.pdf?lang=ru`)
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    expect((await extractText(pdf, { mergePages: true })).text.replace(/\s+/gu, ' ')).toContain(
      'Чего ещё не хватает УДК, ББК, сигнал утверждён, формат, страниц, гарнитура, способ печати, символов, тираж',
    )
  })

  it('is available to readers of the card, in their language or a requested one', async () => {
    const stranger = await insertPerson(press, 'author')
    const path = `/api/tech-cards/${id}/documents/passport.pdf`
    expect((await stranger.fetch(path)).status).toBe(404)
    expect((await author.fetch(`/api/tech-cards/${id}/documents/other.pdf`)).status).toBe(404)
    expect((await author.fetch(`${path}?lang=de`)).status).toBe(422)
    const response = await author.fetch(path, { headers: { 'accept-language': 'en' } })
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    expect((await extractText(pdf, { mergePages: true })).text).toContain('Tech card passport')
  })

  it('with many pages repeats its footer and cannot read server files', async () => {
    const foot = { words: 'Press', pages: '{page}/{pages}' }
    const longDocument = { title: 'x', lang: 'en', foot }
    const content = Array.from({ length: 200 }, (_none, line) => ({ text: `line ${line}` }))
    const pdf = await getDocumentProxy(new Uint8Array(await makePdf({ ...longDocument, content })))
    const { text, totalPages } = await extractText(pdf)
    expect(totalPages).toBeGreaterThan(2)
    expect(text.every((page, index) => page.includes(`${index + 1}/${totalPages}`))).toBe(true)
    await expect(makePdf({ ...longDocument, content: [{ image: '/etc/hostname' }] })).rejects.toThrow('was not created')
    // The next document still works.
    expect((await makePdf({ ...longDocument, content: ['again'] })).length).toBeGreaterThan(1000)
  })
})
