import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { portalUrl } from './addresses.ts'
import { getTranslator } from './browsers.ts'
import { expectAnnounced } from './announcements.ts'

const t = getTranslator('ru')

/** The organization details of the press that tests enter. */
export const organizationDetails = {
  name: 'ТОО «Издательство Сарыарқа»',
  bin: '251140007182',
  account: 'KZ18722S000012345678',
} as const

/** Enters the organization details of the press. First checks that the form reports what is missing. */
export async function fillOrganizationDetails(page: Page): Promise<void> {
  await page.goto(`${portalUrl('staff')}/app/supervisor/settings?section=requisites`)
  const getField = (field: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${field.replace(/[()]/gu, '.')}`, 'u') })
  const save = page.getByRole('button', { name: new RegExp(`^${t('settings:form.save')}`, 'u') })
  // The save button appears only after a change.
  await expect(save).toHaveCount(0)
  await getField(t('settings:requisites.field.phone')).fill('+7 721 200 00 01')
  await save.click()
  await expect(page.getByText(t('settings:problem.required')).first()).toBeVisible()
  await getField(t('settings:requisites.field.name_ru')).fill(organizationDetails.name)
  await getField(t('settings:requisites.field.name_kz')).fill('«Сарыарқа баспасы» ЖШС')
  await getField(t('settings:requisites.field.bin')).fill(organizationDetails.bin)
  await getField(t('settings:requisites.field.address_ru')).fill('Караганда, ул. Университетская, 28')
  await getField(t('settings:requisites.field.address_kz')).fill('Қарағанды, Университет көшесі, 28')
  await page.getByRole('button', { name: t('settings:requisites.addAccount') }).click()
  await getField(t('settings:requisites.field.account')).fill(organizationDetails.account)
  await expect(getField(t('settings:requisites.field.bank'))).not.toHaveValue('')
  await getField(t('settings:requisites.field.kbe')).fill('17')
  await page.getByRole('button', { name: t('settings:requisites.addSigner') }).click()
  await getField(t('settings:requisites.field.name')).last().fill('Сейтова Г. М.')
  for (const paper of ['contracts', 'acts'] as const)
    await page.getByRole('checkbox', { name: t(`settings:requisites.paper.${paper}`) }).check()
  await getField(t('settings:requisites.field.position_ru')).fill('Директор')
  await getField(t('settings:requisites.field.position_kz')).fill('Директор')
  await getField(t('settings:requisites.field.basis_ru')).fill('Устава')
  await getField(t('settings:requisites.field.basis_kz')).fill('Жарғы')
  await expectAccessible(page)
  await save.click()
  await expectAnnounced(page, t('settings:form.saved', { section: t('settings:section.requisites') }))
}
