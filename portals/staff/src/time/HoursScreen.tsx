import { useParams } from '@press/shell'
import { Page } from '@press/ui'
import { MonthOf } from './MonthOf.tsx'

/** The working days of one person. */
export function HoursScreen() {
  const id = Number(useParams()['id'])
  return (
    <Page>
      <MonthOf key={id} id={id} />
    </Page>
  )
}
