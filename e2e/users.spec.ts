import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient, password as demoPassword } from './support/client.ts'
import { inviteUser, acceptInvitation, newPassword } from './support/joins.ts'
import { readLettersTo } from './support/mail.ts'
import { openSignedInBlankPage, getTranslator, openAnonymousBrowser } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')

test('HR invites a colleague and later deactivates them, and their open tab is signed out', async ({ browser }) => {
  const [name, email] = ['Ерасыл Жұмабек', 'erasyl@press.example']
  const hr = await openSignedInBlankPage(browser, 'hr')
  let link = ''

  await test.step('HR invites the colleague as a warehouse keeper', async () => {
    link = await inviteUser(hr, 'hr', { name, email, role: t('domain:role.stock') })
    await expectAccessible(hr)
  })

  const colleague = await openAnonymousBrowser(browser)
  await test.step('The colleague sets a password through the e-mail and signs in', async () => {
    await acceptInvitation(colleague, link, email)
    await expect(colleague).toHaveURL(/\/app\/stock\/home$/)
  })

  await test.step('HR enters a new address, and the colleague confirms it with their password', async () => {
    const newEmail = 'erasyl.new@press.example'
    await hr.goto(`${portalUrl('staff')}/app/hr/users?search=${encodeURIComponent(name)}`)
    await hr.getByRole('link', { name }).click()
    await hr.getByRole('button', { name: t('users:page.edit'), exact: true }).click()
    const dialog = hr.getByRole('dialog', { name: t('users:form.editTitle') })
    await dialog.getByLabel(t('users:field.email')).fill(newEmail)
    await dialog.getByRole('button', { name: t('users:form.save'), exact: true }).click()
    const identityDialog = hr.getByRole('dialog', { name: t('profile:confirm.title') })
    await expectAccessible(hr)
    await identityDialog.getByLabel(t('profile:confirm.password'), { exact: true }).fill(demoPassword)
    await identityDialog.getByRole('button', { name: t('users:form.confirmEmail'), exact: true }).click()
    await expectAnnounced(hr, t('users:said.emailAsked', { email: newEmail }))
    await expect(hr.getByText(t('users:page.pendingEmail', { email: newEmail }))).toBeVisible()

    const findConfirmationLink = (): string | undefined =>
      /\/confirm-email\?token=[\w-]+/.exec(readLettersTo(newEmail).join('\n'))?.[0]
    await expect.poll(findConfirmationLink).toBeDefined()
    await expect.poll(() => readLettersTo(email).join('\n')).toContain(newEmail)
    await colleague.goto(`${portalUrl('staff')}${findConfirmationLink()}`)
    await expectAccessible(colleague)
    await colleague.getByLabel(t('session:fields.password'), { exact: true }).fill(newPassword)
    await colleague.getByRole('button', { name: t('registration:confirmEmail.submit') }).click()
    await expectAnnounced(colleague, t('registration:confirmEmail.done'))
    await colleague.getByRole('textbox', { name: t('session:fields.email') }).fill(newEmail)
    await colleague.getByLabel(t('session:fields.password'), { exact: true }).fill(newPassword)
    await colleague.getByRole('button', { name: t('session:signIn.submit'), exact: true }).click()
    await colleague.waitForURL('**/app/stock/home')
    await expect(hr.getByText(t('users:page.pendingEmail', { email: newEmail }))).toBeHidden()
  })

  await test.step('HR finds another workplace by a part of its name and adds it', async () => {
    const [workplace] = (await createClient('hr').then((client) => client.call('GET /api/users/organizations')))
      .organizations
    await hr.getByRole('button', { name: t('users:page.edit'), exact: true }).click()
    const dialog = hr.getByRole('dialog', { name: t('users:form.editTitle') })
    const field = dialog.getByRole('combobox', { name: t('users:field.organization') })
    await field.fill(workplace?.name.slice(0, 6) ?? '')
    await hr
      .getByRole('option', { name: workplace?.name ?? '' })
      .first()
      .click()
    await expectAccessible(hr)
    await dialog.getByRole('button', { name: t('users:form.save'), exact: true }).click()
    await expectAnnounced(hr, t('users:said.saved'))
    await expect(hr.getByText(workplace?.name ?? '', { exact: true })).toBeVisible()
  })

  const press = await createClient('hr')
  const supervisor = await createClient('supervisor')
  const { users } = await press.call('GET /api/users', { query: { search: name } })
  const id = users[0]?.id ?? 0
  await supervisor.call('POST /api/todos', { body: { title: 'Инвентаризация', assignee_id: id } })

  await test.step('HR chooses who takes over the task, types the surname and deactivates the account', async () => {
    await hr.goto(`${portalUrl('staff')}/app/hr/users/${id}`)
    const openTodosText = t('users:off.kind.todos', { count: 1 })
    await hr.getByRole('combobox', { name: t('users:off.to', { what: openTodosText }) }).click()
    await hr.getByRole('option', { name: supervisor.user.name }).click()
    await expectAccessible(hr)
    await hr.getByRole('button', { name: t('users:off.open', { name }) }).click()
    const dialog = hr.getByRole('dialog')
    await expect(
      dialog.getByText(t('users:off.goes', { what: openTodosText, name: supervisor.user.name })),
    ).toBeVisible()
    await dialog.getByRole('textbox').fill('Жұмабек')
    await dialog.getByRole('button', { name: t('users:off.confirm'), exact: true }).click()
    await expect(hr.getByText(t('users:page.inactiveText'))).toBeVisible()
  })

  await test.step('The colleague’s open tab is signed out', async () => {
    await expect(colleague.getByRole('button', { name: t('session:signIn.submit'), exact: true })).toBeVisible()
  })

  await test.step('HR reactivates the account, and its open task is returned', async () => {
    await hr.getByRole('button', { name: t('users:page.activate'), exact: true }).click()
    await expectAnnounced(hr, t('users:said.returned', { name, count: 1 }))
    await hr.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(hr)
  })
})
