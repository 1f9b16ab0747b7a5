import { compareGrowth, type PressSize } from './support/growth.ts'
import { signIn, startPress } from './support/press-server.ts'
import { report } from './support/report.ts'

/** The demo press has eighty offers. Multiplied by `scale`, it has about as many offers as the key says. */
const sizes = {
  '1 000': { port: 4440, scale: 13 },
  '100 000': { port: 4450, scale: 1250 },
} as const

async function preparePress(name: keyof typeof sizes): Promise<PressSize> {
  const press = await startPress(`offers-${sizes[name].scale}`, sizes[name])
  const token = await signIn(press.url(), 'accounting')
  const firstPagePath = '/api/offers?per_page=50'
  const answer = await fetch(press.url() + firstPagePath, { headers: { authorization: `Bearer ${token}` } })
  const { total } = (await answer.json()) as { total: number }
  return {
    name,
    press,
    token,
    paths: {
      'first page': firstPagePath,
      'last page': `${firstPagePath}&page=${Math.ceil(total / 50)}`,
      'by words': `${firstPagePath}&search=${encodeURIComponent('библиотека 12')}`,
      'by number': `${firstPagePath}&search=${encodeURIComponent('КП-0411')}`,
      'by status': `${firstPagePath}&search=${encodeURIComponent('склад')}`,
      'by sum': `${firstPagePath}&sort_by=sum&sort_dir=asc`,
      'by recipient': `${firstPagePath}&sort_by=recipient_name&sort_dir=asc`,
    },
  }
}

/** Compares the list of 50 offers in a press of a hundred thousand offers with the same list in a press of a thousand. */
export async function run(): Promise<void> {
  const small = await preparePress('1 000')
  const large = await preparePress('100 000')
  try {
    report(
      'list of 50 offers out of 1 000 and 100 000, 32 connections (ratio at most 1.5)',
      await compareGrowth(small, large),
    )
  } finally {
    await Promise.all([small, large].map(({ press }) => press.stop()))
  }
}
