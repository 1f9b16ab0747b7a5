import { describe, expect, it } from 'vitest'
import { isBinary, decodeStatement } from './encoding.ts'
import { isFarDay } from '../shared/money/payment-day.ts'
import { findStatementDoubts } from './doubts.ts'
import { isOtherCustomer, matchPayment, getPartsProblem, type OpenInvoice } from './match.ts'
import { findNumbersInPurpose } from './purpose.ts'
import { parseBankStatement } from './parse.ts'
import { StatementParseError, parseTiyn } from './statement.ts'

const account = 'KZ416010111000123456'
const createDocument = (fields: Record<string, string> = {}) =>
  [
    'СекцияДокумент=Платежное поручение',
    ...Object.entries({
      Номер: '17',
      Дата: '20.11.2026',
      Сумма: '1500000.00',
      Плательщик: 'Университет иностранных языков',
      ПлательщикБИН_ИИН: '960440000381',
      ПолучательСчет: account,
      НазначениеПлатежа: 'Оплата по счетам 388, 381; НДС=16%',
      ...fields,
    }).map((pair) => pair.join('=')),
    'КонецДокумента',
  ].join('\r\n')
const createExchangeFile = (turnover: string, ...documents: string[]) =>
  [
    '1CClientBankExchange',
    'ВерсияФормата=1.02',
    'Кодировка=Windows',
    'Отправитель=Народный банк',
    'ДатаНачала=16.11.2026',
    'ДатаКонца=20.11.2026',
    `РасчСчет=${account}`,
    'СекцияРасчСчет',
    `РасчСчет=${account}`,
    `ВсегоПоступило=${turnover}`,
    'КонецРасчСчет',
    ...documents,
    'КонецФайла',
  ].join('\r\n')

/** Encodes a text in a code page, letter by letter. The platform can only decode these code pages. */
function encodeInCodePage(page: 'windows-1251' | 'ibm866', text: string): Uint8Array {
  const table = new TextDecoder(page).decode(Uint8Array.from({ length: 256 }, (_, code) => code))
  return Uint8Array.from(text, (letter) => table.indexOf(letter))
}

const getParseProblem = (text: string): { line: number; expected: string; found: string } => {
  try {
    parseBankStatement(text)
  } catch (problem) {
    if (problem instanceof StatementParseError) {
      const { line, expected, found } = problem
      return { line, expected, found }
    }
    throw problem
  }
  throw new Error('The statement was parsed without an error')
}

const getPartsProblemOf = (...amounts: number[]) =>
  getPartsProblem(
    150,
    amounts.map((amount, index) => ({ offer_id: index, amount })),
    () => 100,
  )

