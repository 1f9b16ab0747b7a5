import { expect } from '@playwright/test'
import { portalUrl } from '../support/addresses.ts'
import { getTranslator } from '../support/browsers.ts'
import type { ElementQuery } from './page.ts'
import { test } from './test.ts'

const t = getTranslator('ru')
const dialog: ElementQuery = { role: 'dialog' }

test('A menu, a dialog and a drawer open and close, and the page stays usable', async ({ enter }) => {
  const page = await enter('initiator', t)
  // Matches «3 новых уведомления» with any number.
  await page.click({ role: 'button', name: 'уведомлен' })
  // Checks that the dialog is visible, not only in the DOM. The check ignores transparent elements.
  await page.waitUntilVisible({ role: 'dialog', name: t('shell:nav.notifications') })
  await page.click({ role: 'button', name: t('shell:header.profileOf', { name: '' }) })
  await page.waitUntilHidden(dialog)
  await page.click({ role: 'menuitem', name: t('shell:header.viewSettings') })
  await page.waitUntilVisible(dialog)
  await page.waitUntilHidden({ role: 'menu' })
  await page.press('Escape')
  await page.waitUntilHidden(dialog)
  await page.click({ role: 'link', name: t('shell:nav.kanban') })
  await page.waitUntilVisible({ role: 'heading', name: t('boards:title') })
})

test('A date is picked in a calendar whose buttons have tooltips', async ({ enter }) => {
  const page = await enter('initiator', t)
  await page.goto(`${portalUrl('staff')}/app/initiator/techcards/new`)
  const label = t('tech-cards:field.appointment_date')
  await page.click({ role: 'button', name: `${t('fields:date.open')}: ${label}` })
  const calendar: ElementQuery = { role: 'dialog', name: t('fields:date.calendar', { label }) }
  await page.waitUntilVisible(calendar)
  const nextMonthButton: ElementQuery = { role: 'button', name: t('fields:date.nextMonth'), within: calendar }
  await page.hover(nextMonthButton)
  await page.waitUntilVisible({ role: 'tooltip', name: t('fields:date.nextMonth') })
  await page.click(nextMonthButton)
  await page.click({ role: 'button', name: '15', within: calendar })
  await page.waitUntilHidden(calendar)
  await expect.poll(() => page.hasFocus({ role: 'textbox', name: label })).toBe(true)
})
