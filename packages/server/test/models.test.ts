import {
  applicationStatuses,
  applicationTransition,
  isAwaitingAnswer,
  getFlag,
  getGrantedScope,
  isArchivable,
  getFlagsAfterMove,
  isPercentage,
  canRequestChange,
  moveRefusal,
  offerRefusal,
  offerStatuses,
  getPaidPercentage,
  takesPayments,
  roleKeys,
  shopOrderStatuses,
  shopOrderTransitions,
  getBookRefusal,
  stageKeys,
  getStages,
  stageWorkKeys,
  stageWorks,
  transitionRefusal,
  workTypeRefusal,
  workTypeStatuses,
  type ApplicationStatus,
  type MoveInput,
  type OfferStatus,
  type RoleKey,
  type ShopOrderStatus,
  type StageFlags,
  type StageKey,
  type StageWork,
  type WorkTypeStatus,
} from '@press/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getToday } from '../src/clock.ts'
import {
  applicationOf,
  cardOf,
  offerOf,
  projectOf,
  shopOrderOf,
  insertPerson,
  upload,
  type TestPerson,
} from './rows.ts'
import { openPress } from './support.ts'

/*
 * Any people make any calls in any order. A model that uses the domain's tables and none of the server's code makes the same calls.
 * The server must refuse what the model refuses and do what the model allows, and its history must replay to the current state.
 */

const press = await openPress()
const people = Object.fromEntries(
  await Promise.all(roleKeys.map(async (role) => [role, await insertPerson(press, role)] as const)),
) as Record<RoleKey, TestPerson>
const other = await insertPerson(press, 'executor')

const runs = { numRuns: 25 }
const long = { maxCommands: 60 }
const done = (status: number): boolean => status === 200

/** A call, and a function that tells whether the model allows it. */
interface Step<State> {
  words: string
  may: (state: State) => boolean
  call: (id: number) => Promise<{ status: number }>
  next: (state: State) => State
}

interface Game<State> {
  begin: State // the state of a new row
  make: () => Promise<number> // creates a row and returns its id
  read: (id: number) => Promise<State> // reads the current state
  steps: readonly Step<State>[]
  end?: (id: number, state: State) => Promise<void> // checks the final state
}

/**
 * Plays many games and returns the number of allowed steps. Half of the steps are arbitrary, and half are allowed by the model.
 * With only arbitrary steps, few games would get far.
 */
