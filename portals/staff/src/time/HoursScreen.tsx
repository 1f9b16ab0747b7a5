import { useParams } from '@press/shell'
import { Page } from '@press/ui'
import { MonthOf } from './MonthOf.tsx'

/** One person's days at work. */
export function HoursScreen() {
  const id = Number(useParams()['id'])
  return (
    <Page>
      <MonthOf key={id} id={id} />
    </Page>
  )
}
