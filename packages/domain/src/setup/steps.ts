/** The steps of a press's first setup, in order. */
export const setupSteps = ['identity', 'requisites', 'letters', 'vat', 'prices', 'people'] as const
export type SetupStep = (typeof setupSteps)[number]

/** The states of a setup step. `later` means that the step was postponed. */
export const setupStepStates = ['open', 'later', 'done'] as const
export type SetupStepState = (typeof setupStepStates)[number]
/** The marks that a person can set on a step. */
export const setupMarks = ['later', 'done'] as const
export type SetupMark = (typeof setupMarks)[number]
export type SetupMarks = Partial<Record<SetupStep, SetupMark>>

/** The steps that must be done before invoices can be issued. */
export const stepsBeforeInvoices: readonly SetupStep[] = ['requisites', 'vat']
/**
 * The note that is shown at an open step. `requisites` has no note: documents need the organization details, but the press can work
 * without them.
 */
export const stepUrgency: Readonly<Partial<Record<SetupStep, 'canWait' | 'forBills'>>> = {
  identity: 'canWait',
  letters: 'canWait',
  vat: 'forBills',
  prices: 'canWait',
  people: 'canWait',
}

/** The number of hours for which the one-time setup link of a new press is valid. */
export const setupLinkHours = 72
/** The maximum number of invitations that are sent together at the end of the setup. */
export const maxFirstPeople = 5

export interface SetupInput {
  /** The versions of the settings' sections. A section that was never saved has no version. */
  versions: Readonly<Record<string, number | undefined>>
  /** The number of price lists that people created. The default price list does not count. */
  priceLists: number
  /** The number of staff accounts. */
  people: number
  marks: SetupMarks
}

const filledChecks: Record<SetupStep, (facts: SetupInput) => boolean> = {
  identity: ({ versions }) => Boolean(versions['identity']),
  requisites: ({ versions }) => Boolean(versions['requisites']),
  letters: ({ versions }) => Boolean(versions['letters']),
  vat: ({ versions }) => Boolean(versions['numbering']),
  prices: ({ priceLists }) => priceLists > 0,
  people: ({ people }) => people > 1,
}

/**
 * Returns the state of each setup step. A step is done once its data is saved, whether in the setup or in the settings. Steps that
 * can keep their default values, such as the default price list, are also done when a person marks them.
 */
export const getSetupStates = (facts: SetupInput): Record<SetupStep, SetupStepState> =>
  Object.fromEntries(
    setupSteps.map((step) => [step, filledChecks[step](facts) ? 'done' : (facts.marks[step] ?? 'open')]),
  ) as Record<SetupStep, SetupStepState>

/** Returns the next open setup step; undefined when no step is open. */
export const findNextSetupStep = (states: Readonly<Record<SetupStep, SetupStepState>>): SetupStep | undefined =>
  setupSteps.find((step) => states[step] === 'open')

/** Masks an e-mail address so that only its owner recognizes it: `g.••••@…`. */
export const maskEmail = (email: string): string => `${/^.\.?/u.exec(email)?.[0] ?? ''}••••@…`
