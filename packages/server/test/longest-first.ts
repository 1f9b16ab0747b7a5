import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take minutes, most of them waiting for a process to come up again: one that begins last is what all wait for. */
const longest = [
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

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return place < 0 ? longest.length : place
}

/** The order of the tests' files: the longest in front, the rest as Vitest has them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b))
  }
}
