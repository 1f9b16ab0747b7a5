import { firstContractTemplates } from '@press/i18n/node'
import { afterAll, expect, it } from 'vitest'
import { withClient } from '../../src/database/client.ts'
import { migrate, migrateTo } from '../../src/database/migrate.ts'
import { createEmptyDatabase, createDemoDatabase } from '../support.ts'

const demo = await createDemoDatabase()
afterAll(demo.close)

const createContractValues = (number: string, signer: string) =>
  `('op', 'draft', '${number}', '2026-03-02', 'ТОО «Сөре»', '${signer}', 'Устава', 'учебники')`
const insertContractsSql = `insert into contracts (kind, status, number, date, party_name, party_signer, party_basis, subject) values
  ${createContractValues('1-26', 'директор Ахметов Н. С.')}, ${createContractValues('2-26', 'генеральный директор Әли Сейіт')},
  ${createContractValues('3-26', 'Ахметов Н. С.')}, ${createContractValues('4-26', '')}`
/** A contract that was sent before contracts had a preamble and signers. */
const storedDocument = {
  title: { ru: 'Договор реализации № 1-26', kz: '№ 1-26 өткізу шарты' },
  sections: [],
  sides: [
    { role: 'Издательство / Баспа', name: 'Баспа', lines: ['БИН / БСН 940440010006'], sign: 'подпись / қолы' },
    { role: 'Реализатор / Өткізуші', name: 'Сөре', lines: [], sign: 'Ахметов Н. С.' },
  ],
}
const insertSendingSql = `with kept as (insert into files (purpose, name, mime, size, sha256, key)
    values ('contract', 'contract.pdf', 'application/pdf', 1, '00', '00') returning id)
  insert into contract_sendings (contract_id, file_id, email, language, paper)
    select contracts.id, kept.id, 'a@b.example', 'ru', '${JSON.stringify(storedDocument)}' from contracts, kept where number = '1-26'`
const insertRequisitesSql = `insert into settings (section, version, before, value)
  values ('requisites', 0, '{"bin": ""}', '{"bin": "940440010006"}')`

it('an upgraded press keeps signers, sent contracts and details, and gets the default templates', async () => {
  const url = await createEmptyDatabase(demo.url)
  await withClient(url, async (client) => {
    expect(await migrateTo(client, '0070_accruals')).toBe(true)
    for (const statement of [insertContractsSql, insertSendingSql, insertRequisitesSql]) await client.query(statement)
  })
  await migrate(url)
  await withClient(url, async (client) => {
    const queryRowArrays = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows as unknown[][]
    expect(
      await queryRowArrays(
        'select party_position, party_signer, template_version, subject, subject_kz from contracts order by number',
      ),
    ).toEqual([
      ['директор', 'Ахметов Н. С.', null, 'учебники', ''],
      ['генеральный директор', 'Әли Сейіт', null, 'учебники', ''],
      ['', 'Ахметов Н. С.', null, 'учебники', ''],
      ['', '', null, 'учебники', ''],
    ])
    expect(await queryRowArrays('select paper from contract_sendings')).toEqual([
      [
        {
          ...storedDocument,
          preamble: [],
          sides: storedDocument.sides.map((side) => ({ position: '', signer: '', ...side })),
        },
      ],
    ])
    expect(await queryRowArrays(`select before, value from settings where section = 'requisites'`)).toEqual([
      [
        { bin: '', registration_number: '', registered_on: '' },
        { bin: '940440010006', registration_number: '', registered_on: '' },
      ],
    ])
    expect(await queryRowArrays(`select number from contracts where search like '%учебники%'`)).toHaveLength(4)
    const texts = await queryRowArrays('select kind, template from contract_templates where version = 1')
    expect(Object.fromEntries(texts)).toEqual(firstContractTemplates)
  })
  // A second run of the migrations does not overwrite an edited text.
  await withClient(url, (client) => client.query(`update contract_templates set note = 'наш' where kind = 'gph'`))
  await migrate(url)
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ kinds: number; own: number }>(
      `select count(*)::int as kinds, count(*) filter (where note = 'наш')::int as own from contract_templates`,
    )
    expect(rows).toEqual([{ kinds: Object.keys(firstContractTemplates).length, own: 1 }])
  })
})
