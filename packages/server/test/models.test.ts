import {
  applicationStatuses,
  findApplicationTransition,
  isAwaitingAnswer,
  getFlag,
  getGrantedScope,
  isArchivable,
  getFlagsAfterMove,
  isPercentage,
  canRequestChange,
  getMoveRefusal,
  getOfferRefusal,
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
  getTransitionRefusal,
  getWorkTypeRefusal,
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
  insertApplication,
  insertCard,
  insertOffer,
  insertProject,
  insertShopOrder,
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
const otherPerson = await insertPerson(press, 'executor')

const runOptions = { numRuns: 25 }
const commandOptions = { maxCommands: 60 }
const isSuccess = (status: number): boolean => status === 200

/** A call, and a function that tells whether the model allows it. */
interface Step<State> {
  title: string
  isAllowed: (state: State) => boolean
  makeCall: (id: number) => Promise<{ status: number }>
  getNextState: (state: State) => State
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
async function playGames<State>({ begin, make, read, steps, end }: Game<State>): Promise<number> {
  let allowedCount = 0
  const createCommand = (title: string, chooseStep: (state: State) => Step<State> | undefined) => ({
    toString: () => title,
    check: () => true,
    run: async (model: { state: State }, id: number) => {
      const step = chooseStep(model.state)
      if (!step) return
      const isStepAllowed = step.isAllowed(model.state)
      const { status } = await step.makeCall(id)
      expect({ step: step.title, done: isSuccess(status), refused: status >= 400 && status < 500 }).toEqual({
        step: step.title,
        done: isStepAllowed,
        refused: !isStepAllowed,
      })
      if (isStepAllowed) {
        model.state = step.getNextState(model.state)
        allowedCount += 1
      }
      expect(await read(id)).toEqual(model.state)
    },
  })
  const anyStepCommands = fc.constantFrom(...steps).map((one) => createCommand(one.title, () => one))
  const allowedStepCommands = fc.nat(10_000).map((number) =>
    createCommand(`allowed step ${number}`, (state) => {
      const allowedSteps = steps.filter(({ isAllowed }) => isAllowed(state))
      return allowedSteps[number % allowedSteps.length]
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.commands([anyStepCommands, allowedStepCommands], commandOptions), async (commands) => {
      const id = await make()
      const model = { state: begin }
      await fc.asyncModelRun(() => ({ model, real: id }), commands)
      await end?.(id, model.state)
    }),
    runOptions,
  )
  return allowedCount
}

type CardState = MoveInput

const createFlags = (...stages: StageKey[]): StageFlags =>
  Object.fromEntries(stageKeys.map((stage) => [getFlag(stage), stages.includes(stage)])) as unknown as StageFlags

async function readCard(id: number): Promise<CardState> {
  const { techcard } = (await people.supervisor.call('GET /api/tech-cards/{id}', { params: { id } })).body
  return {
    ...createFlags(...getStages(techcard)),
    signalEndDate: techcard.signalEndDate,
    is_archieve: techcard.is_archieve,
  }
}

const signedOn = '2026-11-20'

const stagePairs = stageKeys.flatMap((from) => stageKeys.filter((to) => to !== from).map((to) => ({ from, to })))

const moveSteps = roleKeys.flatMap((role) =>
  stagePairs.flatMap(({ from, to }) =>
    [undefined, 'Так надо'].map((reason): Step<CardState> => ({
      title: `${role} moves it from ${from} to ${to}${reason ? ' with a reason' : ''}`,
      isAllowed: (card) =>
        getGrantedScope(role, 'techCards', 'move') === 'all' &&
        getMoveRefusal(card, { role: role, from, to, reason }) === null,
      makeCall: (id) =>
        people[role].call('POST /api/tech-cards/kanban/{id}', {
          params: { id },
          body: { ...getFlagsAfterMove(from, to), ...(reason && { reason }) },
        }),
      getNextState: (card) => ({ ...card, ...getFlagsAfterMove(from, to) }),
    })),
  ),
)

const stageSteps = roleKeys.flatMap((role) =>
  stageWorkKeys.map((work): Step<CardState> => {
    const { from, to, action } = stageWorks[work]
    return {
      title: `${role} finishes ${work}`,
      isAllowed: (card) =>
        getGrantedScope(role, 'techCards', action) === 'all' &&
        card[getFlag(from)] &&
        getBookRefusal(card, from, to) === null,
      makeCall: (id) => finishWork(role, work, id),
      getNextState: (card) => ({ ...card, ...getFlagsAfterMove(from, to) }),
    }
  }),
)

// Authors sign under special rules, which have their own tests. Here, only roles that may sign every card sign.
const signSteps = roleKeys
  .filter((role) => role !== 'author')
  .flatMap((role) =>
    [signedOn, null].map((signalEndDate): Step<CardState> => ({
      title: `${role} ${signalEndDate ? 'signs the signal' : 'takes the signature back'}`,
      isAllowed: (card) =>
        getGrantedScope(role, 'techCards', 'approveSignal') === 'all' && (signalEndDate !== null || !isPrinted(card)),
      makeCall: (id) =>
        people[role].call('POST /api/tech-cards/{id}/signal-end-date', { params: { id }, body: { signalEndDate } }),
      getNextState: (card) => ({ ...card, signalEndDate }),
    })),
  )

const archiveSteps = roleKeys.flatMap((role) =>
  ([0, 1] as const).map((is_archieve): Step<CardState> => ({
    title: `${role} ${is_archieve ? 'archives' : 'restores'} it`,
    isAllowed: (card) =>
      getGrantedScope(role, 'techCards', 'write') === 'all' &&
      (card.is_archieve === is_archieve || !is_archieve || isArchivable(card)),
    makeCall: (id) => people[role].call('POST /api/tech-cards/{id}/archive', { params: { id }, body: { is_archieve } }),
    getNextState: (card) => ({ ...card, is_archieve }),
  })),
)

const isPrinted = (card: StageFlags): boolean =>
  card.is_typography || card.is_wap || card.is_account || card.is_stock || card.is_done

function finishWork(role: RoleKey, work: StageWork, id: number) {
  const request = { params: { id }, body: {} }
  switch (work) {
    case 'signal-copy':
      return people[role].call('POST /api/tech-cards/{id}/signal-copy', request)
    case 'print-run':
    case 'works-after-printing':
      return people[role].call('POST /api/tech-cards/{id}/print-info', { ...request, body: { work } })
    case 'receive':
      return people[role].call('POST /api/tech-cards/{id}/receive', request)
    case 'deliver':
      return people[role].call('POST /api/tech-cards/{id}/deliver', request)
  }
}

/** Returns the state that results from replaying the history since the card was created. */
async function replayHistory(id: number): Promise<CardState> {
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
    { ...createFlags('editor'), signalEndDate: null, is_archieve: 0 },
  )
}

it('a tech card moves only as the rules allow, and its history replays correctly', async () => {
  const allowedCount = await playGames<CardState>({
    begin: { ...createFlags('editor'), signalEndDate: null, is_archieve: 0 },
    make: () => insertCard(press),
    read: readCard,
    steps: [...moveSteps, ...stageSteps, ...signSteps, ...archiveSteps],
    end: async (id, state) => {
      expect(getStages(state)).not.toEqual([])
      expect(await replayHistory(id)).toEqual(state)
    },
  })
  expect(allowedCount).toBeGreaterThan(10)
})

const readApplicationStatus = async (id: number): Promise<ApplicationStatus> =>
  (await people.initiator.call('GET /api/application/details/{id}', { params: { id } })).body.application.status

const requestedDocument = { document: 'review_1' as const, reason: 'Нет подписи', until: '2099-02-01' }

const decisionSteps = roleKeys.flatMap((role) =>
  applicationStatuses.flatMap((to) =>
    [false, true].map((hasReason): Step<ApplicationStatus> => ({
      title: `${role} takes it to ${to}${hasReason ? ' with a reason' : ''}`,
      isAllowed: (status) => {
        const transition = findApplicationTransition(role, status, to)
        return transition !== undefined && (hasReason || !transition.needsReason)
      },
      makeCall: (id) =>
        people[role].call('POST /api/applications/{id}/status', {
          params: { id },
          body: {
            status: to,
            ...(hasReason && { reason: 'Нет подписи' }),
            ...(hasReason && to === 'revision' && { documents: [requestedDocument] }),
          },
        }),
      getNextState: () => to,
    })),
  ),
)

it('an application changes status only as its transition table allows', async () => {
  const allowedCount = await playGames<ApplicationStatus>({
    begin: 'in process',
    make: () => insertApplication(press, { owner: people.author.id }),
    read: readApplicationStatus,
    steps: decisionSteps,
  })
  expect(allowedCount).toBeGreaterThan(10)
})

interface WorkState {
  status: WorkTypeStatus
  rated: boolean
}
const fullMarks = { quality: 5, punctuality: 4, creativity: 5, politeness: 5, communication: 3 } as const

async function readWork(id: number): Promise<WorkState> {
  const { project } = (await people.pm.call('GET /api/project/{id}', { params: { id } })).body
  const [work] = project.tasks
  if (!work) throw new Error('The project has lost its work')
  return { status: work.status, rated: work.scores !== null }
}

const workIdsByProject = new Map<number, number>()
const workers = [
  ...roleKeys.map((role) => ({ by: role, person: people[role] })),
  { by: 'executor' as const, person: otherPerson },
]

const workSteps = workers.flatMap(({ by: role, person }) =>
  workTypeStatuses.flatMap((to) =>
    [false, true].flatMap((hasComment) =>
      [false, true].map((hasRating): Step<WorkState> => {
        const isOwn = person === people.executor
        return {
          title: `${person === otherPerson ? 'another executor' : role} takes it to ${to}${hasComment ? ' with words' : ''}${hasRating ? ' and scores' : ''}`,
          isAllowed: (work) => {
            const facts = { ...work, executor_id: people.executor.id, result_files: [1] }
            const needsWords = work.status === 'completed' && (to === 'in progress' || to === 'cancelled')
            return (
              getGrantedScope(role, 'projects', 'advance') !== undefined &&
              getWorkTypeRefusal(facts, { role: role, own: isOwn }, to) === null &&
              (hasComment || !needsWords) &&
              (to !== 'approved' || hasRating || work.rated)
            )
          },
          makeCall: async (id) =>
            person.call('POST /api/work-types/{id}/status', {
              params: { id: workIdsByProject.get(id) ?? 0 },
              body: {
                status: to,
                ...(hasComment && { comment: 'Поправьте' }),
                ...(hasRating && { scores: fullMarks }),
                ...(isOwn && { result_files: [await getResultFile(id)] }),
              },
            }),
          getNextState: (work) => ({ status: to, rated: work.rated || (to === 'approved' && hasRating) }),
        }
      }),
    ),
  ),
)
const resultFileIds = new Map<number, number>()
async function getResultFile(project: number): Promise<number> {
  const knownFileId = resultFileIds.get(project)
  if (knownFileId) return knownFileId
  const file = await upload(people.executor, 'Результат.docx')
  resultFileIds.set(project, file)
  return file
}

it('a work goes from offer to payment only as its rules allow', async () => {
  const allowedCount = await playGames<WorkState>({
    begin: { status: 'offered', rated: false },
    make: async () => {
      const { id, work } = await insertProject(press, { executor: people.executor.id, manager: people.pm.id })
      workIdsByProject.set(id, work)
      return id
    },
    read: readWork,
    steps: workSteps,
  })
  expect(allowedCount).toBeGreaterThan(10)
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
const offerSumTiyn = 88_200_000

const readOffer = async (id: number): Promise<OfferState> => {
  const { offer } = (await people.supervisor.call('GET /api/offers/{id}', { params: { id } })).body
  const { status, invoice_number, contract_number, paid, asked_at, answered_at } = offer
  const asked = asked_at !== null && answered_at === null
  return { status, invoiced: invoice_number !== null, contracted: contract_number !== null, asked, paid }
}

const toRequestFields = ({ status, asked }: OfferState) => ({ status, asked_at: asked || null, answered_at: null })

const offerStatusSteps = roleKeys.flatMap((role) =>
  offerStatuses.flatMap((to) =>
    [false, true].map((isAgreed): Step<OfferState> => ({
      title: `${role} takes it to ${to}${isAgreed ? ', agreeing to the contract' : ''}`,
      isAllowed: (offer) => {
        const { invoiced, contracted } = offer
        const facts = {
          ...toRequestFields(offer),
          invoice_number: invoiced ? '0001' : null,
          invoice_date: invoiced ? '2026-11-20' : null,
          contract_number: contracted ? '214-26' : null,
          contract_file: null,
        }
        const grant = getGrantedScope(role, 'offers', 'advance')
        const isOwn = role === 'author'
        return (
          (grant === 'all' || (grant === 'own' && isOwn)) &&
          getOfferRefusal(facts, { role: role, own: isOwn }, to, isAgreed) === null
        )
      },
      makeCall: (id) =>
        people[role].call('POST /api/offer/update-status', { body: { offer_id: id, status: to, agreed: isAgreed } }),
      getNextState: (offer) => ({ ...offer, status: to }),
    })),
  ),
)

const requestSteps = roleKeys.flatMap((role): Step<OfferState>[] => [
  {
    title: `${role} asks for another one`,
    isAllowed: (offer) => canRequestChange(toRequestFields(offer), { role: role, own: role === 'author' }),
    makeCall: (id) =>
      people[role].call('POST /api/offers/{id}/change', { params: { id }, body: { note: 'Другой тираж' } }),
    getNextState: (offer) => ({ ...offer, asked: true }),
  },
  {
    title: `${role} answers`,
    isAllowed: (offer) =>
      getGrantedScope(role, 'offers', 'write') === 'all' && isAwaitingAnswer(toRequestFields(offer)),
    makeCall: (id) => people[role].call('POST /api/offers/{id}/answer', { params: { id }, body: {} }),
    getNextState: (offer) => ({ ...offer, asked: false }),
  },
])

const writesInvoices = (role: RoleKey): boolean => getGrantedScope(role, 'invoices', 'write') === 'all'

const documentSteps = roleKeys.flatMap((role): Step<OfferState>[] => [
  {
    title: `${role} gives it its invoice`,
    isAllowed: ({ invoiced }) => writesInvoices(role) && !invoiced,
    makeCall: (id) => people[role].call('POST /api/offers/{id}/invoice', { params: { id }, body: {} }),
    getNextState: (offer) => ({ ...offer, invoiced: true }),
  },
  {
    title: `${role} writes the contract down`,
    isAllowed: () => writesInvoices(role),
    makeCall: (id) =>
      people[role].call('POST /api/offers/{offerId}/update-invoice', {
        params: { offerId: id },
        body: { contract_number: '214-26' },
      }),
    getNextState: (offer) => ({ ...offer, contracted: true }),
  },
])

const paymentSteps = roleKeys.flatMap((role) => [
  ...[offerSumTiyn / 2, offerSumTiyn, 1, -offerSumTiyn / 2, 0].map((amount): Step<OfferState> => ({
    title: `${role} notes a payment of ${amount}`,
    isAllowed: ({ status, paid }) =>
      writesInvoices(role) &&
      amount !== 0 &&
      paid + amount >= 0 &&
      paid + amount <= offerSumTiyn &&
      (amount < 0 || takesPayments({ status, revision: 1 })),
    makeCall: (id) =>
      people[role].call('POST /api/offers/{id}/payments', { params: { id }, body: { amount, date: getToday() } }),
    getNextState: (offer) => ({ ...offer, paid: offer.paid + amount }),
  })),
  ...[0, 30, 100, 101, -1].map((progress): Step<OfferState> => ({
    title: `${role} sets it to ${progress} %`,
    isAllowed: ({ status, paid }) =>
      writesInvoices(role) &&
      isPercentage(progress) &&
      ((offerSumTiyn * progress) / 100 <= paid || takesPayments({ status, revision: 1 })),
    makeCall: (id) =>
      people[role].call('POST /api/invoices/{offerId}/update-progress', {
        params: { offerId: id },
        body: { progress },
      }),
    getNextState: (offer) => ({ ...offer, paid: (offerSumTiyn * progress) / 100 }),
  })),
])

it('an offer changes only as its rules allow, and its payments add up', async () => {
  const allowedCount = await playGames<OfferState>({
    begin: { status: 'in process', invoiced: false, contracted: false, asked: false, paid: 0 },
    make: () => insertOffer(press, { user_id: people.author.id }),
    read: readOffer,
    steps: [...offerStatusSteps, ...requestSteps, ...documentSteps, ...paymentSteps],
    end: async (id, { paid }) => {
      const { offer } = (await people.accounting.call('GET /api/offers/{id}', { params: { id } })).body
      expect(offer.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid)
      expect(offer.progress).toBe(getPaidPercentage([{ amount: paid }], offerSumTiyn))
    },
  })
  expect(allowedCount).toBeGreaterThan(10)
})

const shopOrderSteps = roleKeys.flatMap((role) =>
  shopOrderStatuses.map((to): Step<ShopOrderStatus> => ({
    title: `${role} takes it to ${to}`,
    isAllowed: (status) =>
      getGrantedScope(role, 'shopOrders', 'status') === 'all' &&
      (status === to || getTransitionRefusal(shopOrderTransitions, { role: role, own: false }, status, to) === null),
    makeCall: (id) => people[role].call('POST /api/shop-orders/{id}/status', { params: { id }, body: { status: to } }),
    getNextState: () => to,
  })),
)
async function readShopOrder(id: number): Promise<ShopOrderStatus> {
  const { orders } = (await people.supervisor.call('GET /api/shop-orders', { query: { search: String(id) } })).body
  const order = orders.find((one) => one.id === id)
  if (!order) throw new Error('The shop has lost its order')
  return order.status
}

it('a shop order moves one step forward or back, only by the allowed roles', async () => {
  const allowedCount = await playGames<ShopOrderStatus>({
    begin: 'new',
    make: () => insertShopOrder(press),
    read: readShopOrder,
    steps: shopOrderSteps,
  })
  expect(allowedCount).toBeGreaterThan(10)
})
