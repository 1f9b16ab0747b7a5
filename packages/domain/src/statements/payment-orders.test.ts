import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collapseToLine } from '../shared/text.ts'
import { decodeStatement } from './encoding.ts'
import { maxPaymentPurposeLength, createPaymentFile, readPaymentOrders, type BankOrder } from './payment-orders.ts'
import { parseBankStatement } from './parse.ts'
import { StatementParseError } from './statement.ts'

const press = {
  name: 'РГП «Университет баспасы»',
  bin: '940440010006',
  kbe: '16',
  account: 'KZ21601A231000001445',
  bank: 'АО «Народный Банк Казахстана»',
  bic: 'HSBKKZKX',
}
const order: BankOrder = {
  number: '118',
  date: '2026-11-28',
  amount: 36_072_050,
  payer: press,
  payee: {
    name: 'Ли Тимур',
    bin: '860314301271',
    kbe: '19',
    account: 'KZ197220000000447182',
    bank: 'АО «Kaspi Bank»',
    bic: 'CASPKZKA',
  },
  knp: '859',
  purpose: 'По договору № ГПХ-204 от 01.02.2026, акт № 5 от 28.11.2026',
}
const exportText = (...orders: BankOrder[]) => decodeStatement(createPaymentFile(orders, '2026-11-29'))

describe('payment orders for the bank', () => {
  it('use the field names that banks of Kazakhstan import', () => {
    expect(exportText(order).split('\r\n')).toEqual([
      '1CClientBankExchange',
      'ВерсияФормата=1.03',
      'Кодировка=Windows',
      'Отправитель=Press',
      'ДатаСоздания=29.11.2026',
      'ДатаНачала=28.11.2026',
      'ДатаКонца=28.11.2026',
      'РасчСчет=KZ21601A231000001445',
      'Документ=ПлатежноеПоручение',
      'СекцияДокумент=ПлатежноеПоручение',
      'НомерДокумента=118',
      'ДатаДокумента=28.11.2026',
      'Сумма=360720.50',
      'ПлательщикНаименование=РГП «Университет баспасы»',
      'ПлательщикБИН_ИИН=940440010006',
      'ПлательщикКБЕ=16',
      'ПлательщикИИК=KZ21601A231000001445',
      'ПлательщикБанкНаименование=АО «Народный Банк Казахстана»',
      'ПлательщикБанкБИК=HSBKKZKX',
      'ПолучательНаименование=Ли Тимур',
      'ПолучательБИН_ИИН=860314301271',
      'ПолучательКБЕ=19',
      'ПолучательИИК=KZ197220000000447182',
      'ПолучательБанкНаименование=АО «Kaspi Bank»',
      'ПолучательБанкБИК=CASPKZKA',
      'НазначениеПлатежа=По договору № ГПХ-204 от 01.02.2026, акт № 5 от 28.11.2026',
      'КодНазначенияПлатежа=859',
      'ДатаВалютирования=28.11.2026',
      'Валюта=KZT',
      'КонецДокумента',
      'КонецФайла',
      '',
    ])
  })

  it('are in Windows-1251, or in UTF-8 when a name has Kazakh letters', () => {
    const bytes = createPaymentFile([order], '2026-11-29')
    expect(new TextDecoder('windows-1251').decode(bytes)).toContain('ПолучательНаименование=Ли Тимур')
    const orderWithKazakhName = { ...order, payee: { ...order.payee, name: 'Мадина Нұрқызы' } }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      createPaymentFile([orderWithKazakhName], '2026-11-29'),
    )
    expect(text).toContain('Кодировка=UTF-8')
    expect(text).toContain('ПолучательНаименование=Мадина Нұрқызы')
  })

  it('are refused as a bank statement', () => {
    expect(() => parseBankStatement(exportText(order))).toThrow(StatementParseError)
  })

  it('are refused when the file lacks a field', () => {
    expect(() => readPaymentOrders(exportText(order).replace(/Сумма=.*\r\n/u, ''))).toThrow(StatementParseError)
  })
})

const textArbitrary = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...Array.from('абвгАБВГёЁ«»№–=; 12z')), maxLength: 60 }),
  )
  .map(collapseToLine)
const nonEmptyTextArbitrary = textArbitrary.map((text) => text || '1')
const sideArbitrary = fc.record({
  name: textArbitrary,
  bin: textArbitrary,
  kbe: textArbitrary,
  account: nonEmptyTextArbitrary,
  bank: textArbitrary,
  bic: textArbitrary,
})
const ordersArbitrary = fc.array(
  fc.record({
    number: textArbitrary,
    date: fc.constantFrom('2026-01-01', '2026-11-28', '2024-02-29'),
    amount: fc.integer({ min: 1, max: 1e13 }),
    payer: sideArbitrary,
    payee: sideArbitrary,
    knp: textArbitrary,
    purpose: textArbitrary,
  }),
  { minLength: 1, maxLength: 5 },
)

it('the reader returns the payment orders exactly as they were exported', () => {
  fc.assert(
    fc.property(ordersArbitrary, (bankOrders) => {
      expect(readPaymentOrders(exportText(...bankOrders))).toEqual(bankOrders)
    }),
  )
})

it('a payment purpose is cut to the length that banks accept', () => {
  const [importedOrder] = readPaymentOrders(exportText({ ...order, purpose: 'ж'.repeat(1_000) }))
  expect(importedOrder?.purpose).toHaveLength(maxPaymentPurposeLength)
})
