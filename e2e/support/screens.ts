import {
  appAddress,
  appScreens,
  fillPath,
  canOpen,
  roleByKey,
  listScreens,
  type Portal,
  type RoleKey,
  type ScreenPath,
} from '@press/domain'
import type { Translate } from '@press/i18n/node'
import { expect, type Page } from '@playwright/test'
import { portalUrl } from './addresses.ts'
import { createClient } from './client.ts'
import { samples } from './samples.ts'
import { waitUntilIdle } from './idle.ts'

export interface Screen {
  url: string
  /** The part of the browser tab's title after «Press ·». */
  title: string
}

/** Opens a screen and waits until it shows its data. */
export async function visitScreen(page: Page, { url, title }: Screen): Promise<void> {
  await page.goto(url)
  await expectScreen(page, title)
}

/** Like `visitScreen`, but changes to another screen of the open portal without a page load, as a link does. */
export async function navigateWithinPortal(page: Page, screen: Screen): Promise<void> {
  if (new URL(screen.url).origin !== new URL(page.url()).origin) return visitScreen(page, screen)
  await page.evaluate((to) => {
    history.pushState({ idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1, key: to, usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, screen.url)
  await expectScreen(page, screen.title)
}

async function expectScreen(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`Press · ${title}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main output > [aria-hidden]')).toHaveCount(0)
  await waitUntilIdle(page)
}

/** A role that visits the screens of its portal. */
interface MenuVisitor {
  role: RoleKey
  /** Screens that an earlier role visits too, but that look different for this role. */
  also?: readonly ScreenPath[]
}

/** The visiting roles in order. The first role that may open a screen visits it. Each role also visits its home screen. */
export const menuVisitors: readonly MenuVisitor[] = [
  { role: 'author' },
  { role: 'partner' },
  { role: 'initiator' },
  { role: 'accounting', also: ['offers', 'kp-preview/:id', 'invoice-preview/:id'] },
  { role: 'pm', also: ['books'] },
  { role: 'executor', also: ['kanban', 'projects', 'project-details/:id', 'mywallet'] },
  { role: 'typography', also: ['kanban', 'techcards/:id/signal-copy'] },
  { role: 'stock', also: ['time-tracker', 'books', 'books/count', 'books/:id/stock'] },
  { role: 'director' },
  { role: 'hr', also: ['tracker', 'time-tracker', 'time-tracker/users/:id'] },
  { role: 'supervisor' },
]

/** Query strings that open other views of a screen. */
const viewQueries: Readonly<Record<Portal, Partial<Record<ScreenPath, readonly string[]>>>> = {
  author: { home: ['view=covers'], applications: ['view=grid'] },
  partner: {},
  staff: {
    applications: ['view=grid'],
    techcards: ['view=grid'],
    'techcards/:id/edit': ['section=volume'],
    projects: ['view=groups', 'view=months', 'view=managers'],
    offers: ['group=payment'],
    invoice: ['state=overdue'],
    'accounts/:id': ['from=2020-01-01'],
    books: ['listed=in_price'],
    'events-log': ['search=нетакойзаписи'],
    settings: ['requisites', 'company', 'vat', 'withholding', 'days', 'columns', 'prices'].map(
      (section) => `section=${section}`,
    ),
  },
}

/** Returns whether the role is the first visitor of its portal that may open a screen. */
const isFirstVisitor = (role: RoleKey, path: ScreenPath): boolean =>
  menuVisitors.find((one) => roleByKey(one.role).portal === roleByKey(role).portal && canOpen(one.role, path))?.role ===
  role

/**
 * Returns the screens that a role visits: the screens of the route table. For a path with an id, a row of the demo press fills in
 * the id.
 */
export async function screensFor({ role, also = [] }: MenuVisitor, t: Translate): Promise<Screen[]> {
  const client = await createClient(role)
  const { portal } = roleByKey(role)
  const base = portalUrl(portal)
  const visitedScreens = listScreens(role).filter(
    ([path]) => path === 'home' || isFirstVisitor(role, path) || also.includes(path),
  )
  const screens = await Promise.all(
    visitedScreens.map(async ([path, row]): Promise<Screen[]> => {
      const sample = await samples[path]?.({ role, client, t })
      // A role may have no row of a kind. The demo partner, for example, has no contract.
      if (sample === undefined && path.includes(':')) return []
      const { params = {}, title = t(row.title) } = sample ?? {}
      const url = `${base}/app/${roleByKey(role).path}/${fillPath(path, params)}`
      return ['', ...(viewQueries[portal][path] ?? [])].map((view) => ({ url: view ? `${url}?${view}` : url, title }))
    }),
  )
  if (menuVisitors.find((one) => roleByKey(one.role).portal === portal)?.role !== role) return screens.flat()
  return [
    ...screens.flat(),
    { url: base + appAddress('faq'), title: t(appScreens.faq.title) },
    { url: base + appAddress('notifications'), title: t(appScreens.notifications.title) },
    { url: base + appAddress('notification-settings'), title: t(appScreens['notification-settings'].title) },
  ]
}

/** Returns the screens of all portals for people who are not signed in. */
export function publicScreens(t: Translate): Screen[] {
  const [staff, author, partner] = [portalUrl('staff'), portalUrl('author'), portalUrl('partner')]
  return [
    ...[staff, author, partner].map((url) => ({ url, title: t('session:signIn.title') })),
    ...[author, partner].map((url) => ({ url: `${url}/register`, title: t('registration:register.title') })),
    ...[author, partner].map((url) => ({ url: `${url}/confirm?token=none`, title: t('registration:confirm.title') })),
    ...['forgot-password', 'forgot-password2', 'forgot-password3'].map((path) => ({
      url: `${author}/${path}`,
      title: t('registration:forgot.title'),
    })),
    { url: `${author}/confirm-email?token=none`, title: t('registration:confirmEmail.title') },
    { url: `${author}/authorship`, title: t('registration:authorship.title') },
    { url: `${author}/reset-password?token=none`, title: t('registration:reset.title') },
    { url: `${author}/no-such-page`, title: t('frame:error.missing') },
  ]
}
