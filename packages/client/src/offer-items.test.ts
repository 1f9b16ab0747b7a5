import { expect, it, vi } from 'vitest'
import { saveOfferItems } from './offer-items.ts'

it('refuses lines without an offer with the specified message before sending anything', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch')
  for (const offer of [null, 0]) await expect(saveOfferItems(offer, [])).rejects.toThrow('offerId is required')
  expect(fetchSpy).not.toHaveBeenCalled()
  fetchSpy.mockRestore()
})
