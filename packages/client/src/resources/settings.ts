import type { BodyOf } from '@press/contract'
import type { FormSection, SettingSection } from '@press/domain'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

/** The names and BIN of the press. Works without a session. */
export const usePress = () => useCall('GET /api/press', {}, { revalidateOnFocus: false })
/** What the press has set of itself. */
export const useSettings = () => useCall('GET /api/settings', {}, { revalidateOnFocus: false })
/** Who changed a section, or any of them, the last first. */
export const useSettingHistory = (section: SettingSection | 'all') =>
  useCall('GET /api/settings/{section}/history', { params: { section } })

type Bodies = { [Section in FormSection]: BodyOf<`PUT /api/settings/${Section}`> }

/** Saves a section; resolves once it shows. */
export async function saveSetting<Section extends FormSection>(section: Section, body: Bodies[Section]): Promise<void> {
  // The compiler does not follow which body goes with which of the names.
  await call(`PUT /api/settings/${section}` as 'PUT /api/settings/company', {
    body: body as unknown as BodyOf<'PUT /api/settings/company'>,
  })
  await changed('setting', 'organization')
}

/** What would fall on these days, were they days off; asks only where there are some. */
export const useDaysEffect = (off: readonly string[]) =>
  useCall('GET /api/settings/days/effect', off.length > 0 ? { query: { off: off.join(',') } } : null, {
    revalidateOnFocus: false,
  })

/** What the domain of an address says about its letters; asks only where an address is given. */
export const useSenderDomain = (address: string | null) =>
  useCall('GET /api/settings/letters/domain', address ? { query: { address } } : null, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  })

/** How far a test letter is; asked again while the mail server has not answered, or its link was not opened. */
export const useTestLetter = (id: number | null) =>
  useCall('GET /api/settings/letters/test/{id}', id === null ? null : { params: { id } }, {
    refreshInterval: (answer) => (answer && ['opened', 'stopped'].includes(answer.test.state) ? 0 : 2000),
  })

export const sendTestLetter = (to: string) => call('POST /api/settings/letters/test', { body: { to } })

/** Says that a test letter arrived. Works without a session. */
export const markLetterArrived = (token: string) => call('POST /api/settings/letters/arrived', { body: { token } })
