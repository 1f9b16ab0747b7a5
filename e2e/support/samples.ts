import { getContractKinds, type RoleKey, type ScreenPath } from '@press/domain'
import type { Translate } from '@press/i18n/node'
import type { Client } from './client.ts'

interface SampleContext {
  role: RoleKey
  client: Client
  t: Translate
}

/** What a tour opens on a screen: the parameters of its path, and the title if the screen does not have the title of its route. */
interface Sample {
  params?: Readonly<Record<string, string | number>>
  title?: string
}

type FindSample = (walking: SampleContext) => Sample | undefined | Promise<Sample | undefined>
type PathOfRow = Extract<ScreenPath, `${string}:${string}`>

const findApplication: FindSample = async ({ client }) => {
  const query = { sort_by: 'created_at', sort_dir: 'asc' } as const
  const { applications } = await client.call('GET /api/applications', { query })
  const pendingApplication =
    applications.find(({ status }) => status === 'in process' || status === 'revision') ?? applications[0]
  return pendingApplication && { params: { id: pendingApplication.id }, title: pendingApplication.book_name }
}

const findCard = async ({ client }: SampleContext, stage?: 'author' | 'editor' | 'signal') => {
  const query = { ...(stage && { stage }), sort_by: 'created_at', sort_dir: 'asc' } as const
  return (await client.call('GET /api/tech-cards', { query })).techcards[0]
}

/** Returns a function that finds a card. The screen's title is the card's id, with an optional prefix. */
const createCardSample =
  (
    title?: 'print-forms:work.signal.label' | 'print-forms:work.print.label' | 'shop:title' | 'social:title',
  ): FindSample =>
  async (walking) => {
    const found = await findCard(walking, title === 'print-forms:work.signal.label' ? 'signal' : undefined)
    if (!found) return undefined
    const number = walking.t('tech-cards:number', { id: found.id })
    return { params: { id: found.id }, title: title ? `${walking.t(title)}, ${number}` : number }
  }

const findProject: FindSample = async ({ client }) => {
  const [found] = (await client.call('GET /api/projects', { query: { status: 'in progress', sort_dir: 'asc' } }))
    .projects
  return found && { params: { id: found.id }, title: found.name }
}

const findInvoice: FindSample = async ({ client }) => {
  const { data } = await client.call('GET /api/offers', { query: { status: 'Invoice and contract sent' } })
  const found = data.find(({ invoice_number }) => invoice_number !== null)
  return found && { params: { id: found.id } }
}

const findOffer = async ({ client }: SampleContext) =>
  (await client.call('GET /api/offers', { query: { status: 'in process' } })).data[0]

const findContract: FindSample = async ({ client, t }) => {
  const [found] = (await client.call('GET /api/contracts')).contracts
  return found && { params: { id: found.id }, title: t(`contracts:named.${found.kind}`, { number: found.number }) }
}

/** Finds a draft of a contract of a kind that the role writes. */
const findContractDraft: FindSample = async ({ role, client, t }) => {
  const { contracts } = await client.call('GET /api/contracts', { query: { status: 'draft' } })
  const found = contracts.find(({ kind }) => getContractKinds(role).includes(kind))
  return found && { params: { id: found.id }, title: t(`contracts:named.${found.kind}`, { number: found.number }) }
}

const findOrganization: FindSample = async ({ client }) => {
  const [found] = (await client.call('GET /api/organizations')).organizations
  return found && { params: { id: found.id }, title: found.name }
}

/** The rows of the demo press that a tour opens for every path with an id. A path that is missing here is a type error. */
export const samples: Readonly<Record<PathOfRow, FindSample> & Partial<Record<ScreenPath, FindSample>>> = {
  kanban: ({ role, t }) => (role === 'executor' ? { title: t('projects:board.title') } : undefined),
  'applications/:id/edit': findApplication,
  'application-details/:id': findApplication,
  'techcards/:id': createCardSample(),
  'techcards/:id/edit': createCardSample(),
  'techcards/:id/signal-copy': createCardSample('print-forms:work.signal.label'),
  'techcards/:id/print-info': createCardSample('print-forms:work.print.label'),
  'techcards/:id/shop': createCardSample('shop:title'),
  'techcards/:id/instagram': createCardSample('social:title'),
  'booktracking/:id': async (walking) => {
    const found = await findCard(walking)
    return found && { params: { id: found.id }, title: found.book_name }
  },
  'booktracking/:id/signal': async (walking) => {
    const found = await findCard(walking, 'author')
    return found && { params: { id: found.id }, title: `${walking.t('signals:label')}: ${found.book_name}` }
  },
  'projects/new/:id': async (walking) => {
    const found = await findCard(walking, 'editor')
    return found && { params: { id: found.id } }
  },
  'project-details/:id': findProject,
  'project-details/:id/edit': findProject,
  'books/:id/stock': async ({ client, t }) => {
    const [found] = (await client.call('GET /api/stock', { query: { search: 'Қорқыт' } })).books
    return found && { params: { id: found.book_id }, title: t('stock:of', { title: found.book_name }) }
  },
  'invoice-preview/:id': findInvoice,
  'kp-preview/:id': async (walking) => {
    const found = await findOffer(walking)
    return found && { params: { id: found.id } }
  },
  'offers/:id/edit': async (walking) => {
    const found = await findOffer(walking)
    return found && { params: { id: found.id }, title: walking.t('offer-words:number', { number: found.number }) }
  },
  'statements/:id': async ({ client }) => {
    const [found] = (await client.call('GET /api/statements')).statements
    return found && { params: { id: found.id } }
  },
  'accounts/:id': async ({ client }) => {
    const [found] = (await client.call('GET /api/accounts')).accounts
    return found && { params: { id: found.id }, title: found.name }
  },
  'accounts/:id/requisites': findOrganization,
  'organizations/:id': findOrganization,
  'users/:id': async ({ client }) => {
    const [found] = (await client.call('GET /api/users')).users
    return found && { params: { id: found.id }, title: found.name }
  },
  'contracts/:id': findContract,
  'contract-edit/:id': findContractDraft,
  'contract-add/:kind': ({ t }) => ({ params: { kind: 'author' }, title: t('contracts:newOf.author') }),
  'contract-templates/:kind': ({ t }) => ({
    params: { kind: 'gph' },
    title: t('contract-templates:editor.title', { kind: t('contracts:kind.gph') }),
  }),
  /** Roles that approve hours see the hours of all people. Other roles see only their own hours, under their own name. */
  'time-tracker': ({ role, client, t }) => ({ title: role === 'hr' ? t('time:title') : client.user.name }),
  'time-tracker/users/:id': async ({ role, client }) => {
    if (role !== 'hr') return { params: { id: client.user.id }, title: client.user.name }
    const found = (await client.call('GET /api/time/today')).people.find(({ waiting }) => waiting > 0)
    return found && { params: { id: found.user.id }, title: found.user.name }
  },
  'calculator/:id': async ({ client }) => {
    const [found] = (await client.call('GET /api/calculations', { query: {} })).calculations
    return found && { params: { id: found.id }, title: found.name }
  },
  'profile/:id': ({ client }) => ({ params: { id: client.user.id }, title: client.user.name }),
}
