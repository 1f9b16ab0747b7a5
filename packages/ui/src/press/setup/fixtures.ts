import { emptyBankAccount, type SetupDetails } from '@press/domain'
import type { SetupStepViews } from './SetupFrame/step-words.ts'

export const setupDetails: SetupDetails = {
  bin: '251140007182',
  kbe: '17',
  name_ru: 'ТОО «Издательство Сарыарқа»',
  name_kz: '«Сарыарқа баспасы» ЖШС',
  address_ru: '100024, г. Караганда, ул. Университетская, 28, каб. 112',
  head: 'Сейтова Гүлнар Маратқызы',
  basis: 'charter',
  accounts: [{ account: 'KZ16601A871001234567', bank: 'АО «Народный Банк Казахстана»', bic: 'HSBKKZKX' }],
}
export const emptySetupDetails: SetupDetails = {
  bin: '',
  kbe: '17',
  name_ru: '',
  name_kz: '',
  address_ru: '',
  head: '',
  basis: 'charter',
  accounts: [emptyBankAccount],
}

const openStep = { state: 'open' } as const
export const stepViews: SetupStepViews = {
  identity: { state: 'done', value: 'Сарыарқа университетінің баспасы' },
  requisites: openStep,
  letters: openStep,
  vat: openStep,
  prices: { state: 'later' },
  people: openStep,
}
export const allStepsDone: SetupStepViews = {
  identity: { state: 'done', value: 'Сарыарқа университетінің баспасы' },
  requisites: { state: 'done', value: 'БИН 251140007182, Народный банк' },
  letters: { state: 'done', value: 'baspa@saryarqa.example' },
  vat: { state: 'done', value: 'НДС 16 %, счёт № 0001' },
  prices: { state: 'done', value: 'Действует с 1 января 2026 г.' },
  people: { state: 'done', value: 'Сымбат Чен' },
}
export const openedAt = '2026-11-23T06:40:00.000Z'
