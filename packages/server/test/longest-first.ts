import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Test files that take minutes, mostly because they wait for a process to restart. If such a file starts last, the whole run waits
 * for it.
 */
const longestFiles = [
  'calls-1',
  'calls-2',
  'bucket',
  'restart',
  'crash-recovery',
  'archive',
  'backup',
  'offer-documents',
  'models',
  'tech-card-moves',
  'rounds',
  'idempotent-mail',
  'serve',
  'mail',
  'images',
]

const getPosition = ({ moduleId }: TestSpecification): number => {
  const position = longestFiles.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return position < 0 ? longestFiles.length : position
}

/** Orders the test files: the longest first, then the others as Vitest sorts them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => getPosition(a) - getPosition(b))
  }
}
