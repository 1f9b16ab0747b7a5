import { randomUUID } from 'node:crypto'
import {
  amountInWords,
  lawfulWithholding,
  readPaymentOrders,
  decodeStatement,
  withheldOf,
  withholdingOn,
} from '@press/domain'
import { formatNumber, getLangAttribute, formatDocumentAmount, type Locale } from '@press/i18n/node'
import { eq, inArray, sql } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { accruals, contracts, events, payouts, workTypes } from '../../src/database/schema.ts'
import { demoPress } from '../../src/demo/press.ts'
import { getTranslator } from '../../src/texts.ts'
import { executorOf, projectOf, insertPerson, workContractOf, type TestPerson } from '../rows.ts'
import { openPress, type Person } from '../support.ts'

const press = await openPress()
const { db } = press.database
const accounting = await press.as('accounting')
const mainAccount = demoPress.accounts[0]?.account ?? ''

const approved = async (executor: { id: number }, name?: string) =>
  (await projectOf(press, { executor: executor.id, work: 'approved', ...(name && { name }) })).work
const makeActs = (works: number[], overrides: object = {}, by: Person = accounting) =>
  by.call('POST /api/payouts/acts', {
    body: { date: getToday(), works: works.map((id) => ({ id })), ...overrides } as never,
  })
/** Makes the acts of works, one for each executor. */
const actsOf = async (works: number[], overrides: object = {}) => {
  const { status, body } = await makeActs(works, overrides)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body.accruals
}
const pay = (ids: number[], overrides: object = {}, by: Person = accounting) =>
  by.call('POST /api/payouts', {
    body: {
      key: randomUUID(),
      number: '118',
      date: getToday(),
      accruals: ids.map((id) => ({ id })),
      ...overrides,
    } as never,
  })
const readStatuses = async (ids: number[]) =>
  (await db.select().from(workTypes).where(inArray(workTypes.id, ids)).orderBy(workTypes.id)).map(
    ({ status }) => status,
  )
const list = async () => (await accounting.call('GET /api/payouts')).body
const getLacks = (answer: Awaited<ReturnType<typeof makeActs>>) => ({
  status: answer.status,
  lacks: answer.body.error.lacks,
})

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ')
/** Returns all cells of a table, read from the workbook. */
const cellsOf = async (path: string, lang: Locale = 'ru') => {
  const headers = { 'accept-language': getLangAttribute(lang) }
  const answer = await accounting.fetch(`${path}${path.includes('?') ? '&' : '?'}format=xlsx`, { headers })
  expect(answer.status).toBe(200)
  return (await readSheet(Buffer.from(await answer.arrayBuffer()))).map((row) => row.map(String))
}
const worksIn = async (payout?: number) =>
  (await cellsOf(`/api/payouts/export${payout ? `?payout=${payout}` : ''}`)).flat()

const fileOf = (ids: number[], overrides: Record<string, string> = {}) =>
  accounting.fetch(
    `/api/payouts/orders.txt?${new URLSearchParams({ accruals: ids.join(','), account: mainAccount, number: '41', date: getToday(), knp: '859', ...overrides })}`,
  )
const ordersIn = async (answer: Response) =>
  readPaymentOrders(decodeStatement(new Uint8Array(await answer.arrayBuffer())))

const payAlone = (id: number) =>
  accounting.call('POST /api/work-types/{id}/status', { params: { id }, body: { status: 'paid' } })

/** Returns the legal deductions on a day from a person without earlier income. */
const lawful = (gross: number, day = getToday()) =>
  withheldOf({ gross, payee: 'person', earning: 'works' }, withholdingOn(lawfulWithholding, day))

