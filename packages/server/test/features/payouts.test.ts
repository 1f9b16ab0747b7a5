import { randomUUID } from 'node:crypto'
import {
  amountInWords,
  lawfulWithholding,
  readPaymentOrders,
  decodeStatement,
  calculateWithholding,
  findWithholdingRates,
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
import {
  insertExecutorWithContract,
  insertProject,
  insertPerson,
  insertWorkContract,
  type TestPerson,
} from '../rows.ts'
import { openPress, type Person } from '../support.ts'

const press = await openPress()
const { db } = press.database
const accounting = await press.as('accounting')
const mainAccount = demoPress.accounts[0]?.account ?? ''

const insertApprovedWork = async (executor: { id: number }, name?: string) =>
  (await insertProject(press, { executor: executor.id, work: 'approved', ...(name && { name }) })).work
const makeActs = (works: number[], overrides: object = {}, person: Person = accounting) =>
  person.call('POST /api/payouts/acts', {
    body: { date: getToday(), works: works.map((id) => ({ id })), ...overrides } as never,
  })
/** Makes the acts of works, one for each executor. */
const createActs = async (works: number[], overrides: object = {}) => {
  const { status, body } = await makeActs(works, overrides)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body.accruals
}
const payAccruals = (ids: number[], overrides: object = {}, person: Person = accounting) =>
  person.call('POST /api/payouts', {
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
const listPayouts = async () => (await accounting.call('GET /api/payouts')).body
const getStatusAndLacks = (answer: Awaited<ReturnType<typeof makeActs>>) => ({
  status: answer.status,
  lacks: answer.body.error.lacks,
})

const collapseWhitespace = (text: string): string => text.replaceAll(/\s+/gu, ' ')
/** Returns all cells of a table, read from the workbook. */
const readCells = async (path: string, lang: Locale = 'ru') => {
  const headers = { 'accept-language': getLangAttribute(lang) }
  const answer = await accounting.fetch(`${path}${path.includes('?') ? '&' : '?'}format=xlsx`, { headers })
  expect(answer.status).toBe(200)
  return (await readSheet(Buffer.from(await answer.arrayBuffer()))).map((row) => row.map(String))
}
const listExportedWorks = async (payout?: number) =>
  (await readCells(`/api/payouts/export${payout ? `?payout=${payout}` : ''}`)).flat()

const fetchBankFile = (ids: number[], overrides: Record<string, string> = {}) =>
  accounting.fetch(
    `/api/payouts/orders.txt?${new URLSearchParams({ accruals: ids.join(','), account: mainAccount, number: '41', date: getToday(), knp: '859', ...overrides })}`,
  )
const readBankOrders = async (answer: Response) =>
  readPaymentOrders(decodeStatement(new Uint8Array(await answer.arrayBuffer())))

const payWork = (id: number) =>
  accounting.call('POST /api/work-types/{id}/status', { params: { id }, body: { status: 'paid' } })

/** Returns the legal deductions on a day from a person without earlier income. */
const calculateDeductions = (gross: number, day = getToday()) =>
  calculateWithholding({ gross, payee: 'person', earning: 'works' }, findWithholdingRates(lawfulWithholding, day))

describe('works awaiting payment', () => {
  it('are the approved ones, by executor and month of submission', async () => {
    const executor = await insertExecutorWithContract(press)
    const [lateWork, earlyWork, openWork, workInAct] = [
      await insertApprovedWork(executor),
      await insertApprovedWork(executor),
      await insertApprovedWork(executor),
      await insertApprovedWork(executor),
    ]
    await db
      .update(workTypes)
      .set({ completed_at: new Date('2026-09-30T20:00:00Z') })
      .where(eq(workTypes.id, lateWork))
    await db
      .update(workTypes)
      .set({ completed_at: new Date('2026-09-02T08:00:00Z') })
      .where(eq(workTypes.id, earlyWork))
    await db.update(workTypes).set({ status: 'completed' }).where(eq(workTypes.id, openWork))
    await createActs([workInAct])
    const pendingWorks = (await listPayouts()).works.filter((work) => work.executor.id === executor.id)
    // The evening of 30 September in UTC is October in the press's time zone.
    expect(pendingWorks.map(({ id, month }) => [id, month])).toEqual([
      [earlyWork, '2026-09'],
      [lateWork, '2026-10'],
    ])
  })

  it('are exported as a workbook', async () => {
    const work = await insertApprovedWork(await insertExecutorWithContract(press), 'Ведомость Балхаша')
    expect(await listExportedWorks()).toContain('Ведомость Балхаша')
    const [act] = await createActs([work])
    expect(await listExportedWorks()).not.toContain('Ведомость Балхаша')
    const { payout } = (await payAccruals([act?.id ?? 0])).body
    expect(await listExportedWorks(payout.id)).toContain('Ведомость Балхаша')
  })
})

describe('an act', () => {
  it('is created before the payment, one per executor, with the legal withholding', async () => {
    const [one, other] = [await insertExecutorWithContract(press), await insertExecutorWithContract(press)]
    const works = [await insertApprovedWork(one), await insertApprovedWork(one), await insertApprovedWork(other)]
    const acts = await createActs(works)
    expect(acts).toHaveLength(2)
    expect(Object.fromEntries(acts.map(({ payee_id, works: lines }) => [payee_id, lines.length]))).toEqual({
      [one.id]: 2,
      [other.id]: 1,
    })
    const act = acts.find(({ payee_id }) => payee_id === one.id)
    const { lines, net } = calculateDeductions(9_600_000)
    expect(act).toMatchObject({ kind: 'works', gross: 9_600_000, withheld: lines, net, paid_on: null })
    expect((await listPayouts()).accruals.map(({ id }) => id)).toEqual(expect.arrayContaining(acts.map(({ id }) => id)))
    expect(await readStatuses(works)).toEqual(['approved', 'approved', 'approved'])
    const actsResponse = await one.call('GET /api/wallet/acts')
    expect(actsResponse.body.acts).toMatchObject([{ gross: 9_600_000, net, withheld: 9_600_000 - net, paid_on: null }])
  })

  it('takes earlier income of the month into account', async () => {
    const executor = await insertExecutorWithContract(press)
    const [first, second] = [await insertApprovedWork(executor), await insertApprovedWork(executor)]
    // A price of 700 МЗП exceeds the ceilings of all contributions by far.
    await db
      .update(workTypes)
      .set({ price: 700 * 85_000_00 })
      .where(eq(workTypes.id, first))
    await createActs([first])
    const [act] = await createActs([second])
    expect(act?.withheld.map(({ kind }) => kind)).toEqual(['ipn'])
  })

  it('withholds nothing from an entrepreneur and remembers the choice', async () => {
    const executor = await insertExecutorWithContract(press)
    const [act] = await createActs([await insertApprovedWork(executor)], { entrepreneurs: [executor.id] })
    expect(act).toMatchObject({ payee: 'entrepreneur', withheld: [], net: 4_800_000 })
    expect((await listPayouts()).entrepreneurs).toContain(executor.id)
  })

  it('names the executor by the current contract, not by an expired one', async () => {
    const executor = await insertExecutorWithContract(press, 'Ескі Атауы', { ends_on: addDays(getToday(), -1) })
    const { number } = await insertWorkContract(press, { ...executor, name: 'Жаңа Атауы' })
    const [act] = await createActs([await insertApprovedWork(executor)])
    expect(act).toMatchObject({ party: { name: 'Жаңа Атауы' }, contract: { number } })
  })

  it('is refused with the names of executors without a contract or an IIN', async () => {
    const [stranger, nameless] = [
      await insertPerson(press, 'executor', 'Шартсыз Адам'),
      await insertExecutorWithContract(press, 'ЖСН жоқ', { bin: '' }),
    ]
    const [validWork, workWithoutContract, workWithoutIin] = [
      await insertApprovedWork(await insertExecutorWithContract(press)),
      await insertApprovedWork(stranger),
      await insertApprovedWork(nameless),
    ]
    const refusedResponse = await makeActs([validWork, workWithoutContract, workWithoutIin])
    expect(getStatusAndLacks(refusedResponse)).toEqual({
      status: 422,
      lacks: expect.arrayContaining([
        { side: 'party', field: 'contract', name: 'Шартсыз Адам' },
        { side: 'party', field: 'bin', name: 'Шартсыз Адам' },
        { side: 'party', field: 'bin', name: 'ЖСН жоқ' },
      ]),
    })
    expect(refusedResponse.body.error.message).toContain('ЖСН жоқ, не заполнено: БИН или ИИН.')
    expect((await listPayouts()).works.map(({ id }) => id)).toEqual(
      expect.arrayContaining([validWork, workWithoutContract, workWithoutIin]),
    )
  })

  it('cannot have a future date or one before the submission of its works', async () => {
    const work = await insertApprovedWork(await insertExecutorWithContract(press))
    await db.update(workTypes).set({ completed_at: new Date() }).where(eq(workTypes.id, work))
    for (const date of [addDays(getToday(), 1), addDays(getToday(), -2)]) {
      const refusedResponse = await makeActs([work], { date })
      expect([refusedResponse.status, Object.keys(refusedResponse.body.error.fields ?? {})]).toEqual([422, ['date']])
    }
  })

  it('locks its works against a second act, a separate payment and a price change', async () => {
    const work = await insertApprovedWork(await insertExecutorWithContract(press))
    await createActs([work])
    expect((await makeActs([work])).status).toBe(422)
    const separatePaymentResponse = await accounting.call('POST /api/work-types/{id}/status', {
      params: { id: work },
      body: { status: 'paid' },
    })
    expect(separatePaymentResponse.status).toBe(422)
    const manager = await press.as('pm')
    const editResponse = await manager.call('PATCH /api/work-types/{id}', { params: { id: work }, body: { price: 1 } })
    expect(editResponse.status).toBe(422)
  })

  it('is created once from two simultaneous requests', async () => {
    const work = await insertApprovedWork(await insertExecutorWithContract(press))
    const answers = await Promise.all([makeActs([work]), makeActs([work])])
    expect(answers.map(({ status }) => status).sort((first, second) => first - second)).toEqual([200, 422])
  })

  it('is cancelled with a reason, keeps its number and makes its works available again', async () => {
    const executor = await insertExecutorWithContract(press)
    const work = await insertApprovedWork(executor)
    const [act] = await createActs([work])
    if (!act) throw new Error('No act was made')
    const cancelAct = (reason: string) =>
      accounting.call('POST /api/payouts/accruals/{id}/cancel', { params: { id: act.id }, body: { reason } })
    expect((await cancelAct(' ')).status).toBe(422)
    expect((await cancelAct('Не тот договор')).body.accrual).toMatchObject({ reason: 'Не тот договор' })
    expect((await cancelAct('Ещё раз')).status).toBe(422)
    expect((await payAccruals([act.id])).status).toBe(422)
    const [nextAct] = await createActs([work])
    expect(nextAct?.number).toBeGreaterThan(act.number)
    // A cancelled act does not count toward the ceilings or the sums.
    expect(nextAct?.withheld).toEqual(act.withheld)
    expect((await executor.call('GET /api/wallet/acts')).body.total).toBe(2)
    const cancelEvents = await db.select().from(events).where(eq(events.type, 'project.actCancelled'))
    expect(cancelEvents.some(({ data }) => (data as { reason?: string }).reason === 'Не тот договор')).toBe(true)
  })

  it.each(['ru', 'kz', 'en'] as const)(
    'is printed with its parties, lines and sums in the language %s',
    async (lang) => {
      const executor = await insertPerson(press, 'executor', 'Әсем Өтеғұлқызы')
      const { number, bin } = await insertWorkContract(press, executor)
      const works = [
        await insertApprovedWork(executor, 'Қоңыр әңгіме'),
        await insertApprovedWork(executor, 'Кеш кітап'),
      ]
      const [first = 0, second = 0] = works
      await db
        .update(workTypes)
        .set({ unit: '384 000 зн.', end_date: '2026-06-10', completed_at: new Date('2026-06-09T08:00:00Z') })
        .where(eq(workTypes.id, first))
      await db
        .update(workTypes)
        .set({ unit: '12 попугаев', end_date: '2026-06-10', completed_at: new Date('2026-06-13T08:00:00Z') })
        .where(eq(workTypes.id, second))
      const [act] = await createActs(works)
      const answer = await accounting.fetch(`/api/payouts/accruals/${act?.id}.pdf?lang=${lang}`)
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
        mergePages: true,
      })
      const printedText = collapseWhitespace(text)
      const expectedTexts = {
        ru: ['384 000 зн.', 'в срок', 'с опозданием на 3 дня', 'Работы приняты', 'ОПВ, 10 % от 96 000,00', 'К выплате'],
        kz: ['384 000 таңба', 'мерзімінде', '3 күн кешікті', 'Жұмыстар қабылданды', 'МЗЖ, 10 %', 'Төлеуге'],
        en: ['384,000 characters', 'on time', '3 days late', 'The works are accepted', 'of 96,000.00', 'Net payment'],
      }[lang]
      const { name_ru, name_kz, name_en, bin: pressBin } = demoPress
      const signer = demoPress.signers[0]?.name ?? ''
      for (const expectedText of [
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
        expect(printedText).toContain(expectedText)
      // A late work is not marked as on time.
      expect(printedText.split(expectedTexts[1] ?? '')).toHaveLength(2)
    },
  )
})

describe.each([1, 10, 60])('documents of %d works', (count) => {
  it.each(['ru', 'kz', 'en'] as const)('list each work and its sum to the tiyn in %s', async (lang) => {
    const t = getTranslator(lang)
    const executor = await insertPerson(press, 'executor', 'Әсем Өтеғұлқызы')
    const contract = await insertWorkContract(press, executor)
    const workIds: number[] = []
    for (let index = 1; index <= count; index += 1)
      workIds.push(await insertApprovedWork(executor, `Әңгіме № ${index}: ұлы һәм көңілді ғұмыр`))
    await db
      .update(workTypes)
      .set({ price: sql`123457 + ${workTypes.id}` })
      .where(inArray(workTypes.id, workIds))
    const [act] = await createActs(workIds)
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
      const text = collapseWhitespace((await extractText(pdf, { mergePages: true })).text)
      for (const expectedText of expectedTexts) expect(text).toContain(collapseWhitespace(expectedText))
      expect(text).toContain(collapseWhitespace(t('documents:pages', { page: pdf.numPages, pages: pdf.numPages })))
    }

    const { payout } = (await payAccruals([act.id])).body
    const register = await readCells(`/api/payouts/export?payout=${payout.id}`, lang)
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
    const [one, other] = [await insertExecutorWithContract(press), await insertExecutorWithContract(press)]
    const works = [await insertApprovedWork(one), await insertApprovedWork(one), await insertApprovedWork(other)]
    const acts = await createActs(works, { date: addDays(getToday(), -3) })
    const { status, body } = await payAccruals(
      acts.map(({ id }) => id),
      { number: 'ПП-7', date: addDays(getToday(), -3) },
    )
    expect(status).toBe(200)
    const net = calculateDeductions(9_600_000).net + calculateDeductions(4_800_000).net
    const gross = 3 * 4_800_000
    expect(body.payout).toMatchObject({ number: 'ПП-7', works: 3, people: 2, gross, withheld: gross - net, net })
    expect(await readStatuses(works)).toEqual(['paid', 'paid', 'paid'])
    const wallet = (await one.call('GET /api/wallet/works')).body.works
    expect(wallet.map(({ payment }) => payment)).toEqual(
      Array.from({ length: 2 }, () => ({ number: 'ПП-7', date: addDays(getToday(), -3) })),
    )
    const { net: ownNet } = calculateDeductions(9_600_000)
    expect((await one.call('GET /api/wallet')).body).toMatchObject({
      owed: 0,
      paid: 9_600_000,
      received: { gross: 9_600_000, withheld: 9_600_000 - ownNet, net: ownNet },
    })
    expect((await listPayouts()).payouts[0]).toMatchObject({ id: body.payout.id, number: 'ПП-7' })
    const paymentEvents = await db.select().from(events).where(eq(events.type, 'project.workPaid'))
    expect(paymentEvents.filter(({ data }) => (data as { number?: string }).number === 'ПП-7')).toHaveLength(3)
  })

  it('sent twice pays once', async () => {
    const [act] = await createActs([await insertApprovedWork(await insertExecutorWithContract(press))])
    const ids = [act?.id ?? 0]
    const key = randomUUID()
    const [first, second] = await Promise.all([payAccruals(ids, { key }), payAccruals(ids, { key })])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.payout.id).toBe(first.body.payout.id)
    expect(await db.select().from(payouts).where(eq(payouts.key, key))).toHaveLength(1)
    expect((await payAccruals(ids)).status).toBe(422)
  })

  it('pays all its acts or none', async () => {
    const works = [
      await insertApprovedWork(await insertExecutorWithContract(press)),
      await insertApprovedWork(await insertExecutorWithContract(press)),
    ]
    const [validAct, otherAct] = await createActs(works)
    if (!validAct || !otherAct) throw new Error('No acts were made')
    const staleResponse = await payAccruals([], {
      accruals: [
        { id: validAct.id, version: 1 },
        { id: otherAct.id, version: 9 },
      ],
    })
    expect(staleResponse.status).toBe(409)
    expect((await payAccruals([validAct.id, 99_999_999])).status).toBe(404)
    expect(await readStatuses(works)).toEqual(['approved', 'approved'])
  })

  it('needs a number and a date not in the future and not before an act', async () => {
    const [act] = await createActs([await insertApprovedWork(await insertExecutorWithContract(press))])
    const refusedResponse = await payAccruals([act?.id ?? 0], { number: ' ', date: addDays(getToday(), 1) })
    expect(refusedResponse.status).toBe(422)
    expect(Object.keys(refusedResponse.body.error.fields ?? {}).sort()).toEqual(['date', 'number'])
    expect((await payAccruals([act?.id ?? 0], { date: addDays(getToday(), -1) })).body.error.fields).toEqual({
      date: 'Раньше даты акта',
    })
  })

  it('shows payments of earlier years without withholding', async () => {
    const executor = await insertExecutorWithContract(press)
    const { work } = await insertProject(press, { executor: executor.id, work: 'paid' })
    const [oldPayout] = await db
      .insert(payouts)
      .values({ key: randomUUID(), number: 'старая', date: '2024-03-01' })
      .returning()
    await db
      .update(workTypes)
      .set({ payout_id: oldPayout?.id ?? 0 })
      .where(eq(workTypes.id, work))
    expect((await listPayouts()).payouts.find(({ id }) => id === oldPayout?.id)).toMatchObject({
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
    expect((await payWork(await insertApprovedWork(stranger))).status).toBe(200)
    const { net } = calculateDeductions(4_800_000)
    expect((await stranger.call('GET /api/wallet/acts')).body.acts).toMatchObject([
      { works: 1, gross: 4_800_000, net, paid_on: getToday() },
    ])
  })
})

describe('the file for the bank', () => {
  it('has one payment order per payee with the net sum and marks nothing as paid', async () => {
    const executor = await insertPerson(press, 'executor', 'Мадина Нұрқызы')
    const contract = await insertWorkContract(press, executor)
    const [one] = await createActs([await insertApprovedWork(executor)])
    const [secondAct] = await createActs([await insertApprovedWork(executor)])
    const [otherAct] = await createActs([await insertApprovedWork(await insertExecutorWithContract(press))])
    if (!one || !secondAct || !otherAct) throw new Error('No acts were made')
    const answer = await fetchBankFile([one.id, secondAct.id, otherAct.id])
    expect(answer.headers.get('content-disposition')).toContain('1c_to_kl.txt')
    const orders = await readBankOrders(answer)
    expect(orders.map(({ number }) => number)).toEqual(['41', '42'])
    expect(orders.find(({ payee }) => payee.bin === contract.bin)).toMatchObject({
      date: getToday(),
      amount: one.net + secondAct.net,
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
          `^Оплата по договору № ${contract.number} от .*: акт № ${one.number} от .*, акт № ${secondAct.number} от `,
        ),
      ) as string,
    })
    const openAccrualIds = (await listPayouts()).accruals.map(({ id }) => id)
    expect(openAccrualIds).toEqual(expect.arrayContaining([one.id, secondAct.id, otherAct.id]))
  })

  it('is refused with the name of a payee without a valid account', async () => {
    const executor = await insertExecutorWithContract(press, 'Шотсыз Адам', { account: 'KZ00' })
    const [act] = await createActs([await insertApprovedWork(executor)])
    const answer = await fetchBankFile([act?.id ?? 0])
    expect(answer.status).toBe(422)
    const { error } = (await answer.json()) as { error: { lacks: unknown; message: string } }
    expect(error.lacks).toEqual(['account', 'bic'].map((field) => ({ side: 'party', field, name: 'Шотсыз Адам' })))
    expect(error.message).toContain('Шотсыз Адам, не заполнено: счёт (ИИК), БИК.')
  })

  it('is refused for a wrong account of the press or paid acts', async () => {
    const [act] = await createActs([await insertApprovedWork(await insertExecutorWithContract(press))])
    const ids = [act?.id ?? 0]
    const invalidResponse = await fetchBankFile(ids, { account: 'KZ18722S000012345679', knp: '85', number: '1' })
    expect(invalidResponse.status).toBe(422)
    const { error } = (await invalidResponse.json()) as { error: { fields: object } }
    expect(Object.keys(error.fields).sort()).toEqual(['account', 'knp'])
    await payAccruals(ids)
    expect((await fetchBankFile(ids)).status).toBe(422)
  })
})

describe('the withheld amounts', () => {
  it('are exported by person and month of payment with totals', async () => {
    const executor = await insertPerson(press, 'executor', 'Форма Екіжүзқызы')
    const { bin } = await insertWorkContract(press, executor)
    const acts = await createActs([await insertApprovedWork(executor)])
    await payAccruals(acts.map(({ id }) => id))
    const entrepreneur = await insertExecutorWithContract(press, 'Жеке Кәсіпкер')
    const entrepreneurActs = await createActs([await insertApprovedWork(entrepreneur)], {
      entrepreneurs: [entrepreneur.id],
    })
    await payAccruals(entrepreneurActs.map(({ id }) => id))
    const table = await readCells(`/api/payouts/withheld/export?from=${getToday().slice(0, 7)}-01&to=${getToday()}`)
    const { lines, net } = calculateDeductions(4_800_000)
    const getSum = (kind: string) => String((lines.find((line) => line.kind === kind)?.sum ?? 0) / 100)
    expect(table.find(([name]) => name === 'Форма Екіжүзқызы')).toEqual([
      'Форма Екіжүзқызы',
      bin,
      getToday().slice(0, 7),
      '48000',
      getSum('opv'),
      getSum('vosms'),
      getSum('so'),
      getSum('ipn'),
      String(net / 100),
    ])
    expect(table.flat()).not.toContain('Жеке Кәсіпкер')
    expect(table.at(-1)?.[0]).toBe('Итого')
  })
})

describe('access to acts', () => {
  it('is limited to accounting and the executor of the act', async () => {
    const executor: TestPerson = await insertExecutorWithContract(press)
    const [act] = await createActs([await insertApprovedWork(executor)])
    const path = `/api/wallet/acts/${act?.id}.pdf`
    expect((await executor.fetch(path)).status).toBe(200)
    expect((await (await insertExecutorWithContract(press)).fetch(path)).status).toBe(404)
    expect((await executor.fetch(`/api/payouts/accruals/${act?.id}.pdf`)).status).toBe(403)
    const manager = await press.as('pm')
    expect((await makeActs([await insertApprovedWork(executor)], {}, manager)).status).toBe(403)
    expect(await db.select().from(accruals).where(eq(accruals.payee_id, executor.id))).toHaveLength(1)
    expect(await db.select().from(contracts).where(eq(contracts.party_id, executor.id))).toHaveLength(1)
  })
})
