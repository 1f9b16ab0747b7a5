import { expect, test } from 'vitest'
import { surface } from './surface.ts'

test('nothing that callers rely on changes unseen (a change needs `pnpm --filter @press/ui surface` and a changeset)', async () => {
  await expect(surface()).toMatchFileSnapshot('surface.txt')
})
