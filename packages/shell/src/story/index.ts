export { viewportGlobals as views } from '@press/ui/src/docs/screen-viewports.ts'
export {
  answerAll,
  forbidden,
  notFound,
  pending,
  createRefusal,
  unreachable,
  type Answers,
  type CallInput,
} from './network.ts'
export { createScreenStory, screenMeta, type ScreenStoryProps } from './screen-story.tsx'
export { AuthorShellScreenStory, ShellScreenStory } from './ShellScreenStory.ts'
export {
  createDarkStory as dark,
  createFailedStory as failed,
  createLoadingStory as loading,
  createNarrowKazakhStory as narrowInKazakh,
  createNoAccessStory as noAccess,
  createPhoneStory as phone,
  settle,
  createTabletStory as tablet,
} from './variants.ts'
