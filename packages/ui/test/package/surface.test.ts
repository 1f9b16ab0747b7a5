import { expect, test } from 'vitest'
import { renderSurface } from './surface.ts'

test('the public surface changes only with `pnpm --filter @press/ui surface` and a changeset', async () => {
  await expect(renderSurface()).toMatchFileSnapshot('surface.txt')
})
