import { expect, test } from 'vitest'
import { surface } from './surface.ts'

test('the public surface changes only with `pnpm --filter @press/ui surface` and a changeset', async () => {
  await expect(surface()).toMatchFileSnapshot('surface.txt')
})
