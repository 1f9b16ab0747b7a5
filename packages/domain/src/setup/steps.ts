/** The steps of the first run of a press, in order. */
export const setupSteps = ['identity', 'requisites', 'letters', 'vat', 'prices', 'people'] as const
export type SetupStep = (typeof setupSteps)[number]

/** `later`: somebody put it off. */
export const setupStepStates = ['open', 'later', 'done'] as const
export type SetupStepState = (typeof setupStepStates)[number]
/** What somebody says of a step. */
export const setupMarks = ['later', 'done'] as const
export type SetupMark = (typeof setupMarks)[number]
export type SetupMarks = Partial<Record<SetupStep, SetupMark>>

/** Bills stay closed until these are done. */
export const stepsBeforeInvoices: readonly SetupStep[] = ['requisites', 'vat']
/** What the path says of a step that is open; of the requisites nothing: papers need them, and the press works without. */
export const stepUrgency: Readonly<Partial<Record<SetupStep, 'canWait' | 'forBills'>>> = {
  identity: 'canWait',
  letters: 'canWait',
  vat: 'forBills',
  prices: 'canWait',
  people: 'canWait',
}

/** Hours that the one-time link of a new press lasts. */
export const setupLinkHours = 72
/** Invitations that leave together at the end of the setup. */
export const maxFirstPeople = 5

export interface SetupInput {
  /** Versions of the settings' sections; a section without one was never saved. */
  versions: Readonly<Record<string, number | undefined>>
  /** Price lists that somebody wrote: the press begins with one of its own. */
  priceLists: number
  /** Accounts of the staff. */
  people: number
  marks: SetupMarks
}

const isFilled: Record<SetupStep, (facts: SetupInput) => boolean> = {
  identity: ({ versions }) => Boolean(versions['identity']),
  requisites: ({ versions }) => Boolean(versions['requisites']),
  letters: ({ versions }) => Boolean(versions['letters']),
  vat: ({ versions }) => Boolean(versions['numbering']),
  prices: ({ priceLists }) => priceLists > 0,
  people: ({ people }) => people > 1,
}

/**
 * How far each step is. What was saved counts, wherever it was saved; a mark counts for steps whose first values may stay as they are,
 * such as a price list that is taken as it is.
 */
export const setupStates = (facts: SetupInput): Record<SetupStep, SetupStepState> =>
  Object.fromEntries(
    setupSteps.map((step) => [step, isFilled[step](facts) ? 'done' : (facts.marks[step] ?? 'open')]),
  ) as Record<SetupStep, SetupStepState>

/** The step to go on with; undefined when none is left. */
export const nextSetupStep = (states: Readonly<Record<SetupStep, SetupStepState>>): SetupStep | undefined =>
  setupSteps.find((step) => states[step] === 'open')

/** An e-mail that only its owner recognizes: `g.••••@…`. */
export const maskedEmail = (email: string): string => `${/^.\.?/u.exec(email)?.[0] ?? ''}••••@…`
