import { Page, PageHeader } from '@press/ui'
import { Loaded, type LoadedProps } from '../QueryBoundary.tsx'

interface PricesPageProps<Data> extends Pick<LoadedProps<Data>, 'of' | 'children'> {
  title: string
}

/** A page that begins once its data have come; until then, and where they do not, its heading stands over their state. */
export function PricesPage<Data>({ of, title, children }: PricesPageProps<Data>) {
  const page = <Loaded of={of}>{children}</Loaded>
  return of.data === undefined ? <Page header={<PageHeader title={title} />}>{page}</Page> : page
}