async function play<State>({ begin, make, read, steps, end }: Game<State>): Promise<number> {
  let made = 0
  const take = (words: string, choose: (state: State) => Step<State> | undefined) => ({
    toString: () => words,
    check: () => true,
    run: async (model: { state: State }, id: number) => {
      const step = choose(model.state)
      if (!step) return
      const allowed = step.may(model.state)
      const { status } = await step.call(id)
      expect({ step: step.words, done: done(status), refused: status >= 400 && status < 500 }).toEqual({
        step: step.words,
        done: allowed,
        refused: !allowed,
      })
      if (allowed) {
        model.state = step.next(model.state)
        made += 1
      }
      expect(await read(id)).toEqual(model.state)
    },
  })
  const any = fc.constantFrom(...steps).map((one) => take(one.words, () => one))
  const allowed = fc.nat(10_000).map((number) =>
    take(`allowed step ${number}`, (state) => {
      const open = steps.filter(({ may }) => may(state))
      return open[number % open.length]
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.commands([any, allowed], long), async (commands) => {
      const id = await make()
      const model = { state: begin }
      await fc.asyncModelRun(() => ({ model, real: id }), commands)
      await end?.(id, model.state)
    }),
    runs,
  )
  return made
}

type CardState = MoveInput

const flagsOf = (...stages: StageKey[]): StageFlags =>
  Object.fromEntries(stageKeys.map((stage) => [getFlag(stage), stages.includes(stage)])) as unknown as StageFlags

async function cardNow(id: number): Promise<CardState> {
  const { techcard } = (await people.supervisor.call('GET /api/tech-cards/{id}', { params: { id } })).body
  return {
    ...flagsOf(...getStages(techcard)),
    signalEndDate: techcard.signalEndDate,
    is_archieve: techcard.is_archieve,
  }
}

const signedOn = '2026-11-20'

const pairs = stageKeys.flatMap((from) => stageKeys.filter((to) => to !== from).map((to) => ({ from, to })))

const moveSteps = roleKeys.flatMap((by) =>
  pairs.flatMap(({ from, to }) =>
    [undefined, 'Так надо'].map((reason): Step<CardState> => ({
      words: `${by} moves it from ${from} to ${to}${reason ? ' with a reason' : ''}`,
      may: (card) =>
        getGrantedScope(by, 'techCards', 'move') === 'all' &&
        moveRefusal(card, { role: by, from, to, reason }) === null,
      call: (id) =>
        people[by].call('POST /api/tech-cards/kanban/{id}', {
          params: { id },
          body: { ...getFlagsAfterMove(from, to), ...(reason && { reason }) },
        }),
      next: (card) => ({ ...card, ...getFlagsAfterMove(from, to) }),
    })),
  ),
)

const stageSteps = roleKeys.flatMap((by) =>
  stageWorkKeys.map((work): Step<CardState> => {
    const { from, to, action } = stageWorks[work]
    return {
      words: `${by} finishes ${work}`,
      may: (card) =>
        getGrantedScope(by, 'techCards', action) === 'all' &&
        card[getFlag(from)] &&
        getBookRefusal(card, from, to) === null,
      call: (id) => finish(by, work, id),
      next: (card) => ({ ...card, ...getFlagsAfterMove(from, to) }),
    }
  }),
)

// Authors sign under special rules, which have their own tests. Here, only roles that may sign every card sign.
const signSteps = roleKeys
  .filter((by) => by !== 'author')
  .flatMap((by) =>
    [signedOn, null].map((signalEndDate): Step<CardState> => ({
      words: `${by} ${signalEndDate ? 'signs the signal' : 'takes the signature back'}`,
      may: (card) =>
        getGrantedScope(by, 'techCards', 'approveSignal') === 'all' && (signalEndDate !== null || !isPrinted(card)),
      call: (id) =>
        people[by].call('POST /api/tech-cards/{id}/signal-end-date', { params: { id }, body: { signalEndDate } }),
      next: (card) => ({ ...card, signalEndDate }),
    })),
  )

const archiveSteps = roleKeys.flatMap((by) =>
  ([0, 1] as const).map((is_archieve): Step<CardState> => ({
    words: `${by} ${is_archieve ? 'archives' : 'restores'} it`,
    may: (card) =>
      getGrantedScope(by, 'techCards', 'write') === 'all' &&
      (card.is_archieve === is_archieve || !is_archieve || isArchivable(card)),
    call: (id) => people[by].call('POST /api/tech-cards/{id}/archive', { params: { id }, body: { is_archieve } }),
    next: (card) => ({ ...card, is_archieve }),
  })),
)

const isPrinted = (card: StageFlags): boolean =>
  card.is_typography || card.is_wap || card.is_account || card.is_stock || card.is_done

function finish(by: RoleKey, work: StageWork, id: number) {
  const request = { params: { id }, body: {} }
  switch (work) {
    case 'signal-copy':
      return people[by].call('POST /api/tech-cards/{id}/signal-copy', request)
    case 'print-run':
    case 'works-after-printing':
      return people[by].call('POST /api/tech-cards/{id}/print-info', { ...request, body: { work } })
    case 'receive':
      return people[by].call('POST /api/tech-cards/{id}/receive', request)
    case 'deliver':
      return people[by].call('POST /api/tech-cards/{id}/deliver', request)
  }
}

/** Returns the state that results from replaying the history since the card was created. */
async function replayed(id: number): Promise<CardState> {
  const { events } = (await people.supervisor.call('GET /api/tech-cards/{id}/history', { params: { id } })).body
  return events.toReversed().reduce<CardState>(
    (card, { type, from, to }) => {
      switch (type) {
        case 'techcard.moved':
          return from && to ? { ...card, ...getFlagsAfterMove(from, to) } : card
        case 'techcard.archived':
          return { ...card, is_archieve: 1 }
        case 'techcard.restored':
          return { ...card, is_archieve: 0 }
        case 'techcard.signalApproved':
          return { ...card, signalEndDate: signedOn }
        case 'techcard.signalWithdrawn':
          return { ...card, signalEndDate: null }
        default:
          return card
      }
    },
    { ...flagsOf('editor'), signalEndDate: null, is_archieve: 0 },
  )
}

it('a tech card moves only as the rules allow, and its history replays correctly', async () => {
  const made = await play<CardState>({
    begin: { ...flagsOf('editor'), signalEndDate: null, is_archieve: 0 },
    make: () => cardOf(press),
    read: cardNow,
    steps: [...moveSteps, ...stageSteps, ...signSteps, ...archiveSteps],
    end: async (id, state) => {
      expect(getStages(state)).not.toEqual([])
      expect(await replayed(id)).toEqual(state)
    },
  })
  expect(made).toBeGreaterThan(10)
})

const applicationNow = async (id: number): Promise<ApplicationStatus> =>
  (await people.initiator.call('GET /api/application/details/{id}', { params: { id } })).body.application.status

const revised = { document: 'review_1' as const, reason: 'Нет подписи', until: '2099-02-01' }

const decisions = roleKeys.flatMap((by) =>
  applicationStatuses.flatMap((to) =>
    [false, true].map((hasReason): Step<ApplicationStatus> => ({
      words: `${by} takes it to ${to}${hasReason ? ' with a reason' : ''}`,
      may: (status) => {
        const transition = applicationTransition(by, status, to)
        return transition !== undefined && (hasReason || !transition.needsReason)
      },
      call: (id) =>
        people[by].call('POST /api/applications/{id}/status', {
          params: { id },
          body: {
            status: to,
            ...(hasReason && { reason: 'Нет подписи' }),
            ...(hasReason && to === 'revision' && { documents: [revised] }),
          },
        }),
      next: () => to,
    })),
  ),
)

it('an application changes status only as its transition table allows', async () => {
  const made = await play<ApplicationStatus>({
    begin: 'in process',
    make: () => applicationOf(press, { owner: people.author.id }),
    read: applicationNow,
    steps: decisions,
  })
  expect(made).toBeGreaterThan(10)
})

interface WorkState {
  status: WorkTypeStatus
  rated: boolean
}
const fullMarks = { quality: 5, punctuality: 4, creativity: 5, politeness: 5, communication: 3 } as const

async function workNow(id: number): Promise<WorkState> {
  const { project } = (await people.pm.call('GET /api/project/{id}', { params: { id } })).body
  const [work] = project.tasks
  if (!work) throw new Error('The project has lost its work')
  return { status: work.status, rated: work.scores !== null }
}

const workOf = new Map<number, number>()
const hands = [...roleKeys.map((by) => ({ by, person: people[by] })), { by: 'executor' as const, person: other }]

const workSteps = hands.flatMap(({ by, person }) =>
  workTypeStatuses.flatMap((to) =>
    [false, true].flatMap((words) =>
      [false, true].map((rated): Step<WorkState> => {
        const own = person === people.executor
        return {
          words: `${person === other ? 'another executor' : by} takes it to ${to}${words ? ' with words' : ''}${rated ? ' and scores' : ''}`,
          may: (work) => {
            const facts = { ...work, executor_id: people.executor.id, result_files: [1] }
            const needsWords = work.status === 'completed' && (to === 'in progress' || to === 'cancelled')
            return (
              getGrantedScope(by, 'projects', 'advance') !== undefined &&
              workTypeRefusal(facts, { role: by, own }, to) === null &&
              (words || !needsWords) &&
              (to !== 'approved' || rated || work.rated)
            )
          },
          call: async (id) =>
            person.call('POST /api/work-types/{id}/status', {
              params: { id: workOf.get(id) ?? 0 },
              body: {
                status: to,
                ...(words && { comment: 'Поправьте' }),
                ...(rated && { scores: fullMarks }),
                ...(own && { result_files: [await resultOf(id)] }),
              },
            }),
          next: (work) => ({ status: to, rated: work.rated || (to === 'approved' && rated) }),
        }
      }),
    ),
  ),
)
const results = new Map<number, number>()
async function resultOf(project: number): Promise<number> {
  const known = results.get(project)
  if (known) return known
  const file = await upload(people.executor, 'Результат.docx')
  results.set(project, file)
  return file
}

it('a work goes from offer to payment only as its rules allow', async () => {
  const made = await play<WorkState>({
    begin: { status: 'offered', rated: false },
    make: async () => {
      const { id, work } = await projectOf(press, { executor: people.executor.id, manager: people.pm.id })
      workOf.set(id, work)
      return id
    },
    read: workNow,
    steps: workSteps,
  })
  expect(made).toBeGreaterThan(10)
})

interface OfferState {
  status: OfferStatus
  invoiced: boolean
  contracted: boolean
  /** Whether the recipient has requested changes that are not answered yet. */
  asked: boolean
  /** The paid sum in tiyn. */
  paid: number
}
/** The sum of an offer in these tests. */
const offered = 88_200_000

const offerNow = async (id: number): Promise<OfferState> => {
  const { offer } = (await people.supervisor.call('GET /api/offers/{id}', { params: { id } })).body
  const { status, invoice_number, contract_number, paid, asked_at, answered_at } = offer
  const asked = asked_at !== null && answered_at === null
  return { status, invoiced: invoice_number !== null, contracted: contract_number !== null, asked, paid }
}

const toRequestFields = ({ status, asked }: OfferState) => ({ status, asked_at: asked || null, answered_at: null })

const offerMoves = roleKeys.flatMap((by) =>
  offerStatuses.flatMap((to) =>
    [false, true].map((agreed): Step<OfferState> => ({
      words: `${by} takes it to ${to}${agreed ? ', agreeing to the contract' : ''}`,
      may: (offer) => {
        const { invoiced, contracted } = offer
        const facts = {
          ...toRequestFields(offer),
          invoice_number: invoiced ? '0001' : null,
          invoice_date: invoiced ? '2026-11-20' : null,
          contract_number: contracted ? '214-26' : null,
          contract_file: null,
        }
        const grant = getGrantedScope(by, 'offers', 'advance')
        const own = by === 'author'
        return (
          (grant === 'all' || (grant === 'own' && own)) && offerRefusal(facts, { role: by, own }, to, agreed) === null
        )
      },
      call: (id) => people[by].call('POST /api/offer/update-status', { body: { offer_id: id, status: to, agreed } }),
      next: (offer) => ({ ...offer, status: to }),
    })),
  ),
)

const askSteps = roleKeys.flatMap((by): Step<OfferState>[] => [
  {
    words: `${by} asks for another one`,
    may: (offer) => canRequestChange(toRequestFields(offer), { role: by, own: by === 'author' }),
    call: (id) => people[by].call('POST /api/offers/{id}/change', { params: { id }, body: { note: 'Другой тираж' } }),
    next: (offer) => ({ ...offer, asked: true }),
  },
  {
    words: `${by} answers`,
    may: (offer) => getGrantedScope(by, 'offers', 'write') === 'all' && isAwaitingAnswer(toRequestFields(offer)),
    call: (id) => people[by].call('POST /api/offers/{id}/answer', { params: { id }, body: {} }),
    next: (offer) => ({ ...offer, asked: false }),
  },
])

const writesInvoices = (by: RoleKey): boolean => getGrantedScope(by, 'invoices', 'write') === 'all'

const paperSteps = roleKeys.flatMap((by): Step<OfferState>[] => [
  {
    words: `${by} gives it its invoice`,
    may: ({ invoiced }) => writesInvoices(by) && !invoiced,
    call: (id) => people[by].call('POST /api/offers/{id}/invoice', { params: { id }, body: {} }),
    next: (offer) => ({ ...offer, invoiced: true }),
  },
  {
    words: `${by} writes the contract down`,
    may: () => writesInvoices(by),
    call: (id) =>
      people[by].call('POST /api/offers/{offerId}/update-invoice', {
        params: { offerId: id },
        body: { contract_number: '214-26' },
      }),
    next: (offer) => ({ ...offer, contracted: true }),
  },
])

const paySteps = roleKeys.flatMap((by) => [
  ...[offered / 2, offered, 1, -offered / 2, 0].map((amount): Step<OfferState> => ({
    words: `${by} notes a payment of ${amount}`,
    may: ({ status, paid }) =>
      writesInvoices(by) &&
      amount !== 0 &&
      paid + amount >= 0 &&
      paid + amount <= offered &&
      (amount < 0 || takesPayments({ status, revision: 1 })),
    call: (id) =>
      people[by].call('POST /api/offers/{id}/payments', { params: { id }, body: { amount, date: getToday() } }),
    next: (offer) => ({ ...offer, paid: offer.paid + amount }),
  })),
  ...[0, 30, 100, 101, -1].map((progress): Step<OfferState> => ({
    words: `${by} sets it to ${progress} %`,
    may: ({ status, paid }) =>
      writesInvoices(by) &&
      isPercentage(progress) &&
      ((offered * progress) / 100 <= paid || takesPayments({ status, revision: 1 })),
    call: (id) =>
      people[by].call('POST /api/invoices/{offerId}/update-progress', { params: { offerId: id }, body: { progress } }),
    next: (offer) => ({ ...offer, paid: (offered * progress) / 100 }),
  })),
])

it('an offer changes only as its rules allow, and its payments add up', async () => {
  const made = await play<OfferState>({
    begin: { status: 'in process', invoiced: false, contracted: false, asked: false, paid: 0 },
    make: () => offerOf(press, { user_id: people.author.id }),
    read: offerNow,
    steps: [...offerMoves, ...askSteps, ...paperSteps, ...paySteps],
    end: async (id, { paid }) => {
      const { offer } = (await people.accounting.call('GET /api/offers/{id}', { params: { id } })).body
      expect(offer.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid)
      expect(offer.progress).toBe(getPaidPercentage([{ amount: paid }], offered))
    },
  })
  expect(made).toBeGreaterThan(10)
})

const shopMoves = roleKeys.flatMap((by) =>
  shopOrderStatuses.map((to): Step<ShopOrderStatus> => ({
    words: `${by} takes it to ${to}`,
    may: (status) =>
      getGrantedScope(by, 'shopOrders', 'status') === 'all' &&
      (status === to || transitionRefusal(shopOrderTransitions, { role: by, own: false }, status, to) === null),
    call: (id) => people[by].call('POST /api/shop-orders/{id}/status', { params: { id }, body: { status: to } }),
    next: () => to,
  })),
)
async function shopOrderNow(id: number): Promise<ShopOrderStatus> {
  const { orders } = (await people.supervisor.call('GET /api/shop-orders', { query: { search: String(id) } })).body
  const order = orders.find((one) => one.id === id)
  if (!order) throw new Error('The shop has lost its order')
  return order.status
}

it('a shop order moves one step forward or back, only by the allowed roles', async () => {
  const made = await play<ShopOrderStatus>({
    begin: 'new',
    make: () => shopOrderOf(press),
    read: shopOrderNow,
    steps: shopMoves,
  })
  expect(made).toBeGreaterThan(10)
})