describe('works awaiting payment', () => {
  it('are the approved ones, by executor and month of submission', async () => {
    const executor = await executorOf(press)
    const [late, early, open, acted] = [
      await approved(executor),
      await approved(executor),
      await approved(executor),
      await approved(executor),
    ]
    await db
      .update(workTypes)
      .set({ completed_at: new Date('2026-09-30T20:00:00Z') })
      .where(eq(workTypes.id, late))
    await db
      .update(workTypes)
      .set({ completed_at: new Date('2026-09-02T08:00:00Z') })
      .where(eq(workTypes.id, early))
    await db.update(workTypes).set({ status: 'completed' }).where(eq(workTypes.id, open))
    await actsOf([acted])
    const pendingWorks = (await list()).works.filter((work) => work.executor.id === executor.id)
    // The evening of 30 September in UTC is October in the press's time zone.
    expect(pendingWorks.map(({ id, month }) => [id, month])).toEqual([
      [early, '2026-09'],
      [late, '2026-10'],
    ])
  })

  it('are exported as a workbook', async () => {
    const work = await approved(await executorOf(press), 'Ведомость Балхаша')
    expect(await worksIn()).toContain('Ведомость Балхаша')
    const [act] = await actsOf([work])
    expect(await worksIn()).not.toContain('Ведомость Балхаша')
    const { payout } = (await pay([act?.id ?? 0])).body
    expect(await worksIn(payout.id)).toContain('Ведомость Балхаша')
  })
})