describe('a 1CClientBankExchange statement', () => {
  const text = createExchangeFile(
    '1500000.05',
    createDocument(),
    createDocument({ Номер: '18', Сумма: '0.05' }),
    // An outgoing payment is not counted as received money.
    createDocument({ Номер: '19', ПлательщикСчет: account, ПолучательСчет: 'KZ000000000000000001' }),
  )

  it('is read exactly to the tiyn, with its bank and account', () => {
    expect(parseBankStatement(text)).toMatchObject({
      format: '1c',
      bank: 'Народный банк',
      account,
      date_from: '2026-11-16',
      date_to: '2026-11-20',
      turnover: 150_000_005,
      payments: [
        {
          line: 12,
          number: '17',
          date: '2026-11-20',
          amount: 150_000_000,
          payer_name: 'Университет иностранных языков',
          payer_bin: '960440000381',
          purpose: 'Оплата по счетам 388, 381; НДС=16%',
        },
        { amount: 5, number: '18' },
      ],
    })
  })

  it('is read in every encoding that banks use', () => {
    const statement = parseBankStatement(text)
    expect(parseBankStatement(decodeStatement(encodeInCodePage('windows-1251', text)))).toEqual(statement)
    expect(parseBankStatement(decodeStatement(encodeInCodePage('ibm866', text)))).toEqual(statement)
    expect(parseBankStatement(decodeStatement(new TextEncoder().encode(text)))).toEqual(statement)
    expect(parseBankStatement(decodeStatement(new TextEncoder().encode(`\uFEFF${text}`)))).toEqual(statement)
    expect(isBinary(new TextEncoder().encode(text))).toBe(false)
    expect(isBinary(Uint8Array.from([0x50, 0x4b, 3, 4]))).toBe(true)
  })

  it('is refused when its UTF-8 ends inside a letter, at any byte', () => {
    const bytes = new TextEncoder().encode(text)
    const continuationIndexes = [...bytes.keys()].filter((index) => ((bytes[index] ?? 0) & 0xc0) === 0x80)
    expect(continuationIndexes.length).toBeGreaterThan(100)
    // Skips the first non-ASCII letter of the text, because its incomplete bytes may also be a letter of another code page.
    for (const byteCount of continuationIndexes.slice(1))
      expect(() => decodeStatement(bytes.subarray(0, byteCount))).toThrow('letter')
  })

  it('is decoded when it ends between letters or with a code-page letter', () => {
    const bytes = new TextEncoder().encode(text)
    expect(text.startsWith(decodeStatement(bytes.subarray(0, bytes.length - 2)))).toBe(true)
    expect(decodeStatement(Uint8Array.from([0x31, 0x43, 0x3d, 0xc4]))).toBe('1C=Д')
  })

  it('reports the line where the file is cut off and its text', () => {
    const fullFile = new TextEncoder().encode('Дата;Сумма\n20.11.2026;100\n21.11.2026;Оплата')
    expect(() => decodeStatement(fullFile.subarray(0, fullFile.length - 1))).toThrow(
      expect.objectContaining({ line: 3, expected: 'letter', found: '21.11.2026;Оплат' }),
    )
  })

  it('recognizes the field names that banks of Kazakhstan use', () => {
    const kazakhDocument = createDocument({
      Номер: '',
      НомерДокумента: '9',
      Дата: '',
      ДатаОперации: '19.11.2026',
      ПолучательСчет: '',
      ПолучательИИК: account,
    })
    expect(parseBankStatement(createExchangeFile('1500000', kazakhDocument)).payments).toMatchObject([
      { number: '9', date: '2026-11-19' },
    ])
  })

  it.each([
    [
      'that is cut off',
      createExchangeFile('1500000', createDocument()).split('КонецДокумента')[0] ?? '',
      19,
      'documentEnd',
    ],
    ['without its end', createExchangeFile('1500000', createDocument()).replace('КонецФайла', ''), 20, 'fileEnd'],
    ['with a wrong day', createExchangeFile('1500000', createDocument({ Дата: '31.11.2026' })), 14, 'date'],
    ['with a wrong sum', createExchangeFile('1500000', createDocument({ Сумма: '15ОО' })), 15, 'sum'],
    [
      'with a line that says nothing',
      createExchangeFile('1', createDocument()).replace('Номер=17', 'Номер 17'),
      13,
      'pair',
    ],
    ['whose payments are not its turnover', createExchangeFile('1500001', createDocument()), 21, 'turnover'],
    ['without payments', createExchangeFile('0'), 12, 'payments'],
    ['that is something else', 'Привет\r\nмир', 1, 'format'],
  ])('%s is refused with its line and the expected content', (_what, damagedText, line, expected) => {
    expect(getParseProblem(damagedText)).toMatchObject({ line, expected })
  })
})

describe('a statement in CSV', () => {
  it.each([';', '\t', ',', '|'])('is read with %j as the separator', (separator) => {
    const createRow = (...cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)
    const text = [
      'Выписка по счёту',
      createRow('Дата', '№ документа', 'БИН/ИИН', 'Плательщик', 'Дебет', 'Кредит', 'Назначение платежа'),
      createRow('20.11.2026', '5', '960440000381', 'ТОО "Кітап әлемі"', '', '1 134 000,50', 'Счёт № 388\nза книги'),
      createRow('20.11.2026', '6', '', 'Банк', '1 000,00', '', 'Комиссия'),
      createRow('2026-11-21', '7', '', 'Алимова М. С.', '0,00', '366000.5', 'КП-0381'),
      createRow('', '', '', 'Итого', '1 000,00', '1 500 001,00', ''),
    ].join('\n')
    const { payments, turnover } = parseBankStatement(text)
    expect(turnover).toBe(150_000_100)
    expect(payments).toMatchObject([
      { line: 3, amount: 113_400_050, payer_name: 'ТОО "Кітап әлемі"', purpose: 'Счёт № 388\nза книги' },
      { line: 6, amount: 36_600_050, date: '2026-11-21' },
    ])
  })

  it('is refused with the line that lacks a cell or a closing quote', () => {
    expect(getParseProblem('Дата;Сумма;БИН\n20.11.2026;100;1\n20.11.2026;100')).toMatchObject({
      line: 3,
      expected: 'columns',
    })
    expect(getParseProblem('Дата;Сумма;БИН\n20.11.2026;"100;1\n20.11.2026;200;2')).toMatchObject({
      line: 2,
      expected: 'quote',
    })
  })

  it('keeps quotes that the bank did not double', () => {
    const text = 'Дата;Сумма;Плательщик\n20.11.2026;100;ТОО "Аль"\n20.11.2026;200;"ТОО "Кітап" и К"'
    expect(parseBankStatement(text).payments.map(({ payer_name }) => payer_name)).toEqual([
      'ТОО "Аль"',
      '"ТОО "Кітап" и К"',
    ])
  })

  it('has sums exact to the tiyn in every number format', () => {
    expect(
      ['1 500 000,05', '1,500,000.05', '1.500.000,05', '1500000.05', '1\u00a0500\u202f000,05'].map(parseTiyn),
    ).toEqual(Array.from({ length: 5 }, () => 150_000_005))
    expect(['0,29', '1.1', '-7', '12,345', '1,2,3', 'десять', ''].map(parseTiyn)).toEqual([
      29,
      110,
      -700,
      1_234_500,
      null,
      null,
      null,
    ])
  })
})

