import { noPressRequisites, type PressRequisites } from '@press/domain'
import type { Tx } from '../database/database.ts'
import { settings } from '../database/schema.ts'
import { organizations } from './data.ts'

const own = organizations.find(({ is_press }) => is_press)
if (!own) throw new Error('The demo has no press')

const director = {
  name: 'Қожахмет Б. Е.',
  position_ru: 'Директор',
  position_kz: 'Директор',
  position_en: 'Director',
  basis_ru: 'Устава',
  basis_kz: 'Жарғы',
  basis_en: 'the Charter',
  from: '',
  to: '',
}

/** What papers and letters say of the demo press. */
export const demoPress: PressRequisites = {
  name_ru: own.name,
  name_kz: '«Университет баспасы» РМК',
  name_en: 'RSE “Universitet Baspasy”',
  short_name: 'Университет баспасы',
  bin: own.bin,
  registration_number: '10100094',
  registered_on: '1994-04-12',
  address_ru: own.address,
  address_kz: 'Алматы, әл-Фараби даңғылы, 71',
  phone: own.phone,
  email: own.email,
  accounts: [
    { name: 'Основной', account: own.account, bank: own.bank, bic: own.bic, kbe: own.kbe, currency: 'KZT' },
    {
      name: 'Для продаж',
      account: 'KZ18722S000012345678',
      bank: 'АО «Kaspi Bank»',
      bic: 'CASPKZKA',
      kbe: own.kbe,
      currency: 'KZT',
    },
  ],
  signers: [
    { ...director, signs: ['contracts', 'acts'] },
    {
      ...director,
      name: 'Чен С. В.',
      position_ru: 'Главный бухгалтер',
      position_kz: 'Бас бухгалтер',
      position_en: 'Chief accountant',
      signs: ['invoices'],
    },
  ],
}

/** Enters the demo press's requisites, with which it begins. */
export async function seedPress(tx: Tx): Promise<void> {
  await tx.insert(settings).values({ section: 'requisites', version: 0, before: noPressRequisites, value: demoPress })
}