describe('an act', () => {
  it('is created before the payment, one per executor, with the legal withholding', async () => {
    const [one, other] = [await executorOf(press), await executorOf(press)]
    const works = [await approved(one), await approved(one), await approved(other)]
    const acts = await actsOf(works)
    expect(acts).toHaveLength(2)
    expect(Object.fromEntries(acts.map(({ payee_id, works: lines }) => [payee_id, lines.length]))).toEqual({
      [one.id]: 2,
      [other.id]: 1,
    })
    const act = acts.find(({ payee_id }) => payee_id === one.id)
    const { lines, net } = lawful(9_600_000)
    expect(act).toMatchObject({ kind: 'works', gross: 9_600_000, withheld: lines, net, paid_on: null })
    expect((await list()).accruals.map(({ id }) => id)).toEqual(expect.arrayContaining(acts.map(({ id }) => id)))
    expect(await readStatuses(works)).toEqual(['approved', 'approved', 'approved'])
    const acting = await one.call('GET /api/wallet/acts')
    expect(acting.body.acts).toMatchObject([{ gross: 9_600_000, net, withheld: 9_600_000 - net, paid_on: null }])
  })

  it('takes earlier income of the month into account', async () => {
    const executor = await executorOf(press)
    const [first, second] = [await approved(executor), await approved(executor)]
    // A price of 700 МЗП exceeds the ceilings of all contributions by far.
    await db
      .update(workTypes)
      .set({ price: 700 * 85_000_00 })
      .where(eq(workTypes.id, first))
    await actsOf([first])
    const [act] = await actsOf([second])
    expect(act?.withheld.map(({ kind }) => kind)).toEqual(['ipn'])
  })

  it('withholds nothing from an entrepreneur and remembers the choice', async () => {
    const executor = await executorOf(press)
    const [act] = await actsOf([await approved(executor)], { entrepreneurs: [executor.id] })
    expect(act).toMatchObject({ payee: 'entrepreneur', withheld: [], net: 4_800_000 })
    expect((await list()).entrepreneurs).toContain(executor.id)
  })

  it('names the executor by the current contract, not by an expired one', async () => {
    const executor = await executorOf(press, 'Ескі Атауы', { ends_on: addDays(getToday(), -1) })
    const { number } = await workContractOf(press, { ...executor, name: 'Жаңа Атауы' })
    const [act] = await actsOf([await approved(executor)])
    expect(act).toMatchObject({ party: { name: 'Жаңа Атауы' }, contract: { number } })
  })

  it('is refused with the names of executors without a contract or an IIN', async () => {
    const [stranger, nameless] = [
      await insertPerson(press, 'executor', 'Шартсыз Адам'),
      await executorOf(press, 'ЖСН жоқ', { bin: '' }),
    ]
    const [good, bad, worse] = [
      await approved(await executorOf(press)),
      await approved(stranger),
      await approved(nameless),
    ]
    const refused = await makeActs([good, bad, worse])
    expect(getLacks(refused)).toEqual({
      status: 422,
      lacks: expect.arrayContaining([
        { side: 'party', field: 'contract', name: 'Шартсыз Адам' },
        { side: 'party', field: 'bin', name: 'Шартсыз Адам' },
        { side: 'party', field: 'bin', name: 'ЖСН жоқ' },
      ]),
    })
    expect(refused.body.error.message).toContain('ЖСН жоқ, не заполнено: БИН или ИИН.')
    expect((await list()).works.map(({ id }) => id)).toEqual(expect.arrayContaining([good, bad, worse]))
  })

  it('cannot have a future date or one before the submission of its works', async () => {
    const work = await approved(await executorOf(press))
    await db.update(workTypes).set({ completed_at: new Date() }).where(eq(workTypes.id, work))
    for (const date of [addDays(getToday(), 1), addDays(getToday(), -2)]) {
      const refused = await makeActs([work], { date })
      expect([refused.status, Object.keys(refused.body.error.fields ?? {})]).toEqual([422, ['date']])
    }
  })

  it('locks its works against a second act, a separate payment and a price change', async () => {
    const work = await approved(await executorOf(press))
    await actsOf([work])
    expect((await makeActs([work])).status).toBe(422)
    const alone = await accounting.call('POST /api/work-types/{id}/status', {
      params: { id: work },
      body: { status: 'paid' },
    })
    expect(alone.status).toBe(422)
    const manager = await press.as('pm')
    const edited = await manager.call('PATCH /api/work-types/{id}', { params: { id: work }, body: { price: 1 } })
    expect(edited.status).toBe(422)
  })

  it('is created once from two simultaneous requests', async () => {
    const work = await approved(await executorOf(press))
    const answers = await Promise.all([makeActs([work]), makeActs([work])])
    expect(answers.map(({ status }) => status).sort((first, second) => first - second)).toEqual([200, 422])
  })

  it('is cancelled with a reason, keeps its number and makes its works available again', async () => {
    const executor = await executorOf(press)
    const work = await approved(executor)
    const [act] = await actsOf([work])
    if (!act) throw new Error('No act was made')
    const cancel = (reason: string) =>
      accounting.call('POST /api/payouts/accruals/{id}/cancel', { params: { id: act.id }, body: { reason } })
    expect((await cancel(' ')).status).toBe(422)
    expect((await cancel('Не тот договор')).body.accrual).toMatchObject({ reason: 'Не тот договор' })
    expect((await cancel('Ещё раз')).status).toBe(422)
    expect((await pay([act.id])).status).toBe(422)
    const [next] = await actsOf([work])
    expect(next?.number).toBeGreaterThan(act.number)
    // A cancelled act does not count toward the ceilings or the sums.
    expect(next?.withheld).toEqual(act.withheld)
    expect((await executor.call('GET /api/wallet/acts')).body.total).toBe(2)
    const cancelEvents = await db.select().from(events).where(eq(events.type, 'project.actCancelled'))
    expect(cancelEvents.some(({ data }) => (data as { reason?: string }).reason === 'Не тот договор')).toBe(true)
  })

  it.each(['ru', 'kz', 'en'] as const)(
    'is printed with its parties, lines and sums in the language %s',
    async (lang) => {
      const executor = await insertPerson(press, 'executor', 'Әсем Өтеғұлқызы')
      const { number, bin } = await workContractOf(press, executor)
      const works = [await approved(executor, 'Қоңыр әңгіме'), await approved(executor, 'Кеш кітап')]
      const [first = 0, second = 0] = works
      await db
        .update(workTypes)
        .set({ unit: '384 000 зн.', end_date: '2026-06-10', completed_at: new Date('2026-06-09T08:00:00Z') })
        .where(eq(workTypes.id, first))
      await db
        .update(workTypes)
        .set({ unit: '12 попугаев', end_date: '2026-06-10', completed_at: new Date('2026-06-13T08:00:00Z') })
        .where(eq(workTypes.id, second))
      const [act] = await actsOf(works)
      const answer = await accounting.fetch(`/api/payouts/accruals/${act?.id}.pdf?lang=${lang}`)
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
        mergePages: true,
      })
      const printed = plain(text)
      const expectedTexts = {
        ru: ['384 000 зн.', 'в срок', 'с опозданием на 3 дня', 'Работы приняты', 'ОПВ, 10 % от 96 000,00', 'К выплате'],
        kz: ['384 000 таңба', 'мерзімінде', '3 күн кешікті', 'Жұмыстар қабылданды', 'МЗЖ, 10 %', 'Төлеуге'],
        en: ['384,000 characters', 'on time', '3 days late', 'The works are accepted', 'of 96,000.00', 'Net payment'],
      }[lang]
      const { name_ru, name_kz, name_en, bin: pressBin } = demoPress
      const signer = demoPress.signers[0]?.name ?? ''
      for (const words of [
        ...expectedTexts,
        'Әсем Өтеғұлқызы',
        bin,
        number,
        { ru: name_ru, kz: name_kz, en: name_en }[lang],
        pressBin,
        signer,
        'Қоңыр әңгіме',
        '12 попугаев',
        String(act?.number),
      ])
        expect(printed).toContain(words)
      // A late work is not marked as on time.
      expect(printed.split(expectedTexts[1] ?? '')).toHaveLength(2)
    },
  )
})