describe('the purpose of a payment', () => {
  it.each([
    ['Оплата по счетам 388, 381 за хрестоматию, в т. ч. НДС', ['388', '381'], []],
    ['Оплата по счёту на оплату № 0411 от 12.11.2026 по договору 219-26', ['411'], []],
    ['опл.сч.№405 от 01.11.2026, НДС 16%', ['405'], []],
    ['Төлем № 388 және 381 шоттар бойынша', ['388', '381'], []],
    ['шот №391 бойынша кітаптар үшін', ['391'], []],
    ['Invoice no. 77 for books', ['77'], []],
    ['Предоплата по КП-0411', [], ['411']],
    ['Оплата согласно КП 0411 от 12.11.2026', [], ['411']],
    ['по коммерческому предложению № 0411, 0412', [], ['411', '412']],
    ['оплата по ком.предл. №411', [], ['411']],
    ['КП № 411, счёт 388', ['388'], ['411']],
    ['№ 411 коммерциялық ұсыныс бойынша', [], []],
    ['коммерциялық ұсыныс № 411 бойынша', [], ['411']],
    ['Commercial offer No. 411', [], ['411']],
    ['компания предлагает 12 книг', [], []],
    ['за транспортные услуги, договор 12', [], []],
    ['пополнение расчетного счета', [], []],
  ])('«%s» gives the numbers of invoices and offers', (purpose, invoices, offers) => {
    expect(findNumbersInPurpose(purpose)).toEqual({ invoices, offers })
  })

  it.each([
    ['spaces', 'счет', ' '],
    ['numbers', 'счет ', '1,'],
    ['words', '', 'счет на оплату '],
    ['Kazakh numbers', '', '12 және '],
  ])('is read only up to 2,000 of its 60,000 characters: %s', (_what, before, part) => {
    const longPurpose = before + part.repeat(60_000 / part.length)
    expect(findNumbersInPurpose(longPurpose)).toEqual(findNumbersInPurpose(longPurpose.slice(0, 2_000)))
  })
})

