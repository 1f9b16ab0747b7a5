import type { WorkTypeName, Person, WorkTask } from '@press/domain'

/** The values of one work in a form. The executor includes the name, for display. */
export interface WorkValues extends Pick<
  WorkTask,
  'unit' | 'price' | 'start_date' | 'end_date' | 'hours' | 'description'
> {
  name: WorkTypeName | null
  executor: Pick<Person, 'id' | 'name'> | null
}

export const emptyWork: WorkValues = {
  name: null,
  unit: '',
  price: null,
  executor: null,
  start_date: null,
  end_date: null,
  hours: null,
  description: '',
}

/** Returns the form values of a work. */
export const toWorkValues = ({
  name,
  unit,
  price,
  executor,
  start_date,
  end_date,
  hours,
  description,
}: WorkTask): WorkValues => ({
  name,
  unit,
  price,
  executor,
  start_date,
  end_date,
  hours,
  description,
})

/** Returns the request body: the executor is sent as an id. */
export const toWorkBody = <Values extends WorkValues>({ executor, ...work }: Values) => ({
  ...work,
  executor_id: executor?.id ?? null,
})
export type WorkBody = ReturnType<typeof toWorkBody<WorkValues>>