describe.each([1, 10, 60])('documents of %d works', (count) => {
  it.each(['ru', 'kz', 'en'] as const)('list each work and its sum to the tiyn in %s', async (lang) => {
    const t = getTranslator(lang)
    const executor = await insertPerson(press, 'executor', 'Әсем Өтеғұлқызы')
    const contract = await workContractOf(press, executor)
    const made: number[] = []
    for (let at = 1; at <= count; at += 1) made.push(await approved(executor, `Әңгіме № ${at}: ұлы һәм көңілді ғұмыр`))
    await db
      .update(workTypes)
      .set({ price: sql`123457 + ${workTypes.id}` })
      .where(inArray(workTypes.id, made))
    const [act] = await actsOf(made)
    if (!act) throw new Error('No act')
    expect(act.works).toHaveLength(count)

    const expectedTexts = [
      ...act.works.flatMap(({ book_name, price }) => [book_name, formatDocumentAmount(price, lang)]),
      ...act.withheld.flatMap(({ kind, rate, base, sum }) => [
        t(`documents:withheld.${kind}`, { rate: formatNumber(rate, lang), base: formatDocumentAmount(base, lang) }),
        `−${formatDocumentAmount(sum, lang)}`,
      ]),
      ...[act.gross, act.net].flatMap((sum) => [formatDocumentAmount(sum, lang), amountInWords(sum, lang)]),
      t('documents:act.accepted'),
      'Әсем Өтеғұлқызы',
      contract.bin,
      contract.number,
      demoPress.bin,
      demoPress.signers[0]?.name ?? '',
    ]
    // Accounting and the executor's wallet get the same document.
    for (const answer of [
      await accounting.fetch(`/api/payouts/accruals/${act.id}.pdf?lang=${lang}`),
      await executor.fetch(`/api/wallet/acts/${act.id}.pdf?lang=${lang}`),
    ]) {
      expect(answer.status).toBe(200)
      const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
      const text = plain((await extractText(pdf, { mergePages: true })).text)
      for (const words of expectedTexts) expect(text).toContain(plain(words))
      expect(text).toContain(plain(t('documents:pages', { page: pdf.numPages, pages: pdf.numPages })))
    }

    const { payout } = (await pay([act.id])).body
    const register = await cellsOf(`/api/payouts/export?payout=${payout.id}`, lang)
    const columns = (['executor', 'month', 'book_name', 'work', 'unit', 'price'] as const).map((key) =>
      t(`payouts:field.${key}`),
    )
    expect(register).toContainEqual(columns)
    for (const { book_name, price } of act.works)
      expect(register.filter((row) => row[2] === book_name).map((row) => [row[0], row[5]])).toEqual([
        ['Әсем Өтеғұлқызы', String(price / 100)],
      ])
  })
})

