import { grantOf, roleByKey, todoKeepers, type RoleKey } from '@press/domain'
import type { Translator } from '@press/i18n/node'
import { expect, type Page } from '@playwright/test'
import { portalUrl } from './addresses.ts'
import { clientOf, type Client } from './client.ts'
import { settled } from './settled.ts'

export interface Screen {
  url: string
  /** What stands after «Press ·» in the browser's tab. */
  title: string
}

/** Opens a screen and waits until it shows its data. */
export async function open(page: Page, { url, title }: Screen): Promise<void> {
  await page.goto(url)
  await expectShown(page, title)
}

/** Like `open`, but goes to a screen of the open portal as its links do, without a page load. */
export async function goOn(page: Page, screen: Screen): Promise<void> {
  if (new URL(screen.url).origin !== new URL(page.url()).origin) return open(page, screen)
  await page.evaluate((to) => {
    history.pushState({ idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1, key: to, usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, screen.url)
  await expectShown(page, screen.title)
}

async function expectShown(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`Press · ${title}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main output > [aria-hidden]')).toHaveCount(0)
  await settled(page)
}

const portalsOf = (role: RoleKey) => portalUrl(roleByKey(role).portal)

/** The screens that every person has. */
const ownScreens = (role: RoleKey, { user }: Client, t: Translator): Screen[] => {
  const url = portalsOf(role)
  return [
    { url: `${url}/app/${roleByKey(role).path}/chat`, title: t('chat:title') },
    { url: `${url}/app/${roleByKey(role).path}/calendar`, title: t('calendar:title') },
    { url: `${url}/app/${roleByKey(role).path}/support`, title: t('support:title') },
    ...(todoKeepers.includes(role)
      ? [{ url: `${url}/app/${roleByKey(role).path}/todo`, title: t('todos:title') }]
      : []),
    { url: `${url}/app/faq`, title: t('faq:title') },
    { url: `${url}/app/notifications`, title: t('shell:nav.notifications') },
    { url: `${url}/app/notification-settings`, title: t('notices:settingsTitle') },
    { url: `${url}/app/profile-setting`, title: t('people:profile.title') },
    { url: `${url}/app/profile/${user.id}`, title: user.name },
  ]
}

/** The calculator with what was kept of it, for whoever reads the prices. */
async function calculatorScreens(role: RoleKey, client: Client, t: Translator): Promise<Screen[]> {
  const app = `${portalsOf(role)}/app/${roleByKey(role).path}`
  const { calculations } = await client.call('GET /api/calculations', { query: {} })
  return [
    { url: `${app}/calculator`, title: t('calculator:title') },
    { url: `${app}/calculations`, title: t('calculator:kept') },
    ...calculations.slice(0, 1).map(({ id, name }) => ({ url: `${app}/calculator/${id}`, title: name })),
  ]
}

/** Every screen of the author's portal. */
export async function authorScreens(t: Translator): Promise<Screen[]> {
  const client = await clientOf('author')
  const app = `${portalsOf('author')}/app/author`
  const [{ applications }, { techcards }, { techcards: toSign }, { contracts }] = await Promise.all([
    client.call('GET /api/applications', { query: { sort_by: 'created_at', sort_dir: 'asc' } }),
    client.call('GET /api/tech-cards', { query: { sort_by: 'created_at', sort_dir: 'asc' } }),
    client.call('GET /api/tech-cards', { query: { stage: 'author', sort_by: 'created_at', sort_dir: 'asc' } }),
    client.call('GET /api/contracts', { query: { status: 'sent' } }),
  ])
  const [contract] = contracts
  const sent = applications.find(({ status }) => status === 'revision' || status === 'in process')
  const [card] = techcards
  const [signal] = toSign
  if (!sent || !card || !signal) throw new Error('The demo author has no open application, no book or none to sign')
  return [
    { url: `${app}/home`, title: t('shell:nav.books') },
    { url: `${app}/home?view=covers`, title: t('shell:nav.books') },
    { url: `${app}/kanban`, title: t('home:board.title') },
    { url: `${app}/applications`, title: t('applications:list.label') },
    { url: `${app}/applications?view=grid`, title: t('applications:list.label') },
    { url: `${app}/applications/new`, title: t('applications:form.newTitle') },
    { url: `${app}/applications/${sent.id}/edit`, title: sent.book_name },
    { url: `${app}/application-details/${sent.id}`, title: sent.book_name },
    { url: `${app}/offers`, title: t('offers:screen.documents') },
    { url: `${app}/contracts`, title: t('contracts:list.title') },
    ...(contract
      ? [{ url: `${app}/contracts/${contract.id}`, title: t('contracts:named.author', { number: contract.number }) }]
      : []),
    { url: `${app}/booktracking`, title: t('tracking:list.label') },
    { url: `${app}/booktracking/${card.id}`, title: card.book_name },
    { url: `${app}/booktracking/${signal.id}/signal`, title: `${t('signals:label')}: ${signal.book_name}` },
    ...(await calculatorScreens('author', client, t)),
    ...ownScreens('author', client, t),
  ]
}

/** Every screen of the staff portal, for a role that may write tech cards. */
export async function staffScreens(role: RoleKey, t: Translator): Promise<Screen[]> {
  const client = await clientOf(role)
  const app = `${portalsOf(role)}/app/${roleByKey(role).path}`
  const [{ applications }, { techcards }, { techcards: begun }, { projects }, { data: offers }, { data: invoiced }] =
    await Promise.all([
      client.call('GET /api/applications', { query: { sort_by: 'created_at', sort_dir: 'asc' } }),
      client.call('GET /api/tech-cards', { query: { sort_by: 'created_at', sort_dir: 'asc' } }),
      client.call('GET /api/tech-cards', { query: { stage: 'editor', sort_dir: 'asc' } }),
      client.call('GET /api/projects', { query: { status: 'in progress', sort_dir: 'asc' } }),
      client.call('GET /api/offers', { query: { status: 'in process' } }),
      client.call('GET /api/offers', { query: { status: 'Invoice and contract sent' } }),
    ])
  const sent = applications.find(({ status }) => status === 'in process') ?? applications[0]
  const [card] = techcards
  const [project] = projects
  const [offer] = offers
  const billed = invoiced.find(({ invoice_number }) => invoice_number !== null)
  const [withoutProject] = begun
  if (!sent || !card || !project || !withoutProject) throw new Error('The demo press has no application or no card')
  const number = t('tech-cards:number', { id: card.id })
  return [
    { url: `${app}/home`, title: t('shell:nav.home') },
    { url: `${app}/kanban`, title: t('board:title') },
    { url: `${app}/applications`, title: t('applications:list.label') },
    { url: `${app}/applications?view=grid`, title: t('applications:list.label') },
    ...(role === 'initiator' || role === 'deputy'
      ? [{ url: `${app}/appstatus`, title: t('applications:board.title') }]
      : []),
    { url: `${app}/application-details/${sent.id}`, title: sent.book_name },
    { url: `${app}/techcards`, title: t('tech-cards:list.label') },
    { url: `${app}/techcards?view=grid`, title: t('tech-cards:list.label') },
    { url: `${app}/techcards/new`, title: t('tech-cards:form.newTitle') },
    { url: `${app}/techcards/${card.id}`, title: number },
    { url: `${app}/techcards/${card.id}/edit`, title: number },
    { url: `${app}/techcards/${card.id}/print-info`, title: `${t('print:work.print.label')}, ${number}` },
    { url: `${app}/techcards/${card.id}/edit?section=volume`, title: number },
    { url: `${app}/techcards/${card.id}/shop`, title: `${t('shop:title')}, ${number}` },
    { url: `${app}/techcards/${card.id}/instagram`, title: `${t('social:title')}, ${number}` },
    { url: `${app}/booktracking`, title: t('tracking:list.label') },
    { url: `${app}/booktracking/${card.id}`, title: card.book_name },
    { url: `${app}/projects`, title: t('projects:list.label') },
    { url: `${app}/projects?view=groups`, title: t('projects:list.label') },
    { url: `${app}/projects?view=months`, title: t('projects:list.label') },
    { url: `${app}/projects?view=managers`, title: t('projects:list.label') },
    { url: `${app}/projects/new/${withoutProject.id}`, title: t('projects:form.newTitle') },
    { url: `${app}/project-details/${project.id}`, title: project.name },
    { url: `${app}/project-details/${project.id}/edit`, title: project.name },
    ...(grantOf(role, 'paper', 'read') ? [{ url: `${app}/paper`, title: t('paper-stock:title') }] : []),
    ...(await calculatorScreens(role, client, t)),
    { url: `${app}/offers`, title: t('offers:screen.title') },
    { url: `${app}/offers?group=payment`, title: t('offers:screen.title') },
    ...(offer ? [{ url: `${app}/kp-preview/${offer.id}`, title: t('offers:preview.kp') }] : []),
    ...(billed ? [{ url: `${app}/invoice-preview/${billed.id}`, title: t('offers:preview.invoice') }] : []),
    ...(grantOf(role, 'offers', 'write') && offer
      ? [
          { url: `${app}/offers/new`, title: t('offers:screen.new') },
          { url: `${app}/offers/${offer.id}/edit`, title: t('offer-words:number', { number: offer.number }) },
        ]
      : []),
    ...ownScreens(role, client, t),
  ]
}

/** Who makes books beside the chief editor, and who watches. */
export const makers = [
  'pm',
  'executor',
  'typography',
  'stock',
  'director',
  'hr',
  'supervisor',
] as const satisfies RoleKey[]

/** What those of the staff have whose day is not the chief editor's: a home of their own, and the screens that only they work on. */
export async function makerScreens(role: (typeof makers)[number], t: Translator): Promise<Screen[]> {
  const client = await clientOf(role)
  const app = `${portalsOf(role)}/app/${roleByKey(role).path}`
  const home = { url: `${app}/home`, title: t('shell:nav.home') }
  const wallet = { url: `${app}/mywallet`, title: t('projects:wallet.title') }
  if (role === 'executor') {
    const [project] = (await client.call('GET /api/projects', { query: { status: 'in progress' } })).projects
    if (!project) throw new Error('The demo executor is in no project')
    return [
      home,
      { url: `${app}/kanban`, title: t('projects:board.title') },
      { url: `${app}/projects?view=months`, title: t('projects:list.label') },
      { url: `${app}/project-details/${project.id}`, title: project.name },
      wallet,
    ]
  }
  if (role === 'stock') {
    const [book] = (await client.call('GET /api/stock', { query: { search: 'Қорқыт' } })).books
    if (!book) throw new Error('The demo press keeps no stock')
    return [
      home,
      { url: `${app}/time-tracker`, title: (await client.call('GET /api/userprofile')).user.name },
      { url: `${app}/books`, title: t('books:title') },
      { url: `${app}/books/count`, title: t('stock:inventory.title') },
      { url: `${app}/books/${book.book_id}/stock`, title: t('stock:of', { title: book.book_name }) },
    ]
  }
  if (role === 'pm') return [home, { url: `${app}/books`, title: t('books:title') }, wallet]
  if (role === 'typography') {
    const [card] = (await client.call('GET /api/tech-cards', { query: { stage: 'signal' } })).techcards
    if (!card) throw new Error('The demo press has no signal copy to print')
    const number = t('tech-cards:number', { id: card.id })
    return [
      home,
      { url: `${app}/kanban`, title: t('board:title') },
      { url: `${app}/techcards/${card.id}/signal-copy`, title: `${t('print:work.signal.label')}, ${number}` },
    ]
  }
  if (role === 'director')
    return [
      home,
      { url: `${app}/events-log`, title: t('events-log:title') },
      { url: `${app}/events-log?search=нетакойзаписи`, title: t('events-log:title') },
    ]
  if (role === 'supervisor')
    return [
      home,
      ...['requisites', 'company', 'vat', 'withholding', 'days', 'columns', 'prices'].map((section) => ({
        url: `${app}/settings?section=${section}`,
        title: t('settings:title'),
      })),
    ]
  if (role === 'hr') {
    const { people } = await client.call('GET /api/time/today')
    const dana = people.find(({ waiting }) => waiting > 0)
    return [
      home,
      { url: `${app}/tracker`, title: t('time:clock.title') },
      { url: `${app}/time-tracker`, title: t('time:title') },
      ...(dana ? [{ url: `${app}/time-tracker/users/${dana.user.id}`, title: dana.user.name }] : []),
      { url: `${app}/contract-templates`, title: t('contract-templates:title') },
      {
        url: `${app}/contract-templates/gph`,
        title: t('contract-templates:editor.title', { kind: t('contracts:kind.gph') }),
      },
    ]
  }
  return [home]
}

/** The commercial screens of the staff portal, as the sales department sees them. */
export async function salesScreens(t: Translator): Promise<Screen[]> {
  const client = await clientOf('accounting')
  const app = `${portalsOf('accounting')}/app/${roleByKey('accounting').path}`
  const [{ data: offers }, { data: invoiced }, { accounts }, { contracts }] = await Promise.all([
    client.call('GET /api/offers', { query: { status: 'in process' } }),
    client.call('GET /api/offers', { query: { status: 'Invoice and contract sent' } }),
    client.call('GET /api/accounts'),
    client.call('GET /api/contracts', { query: { kind: 'author', status: 'draft' } }),
  ])
  const [draft] = contracts
  const [offer] = offers
  const [account] = accounts
  const billed = invoiced.find(({ invoice_number }) => invoice_number !== null)
  if (!offer || !billed || !account) throw new Error('The demo press has no offer, no invoice or no account')
  return [
    { url: `${app}/home`, title: t('shell:nav.home') },
    { url: `${app}/offers`, title: t('offers:screen.title') },
    { url: `${app}/offers/new`, title: t('offers:screen.new') },
    { url: `${app}/offers/${offer.id}/edit`, title: t('offer-words:number', { number: offer.number }) },
    { url: `${app}/kp-preview/${offer.id}`, title: t('offers:preview.kp') },
    { url: `${app}/invoice-preview/${billed.id}`, title: t('offers:preview.invoice') },
    { url: `${app}/invoice`, title: t('invoices:title') },
    { url: `${app}/invoice?state=overdue`, title: t('invoices:title') },
    { url: `${app}/accounts`, title: t('accounts:list.title') },
    { url: `${app}/realisation`, title: t('realisation:title') },
    { url: `${app}/statistics`, title: t('statistics:title') },
    { url: `${app}/accounts/${account.id}?from=2020-01-01`, title: account.name },
    { url: `${app}/statements`, title: t('statements:list.label') },
    { url: `${app}/typography`, title: t('print-orders:title') },
    { url: `${app}/payouts`, title: t('payouts:title') },
    { url: `${app}/contracts`, title: t('contracts:list.title') },
    { url: `${app}/contract-add/author`, title: t('contracts:newOf.author') },
    ...(draft
      ? [{ url: `${app}/contract-edit/${draft.id}`, title: t('contracts:named.author', { number: draft.number }) }]
      : []),
    { url: `${app}/memorandum`, title: t('memoranda:list.title') },
    { url: `${app}/price-list`, title: t('price-list:title') },
    { url: `${app}/partnerKanban`, title: t('board:offers.partner') },
    { url: `${app}/smartKanban`, title: t('board:offers.smart') },
    { url: `${app}/orderKanban`, title: t('shop-orders:board') },
    { url: `${app}/books?listed=in_price`, title: t('books:title') },
  ]
}

/** Every screen of the partner portal. */
export async function partnerScreens(t: Translator): Promise<Screen[]> {
  const client = await clientOf('partner')
  return [
    { url: `${portalsOf('partner')}/app/partner/home`, title: t('shell:nav.home') },
    ...(await calculatorScreens('partner', client, t)),
    { url: `${portalsOf('partner')}/app/partner/kanban`, title: t('board:offers.mine') },
    { url: `${portalsOf('partner')}/app/partner/offers`, title: t('offers:screen.title') },
    { url: `${portalsOf('partner')}/app/partner/invoice`, title: t('invoices:title') },
    { url: `${portalsOf('partner')}/app/partner/contracts`, title: t('contracts:list.title') },
    { url: `${portalsOf('partner')}/app/partner/organization`, title: t('organizations:own') },
    ...ownScreens('partner', client, t),
  ]
}

/** The screens before a portal, for somebody who has not signed in. */
export function publicScreens(t: Translator): Screen[] {
  const [staff, author, partner] = [portalUrl('staff'), portalUrl('author'), portalUrl('partner')]
  return [
    ...[staff, author, partner].map((url) => ({ url, title: t('auth:signIn.title') })),
    ...[author, partner].map((url) => ({ url: `${url}/register`, title: t('account:register.title') })),
    ...[author, partner].map((url) => ({ url: `${url}/confirm?token=none`, title: t('account:confirm.title') })),
    ...['forgot-password', 'forgot-password2', 'forgot-password3'].map((path) => ({
      url: `${author}/${path}`,
      title: t('account:forgot.title'),
    })),
    { url: `${author}/confirm-email?token=none`, title: t('account:confirmEmail.title') },
    { url: `${author}/authorship`, title: t('account:authorship.title') },
    { url: `${author}/reset-password?token=none`, title: t('account:reset.title') },
    { url: `${author}/no-such-page`, title: t('frame:error.missing') },
  ]
}
