import { expect, type Browser, type Page } from '@playwright/test'
import type { AnswerOf } from '@press/contract'
import type { RoleKey } from '@press/domain'
import { dataDir, portalUrl } from './addresses.ts'
import { createSessionClient, type Client } from './client.ts'
import { readLettersTo } from './mail.ts'
import { runPressCommand, readPressOutput } from './isolated-server.ts'
import { getTranslator, openAnonymousBrowser } from './browsers.ts'
import { expectAnnounced } from './announcements.ts'

const t = getTranslator('ru')
const staff = portalUrl('staff')
/** The password that the helpers of this file set for new accounts. */
export const newPassword = 'Qoymashy-of-books-1'

/** Returns the path of the link that sets a password, from an e-mail or a command's output. */
export const findResetLink = (text: string): string | undefined => /\/reset-password\?token=[\w-]+/.exec(text)?.[0]

/** Sets a password with an invitation link and signs in. Returns an API client with the session, for calls without the browser. */
export async function acceptInvitation(page: Page, link: string, email: string): Promise<Client> {
  await page.goto(`${staff}${link}`)
  await page.getByLabel(t('session:fields.newPassword')).fill(newPassword)
  await page.getByRole('button', { name: t('registration:reset.submit') }).click()
  await page.getByRole('textbox', { name: t('session:fields.email') }).fill(email)
  await page.getByLabel(t('session:fields.password'), { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: t('session:signIn.submit'), exact: true }).click()
  await page.waitForURL('**/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return readSessionClient(page)
}

/** Returns an API client with the session of the person signed in on a page, for calls without the browser. */
async function readSessionClient(page: Page): Promise<Client> {
  const storedValues = await page.evaluate(() => [
    localStorage.getItem('press.token'),
    localStorage.getItem('press.user'),
  ])
  const [token, user] = storedValues
  if (!token || !user) throw new Error('The portal stored no session')
  return createSessionClient({ token, user: JSON.parse(user) as AnswerOf<'POST /api/login'>['user'] }, staff)
}

const findSetupLink = (): string | undefined => /\/setup\?token=[\w-]+/.exec(readPressOutput(dataDir))?.[0]

/** Returns the one-time link of an empty press, read from its log as an administrator does. */
export async function waitForSetupLink(): Promise<string> {
  await expect.poll(findSetupLink).toBeDefined()
  return `${staff}${findSetupLink()}`
}

/** Creates the first account of an empty press with its one-time link. Afterwards the first step of the setup is open. */
export async function createFirstAccount(
  page: Page,
  { name, email }: { name: string; email: string },
): Promise<Client> {
  await page.goto(await waitForSetupLink())
  await page.getByRole('textbox', { name: t('setup:link.name') }).fill(name)
  await page.getByRole('textbox', { name: t('setup:link.email') }).fill(email)
  await page.getByLabel(new RegExp(`^${t('setup:link.password')}`, 'u')).fill(newPassword)
  await page.getByRole('button', { name: t('setup:link.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('setup:step.identity.title') })).toBeVisible()
  return readSessionClient(page)
}

/** Signs in the first supervisor of an empty press and ends the setup without entering any settings. */
export async function createFirstSupervisor(page: Page): Promise<Client> {
  const client = await createFirstAccount(page, { name: 'Ақмарал Нұр', email: 'chief@press.example' })
  await client.call('POST /api/setup/finish', {})
  await page.goto(`${staff}/app/home`)
  await page.waitForURL('**/app/supervisor/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return client
}

/** Creates a colleague with `press create-user`. Returns a client for calls without a browser. */
export async function createColleagueClient(role: RoleKey, name: string): Promise<Client> {
  const email = `${role}@press.example`
  const token = findResetLink(
    await runPressCommand('create-user', '--email', email, '--name', name, '--role', role),
  )?.split('=')[1]
  const postJson = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${staff}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  await postJson('password/reset', { token, password: newPassword })
  return createSessionClient(
    (await postJson('login', { email, password: newPassword })) as AnswerOf<'POST /api/login'>,
    staff,
  )
}

/** Invites a colleague from the supervisor's page, and signs the colleague in on a separate page. */
export async function inviteColleague(browser: Browser, supervisor: Page, role: RoleKey, name: string) {
  const email = `${role}@press.example`
  // A freelancer needs a specialization.
  const trade = role === 'executor' ? t('profile:specializations.layout designer') : undefined
  const link = await inviteUser(supervisor, 'supervisor', { name, email, role: t(`domain:role.${role}`), trade })
  const page = await openAnonymousBrowser(browser)
  return { page, email, client: await acceptInvitation(page, link, email) }
}

/** Invites a colleague on the accounts screen and returns the link from their e-mail. */
export async function inviteUser(
  page: Page,
  inviterPath: string,
  invitee: { name: string; email: string; role: string; trade?: string | undefined },
): Promise<string> {
  await page.goto(`${staff}/app/${inviterPath}/users`)
  await page.getByRole('button', { name: t('users:list.new'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('users:field.name')).fill(invitee.name)
  await dialog.getByLabel(t('users:field.email')).fill(invitee.email)
  await dialog.getByLabel(t('users:field.role_id')).selectOption({ label: invitee.role })
  if (invitee.trade) await dialog.getByLabel(t('users:field.specialization')).selectOption({ label: invitee.trade })
  await dialog.getByRole('button', { name: t('users:form.invite') }).click()
  await expectAnnounced(page, t('users:said.invited', { email: invitee.email }))
  const findInvitationLink = () => findResetLink(readLettersTo(invitee.email).join('\n'))
  await expect.poll(findInvitationLink).toBeDefined()
  return findInvitationLink() ?? ''
}
