import { noAccount, emptyPressDetails, noSigner, type PressDetails, type SettingEntry } from '@press/domain'

export const today = '2026-11-26'
export const rates = [
  { from: '2009-01-01', rate: 12 },
  { from: '2026-01-01', rate: 16 },
]
export const days = [
  { date: '2026-05-27', kind: 'kurbanAit' },
  { date: '2027-05-16', kind: 'kurbanAit' },
  { date: '2027-05-10', kind: 'moved' },
] as const
export const limits = { editor: 8, project: 10, process: 14, signal: 8, author: 8, typography: 10, wap: 8, account: 10 }

const by = { id: 8, name: 'Айдар Супервайзер', role_id: 8, avatar: null }
export const entries: SettingEntry[] = [
  {
    section: 'vat',
    version: 2,
    at: '2026-11-25T09:12:00.000Z',
    by,
    changes: [
      { field: '2027-07-01', before: '17', after: '18' },
      { field: '2028-01-01', before: null, after: '20' },
    ],
  },
  {
    section: 'vat',
    version: 1,
    at: '2026-11-02T05:40:00.000Z',
    by: null,
    changes: [{ field: '2027-07-01', before: null, after: '17' }],
  },
]

export const pressDetails: PressDetails = {
  ...emptyPressDetails,
  name_ru: 'РГП «Университет баспасы»',
  name_kz: '«Университет баспасы» РМК',
  short_name: 'Университет баспасы',
  bin: '940440010006',
  registration_number: '10100094',
  registered_on: '1994-04-12',
  address_ru: 'Алматы, пр. аль-Фараби, 71',
  address_kz: 'Алматы, әл-Фараби даңғылы, 71',
  phone: '+77272574765',
  email: 'sales@press.example',
  accounts: [
    {
      ...noAccount,
      name: 'Основной',
      account: 'KZ21601A231000001445',
      bank: 'АО «Народный Банк Казахстана»',
      bic: 'HSBKKZKX',
      kbe: '16',
    },
    { ...noAccount, account: 'KZ18722S000012345678', bank: 'АО «Kaspi Bank»', bic: 'CASPKZKA', kbe: '16' },
  ],
  signers: [
    {
      ...noSigner,
      name: 'Қожахмет Б. Е.',
      position_ru: 'Директор',
      position_kz: 'Директор',
      basis_ru: 'Устава',
      basis_kz: 'Жарғы',
      signs: ['contracts', 'acts'],
    },
    { ...noSigner, name: 'Чен С. В.', position_ru: 'Главный бухгалтер', signs: ['invoices'] },
  ],
}