describe('a payment order', () => {
  it('pays acts of several people at once, and each sees it in their wallet', async () => {
    const [one, other] = [await executorOf(press), await executorOf(press)]
    const works = [await approved(one), await approved(one), await approved(other)]
    const acts = await actsOf(works, { date: addDays(getToday(), -3) })
    const { status, body } = await pay(
      acts.map(({ id }) => id),
      { number: 'ПП-7', date: addDays(getToday(), -3) },
    )
    expect(status).toBe(200)
    const net = lawful(9_600_000).net + lawful(4_800_000).net
    const gross = 3 * 4_800_000
    expect(body.payout).toMatchObject({ number: 'ПП-7', works: 3, people: 2, gross, withheld: gross - net, net })
    expect(await readStatuses(works)).toEqual(['paid', 'paid', 'paid'])
    const wallet = (await one.call('GET /api/wallet/works')).body.works
    expect(wallet.map(({ payment }) => payment)).toEqual(
      Array.from({ length: 2 }, () => ({ number: 'ПП-7', date: addDays(getToday(), -3) })),
    )
    const { net: own } = lawful(9_600_000)
    expect((await one.call('GET /api/wallet')).body).toMatchObject({
      owed: 0,
      paid: 9_600_000,
      received: { gross: 9_600_000, withheld: 9_600_000 - own, net: own },
    })
    expect((await list()).payouts[0]).toMatchObject({ id: body.payout.id, number: 'ПП-7' })
    const paymentEvents = await db.select().from(events).where(eq(events.type, 'project.workPaid'))
    expect(paymentEvents.filter(({ data }) => (data as { number?: string }).number === 'ПП-7')).toHaveLength(3)
  })

  it('sent twice pays once', async () => {
    const [act] = await actsOf([await approved(await executorOf(press))])
    const ids = [act?.id ?? 0]
    const key = randomUUID()
    const [first, second] = await Promise.all([pay(ids, { key }), pay(ids, { key })])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.payout.id).toBe(first.body.payout.id)
    expect(await db.select().from(payouts).where(eq(payouts.key, key))).toHaveLength(1)
    expect((await pay(ids)).status).toBe(422)
  })

  it('pays all its acts or none', async () => {
    const works = [await approved(await executorOf(press)), await approved(await executorOf(press))]
    const [good, bad] = await actsOf(works)
    if (!good || !bad) throw new Error('No acts were made')
    const stale = await pay([], {
      accruals: [
        { id: good.id, version: 1 },
        { id: bad.id, version: 9 },
      ],
    })
    expect(stale.status).toBe(409)
    expect((await pay([good.id, 99_999_999])).status).toBe(404)
    expect(await readStatuses(works)).toEqual(['approved', 'approved'])
  })

  it('needs a number and a date not in the future and not before an act', async () => {
    const [act] = await actsOf([await approved(await executorOf(press))])
    const refused = await pay([act?.id ?? 0], { number: ' ', date: addDays(getToday(), 1) })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.error.fields ?? {}).sort()).toEqual(['date', 'number'])
    expect((await pay([act?.id ?? 0], { date: addDays(getToday(), -1) })).body.error.fields).toEqual({
      date: 'Раньше даты акта',
    })
  })

  it('shows payments of earlier years without withholding', async () => {
    const executor = await executorOf(press)
    const { work } = await projectOf(press, { executor: executor.id, work: 'paid' })
    const [old] = await db
      .insert(payouts)
      .values({ key: randomUUID(), number: 'старая', date: '2024-03-01' })
      .returning()
    await db
      .update(workTypes)
      .set({ payout_id: old?.id ?? 0 })
      .where(eq(workTypes.id, work))
    expect((await list()).payouts.find(({ id }) => id === old?.id)).toMatchObject({
      works: 1,
      people: 1,
      gross: 4_800_000,
      withheld: 0,
      net: 4_800_000,
    })
  })
})

describe('a work paid separately', () => {
  it('gets its own act even without a contract', async () => {
    const stranger = await insertPerson(press, 'executor')
    expect((await payAlone(await approved(stranger))).status).toBe(200)
    const { net } = lawful(4_800_000)
    expect((await stranger.call('GET /api/wallet/acts')).body.acts).toMatchObject([
      { works: 1, gross: 4_800_000, net, paid_on: getToday() },
    ])
  })
})

