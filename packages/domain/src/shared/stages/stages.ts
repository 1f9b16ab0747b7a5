/** The ten stages of a book, in the order of the board (spec §4). `flag` is the API field that says that a card is at the stage. */
export const stages = [
  { key: 'editor', flag: 'is_editor' },
  { key: 'project', flag: 'is_project' },
  { key: 'process', flag: 'is_process' },
  { key: 'signal', flag: 'is_signal' },
  { key: 'author', flag: 'is_author' },
  { key: 'typography', flag: 'is_typography' },
  { key: 'wap', flag: 'is_wap' },
  { key: 'account', flag: 'is_account' },
  { key: 'stock', flag: 'is_stock' },
  { key: 'done', flag: 'is_done' },
] as const

export type StageKey = (typeof stages)[number]['key']
export type StageFlag = (typeof stages)[number]['flag']
export type StageFlags = Record<StageFlag, boolean>

export const stageKeys: readonly StageKey[] = stages.map(({ key }) => key)
export const stageFlags: readonly StageFlag[] = stages.map(({ flag }) => flag)

export const getFlag = (stage: StageKey): StageFlag => `is_${stage}`
export const getStageIndex = (stage: StageKey): number => stageKeys.indexOf(stage)

/** Returns the stages at which a card is, in order. */
export const getStages = (card: StageFlags): StageKey[] => stageKeys.filter((stage) => card[getFlag(stage)])

/** Returns the most advanced stage of a card, which its ribbon shows in colour. */
export const getCurrentStage = (card: StageFlags): StageKey => getStages(card).at(-1) ?? 'editor'