describe('payment matching', () => {
  const payer = '960440000381'
  const createInvoice = (fields: Partial<OpenInvoice> & { offer_id: number }): OpenInvoice => ({
    number: `0${fields.offer_id}`,
    invoice_number: String(fields.offer_id),
    recipient_bin: payer,
    recipient_name: 'Университет',
    sum: 100_000,
    paid: 0,
    ...fields,
  })
  const invoices = [
    createInvoice({ offer_id: 388 }),
    createInvoice({ offer_id: 381, sum: 61_000 }),
    createInvoice({ offer_id: 365, sum: 9_450, paid: 450 }),
    createInvoice({ offer_id: 408, recipient_bin: '990240004519', sum: 105_900 }),
  ]
  const matchInvoice = (amount: number, purpose: string, payer_bin = payer, isRepeat = false) =>
    matchPayment({ amount, purpose, payer_bin }, invoices, isRepeat)

  it.each<[string, ReturnType<typeof matchInvoice>, object]>([
    [
      'the whole',
      matchInvoice(100_000, 'счёт 388'),
      { state: 'matched', reason: 'whole', parts: [{ offer_id: 388, amount: 100_000 }] },
    ],
    ['the rest', matchInvoice(9_000, 'счёт 365'), { state: 'matched', reason: 'rest' }],
    ['an advance', matchInvoice(30_000, 'счёт 388'), { state: 'matched', reason: 'part' }],
    ['two to the tiyn', matchInvoice(161_000, 'счета 388 и 381'), { state: 'matched', reason: 'split' }],
    [
      'two in part',
      matchInvoice(150_000, 'счета 388 и 381'),
      {
        state: 'confirm',
        reason: 'several',
        parts: [
          { offer_id: 388, amount: 100_000 },
          { offer_id: 381, amount: 50_000 },
        ],
      },
    ],
    ['a little less', matchInvoice(105_850, 'КП-0408', '990240004519'), { state: 'confirm', reason: 'less' }],
    ['more than is owed', matchInvoice(100_001, 'счёт 388'), { state: 'confirm', reason: 'more' }],
    ['somebody else', matchInvoice(100_000, 'счёт 388', '880229400231'), { state: 'confirm', reason: 'otherPayer' }],
    [
      'no number',
      matchInvoice(61_000, 'за книги'),
      { state: 'confirm', reason: 'noNumber', parts: [{ offer_id: 381, amount: 61_000 }] },
    ],
    [
      'an invoice that the press has not made out',
      matchInvoice(61_000, 'счёт 999 за книги'),
      { state: 'confirm', reason: 'noSuchInvoice', parts: [{ offer_id: 381, amount: 61_000 }] },
    ],
    [
      'an offer of that number',
      matchInvoice(50_000, 'Предоплата по КП-0381'),
      { state: 'matched', reason: 'part', parts: [{ offer_id: 381, amount: 50_000 }] },
    ],
    [
      'an invoice of somebody else for a like sum',
      matchInvoice(100_000, 'счёт 999', '151040012987'),
      { state: 'unknown', reason: 'noSuchInvoice', parts: [] },
    ],
    ['the same again', matchInvoice(100_000, 'счёт 388', payer, true), { state: 'confirm', reason: 'repeat' }],
    [
      'nobody known',
      matchInvoice(8_400, 'за транспортные услуги, договор 12', '151040012987'),
      { state: 'unknown', reason: 'unknownPayer' },
    ],
    [
      'money back',
      matchInvoice(625, 'возврат аванса за бандероли', '000140000220'),
      { state: 'unknown', reason: 'refund' },
    ],
  ])('%s', (_what, match, expectedMatch) => {
    expect(match).toMatchObject(expectedMatch)
  })

  it('never assigns an offer more than is owed or more than was paid', () => {
    for (const amount of [1, 9_000, 100_000, 500_000])
      for (const purpose of ['счета 388, 381, 365', 'счёт 388', ''])
        for (const part of matchInvoice(amount, purpose).parts) {
          const openInvoice = invoices.find((one) => one.offer_id === part.offer_id)
          expect(part.amount).toBeLessThanOrEqual(Math.min(amount, (openInvoice?.sum ?? 0) - (openInvoice?.paid ?? 0)))
        }
  })

  it('names another customer only when both BINs are known and differ', () => {
    expect(isOtherCustomer(payer, { recipient_bin: '990240004519' })).toBe(true)
    expect(isOtherCustomer(payer, { recipient_bin: payer })).toBe(false)
    expect(isOtherCustomer('', { recipient_bin: payer })).toBe(false)
    expect(isOtherCustomer(payer, { recipient_bin: '' })).toBe(false)
  })

  it('accepts only positive parts within the debt that add up to the payment', () => {
    expect([
      getPartsProblemOf(100, 50),
      getPartsProblemOf(),
      getPartsProblemOf(100),
      getPartsProblemOf(100, 51),
      getPartsProblemOf(150),
      getPartsProblemOf(200, -50),
    ]).toEqual([undefined, 'none', 'lessThanPayment', 'moreThanPayment', 'moreThanOwed', 'notPositive'])
  })
})

describe('a doubtful statement', () => {
  const today = '2026-11-22'
  const findDoubts = (accounts: string[], ...days: string[]) =>
    findStatementDoubts({ accounts, payments: days.map((date) => ({ ...payment, date })) }, [account], today)
  const payment = {
    line: 1,
    number: '',
    date: today,
    amount: 1,
    payer_name: '',
    payer_bin: '',
    payer_account: '',
    purpose: '',
  }

  it('names an account that is not the press’s, whatever its spacing and letter case', () => {
    expect(findDoubts(['KZ86125KZT5004100100'])).toEqual({ accounts: ['KZ86125KZT5004100100'], days: [] })
    expect(findDoubts(['kz41 6010 1110 0012 3456'])).toEqual({ accounts: [], days: [] })
    expect(findDoubts([account, 'KZ86125KZT5004100100']).accounts).toEqual(['KZ86125KZT5004100100'])
    expect(findDoubts([]).accounts).toEqual([])
    expect(findStatementDoubts({ accounts: ['KZ86125KZT5004100100'], payments: [] }, [], today).accounts).toEqual([])
  })

  it('has payments dated more than a year in the past or in the future', () => {
    expect(findDoubts([account], '2025-11-21', '2025-11-20', '2027-11-23', '2027-11-24', '2025-11-20').days).toEqual([
      '2025-11-20',
      '2027-11-24',
    ])
    expect(isFarDay(today, today)).toBe(false)
  })
})