describe('the file for the bank', () => {
  it('has one payment order per payee with the net sum and marks nothing as paid', async () => {
    const executor = await insertPerson(press, 'executor', 'Мадина Нұрқызы')
    const contract = await workContractOf(press, executor)
    const [one] = await actsOf([await approved(executor)])
    const [two] = await actsOf([await approved(executor)])
    const [other] = await actsOf([await approved(await executorOf(press))])
    if (!one || !two || !other) throw new Error('No acts were made')
    const answer = await fileOf([one.id, two.id, other.id])
    expect(answer.headers.get('content-disposition')).toContain('1c_to_kl.txt')
    const orders = await ordersIn(answer)
    expect(orders.map(({ number }) => number)).toEqual(['41', '42'])
    expect(orders.find(({ payee }) => payee.bin === contract.bin)).toMatchObject({
      date: getToday(),
      amount: one.net + two.net,
      knp: '859',
      payer: { account: mainAccount, bin: demoPress.bin, bic: demoPress.accounts[0]?.bic },
      payee: {
        name: 'Мадина Нұрқызы',
        account: contract.account,
        bic: 'CASPKZKA',
        kbe: '19',
      },
      purpose: expect.stringMatching(
        new RegExp(
          `^Оплата по договору № ${contract.number} от .*: акт № ${one.number} от .*, акт № ${two.number} от `,
        ),
      ) as string,
    })
    const open = (await list()).accruals.map(({ id }) => id)
    expect(open).toEqual(expect.arrayContaining([one.id, two.id, other.id]))
  })

  it('is refused with the name of a payee without a valid account', async () => {
    const executor = await executorOf(press, 'Шотсыз Адам', { account: 'KZ00' })
    const [act] = await actsOf([await approved(executor)])
    const answer = await fileOf([act?.id ?? 0])
    expect(answer.status).toBe(422)
    const { error } = (await answer.json()) as { error: { lacks: unknown; message: string } }
    expect(error.lacks).toEqual(['account', 'bic'].map((field) => ({ side: 'party', field, name: 'Шотсыз Адам' })))
    expect(error.message).toContain('Шотсыз Адам, не заполнено: счёт (ИИК), БИК.')
  })

  it('is refused for a wrong account of the press or paid acts', async () => {
    const [act] = await actsOf([await approved(await executorOf(press))])
    const ids = [act?.id ?? 0]
    const wrong = await fileOf(ids, { account: 'KZ18722S000012345679', knp: '85', number: '1' })
    expect(wrong.status).toBe(422)
    const { error } = (await wrong.json()) as { error: { fields: object } }
    expect(Object.keys(error.fields).sort()).toEqual(['account', 'knp'])
    await pay(ids)
    expect((await fileOf(ids)).status).toBe(422)
  })
})

describe('the withheld amounts', () => {
  it('are exported by person and month of payment with totals', async () => {
    const executor = await insertPerson(press, 'executor', 'Форма Екіжүзқызы')
    const { bin } = await workContractOf(press, executor)
    const acts = await actsOf([await approved(executor)])
    await pay(acts.map(({ id }) => id))
    const entrepreneur = await executorOf(press, 'Жеке Кәсіпкер')
    const free = await actsOf([await approved(entrepreneur)], { entrepreneurs: [entrepreneur.id] })
    await pay(free.map(({ id }) => id))
    const table = await cellsOf(`/api/payouts/withheld/export?from=${getToday().slice(0, 7)}-01&to=${getToday()}`)
    const { lines, net } = lawful(4_800_000)
    const of = (kind: string) => String((lines.find((line) => line.kind === kind)?.sum ?? 0) / 100)
    expect(table.find(([name]) => name === 'Форма Екіжүзқызы')).toEqual([
      'Форма Екіжүзқызы',
      bin,
      getToday().slice(0, 7),
      '48000',
      of('opv'),
      of('vosms'),
      of('so'),
      of('ipn'),
      String(net / 100),
    ])
    expect(table.flat()).not.toContain('Жеке Кәсіпкер')
    expect(table.at(-1)?.[0]).toBe('Итого')
  })
})

describe('access to acts', () => {
  it('is limited to accounting and the executor of the act', async () => {
    const executor: TestPerson = await executorOf(press)
    const [act] = await actsOf([await approved(executor)])
    const path = `/api/wallet/acts/${act?.id}.pdf`
    expect((await executor.fetch(path)).status).toBe(200)
    expect((await (await executorOf(press)).fetch(path)).status).toBe(404)
    expect((await executor.fetch(`/api/payouts/accruals/${act?.id}.pdf`)).status).toBe(403)
    const manager = await press.as('pm')
    expect((await makeActs([await approved(executor)], {}, manager)).status).toBe(403)
    expect(await db.select().from(accruals).where(eq(accruals.payee_id, executor.id))).toHaveLength(1)
    expect(await db.select().from(contracts).where(eq(contracts.party_id, executor.id))).toHaveLength(1)
  })
})
