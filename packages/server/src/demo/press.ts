import {
  addDays,
  calculateKurbanAitDays,
  getIsoWeekday,
  emptyIdentity,
  emptyPressDetails,
  type PressIdentity,
  type PressDetails,
  type SetDay,
} from '@press/domain'
import type { Tx } from '../database/database.ts'
import { settings } from '../database/schema.ts'
import { organizations } from './data.ts'

const pressOrganization = organizations.find(({ is_press }) => is_press)
if (!pressOrganization) throw new Error('The demo data has no press')

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

/** The details of the demo press in documents and letters. */
export const demoPress: PressDetails = {
  name_ru: pressOrganization.name,
  name_kz: '«Университет баспасы» РМК',
  name_en: 'RSE “Universitet Baspasy”',
  short_name: 'Университет баспасы',
  bin: pressOrganization.bin,
  registration_number: '10100094',
  registered_on: '1994-04-12',
  address_ru: pressOrganization.address,
  address_kz: 'Алматы, әл-Фараби даңғылы, 71',
  phone: pressOrganization.phone,
  email: pressOrganization.email,
  accounts: [
    {
      name: 'Основной',
      account: pressOrganization.account,
      bank: pressOrganization.bank,
      bic: pressOrganization.bic,
      kbe: pressOrganization.kbe,
      currency: 'KZT',
    },
    {
      name: 'Для продаж',
      account: 'KZ18722S000012345678',
      bank: 'АО «Kaspi Bank»',
      bic: 'CASPKZKA',
      kbe: pressOrganization.kbe,
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

/** The public name of the demo press, which omits its legal form. */
export const demoIdentity: PressIdentity = {
  name_ru: 'Университет баспасы',
  name_kz: 'Университет баспасы',
  name_en: 'Universitet Baspasy',
  logo: null,
}

/**
 * Returns the demo's special days of a year (`yyyy`) and the next year: Kurban Ait, whose date in the next year is only expected,
 * and a working Saturday with the following Friday off in December of the next year. There are no other special days, because they
 * would change the demo's deadlines and hours.
 */
function createDemoDays(year: string): SetDay[] {
  const nextYear = String(Number(year) + 1)
  const [friday] = ['17', '18', '19', '20', '21', '22', '23']
    .map((day) => `${nextYear}-12-${day}`)
    .filter((day) => getIsoWeekday(day) === 5)
  if (!friday) throw new Error('A week without a Friday')
  return [
    ...calculateKurbanAitDays(year).map((date): SetDay => ({ date, kind: 'kurbanAit' })),
    ...calculateKurbanAitDays(nextYear).map((date): SetDay => ({ date, kind: 'kurbanAitExpected' })),
    { date: addDays(friday, -6), kind: 'working' },
    { date: friday, kind: 'moved' },
  ]
}

/** Seeds the initial settings of the demo press. */
export async function seedPress(tx: Tx, today: string): Promise<void> {
  await tx.insert(settings).values([
    { section: 'requisites', version: 0, before: emptyPressDetails, value: demoPress },
    { section: 'identity', version: 0, before: emptyIdentity, value: demoIdentity },
    { section: 'days', version: 0, before: { days: [] }, value: { days: createDemoDays(today.slice(0, 4)) } },
  ])
}
