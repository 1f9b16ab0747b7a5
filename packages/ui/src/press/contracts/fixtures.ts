import {
  emptyParty,
  emptyTerms,
  toPressSide,
  type ContractPublisher,
  type ContractDetails,
  type ContractRow,
} from '@press/domain'
import { renderContract, firstContractTemplates } from '@press/i18n'
import { pressDetails } from '../shared/fixtures/settings.ts'

/* Example rows for stories. */

const pressOptions = { day: '2026-11-24', signs: 'contracts' } as const
export const press: ContractPublisher = {
  ru: toPressSide(pressDetails, { ...pressOptions, locale: 'ru' }),
  kz: toPressSide(pressDetails, { ...pressOptions, locale: 'kz' }),
}

/** The unchanged template. */
export const templates = firstContractTemplates

export const contract: ContractDetails = {
  ...emptyTerms,
  ...emptyParty,
  id: 219,
  version: 3,
  kind: 'author',
  status: 'draft',
  number: '219-26',
  date: '2026-11-24',
  own: false,
  party_id: 9,
  organization_id: null,
  party_name: 'Ли Тимур',
  party_bin: '860314301271',
  party_email: 't.li@univer.example',
  party_address: 'Алматы, ул. Тимирязева, 42, кв. 8',
  party_account: 'KZ197220000000447182',
  party_bank: 'АО «Kaspi Bank»',
  party_kbe: '19',
  party_document_number: '038214571',
  party_document_issuer: 'МВД РК',
  party_document_date: '2018-04-02',
  starts_on: '2026-11-24',
  ends_on: '2031-11-23',
  tech_card_id: 1190,
  book_name: 'Введение в корпусную лингвистику',
  fee: 48_000_000,
  royalty: 8,
  manuscript_on: '2027-03-01',
  print_run: 250,
  author_copies: 10,
  ebook: true,
  payment_days: 10,
  note: '',
  template_version: 1,
  renews: null,
  renewals: [],
  paper: null,
  sendings: [],
  signature: null,
  pending_signature: null,
  scan: null,
  signature_file: null,
  book_price: 420_000,
}

const facts = { ...contract, starts_on: '2026-11-24', ends_on: '2031-11-23' }

export const sentContract: ContractDetails = {
  ...contract,
  status: 'sent',
  paper: renderContract(facts, press, firstContractTemplates.author),
  sendings: [
    {
      id: 7,
      file: { id: 70, name: 'Авторский_договор_219-26.pdf', size: 92_000, mime: 'application/pdf' },
      sha256: `4d71${'0'.repeat(56)}c90e`,
      email: 't.li@univer.example',
      state: 'sent',
      problem: null,
      sent_by: 'Светлана Чен',
      created_at: '2026-11-24T07:02:00.000Z',
      recalled_at: null,
    },
    {
      id: 6,
      file: { id: 69, name: 'Авторский_договор_219-26.pdf', size: 91_000, mime: 'application/pdf' },
      sha256: `a0f3${'1'.repeat(56)}77b2`,
      email: 't.li@univer.example',
      state: 'sent',
      problem: null,
      sent_by: 'Светлана Чен',
      created_at: '2026-11-22T09:15:00.000Z',
      recalled_at: '2026-11-23T05:40:00.000Z',
    },
  ],
}

export const signedContract: ContractDetails = {
  ...sentContract,
  status: 'signed',
  renews: { id: 102, number: '102-21', date: '2021-11-19' },
  signature: {
    method: 'cms',
    name: 'ЛИ ТИМУР',
    sha256: sentContract.sendings[0]?.sha256 ?? '',
    created_at: '2026-11-24T11:30:00.000Z',
    confirmed_by: null,
    confirmed_at: null,
    certificate: {
      name: 'ЛИ ТИМУР',
      iin: '860314301271',
      organization: '',
      bin: '',
      issuer: 'ҰЛТТЫҚ КУӘЛАНДЫРУШЫ ОРТАЛЫҚ (RSA)',
      valid_from: '2026-02-01T00:00:00.000Z',
      valid_to: '2027-02-01T00:00:00.000Z',
      check: 'vouched',
    },
  },
  signature_file: { id: 71, name: 'contract.p7s', size: 3_100, mime: 'application/pkcs7-signature' },
}

/** A contract with a signature file in an unsupported algorithm. */
export const pendingContract: ContractDetails = {
  ...sentContract,
  pending_signature: signedContract.signature && {
    ...signedContract.signature,
    certificate: signedContract.signature.certificate && { ...signedContract.signature.certificate, check: 'unknown' },
  },
  signature_file: signedContract.signature_file,
}

const createRow = (changes: Partial<ContractRow>): ContractRow => ({ ...contract, ...changes })

/** A contract in each status, of several kinds. */
export const contracts: readonly ContractRow[] = [
  createRow({}),
  createRow({
    id: 218,
    kind: 'gph',
    number: '34-26',
    status: 'sent',
    party_name: 'Нұрлан Абай',
    book_name: '',
    subject: 'научное редактирование учебника',
    fee: 18_000_000,
    royalty: null,
    ends_on: '2027-02-20',
  }),
  createRow({
    id: 217,
    kind: 'op',
    number: '12-26',
    status: 'signed',
    party_name: 'ТОО «Кітап әлемі»',
    book_name: '',
    subject: 'учебники и монографии по прайс-листу',
    fee: null,
    royalty: null,
    ends_on: '2026-12-20',
  }),
  createRow({
    id: 216,
    kind: 'itd',
    number: '7-25',
    status: 'ended',
    party_name: 'Светлана Чен',
    book_name: '',
    subject: 'бухгалтер отдела продаж',
    fee: 42_000_000,
    royalty: null,
    ends_on: null,
  }),
]
